/// The purpose of a plug-in, which its name says.
enum PluginPurpose: String, CaseIterable {
  case source
  case format

  /// The start of the names of such plug-ins.
  var prefix: String { "recipes-\(rawValue)-" }

  /// Returns what a program is by its name, or `nil` if the name does not say it.
  init?(ofProgram name: String) {
    guard let found = Self.allCases.first(where: { name.hasPrefix($0.prefix) }) else { return nil }
    self = found
  }

  /// Returns the name of a plug-in without its start.
  func name(ofProgram program: String) -> String {
    program.hasPrefix(prefix) ? String(program.dropFirst(prefix.count)) : program
  }
}
