import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's clock.
package struct SystemClock: WallClock {
  /// Creates the clock.
  package init() {}

  package var now: Int {
    time(nil)
  }
}
