/// A source that a starter file turns on.
package struct StarterSource: Sendable, Hashable {
  /// Its name.
  package let name: String
  /// Its kind.
  package let kind: String
  /// Its folder, as it is to be written.
  package let path: String

  /// Makes a source of its values.
  package init(name: String, kind: String, path: String) {
    self.name = name
    self.kind = kind
    self.path = path
  }

  /// Makes a source named after its folder.
  ///
  /// - Parameters:
  ///   - kind: Its kind.
  ///   - path: Its folder, as it is to be written.
  ///   - taken: The names it must differ from.
  package init(kind: String, path: String, besides taken: [String] = []) {
    let folder = path.split(separator: "/").last.map(String.init) ?? kind
    let base = SourceName.derived(from: folder) ?? SourceName.derived(from: kind) ?? "source"
    let names = [base] + (2...(taken.count + 2)).map { "\(base)-\($0)" }
    let free = names.first { name in !taken.contains { $0.lowercased() == name } }
    self.init(name: free ?? base, kind: kind, path: path)
  }
}
