/// The recipes of a page that has several, each below a heading with its title.
enum PageChapters {
  /// Returns the lines of each recipe and its title; none if the page does not repeat one order of
  /// headings: a title, ingredients and directions.
  ///
  /// A page about one recipe also has several lists of ingredients, but the headings above those are
  /// not of one level.
  static func chapters(of page: PageStructure) -> [(title: String, lines: Range<Int>)] {
    let sections = page.headed(in: page.lines.indices).filter { $0.kind != .notes }
    var starts: [(title: Int, section: Int?)] = []
    for (index, section) in sections.enumerated() where section.kind == .ingredients {
      guard index + 1 < sections.count, sections[index + 1].kind == .directions,
        let title = title(above: section, in: page)
      else { return [] }
      starts.append((title, section.heading?.level))
    }
    let levels = Set(starts.map { page.lines[$0.title].level })
    let names = Set(starts.map { page.lines[$0.title].text })
    guard starts.count > 1, levels.count == 1, names.count == starts.count,
      Set(starts.map(\.section)).count == 1
    else { return [] }
    let ends = starts.dropFirst().map(\.title) + [page.lines.count]
    return zip(starts, ends).map { start, end in
      (page.lines[start.title].text, start.title + 1..<end)
    }
  }

  /// Returns the index of the nearest heading above a section that is of a higher level and is not
  /// itself one of a section.
  static func title(above section: PageSection, in page: PageStructure) -> Int? {
    let level = section.heading?.level ?? 7
    let above = page.lines[..<max(0, section.lines.lowerBound - 1)].suffix(reach)
    return above.lastIndex { line in
      line.level.map { $0 < level } == true && line.section == nil
    }
  }

  /// The maximum distance of the ingredients from the title, in lines.
  private static let reach = 60
}
