import Foundation

/// The programs that this machine has besides those that every test needs.
enum InstalledPrograms {
  /// True if a program is installed in one of the usual folders.
  static func has(_ name: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}
