/// The parts of a RecipeMD document, as ranges of its blocks.
struct RecipeMDOutline {
  /// A group of ingredients.
  struct Group {
    /// The heading.
    let title: String
    /// The blocks of the lists before the first subgroup.
    var lists = 0..<0
    /// The subgroups.
    var groups: [Group] = []
  }

  /// The first heading.
  var title = ""
  /// The blocks of the description.
  var description = 0..<0
  /// The text of the paragraph in italics.
  var tags: String?
  /// The text of the paragraph in bold.
  var yields: String?
  /// The blocks of the lists before the first group.
  var lists = 0..<0
  /// The groups.
  var groups: [Group] = []
  /// The blocks of the instructions.
  var instructions = 0..<0
}
