extension ConfigurationFile {
  /// Creates the configuration of files and folders that a person names: a source for each, and
  /// nothing else.
  ///
  /// - Parameters:
  ///   - paths: The paths, absolute, at least one; the first counts as the library, so that no other
  ///     folder does.
  ///   - kind: The kind of source that reads them.
  ///   - folder: The folder that the person is in.
  package init(of paths: [String], kind: String, in folder: String) {
    var text = "[library]\npath = \((paths.first ?? folder).tomlText)\n"
    var taken: Set<String> = []
    for path in paths {
      let name = Self.freeName(for: path, among: &taken)
      text += "[sources.\(SourceName.keyText(name))]\nkind = \"\(kind)\"\npath = \(path.tomlText)\n"
    }
    self.init(
      path: PathResolver.joined(folder, "(paths)"), shownPath: "the paths", origin: .option("PATH"),
      bytes: Array(text.utf8), permissions: 0o600)
  }

  /// Returns the last part of a path as the name of a source that no other has.
  private static func freeName(for path: String, among taken: inout Set<String>) -> String {
    let last = path.split(separator: "/").last ?? "root"
    let characters = last.prefix(40).map { SourceName.flaw(of: "a\($0)") == nil ? $0 : "-" }
    let name = String(characters.drop { SourceName.flaw(of: String($0)) != nil })
    let base = name.isEmpty ? "files" : name
    let names = [base] + (2...taken.count + 2).map { "\(base)-\($0)" }
    let free = names.first { !taken.contains($0.lowercased()) } ?? base
    taken.insert(free.lowercased())
    return free
  }
}
