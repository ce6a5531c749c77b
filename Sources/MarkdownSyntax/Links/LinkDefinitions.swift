/// The targets of link reference definitions (CommonMark 4.7), by label.
struct LinkDefinitions: Sendable {
  /// The destinations and titles, concatenated; the ranges of the targets refer to it.
  private(set) var bytes: [UInt8] = []
  private var targets: [String: LinkDestination] = [:]

  /// True if there are no definitions.
  var isEmpty: Bool { targets.isEmpty }

  /// Adds a target, unless its label already has one.
  mutating func add(_ definition: LinkDefinition, in text: [UInt8]) {
    let key = Self.key(text[definition.label])
    guard targets[key] == nil else { return }
    let destination = copy(text[definition.target.destination])
    let title = definition.target.title.map { copy(text[$0]) }
    targets[key] = LinkDestination(origin: .definition, destination: destination, title: title)
  }

  private mutating func copy(_ text: ArraySlice<UInt8>) -> Range<Int> {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return start..<bytes.count
  }

  /// Returns the target of a label.
  func target(of label: ArraySlice<UInt8>) -> LinkDestination? {
    targets.isEmpty ? nil : targets[Self.key(label)]
  }

  /// Normalises a label's case and white space; upper case folds `ẞ`, `ß` and `ss`.
  private static func key(_ label: ArraySlice<UInt8>) -> String {
    label.split(whereSeparator: \.isWhitespace)
      .map { String(decoding: $0, as: UTF8.self).lowercased().uppercased() }
      .joined(separator: " ")
  }
}
