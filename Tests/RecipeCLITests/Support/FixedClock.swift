import RecipeCore

/// A time of day that stands still.
struct FixedClock: WallClock {
  var now = 1_700_000_000
}
