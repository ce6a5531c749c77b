/// The items of a step.
extension CooklangParser {
  /// Appends the items of the paragraph.
  mutating func parseItems() {
    let content = text.trimmed(paragraph)
    var textStart = content.lowerBound
    var index = textStart
    while items.count < Self.maximumItemCount, index < content.upperBound,
      let sign = sign(in: index..<content.upperBound)
    {
      if text[sign] == UInt8(ascii: "\\") {
        index = sign + escapeWidth(at: sign)
      } else if let component = component(at: sign, end: content.upperBound) {
        addText(textStart..<sign)
        addItem(of: component)
        index = component.end
        textStart = index
      } else {
        index = sign + 1
      }
    }
    addText(textStart..<content.upperBound)
  }

  /// Returns the offset of the next byte that may not be plain text.
  private func sign(in range: Range<Int>) -> Int? {
    text.offset(in: range) { $0.isSigil || $0 == UInt8(ascii: "\\") }
  }

  /// Returns the width in bytes of a `\` and the character that it escapes.
  func escapeWidth(at index: Int) -> Int {
    index + 1 < paragraph.upperBound && text[index + 1].isEscapable ? 2 : 1
  }

  private mutating func addText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let offset = origins.origin(of: range.lowerBound)
    items.append(CooklangItem(.text, name: unescaped(range), offset: offset))
  }

  private mutating func addItem(of component: CooklangComponent) {
    let offset = origins.origin(of: component.start)
    let (name, alias) = names(of: component)
    var item = CooklangItem(component.kind, name: trimmed(name), offset: offset)
    item.isReference = component.modifiers.contains(.recipe) || isPath(component.name)
    item.modifiers = component.modifiers
    if let alias { item.alias = trimmed(alias) }
    if let amount = component.amount { addAmount(amount, to: &item) }
    if let preparation = component.preparation { item.preparation = trimmed(preparation) }
    items.append(item)
  }

  private mutating func addAmount(_ range: Range<Int>, to item: inout CooklangItem) {
    var amount = text.trimmed(range)
    if let first = amount.first, text[first] == UInt8(ascii: "=") {
      amount = (first + 1)..<amount.upperBound
      item.isFixed = true
    }
    let percent = text.offset(of: UInt8(ascii: "%"), in: amount) ?? amount.upperBound
    item.quantity = trimmed(amount.lowerBound..<percent)
    if percent < amount.upperBound { item.unit = trimmed((percent + 1)..<amount.upperBound) }
  }

  /// Splits `name|alias`, and strips the folders of a path.
  private func names(of component: CooklangComponent) -> (name: Range<Int>, alias: Range<Int>?) {
    let name = component.name
    if isPath(name), let slash = name.last(where: { text[$0] == UInt8(ascii: "/") }),
      slash + 1 < name.upperBound
    {
      return ((slash + 1)..<name.upperBound, nil)
    }
    guard let bar = text.offset(of: UInt8(ascii: "|"), in: name), bar > name.lowerBound,
      text[bar - 1] != UInt8(ascii: "\\"), !text.trimmed(name.lowerBound..<bar).isEmpty,
      !text.trimmed((bar + 1)..<name.upperBound).isEmpty
    else { return (name, nil) }
    return (name.lowerBound..<bar, (bar + 1)..<name.upperBound)
  }

  private func isPath(_ name: Range<Int>) -> Bool {
    guard let first = name.first, text[first] == UInt8(ascii: ".") else { return false }
    return text[name].starts(with: "./".utf8) || text[name].starts(with: "../".utf8)
  }

  /// Returns a range of the paragraph, trimmed and unescaped.
  mutating func trimmed(_ range: Range<Int>) -> Range<Int> { unescaped(text.trimmed(range)) }

  /// Returns a range without escapes: the same range or, if it has escapes, a copy at the text's
  /// end.
  private mutating func unescaped(_ range: Range<Int>) -> Range<Int> {
    guard hasEscapes, text.offset(of: UInt8(ascii: "\\"), in: range) != nil else { return range }
    let start = text.count
    var index = range.lowerBound
    while index < range.upperBound {
      let next = index + 1
      let isEscape =
        text[index] == UInt8(ascii: "\\") && next < range.upperBound && text[next].isEscapable
      text.append(text[isEscape ? next : index])
      index += isEscape ? 2 : 1
    }
    return start..<text.count
  }
}
