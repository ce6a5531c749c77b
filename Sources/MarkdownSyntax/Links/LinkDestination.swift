/// The destination and title of a link.
struct LinkDestination: Sendable, Hashable {
  /// The notation of a destination.
  enum Origin: Sendable, Hashable {
    /// In parentheses after the link's text.
    case text
    /// In a link reference definition.
    case definition
    /// In an autolink, where nothing is escaped.
    case address
    /// In an autolink, as an email address without its scheme.
    case mailAddress
  }

  /// The notation.
  let origin: Origin
  /// The range of the destination, without angle brackets.
  let destination: Range<Int>
  /// The range of the title, without quotes, or `nil` if there is none.
  let title: Range<Int>?

  /// Creates a place from its parts.
  init(origin: Origin = .text, destination: Range<Int>, title: Range<Int>? = nil) {
    self.origin = origin
    self.destination = destination
    self.title = title
  }
}
