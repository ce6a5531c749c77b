/// A way in which people write recipes in Markdown.
///
/// The reader tells it by a document's content; it can be forced where the content misleads.
package enum MarkdownDialect: String, Sendable, Hashable, CaseIterable {
  /// A title, dividers and lists by the rules of recipemd.org.
  case recipeMD = "recipemd"
  /// Front matter with a date, or in TOML, and parts with headings.
  case hugo
  /// Front matter with a layout, and parts with headings.
  case jekyll
  /// Ingredients and directions as lists in the front matter.
  case chowdown
  /// Front matter with capitalised keys such as `Prep` and `Serves`.
  case eleventy
  /// Lists of ingredients and quoted instructions that take turns between dividers.
  case nyum
  /// An underlined title, bold headings or none, and a last line `tags: …`.
  case tacofancy
  /// Notes with wiki links, callouts or properties of Obsidian.
  case obsidian
  /// Notes that Obsidian's Recipe Grabber made of web pages.
  case recipeGrabber = "recipe-grabber"
  /// The template of Mealie: check boxes for ingredients and instructions.
  case mealie = "mealie-markdown"
  /// Front matter and parts with headings, as many programs and our own export write it.
  case frontMatter = "front-matter"
  /// Parts with headings.
  case headings
  /// Lists and paragraphs whose kind and order tell what they are.
  case freeForm = "free-form"

  /// The name that a person knows it by.
  package var name: String {
    switch self {
    case .recipeMD: "RecipeMD"
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

  /// How a body is read when the dialect is forced.
  var reading: BodyReading {
    switch self {
    case .hugo, .jekyll, .eleventy, .recipeGrabber, .mealie, .frontMatter, .headings: .headings
    case .nyum, .freeForm: .blocks
    case .chowdown: .frontMatter
    case .recipeMD, .tacofancy, .obsidian: .detected
    }
  }
}

/// What tells the ingredients of a body from its directions.
enum BodyReading: Sendable {
  /// The headings when one is known, else the kinds of blocks.
  case detected
  /// The headings.
  case headings
  /// The kinds of blocks: bullets are ingredients.
  case blocks
  /// The body holds neither: they stand in the front matter.
  case frontMatter
}
