import Text

/// The search for programs: in the folder of plug-ins, then on `PATH`.
package struct ProgramSearch: Sendable {
  /// The folders, absolute, in the order of the search.
  package let folders: [String]
  /// The programs elsewhere that a person has added by their paths.
  private let added: [String]
  private let files: any FileSystem

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - variables: The environment variables; relative folders in them do not count.
  ///   - added: The absolute paths of programs elsewhere that a person has added; they are found after all
  ///     others.
  package init(variables: [String: String], added: [String] = [], files: any FileSystem) {
    self.files = files
    self.added = added
    let path = (variables["PATH"] ?? "").split(separator: ":").map(String.init)
    let folders = [Self.pluginFolder(variables)].compactMap(\.self) + path
    var seen: Set<String> = []
    self.folders = folders.filter { $0.hasPrefix("/") && seen.insert($0).inserted }
  }

  /// Returns the folder of plug-ins: in `XDG_DATA_HOME`, by default `~/.local/share`.
  package static func pluginFolder(_ variables: [String: String]) -> String? {
    dataFolder(variables).map { $0 + "/plugins" }
  }

  /// Returns the folder of a user's data (XDG base directory specification).
  package static func dataFolder(_ variables: [String: String]) -> String? {
    let home = variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return UserFolder.data.path(variables, homeFolder: home)
  }

  /// Returns the name of the program at a path.
  package static func name(of path: String) -> String {
    path.fileName ?? path
  }

  /// Returns the path of a program, or `nil` if no file that can be run is there.
  package func path(of program: ProgramName) -> String? {
    switch program {
    case .path(let path): isProgram(path) ? path : nil
    case .name(let name):
      folders.lazy.map { $0 + "/" + name }.first(where: isProgram)
        ?? added.first { Self.name(of: $0) == name && isProgram($0) }
    }
  }

  /// Returns the programs whose names start with a prefix, the first of each name, each real file
  /// once: by its own name if that is among them, and not by that of a link to it.
  package func all(withPrefix prefix: String) -> [String] {
    var names: Set<String> = []
    var targets: [String] = []
    var paths: [String: String] = [:]
    let inFolders = folders.lazy.flatMap { folder in
      ((try? files.entries(of: folder)) ?? []).filter { $0.name.hasPrefix(prefix) }
        .map { folder + "/" + $0.name }
    }
    for candidates in [AnySequence(inFolders), AnySequence(added)] {
      for path in candidates {
        let name = Self.name(of: path)
        guard name.hasPrefix(prefix), !names.contains(name), isProgram(path) else { continue }
        names.insert(name)
        let target = (try? files.realPath(of: path)) ?? path
        if paths[target] == nil { targets.append(target) }
        if paths[target] == nil || name == Self.name(of: target) { paths[target] = path }
      }
    }
    return targets.compactMap { paths[$0] }
  }

  /// Returns why a program is not found, and the remedy.
  package func obstacle(to program: ProgramName) -> (reason: String, help: String) {
    let paths =
      switch program {
      case .path(let path): [path]
      case .name(let name): folders.map { $0 + "/" + name }
      }
    for path in paths {
      guard let status = (try? files.status(of: path)) ?? nil else { continue }
      guard status.kind == .file else {
        return ("\(path) is \(status.kind == .folder ? "a folder" : "no file")", "name a program")
      }
      return ("\(path) is not executable", "run: chmod u+x \(path.shellWord)")
    }
    let words = program.description.split(separator: " ").map { "\"\($0)\"" }
    let help =
      words.count > 1
      ? "write arguments as an array: command = [\(words.joined(separator: ", "))]"
      : "check command; 'recipes plugin list' shows what is there"
    return ("there is no program \(program)", help)
  }

  private func isProgram(_ path: String) -> Bool {
    guard let status = try? files.status(of: path) else { return false }
    return status.kind == .file && status.permissions & 0o111 != 0
  }
}
