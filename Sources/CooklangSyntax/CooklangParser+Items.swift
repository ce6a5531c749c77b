/// Finding the items of a step.
extension CooklangParser {
  /// Adds the items of the paragraph.
  mutating func parseItems() {
    let content = paragraph[...].trimmingBlanks()
    var index = content.startIndex
    var textStart = index
    while index < content.endIndex {
      let byte = paragraph[index]
      if byte == UInt8(ascii: "\\") {
        index += escapeWidth(at: index)
      } else if byte.isSigil, let component = component(at: index, end: content.endIndex) {
        addText(textStart..<index)
        addItem(of: component)
        index = component.end
        textStart = index
      } else {
        index += 1
      }
    }
    addText(textStart..<content.endIndex)
  }

  /// How many bytes a `\` of the paragraph and what it escapes have.
  func escapeWidth(at index: Int) -> Int {
    index + 1 < paragraph.count && paragraph[index + 1].isEscapable ? 2 : 1
  }

  private mutating func addText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let offset = origins.origin(of: range.lowerBound)
    items.append(CooklangItem(.text, name: copy(range), offset: offset))
  }

  private mutating func addItem(of component: CooklangComponent) {
    let offset = origins.origin(of: component.start)
    let (name, alias) = names(of: component)
    var item = CooklangItem(component.kind, name: emit(name), offset: offset)
    item.isReference = component.modifiers.contains(.recipe) || isPath(component.name)
    item.modifiers = component.modifiers
    if let alias { item.alias = emit(alias) }
    if let amount = component.amount { addAmount(amount, to: &item) }
    if let preparation = component.preparation { item.preparation = emit(preparation) }
    items.append(item)
  }

  private mutating func addAmount(_ range: Range<Int>, to item: inout CooklangItem) {
    var amount = paragraph[range].trimmingBlanks()
    if amount.first == UInt8(ascii: "=") {
      amount.removeFirst()
      item.isFixed = true
    }
    let percent = amount.firstIndex(of: UInt8(ascii: "%")) ?? amount.endIndex
    item.quantity = emit(amount.startIndex..<percent)
    if percent < amount.endIndex { item.unit = emit((percent + 1)..<amount.endIndex) }
  }

  /// Parts `name|alias`, and takes the folders from a path.
  private func names(of component: CooklangComponent) -> (name: Range<Int>, alias: Range<Int>?) {
    let name = paragraph[component.name]
    if isPath(component.name), let slash = name.lastIndex(of: UInt8(ascii: "/")),
      slash + 1 < name.endIndex
    {
      return ((slash + 1)..<name.endIndex, nil)
    }
    guard let bar = name.firstIndex(of: UInt8(ascii: "|")), bar > name.startIndex,
      paragraph[bar - 1] != UInt8(ascii: "\\"), !name[..<bar].trimmingBlanks().isEmpty,
      !name[(bar + 1)...].trimmingBlanks().isEmpty
    else { return (component.name, nil) }
    return (name.startIndex..<bar, (bar + 1)..<name.endIndex)
  }

  private func isPath(_ name: Range<Int>) -> Bool {
    paragraph[name].starts(with: "./".utf8) || paragraph[name].starts(with: "../".utf8)
  }

  /// Adds a part of the paragraph to the texts, without white space at its ends and escapes.
  mutating func emit(_ range: Range<Int>) -> Range<Int> {
    let part = paragraph[range].trimmingBlanks()
    return copy(part.startIndex..<part.endIndex)
  }

  /// Adds a part of the paragraph to the texts, without escapes.
  private mutating func copy(_ range: Range<Int>) -> Range<Int> {
    let start = text.count
    var rest = paragraph[range]
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text.append(contentsOf: rest[..<backslash])
      let isEscape = backslash + 1 < rest.endIndex && rest[backslash + 1].isEscapable
      text.append(isEscape ? rest[backslash + 1] : rest[backslash])
      rest = rest[(backslash + (isEscape ? 2 : 1))...]
    }
    text.append(contentsOf: rest)
    return start..<text.count
  }
}
