extension ConfigurationFile {
  /// A place that a source reads.
  package struct Place: Sendable, Hashable {
    /// The name from which that of the source is made.
    package let name: String
    /// The kind of the source.
    package let kind: String
    /// The option that names the place: `path`, `url`.
    package let option: String
    /// The value of the option.
    package let value: String

    /// Creates a place from its parts.
    package init(name: String, kind: String, option: String, value: String) {
      self.name = name
      self.kind = kind
      self.option = option
      self.value = value
    }
  }

  /// Creates the configuration of places that a person names: a source for each, and nothing else.
  ///
  /// The first path counts as the library, so that no other folder does; without one, nothing does.
  ///
  /// - Parameters:
  ///   - places: The places, at least one.
  ///   - folder: The folder that the person is in.
  package init(of places: [Place], in folder: String) {
    let file = PathResolver.joined(folder, "(paths)")
    let library = places.first { $0.option == "path" }?.value ?? file
    var text = "[library]\npath = \(library.tomlText)\n"
    var taken: Set<String> = []
    for place in places {
      let name = SourceName.keyText(Self.freeName(for: place.name, among: &taken))
      text += "[sources.\(name)]\nkind = \(place.kind.tomlText)\n"
      text += "\(place.option) = \(place.value.tomlText)\n"
    }
    self.init(
      path: file, shownPath: "the paths", origin: .option("PATH"),
      bytes: Array(text.utf8), permissions: 0o600)
  }

  /// Returns a name as that of a source that no other has.
  private static func freeName(for name: String, among taken: inout Set<String>) -> String {
    let characters = name.prefix(40).map { SourceName.flaw(of: "a\($0)") == nil ? $0 : "-" }
    let usable = String(characters.drop { SourceName.flaw(of: String($0)) != nil })
    let base = usable.isEmpty ? "files" : usable
    let names = [base] + (2...taken.count + 2).map { "\(base)-\($0)" }
    let free = names.first { !taken.contains($0.lowercased()) } ?? base
    taken.insert(free.lowercased())
    return free
  }
}
