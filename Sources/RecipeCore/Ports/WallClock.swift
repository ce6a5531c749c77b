/// The time of day.
public protocol WallClock: Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  var now: Int { get }
}
