/// The listed rows without details for which an API is asked.
package enum DetailDemand: String, Sendable, CaseIterable {
  /// Those of recipes that are shown with them or exported.
  case shown
  /// All.
  case all
  /// None; only `show` and `why` request those of their recipe.
  case never
}
