import Foundation

/// The program under test, as this build made it.
enum RecipesBinary {
  /// The path of `recipes`, in the folder that the test bundle was built into.
  static let path = productsFolder.appending(path: "recipes").path(percentEncoded: false)

  private static var productsFolder: URL {
    #if os(macOS)
      Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    #else
      Bundle.main.bundleURL
    #endif
  }

  #if os(macOS)
    private final class Marker {}
  #endif
}
