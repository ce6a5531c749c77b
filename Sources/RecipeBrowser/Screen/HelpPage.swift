import TerminalScreen

/// The keys, as the help shows them.
enum HelpPage {
  /// The lines.
  static let lines: [StyledLine] = sections.flatMap { title, keys in
    [StyledLine(title, CellStyle(isBold: true))]
      + keys.map { key, meaning in
        StyledLine("  " + key + String(repeating: " ", count: max(1, 16 - key.count)) + meaning)
      } + [StyledLine("")]
  }

  private static let sections: [(String, [(String, String)])] = [
    (
      "Search",
      [
        ("/", "type a query: leek -cream time:<30 tag:soup is:favourite"),
        ("/ Space", "add to the query that is there"),
        ("Tab →", "complete what is grey"), ("↑ ↓", "choose a recipe while typing"),
        ("^U ^W", "clear the query, remove a word"), ("Esc", "leave the query line"),
        ("s", "sort"), ("f", "filter by source, tag or mark"),
      ]
    ),
    (
      "Move",
      [
        ("j k ↑ ↓", "down, up"), ("Space PgDn PgUp", "a page"), ("^D ^U", "half a page"),
        ("g G", "the first, the last"), ("Tab", "the next pane"), ("Enter", "open the recipe"),
        ("n p", "the next, the previous recipe"), ("Esc", "back"),
      ]
    ),
    (
      "Cook",
      [
        ("+ -", "one serving more, fewer"), ("x", "set servings, or a factor"),
        ("=", "reset amounts and units"), ("u", "units: as they are, metric, by weight, us, uk"),
        ("c", "mark as cooked today, or undo"), ("*", "a favourite, or not"),
        ("b", "on the shopping list, or off it"), ("B", "show the shopping list"),
      ]
    ),
    (
      "Recipe",
      [
        ("o", "open its page"), ("y", "send its id to the clipboard of the terminal"),
        ("v", "its variants"),
        ("w", "where its values come from, and its rank"),
      ]
    ),
    ("Program", [("?", "this help"), ("^L", "draw again"), ("^Z", "suspend"), ("q ^C", "quit")]),
  ]
}
