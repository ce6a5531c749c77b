/// A dialect in which people write recipes in Markdown.
///
/// The reader detects it by a document's content; it can be forced if the content is misleading.
package enum MarkdownDialect: String, Sendable, Hashable, CaseIterable {
  /// A title, dividers and lists by the rules of recipemd.org.
  case recipeMD = "recipemd"
  /// Front matter with a date, or in TOML, and sections with headings.
  case hugo
  /// Front matter with a layout, and sections with headings.
  case jekyll
  /// Ingredients and directions as lists in the front matter.
  case chowdown
  /// Front matter with capitalised keys such as `Prep` and `Serves`.
  case eleventy
  /// Lists of ingredients alternating with quoted instructions, between dividers.
  case nyum
  /// An underlined title, bold headings or none, and a last line `tags: …`.
  case tacofancy
  /// Notes with wiki links, callouts or properties of Obsidian.
  case obsidian
  /// Notes that Obsidian's Recipe Grabber created from web pages.
  case recipeGrabber = "recipe-grabber"
  /// The template of Mealie: check boxes for ingredients and instructions.
  case mealie = "mealie-markdown"
  /// Front matter and sections with headings, as many programs and our own export write it.
  case frontMatter = "front-matter"
  /// Sections with headings.
  case headings
  /// Lists and paragraphs whose kind and order determine their meaning.
  case freeForm = "free-form"

  /// The name for people.
  package var name: String {
    switch self {
    case .recipeMD: RecipeMDReader.dialect
    case .hugo: "Hugo"
    case .jekyll: "Jekyll"
    case .chowdown: "Chowdown"
    case .eleventy: "Eleventy"
    case .nyum: "nyum"
    case .tacofancy: "tacofancy"
    case .obsidian: "Obsidian"
    case .recipeGrabber: "Obsidian Recipe Grabber"
    case .mealie: "Mealie"
    case .frontMatter: "front matter and headings"
    case .headings: "plain headings"
    case .freeForm: "free-form"
    }
  }

  /// The way a body is read if the dialect is forced.
  var reading: BodyReading {
    switch self {
    case .hugo, .jekyll, .eleventy, .recipeGrabber, .mealie, .frontMatter, .headings: .headings
    case .nyum, .freeForm: .blocks
    case .chowdown: .frontMatter
    case .recipeMD, .tacofancy, .obsidian: .detected
    }
  }
}
