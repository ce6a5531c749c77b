/// The extents of ingredients, cookware and timers.
extension CooklangParser {
  /// Returns the component whose sigil is at an offset, or `nil` if the sigil is plain text.
  mutating func component(at start: Int, end: Int) -> CooklangComponent? {
    let kind = kind(ofSign: text[start])
    var index = start + 1
    let modifiers = kind == .timer ? [] : takeModifiers(at: &index, end: end)
    guard index < end, !text[index].isSpace else { return nil }
    var component = CooklangComponent(
      kind: kind, start: start, modifiers: modifiers, name: index..<index, end: index)
    guard takeBraces(of: &component, end: end) || takeWord(of: &component, end: end) else {
      return nil
    }
    if kind != .timer, text[index].isModifierLike {
      problems.add(.unknownModifier, at: origins.origin(of: index))
    }
    takePreparation(of: &component, end: end)
    return component
  }

  private func kind(ofSign sign: UInt8) -> CooklangItem.Kind {
    switch sign {
    case UInt8(ascii: "@"): .ingredient
    case UInt8(ascii: "#"): .cookware
    default: .timer
    }
  }

  /// Advances over modifiers, each of which occurs at most once.
  private func takeModifiers(at index: inout Int, end: Int) -> CooklangModifiers {
    var modifiers: CooklangModifiers = []
    while index < end, let modifier = CooklangModifiers(sign: text[index]),
      modifiers.insert(modifier).inserted
    {
      index += 1
    }
    return modifiers
  }

  /// Consumes a name of several words and the braces that end it.
  private mutating func takeBraces(of component: inout CooklangComponent, end: Int) -> Bool {
    let start = component.name.lowerBound
    guard let brace = brace(from: start, end: end) else { return false }
    guard let close = closingBrace(from: brace + 1, end: end) else {
      problems.add(.braceNotClosed, at: origins.origin(of: brace))
      return false
    }
    if brace == start {
      guard component.kind == .timer else { return false }
      guard !text.trimmed((brace + 1)..<close).isEmpty else {
        problems.add(.emptyTimer, at: origins.origin(of: start - 1))
        return false
      }
    }
    component.name = start..<brace
    component.amount = (brace + 1)..<close
    component.end = close + 1
    return true
  }

  /// Returns the brace that ends a name: the next one before any other sigil or line break.
  private func brace(from start: Int, end: Int) -> Int? {
    var index = start
    while index < end, let sign = text.offset(in: index..<end, where: Self.endsName) {
      guard text[sign] == UInt8(ascii: "\\") else {
        return text[sign] == UInt8(ascii: "{") ? sign : nil
      }
      index = sign + escapeWidth(at: sign)
    }
    return nil
  }

  /// True if a byte may end a name before braces, or rule out that braces follow.
  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "\\") || byte == 0x0A || byte.isSigil
  }

  private func closingBrace(from start: Int, end: Int) -> Int? {
    var index = start
    while index < end {
      switch text[index] {
      case UInt8(ascii: "}"): return index
      case UInt8(ascii: "{"), 0x0A: return nil
      case UInt8(ascii: "\\"): index += escapeWidth(at: index)
      default: index += 1
      }
    }
    return nil
  }

  private func takeWord(of component: inout CooklangComponent, end: Int) -> Bool {
    let start = component.name.lowerBound
    let wordEnd = WordEnd.offset(in: text, from: start, to: end)
    component.name = start..<wordEnd
    component.end = wordEnd
    return wordEnd > start
  }

  private mutating func takePreparation(of component: inout CooklangComponent, end: Int) {
    let open = component.end
    guard component.kind != .timer, open < end, text[open] == UInt8(ascii: "(") else { return }
    guard let close = closingParenthesis(of: open) else {
      return problems.add(.parenthesisNotClosed, at: origins.origin(of: open))
    }
    component.preparation = (open + 1)..<close
    component.end = close + 1
  }

  /// Returns the matching closing parenthesis; all pairs of the paragraph are found at once.
  private mutating func closingParenthesis(of open: Int) -> Int? {
    if let closingParentheses { return closingParentheses[open] }
    var partners: [Int: Int] = [:]
    var opened: [Int] = []
    var index = open
    while index < paragraph.upperBound {
      switch text[index] {
      case UInt8(ascii: "\\"): index += escapeWidth(at: index) - 1
      case UInt8(ascii: "("): opened.append(index)
      case UInt8(ascii: ")"): if let last = opened.popLast() { partners[last] = index }
      default: break
      }
      index += 1
    }
    closingParentheses = partners
    return partners[open]
  }
}
