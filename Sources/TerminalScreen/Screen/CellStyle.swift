/// The look of a cell, in terms of SGR (ECMA-48, section 8.3.117).
package struct CellStyle: Sendable, Hashable {
  /// The look of plain text.
  package static let plain = CellStyle()

  /// The colour of the text, or `nil` for the terminal's usual one.
  package var color: ScreenColor?
  /// True for bold text.
  package var isBold = false
  /// True for faint text.
  package var isDim = false
  /// True for underlined text.
  package var isUnderlined = false
  /// True if text and background change their colours.
  package var isReversed = false

  /// Creates a look.
  package init(
    color: ScreenColor? = nil, isBold: Bool = false, isDim: Bool = false,
    isUnderlined: Bool = false, isReversed: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  /// The same look without a colour, for terminals that show none.
  package var colorless: CellStyle {
    var style = self
    style.color = nil
    return style
  }

  /// The escape sequence that sets this look after another one, the shorter of adding and starting anew.
  func sequence(after old: CellStyle) -> String {
    if self == old { return "" }
    if self == .plain { return "\u{1B}[m" }
    let isAddition =
      (color != nil || old.color == nil) && (isBold || !old.isBold) && (isDim || !old.isDim)
      && (isUnderlined || !old.isUnderlined) && (isReversed || !old.isReversed)
    let known = isAddition ? old : .plain
    let codes = codes.filter { !known.codes.contains($0) }
    return "\u{1B}[" + ((isAddition ? [] : [0]) + codes).map(String.init).joined(separator: ";")
      + "m"
  }

  private var codes: [Int] {
    [isBold ? 1 : nil, isDim ? 2 : nil, isUnderlined ? 4 : nil, isReversed ? 7 : nil, color?.code]
      .compactMap(\.self)
  }

  /// Applies a parameter of SGR; unknown ones change nothing.
  package mutating func apply(_ code: Int) {
    switch code {
    case 0: self = .plain
    case 1: isBold = true
    case 2: isDim = true
    case 4: isUnderlined = true
    case 7: isReversed = true
    case 22: (isBold, isDim) = (false, false)
    case 24: isUnderlined = false
    case 27: isReversed = false
    case 39: color = nil
    default: if let color = ScreenColor(code: code) { self.color = color }
    }
  }
}
