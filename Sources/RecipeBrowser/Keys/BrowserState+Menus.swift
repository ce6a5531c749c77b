import RecipeMerging
import RecipeSearch
import TerminalScreen

/// Menus, questions and the help.
extension BrowserState {
  /// Handles a key of the overlay.
  mutating func handleInOverlay(_ key: Key) -> [BrowserEffect] {
    switch overlay {
    case .help(let scroll): handleInHelp(key, scroll)
    case .menu(let menu): return handle(key, in: menu)
    case .prompt(let prompt): handle(key, in: prompt)
    case nil: break
    }
    return []
  }

  private mutating func handleInHelp(_ key: Key, _ scroll: Int) {
    let height = size.rows - 2
    if let count = movement(of: key, height: height) {
      overlay = .help(scroll: max(0, min(scroll + count, HelpPage.lines.count - height)))
    } else {
      overlay = nil
    }
  }

  private mutating func handle(_ key: Key, in menu: Menu) -> [BrowserEffect] {
    var menu = menu
    let page = max(1, size.rows - 6)
    switch (key.code, key.modifiers.contains(.control)) {
    case (.escape, _):
      overlay = nil
      return []
    case (.enter, _):
      overlay = nil
      guard menu.shown.indices.contains(menu.selected) else { return [] }
      return choose(menu.shown[menu.selected].choice)
    case (.down, _), (.tab, _), (.character("n"), true): menu.move(by: 1)
    case (.up, _), (.character("p"), true): menu.move(by: -1)
    case (.pageDown, _): menu.move(by: page)
    case (.pageUp, _): menu.move(by: -page)
    case (.home, _): menu.move(by: -menu.items.count)
    case (.end, _): menu.move(by: menu.items.count)
    case (.character(let character), false) where !menu.isTyping:
      handle(character, in: &menu)
    default:
      menu.typed.handle(key)
      if menu.typed.text.isEmpty { menu.isTyping = false }
      menu.move(by: 0)
    }
    overlay = .menu(menu)
    return []
  }

  /// Handles the first letters in a menu, those that move as in the list.
  private func handle(_ character: Character, in menu: inout Menu) {
    switch character {
    case "j": menu.move(by: 1)
    case "k": menu.move(by: -1)
    case "g": menu.move(by: -menu.items.count)
    case "G": menu.move(by: menu.items.count)
    case "/": menu.isTyping = true
    default:
      menu.isTyping = true
      menu.typed.insert(String(character))
      menu.move(by: 0)
    }
  }

  private mutating func handle(_ key: Key, in prompt: Prompt) {
    var prompt = prompt
    switch key.code {
    case .escape: overlay = nil
    case .enter:
      overlay = nil
      scale(by: prompt.typed.text.trimmingWhitespace)
    default:
      prompt.typed.handle(key)
      overlay = .prompt(prompt)
    }
  }

  private mutating func choose(_ choice: Menu.Choice) -> [BrowserEffect] {
    switch choice {
    case .sort(let name): sort = name.flatMap(SortOrder.init)
    case .filter(let term):
      if let place = filters.firstIndex(of: term) {
        filters.remove(at: place)
      } else {
        filters.append(term)
      }
    case .clearFilters: filters = []
    case .show(let recipe):
      detail.pin(recipe)
      return switchPane(.detail)
    }
    return [newSearch()]
  }

  // MARK: The menus

  /// The menu of orders, in which the present one is selected.
  var sortMenu: Menu {
    let orders = SortOrder.names.map { name in
      Menu.Item(title: name, detail: sort?.rawValue == name ? "now" : "", choice: .sort(name))
    }
    let usual = Menu.Item(
      title: "usual", detail: sort == nil ? "now" : "by rank, a search by where it finds words",
      choice: .sort(nil))
    return Menu(title: "Sort by", items: [usual] + orders)
  }

  /// Opens the menu of filters, and counts what it offers.
  mutating func openFilters() -> [BrowserEffect] {
    filterCounts = nil
    overlay = .menu(filterMenu)
    return collection == nil ? [] : [.countFilters(presentSearch)]
  }

  /// The filters in use, marks, and the sources and tags of the recipes in the list.
  var filterMenu: Menu {
    let clearing = filters.isEmpty ? [] : [Menu.Item(title: "no filter", choice: .clearFilters)]
    let marks = QueryVocabulary.marks.map { item("is:\($0)") }
    let sources = (collection?.sources ?? []).map { name in
      let count = filterCounts.map { "\($0.sources[name] ?? 0)" } ?? ""
      return item("source:\(QueryCompletion.quoted(name))", count)
    }
    let tags = (filterCounts?.tags ?? []).prefix(500).map {
      item("tag:\(QueryCompletion.quoted($0.name))", "\($0.recipes)")
    }
    return Menu(
      title: filterCounts == nil ? "Filter (counting…)" : "Filter",
      isOfFilters: true, items: clearing + marks + sources + tags)
  }

  private func item(_ term: String, _ detail: String = "") -> Menu.Item {
    Menu.Item(title: term, detail: filters.contains(term) ? "now" : detail, choice: .filter(term))
  }
}
