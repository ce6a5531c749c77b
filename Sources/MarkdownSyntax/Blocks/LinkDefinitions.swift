/// The targets of `[label]: target` lines (CommonMark 4.7), found by label.
struct LinkDefinitions: Sendable {
  /// The addresses and titles, one after the other; what the targets count in.
  private(set) var bytes: [UInt8] = []
  private var targets: [String: LinkPlace] = [:]

  /// Whether there are none.
  var isEmpty: Bool { targets.isEmpty }

  /// Keeps a target, unless its label has one already.
  mutating func add(_ definition: LinkDefinition, in text: [UInt8]) {
    let key = Self.key(text[definition.label])
    guard targets[key] == nil else { return }
    let destination = copy(text[definition.target.destination])
    let title = definition.target.title.map { copy(text[$0]) }
    targets[key] = LinkPlace(origin: .definition, destination: destination, title: title)
  }

  private mutating func copy(_ text: ArraySlice<UInt8>) -> Range<Int> {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return start..<bytes.count
  }

  /// The target of a label.
  func target(of label: ArraySlice<UInt8>) -> LinkPlace? {
    targets.isEmpty ? nil : targets[Self.key(label)]
  }

  /// A label without differences of case and white space; upper case folds `ẞ`, `ß` and `ss`.
  private static func key(_ label: ArraySlice<UInt8>) -> String {
    label.split(whereSeparator: \.isWhitespace)
      .map { String(decoding: $0, as: UTF8.self).lowercased().uppercased() }
      .joined(separator: " ")
  }
}
