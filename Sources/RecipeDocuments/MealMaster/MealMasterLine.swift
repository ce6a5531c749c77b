/// A line of a MealMaster text.
struct MealMasterLine {
  /// The bytes, without trailing white space.
  let bytes: ArraySlice<UInt8>

  /// Creates a line.
  init(_ line: [UInt8]) {
    let end = line.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    bytes = line[..<end]
  }

  /// True if the line is empty.
  var isBlank: Bool { bytes.isEmpty }

  /// True for `MMMMM----- Recipe via Meal-Master (tm) v8.05`, or with dashes in place of the M's.
  var isHeader: Bool {
    guard isRule, bytes.count < 200 else { return false }
    return FoldedText.key(bytes).contains("mealmaster")
  }

  /// True if a header starts with dashes, not with `MMMMM`.
  var isDashed: Bool { bytes.first == Self.dash }

  /// True if the line ends a recipe: a bare `MMMMM`, or bare dashes if the header starts with
  /// dashes.
  ///
  /// After the other kind of header, dashes are text, such as a divider between two variants.
  func isEnd(ofDashed isBelowDashes: Bool) -> Bool {
    isBareRule && (isBelowDashes || !isDashed)
  }

  /// True if the line is a bare `MMMMM` or bare dashes.
  var isBareRule: Bool { isRule && bytes.dropFirst(5).allSatisfy { $0 == Self.dash } }

  /// The name in `MMMMM----------SAUCE-----------`, or `nil` for any other line.
  var groupName: String? {
    guard isRule, bytes.last == Self.dash else { return nil }
    let name = bytes.dropFirst(5).drop { $0 == Self.dash }
    let end = name.lastIndex { $0 != Self.dash }.map { $0 + 1 } ?? name.startIndex
    let text = String(decoding: name[..<end], as: UTF8.self).cleaned(.line)
    return text.isEmpty ? nil : text
  }

  /// The text.
  var text: String { String(decoding: bytes, as: UTF8.self).cleaned(.line) }

  /// Returns the value after a label such as `Title:`, or `nil` if the line has another.
  func value(of label: String) -> String? {
    let line = bytes.drop { $0 <= 0x20 }
    guard line.count >= label.utf8.count,
      zip(line, label.utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
    else { return nil }
    return String(decoding: line.dropFirst(label.utf8.count), as: UTF8.self).cleaned(.line)
  }

  private static let dash = UInt8(ascii: "-")

  private var isRule: Bool {
    bytes.starts(with: "MMMMM".utf8) || bytes.starts(with: "-----".utf8)
  }
}
