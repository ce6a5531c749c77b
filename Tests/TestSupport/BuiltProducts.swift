import Foundation

/// The programs that were built together with the running tests.
package enum BuiltProducts {
  /// Returns the path of a program in the folder of the test bundle, or `nil` if it is not there.
  package static func path(of program: String) -> String? {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    let folders =
      bundles.map { $0.pathExtension == "xctest" ? $0.deletingLastPathComponent() : $0 }
      + [packageFolder.appendingPathComponent(".build/debug")]
    return folders.map { $0.appendingPathComponent(program).path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
