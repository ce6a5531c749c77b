import RecipeCore
import TOMLSyntax

/// A reader of a table of secrets, whose values say where each is.
struct SecretTableReader {
  private static let example =
    "write NAME = { env = \"VARIABLE\" }, { file = \"path\" } or { command = [\"program\"] }"

  /// The resolver of paths.
  let paths: PathResolver

  /// Reads the references; messages never quote a value, which may be the secret itself.
  func read(_ value: TOMLValue) throws(OptionFlaw) -> [String: SecretReference] {
    guard let table = value.table else {
      throw OptionFlaw("must be a table of secrets", help: Self.example)
    }
    var references: [String: SecretReference] = [:]
    for entry in table.entries { references[entry.key.name] = try reference(of: entry) }
    return references
  }

  private func reference(of entry: TOMLTable.Entry) throws(OptionFlaw) -> SecretReference {
    let name = entry.key.name.quoted
    guard let table = entry.value.table, table.entries.count == 1, let only = table.entries.first
    else {
      throw OptionFlaw("must say of \(name) where it is, not what it is", help: Self.example)
    }
    switch (only.key.name, only.value.content) {
    case ("env", .string(let variable)): return .variable(variable)
    case ("file", .string(let path)): return .file(try absolute(path, name))
    case ("command", .array(let words)):
      let texts = words.compactMap(\.string)
      if !texts.isEmpty, texts.count == words.count { return .command(try command(texts, name)) }
    default: break
    }
    throw OptionFlaw("does not say of \(name) where it is", help: Self.example)
  }

  /// Returns a command whose program is absolute if it is a path, as other paths of a configuration are.
  private func command(_ words: [String], _ name: String) throws(OptionFlaw) -> [String] {
    guard ProgramName.isPath(words[0]) else { return words }
    return [try absolute(words[0], name)] + words.dropFirst()
  }

  private func absolute(_ path: String, _ name: String) throws(OptionFlaw) -> String {
    do {
      return try paths.absolutePath(of: path)
    } catch {
      throw OptionFlaw("names a file of \(name) that \(error.message)")
    }
  }
}
