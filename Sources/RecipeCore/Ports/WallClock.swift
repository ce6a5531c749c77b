/// The time of day.
public protocol WallClock: Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  var now: Int { get }
  /// Milliseconds since 1970-01-01T00:00:00Z; by default those of `now`.
  var milliseconds: Int { get }
}

extension WallClock {
  /// The milliseconds of `now`.
  public var milliseconds: Int { now * 1_000 }
}
