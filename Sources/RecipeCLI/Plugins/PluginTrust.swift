import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeStorage
import Text

/// `recipes plugin add` and `remove`: the trust in files.
struct PluginTrust {
  /// The context of the command.
  let context: CommandContext

  private var argument: PluginArgument { PluginArgument(context: context) }

  /// Trusts the files that the words name.
  func add() throws(CommandFailure) -> ExitStatus {
    for word in context.arguments.words {
      let path = try argument.path(of: word)
      if PluginPurpose(ofProgram: ProgramSearch.name(of: path)) != nil {
        try argument.checkExecutable(path)
      }
      let file = try argument.file(at: path)
      if case .writableByOthers(let place) = file.trust {
        throw CommandFailure.writableByOthers(place)
      }
      let links: [String]
      do throws(FileError) {
        links = try self.links(to: file.path)
      } catch {
        throw CommandFailure(error)
      }
      let uses = try allowed(by: [path, file.path] + links)
      do throws(FileError) {
        for entry in file.entries(with: links) { try argument.store.add(entry) }
      } catch {
        throw CommandFailure(
          error, help: "nothing was trusted, because the list of trusted files cannot be written")
      }
      let text = "\(file.path)\n  owner: \(owner(of: file))\n  SHA-256: \(file.hash)\n"
      try context.print(
        (text + uses + lines(for: path, named: word)).terminalSafeLines)
    }
    return .done
  }

  /// Ends the trust in the files that the words name.
  func remove() throws(CommandFailure) -> ExitStatus {
    for word in context.arguments.words {
      let path = try trustedPath(of: word)
      let remaining = try remains(of: path)
      let wasTrusted: Bool
      do throws(FileError) {
        let own = try argument.store.remove(path)
        let links = try links(to: path)
        for link in links { _ = try argument.store.remove(link) }
        wasTrusted = own || !links.isEmpty
      } catch {
        throw CommandFailure(error)
      }
      guard wasTrusted else {
        throw CommandFailure("\(path) is not trusted itself", help: remaining)
      }
      let rest = remaining.map { "; \($0)" } ?? ""
      try context.print("\(path.terminalSafe): no longer trusted\(rest.terminalSafe)\n")
    }
    return .done
  }

  /// Returns the trusted links that lead to a file.
  private func links(to path: String) throws(FileError) -> [String] {
    try argument.store.entries().map(\.path).filter {
      $0 != path && (try? context.world.files.realPath(of: $0)) == path
    }
  }

  /// Returns the path that is trusted, even of a file that is gone.
  private func trustedPath(of word: String) throws(CommandFailure) -> String {
    if let path = try? argument.path(of: word),
      let real = try? context.world.files.realPath(of: path)
    {
      return real
    }
    return context.absolutePath(word)
  }

  /// Returns the configuration that still runs a plug-in which is not trusted itself, and the way to end that.
  private func remains(of path: String) throws(CommandFailure) -> String? {
    let pluginUses = PluginUses(context)
    let tables = pluginUses.uses(of: path).map { "[\($0.table)]" }
    guard let configuration = pluginUses.configuration, !tables.isEmpty,
      try pluginUses.obstacle == nil
    else { return nil }
    let remedy =
      configuration.origin == .search
      ? "run: recipes plugin remove \(configuration.file.shellWord)" : "remove that table"
    let places = tables.joined(separator: ", ")
    return "\(pluginUses.configurationName) still runs it (\(places)): \(remedy)"
  }

  /// Returns the uses that trust allows a configuration; empty for a plug-in.
  ///
  /// Relative paths in it start at the folder of the path that names it: a link to it names other files.
  ///
  /// - Parameter paths: The paths by which it is trusted.
  /// - Throws: An error if it cannot be read, so that nobody can say what the trust would allow.
  private func allowed(by paths: [String]) throws(CommandFailure) -> String {
    var folders: Set<String> = []
    var lines: [String] = []
    for path in paths where path.hasSuffix(".toml") {
      let folder = path.parentFolder
      let real = (try? context.world.files.realPath(of: folder)) ?? folder
      guard folders.insert(real).inserted else { continue }
      let configuration = try ConfigurationLoader(context: context.using(configuration: path))
        .check().configuration
      let uses = TrustedUses(of: configuration, context.catalogs, context.world.programs).lines
      lines += uses.filter { !lines.contains($0) }
    }
    return lines.map { "  \($0.terminalSafe)\n" }.joined()
  }

  private func owner(of file: TrustedFile) -> String {
    let home = context.world.homeFolder.flatMap { try? context.world.files.status(of: $0) }
    return home?.owner == file.owner ? "you" : "user \(file.owner)"
  }

  /// Returns the lines that recipes.toml needs to use a plug-in; empty for a configuration, and if
  /// recipes.toml has them.
  private func lines(for path: String, named word: String) -> String {
    let program = ProgramSearch.name(of: path)
    guard let purpose = PluginPurpose(ofProgram: program), !isUsed(path) else { return "" }
    let name = purpose.name(ofProgram: program)
    let command = (word.contains("/") || program == word ? path : program).tomlText
    let introduction = "to use it, add to recipes.toml:"
    guard purpose == .format else {
      let table = "[sources.\(SourceName.keyText(name))]\nkind = \"process\"\ncommand = \(command)"
      return "\n\(introduction)\n\n\(table)\n\n"
    }
    let options = details(of: path, name)
    let isReserved = ProgramFormats.reservedNames(context.catalogs).contains(name)
    if options.isEmpty, !isReserved, isFound(path) {
      return "\nto use it: recipes export --format \(name.shellWord) --output FILE\n\n"
    }
    let words =
      options.isEmpty ? introduction : "to use it as it describes itself, add to recipes.toml:"
    // No program takes the place of a built-in format.
    let key = SourceName.keyText(isReserved ? "my-\(name)" : name)
    return "\n\(words)\n\n[formats.\(key)]\ncommand = \(command)\(options)\n\n"
  }

  /// True if the program at a path is found by its name.
  private func isFound(_ path: String) -> Bool {
    let files = context.world.files
    let found = context.world.programs.path(of: .name(ProgramSearch.name(of: path)))
    return found.flatMap { try? files.realPath(of: $0) } == (try? files.realPath(of: path))
  }

  /// Returns the lines that a formatter says it needs, which has just been trusted.
  private func details(of path: String, _ name: String) -> String {
    guard let description = FormatterDescription(of: path, context) else { return "" }
    let ending = description.ending.flatMap { $0 == name ? nil : "\nextension = \($0.tomlText)" }
    return (ending ?? "") + (description.isStreaming ? "\nstreaming = true" : "")
  }

  private func isUsed(_ path: String) -> Bool { !PluginUses(context).uses(of: path).isEmpty }
}
