/// A source of a configuration that the program writes: of the starter file, or of places that a
/// person named on the command line.
package struct StarterSource: Sendable, Hashable {
  /// An option and its value.
  package struct Setting: Sendable, Hashable {
    /// The name of the option.
    package let name: String
    /// The value as TOML.
    let value: String

    /// Creates a setting of a text.
    package init(_ name: String, _ text: String) {
      self.name = name
      value = text.tomlText
    }

    /// Creates a setting of a number.
    package init(_ name: String, _ number: Int) {
      self.name = name
      value = String(number)
    }
  }

  /// The name.
  package private(set) var name: String
  /// The kind.
  package let kind: String
  /// The options, in their order.
  package let settings: [Setting]

  /// Creates a source from its values.
  package init(name: String, kind: String, settings: [Setting]) {
    self.name = name
    self.kind = kind
    self.settings = settings
  }

  /// Creates the source of a folder or file.
  package init(name: String, kind: String, path: String) {
    self.init(name: name, kind: kind, settings: [Setting("path", path)])
  }

  /// Returns the source with more options.
  package func with(_ more: [Setting]) -> StarterSource {
    StarterSource(name: name, kind: kind, settings: settings + more)
  }

  /// The table of the source in a configuration.
  var table: String {
    let lines = settings.map { "\($0.name) = \($0.value)\n" }
    return "[sources.\(SourceName.keyText(name))]\nkind = \(kind.tomlText)\n" + lines.joined()
  }

  /// Returns sources with names that are valid, and that no two of them share.
  package static func named(_ sources: [StarterSource]) -> [StarterSource] {
    var taken: Set<String> = []
    return sources.map { source in
      var copy = source
      copy.name = freeName(for: source.name, among: &taken)
      return copy
    }
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
