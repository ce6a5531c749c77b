import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's time of day.
package struct SystemClock: WallClock {
  /// Makes the clock.
  package init() {}

  package var now: Int {
    time(nil)
  }
}
