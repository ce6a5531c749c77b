/// The ingredient lines or steps under one heading, or before the first one.
package struct RecipeSection: Sendable, Hashable {
  /// The group's name; `nil` for the lines before the first group.
  package let name: String?
  /// The lines, without the heading.
  package let lines: [String]
}

extension Recipe {
  /// The ingredients by group, in order; groups with an invalid start begin at the next valid line.
  package var ingredientSections: [RecipeSection] {
    RecipeSection.sections(of: ingredients, ingredientGroups, headingLines: 0)
  }

  /// The directions by group, in order, without numbers; the headings are names, not steps.
  package var directionSections: [RecipeSection] {
    RecipeSection.sections(of: unnumberedDirections, directionGroups, headingLines: 1)
  }

  /// The directions without the headings of groups and numbers of steps.
  package var steps: [String] {
    directionGroups.isEmpty ? unnumberedDirections : directionSections.flatMap(\.lines)
  }

  /// The indices of the directions that are headings of groups.
  package var directionHeadings: Set<Int> { Set(directionGroups.map(\.start)) }
}

extension RecipeSection {
  /// Divides lines into groups.
  ///
  /// - Parameter headingLines: The number of lines at the start of a group that are its heading.
  fileprivate static func sections(
    of lines: [String], _ groups: [RecipeGroup], headingLines: Int
  ) -> [RecipeSection] {
    var sections: [RecipeSection] = []
    var start = 0
    var name: String?
    for group in groups {
      let end = min(max(group.start, start), lines.count)
      if name != nil || end > start {
        sections.append(RecipeSection(name: name, lines: Array(lines[start..<end])))
      }
      (name, start) = (group.name, min(end + headingLines, lines.count))
    }
    return sections + [RecipeSection(name: name, lines: Array(lines[start...]))]
  }
}
