import RecipeCore

/// The content of front matter that affects the reading of the body.
struct FrontMatterHints: Sendable {
  /// The paragraphs of the description, which the body repeats and which contain nothing else.
  let descriptionParagraphs: Set<String>
  /// The groups of ingredients if front matter lists them, so that no heading is misread.
  let groups: [String]
  /// The title, or an empty text if there is none.
  let title: String

  /// True if there is a title.
  var hasTitle: Bool { !title.isEmpty }

  /// No hints.
  static let none = FrontMatterHints()

  private init() {
    descriptionParagraphs = []
    groups = []
    title = ""
  }

  /// Reads the hints in a document's front matter, whose keys are those of our own documents.
  ///
  /// - Parameter title: The title in the front matter.
  init(_ frontMatter: RecipeFrontMatter, title: String) {
    var description: String?
    var groups: [String] = []
    for member in frontMatter.members {
      // The lengths rule out most keys faster than a comparison of texts.
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

  /// True if a text of the body is also in the description.
  func isInDescription(_ text: @autoclosure () -> String) -> Bool {
    !descriptionParagraphs.isEmpty && descriptionParagraphs.contains(text().cleaned(.line))
  }

  /// Returns the paragraphs of a text, and its lines, on one line each.
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

  /// Returns the names in `[{"name": "Sauce", "start": 2}]`.
  private static func names(of value: FrontMatterValue) -> [String] {
    IngredientGroupList(value)?.groups.map(\.name) ?? []
  }
}
