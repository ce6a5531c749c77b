import RecipeMerging

/// A page, a choice or a prompt over the panes.
enum Overlay: Sendable {
  /// The keys.
  case help(scroll: Int)
  /// A choice.
  case menu(Menu)
  /// A question that is answered by typing.
  case prompt(Prompt)
}
