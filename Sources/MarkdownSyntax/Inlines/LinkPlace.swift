/// What is written about where a link leads.
struct LinkPlace: Sendable, Hashable {
  /// Where the address stands.
  enum Origin: Sendable, Hashable {
    /// In the text, after what it belongs to.
    case text
    /// In a definition elsewhere.
    case definition
    /// In angle brackets alone, where nothing is escaped.
    case address
    /// In angle brackets alone, as an address for mail without its scheme.
    case mailAddress
  }

  /// Where it stands.
  let origin: Origin
  /// The bytes of the address, without angle brackets.
  let destination: Range<Int>
  /// The bytes of the title, without quotes; `nil` when there is none.
  let title: Range<Int>?

  /// Makes a place of its parts.
  init(origin: Origin = .text, destination: Range<Int>, title: Range<Int>? = nil) {
    self.origin = origin
    self.destination = destination
    self.title = title
  }
}
