package import JSONSyntax

/// A path to values in an object: keys, indices and `*`, separated by dots.
///
/// `meta.name` is the member `name` of the member `meta`, `steps.0` the first step, and `steps.*.text`
/// the text of each step, or of each member if `steps` is an object. A key with a dot or an asterisk is
/// in quotation marks: `"v1.0".title`.
///
/// An asterisk at the end of a key is a number: `strIngredient*` is each of the members
/// `strIngredient1`, `strIngredient2` and so on, in the order of their numbers.
package struct ValuePath: Sendable, Hashable {
  /// A part of a path.
  package enum Step: Sendable, Hashable {
    /// A member of an object.
    case key(String)
    /// An element of an array, from 0, or the member of an object with that name.
    case index(Int)
    /// All elements of an array, or the values of all members of an object.
    case all
    /// The members of an object whose names are a stem and a number.
    case numbered(String)
  }

  /// The parts, at least one.
  package let steps: [Step]

  /// The maximum number of parts, and of values that a path leads to.
  private static let (stepLimit, maximumValueCount) = (32, 100_000)

  /// Parses a path.
  package init(parsing text: String) throws(ValuePathError) {
    var steps: [Step] = []
    var rest = Substring(text)
    while true {
      steps.append(try Self.step(&rest))
      guard steps.count <= Self.stepLimit else { throw .tooLong(limit: Self.stepLimit) }
      guard rest.first == "." else { break }
      rest.removeFirst()
    }
    guard rest.isEmpty else { throw .unexpected(String(rest)) }
    self.steps = steps
  }

  private static func step(_ rest: inout Substring) throws(ValuePathError) -> Step {
    if rest.first == "\"" {
      guard let end = rest.dropFirst().firstIndex(of: "\"") else { throw .unclosedQuote }
      defer { rest = rest[rest.index(after: end)...] }
      return .key(String(rest[rest.index(after: rest.startIndex)..<end]))
    }
    let word = rest.prefix { $0 != "." && $0 != "\"" }
    rest = rest[word.endIndex...]
    guard !word.isEmpty else { throw .emptyStep }
    if word == "*" { return .all }
    if word.last == "*", !word.dropLast().contains("*") {
      return .numbered(String(word.dropLast()))
    }
    guard !word.contains("*") else { throw .partialWildcard(String(word)) }
    let isIndex = word.utf8.count <= 6 && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isIndex ? Int(word).map(Step.index) ?? .key(String(word)) : .key(String(word))
  }

  /// The key, if the path is a single one.
  package var onlyKey: String? {
    guard steps.count == 1, case .key(let key) = steps[0] else { return nil }
    return key
  }

  /// The first key, if the path starts with one.
  package var firstKey: String? {
    if case .key(let key)? = steps.first { key } else { nil }
  }

  /// The stem, if the path is a single key with a number.
  var numberedStem: String? {
    guard steps.count == 1, case .numbered(let stem) = steps[0] else { return nil }
    return stem
  }

  /// Returns the values to which the path leads, in order, without those that are `null`.
  package func values(in root: JSONValue) -> [JSONValue] {
    places(in: root).filter { !$0.isNull }
  }

  /// True if the path leads to a value, which may be `null`.
  package func exists(in root: JSONValue) -> Bool { !places(in: root).isEmpty }

  private func places(in root: JSONValue) -> [JSONValue] {
    var values = [root]
    for step in steps {
      values = Array(
        values.lazy.flatMap { Self.values(of: $0, step) }.prefix(Self.maximumValueCount))
    }
    return values
  }

  private static func values(of value: JSONValue, _ step: Step) -> [JSONValue] {
    switch step {
    case .key(let key): value[key].map { [$0] } ?? []
    case .index(let index):
      value.kind == .object
        ? value["\(index)"].map { [$0] } ?? [] : Array(value.elements.dropFirst(index).prefix(1))
    case .all: value.kind == .object ? value.members.map(\.value) : Array(value.elements)
    case .numbered(let stem): numbered(stem, in: value).map(\.value)
    }
  }

  /// Returns the members of an object whose names are a stem and a number, in the order of the
  /// numbers.
  static func numbered(_ stem: String, in object: JSONValue) -> [(number: Int, value: JSONValue)] {
    object.members.compactMap { member -> (number: Int, value: JSONValue)? in
      number(of: member.name, behind: stem).map { ($0, member.value) }
    }.sorted { $0.number < $1.number }
  }

  /// Returns the number of a name that is a stem and up to four digits; `nil` for other names.
  static func number(of name: String, behind stem: String) -> Int? {
    guard name.utf8.count > stem.utf8.count, name.hasPrefix(stem) else { return nil }
    let digits = name.utf8.dropFirst(stem.utf8.count)
    guard digits.count <= 4, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(Substring(digits))
  }
}

/// The problem of a text that is not a path.
package enum ValuePathError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is nothing before, between or after dots.
  case emptyStep
  /// A quotation mark has no partner.
  case unclosedQuote
  /// An asterisk is part of a key, and not its end.
  case partialWildcard(String)
  /// Something follows a quoted key.
  case unexpected(String)
  /// There are more parts than allowed.
  case tooLong(limit: Int)

  /// The problem, as the end of a sentence.
  package var description: String {
    switch self {
    case .emptyStep: "has an empty key"
    case .unclosedQuote: "has a quotation mark without its partner"
    case .partialWildcard(let key): "has '*' within the key '\(key)', not at its end"
    case .unexpected(let text): "has '\(text)' after a quoted key"
    case .tooLong(let limit): "has more than \(limit) keys"
    }
  }
}
