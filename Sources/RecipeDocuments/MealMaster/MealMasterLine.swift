/// One line of a MealMaster text.
struct MealMasterLine {
  /// Its bytes, without white space at the end.
  let bytes: ArraySlice<UInt8>

  /// Takes a line.
  init(_ line: [UInt8]) {
    let end = line.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    bytes = line[..<end]
  }

  /// True if there is nothing on it.
  var isBlank: Bool { bytes.isEmpty }

  /// `MMMMM----- Recipe via Meal-Master (tm) v8.05`, or dashes in the place of the M's.
  var isHeader: Bool {
    guard isRule, bytes.count < 200 else { return false }
    return FoldedText.key(bytes).contains("mealmaster")
  }

  /// True if a header begins with dashes, and not with `MMMMM`.
  var isDashed: Bool { bytes.first == Self.dash }

  /// True if it ends a recipe: `MMMMM` alone, or dashes alone where the header began with them.
  ///
  /// Below the other header dashes are a line of the text, such as one that parts two variants.
  func isEnd(ofDashed isBelowDashes: Bool) -> Bool {
    isBareRule && (isBelowDashes || !isDashed)
  }

  /// True if it is `MMMMM` or dashes alone.
  var isBareRule: Bool { isRule && bytes.dropFirst(5).allSatisfy { $0 == Self.dash } }

  /// The name in `MMMMM----------SAUCE-----------`; `nil` for any other line.
  var groupName: String? {
    guard isRule, bytes.last == Self.dash else { return nil }
    let name = bytes.dropFirst(5).drop { $0 == Self.dash }
    let end = name.lastIndex { $0 != Self.dash }.map { $0 + 1 } ?? name.startIndex
    let text = String(decoding: name[..<end], as: UTF8.self).cleaned(.line)
    return text.isEmpty ? nil : text
  }

  /// The text.
  var text: String { String(decoding: bytes, as: UTF8.self).cleaned(.line) }

  /// What follows a label such as `Title:`; `nil` if the line has another.
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
