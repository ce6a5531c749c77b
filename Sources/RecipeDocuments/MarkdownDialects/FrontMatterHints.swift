import RecipeCore

/// What front matter says that matters to how the body below it is read.
struct FrontMatterHints: Sendable {
  /// The paragraphs of the description, which the body repeats: nothing else is to be found in
  /// them.
  let descriptionParagraphs: Set<String>
  /// The groups of ingredients when front matter lists them, so that no heading is mistaken.
  let groups: [String]
  /// The title; empty when it gives none.
  let title: String

  /// True if it gives the title.
  var hasTitle: Bool { !title.isEmpty }

  /// Nothing.
  static let none = FrontMatterHints()

  private init() {
    descriptionParagraphs = []
    groups = []
    title = ""
  }

  /// Finds the hints of a document's front matter, by the keys that our own documents have.
  ///
  /// - Parameter title: The title that it gives.
  init(_ frontMatter: RecipeFrontMatter, title: String) {
    var description: String?
    var groups: [String] = []
    for member in frontMatter.members {
      // The lengths settle most keys faster than a comparison of texts.
      switch member.name.utf8.count {
      case 11 where member.name == "description": description = member.value.text
      case 17 where member.name == "ingredient_groups": groups = Self.names(of: member.value)
      default: break
      }
    }
    self.title = title.cleaned(.line)
    descriptionParagraphs = description.map(Self.paragraphs) ?? []
    self.groups = groups
  }

  /// True if a text of the body stands in the description as well.
  func isInDescription(_ text: @autoclosure () -> String) -> Bool {
    !descriptionParagraphs.isEmpty && descriptionParagraphs.contains(text().cleaned(.line))
  }

  /// The paragraphs of a text, and its lines, in one line each.
  private static func paragraphs(of description: String) -> Set<String> {
    var paragraphs: Set<String> = []
    var lines: [String] = []
    for line in description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = String(line).cleaned(.line)
      if line.isEmpty {
        paragraphs.insert(lines.joined(separator: " "))
        lines = []
      } else {
        lines.append(line)
        paragraphs.insert(line)
      }
    }
    paragraphs.insert(lines.joined(separator: " "))
    return paragraphs
  }

  /// The names of `[{"name": "Sauce", "start": 2}]`.
  private static func names(of value: FrontMatterValue) -> [String] {
    IngredientGroupList(value)?.groups.map(\.name) ?? []
  }
}
