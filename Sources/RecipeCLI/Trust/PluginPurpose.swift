/// The purpose of a plug-in, which its name says.
enum PluginPurpose: String, CaseIterable {
  case source
  case format

  /// The start of the names of such plug-ins.
  var prefix: String { "recipes-\(rawValue)-" }

  /// Creates the purpose that the name of a program tells, or `nil` if it tells none.
  init?(ofProgram name: String) {
    guard let found = Self.allCases.first(where: { name.hasPrefix($0.prefix) }) else { return nil }
    self = found
  }

  /// Returns the name of a plug-in without its start.
  func name(ofProgram program: String) -> String {
    program.hasPrefix(prefix) ? String(program.dropFirst(prefix.count)) : program
  }
}
