import Food2ForkSource
import HTTPSource
import RecipeConfiguration
import RecipeCore
import Text

/// The questions of `init` about folders, files and an API, each of which is tried at once.
struct StarterQuestions {
  /// The maximum number of places.
  private static let maximumPlaceCount = 20
  /// The maximum number of requests for a first look at an API.
  private static let trialRequests = 5

  /// The maximum number of answers to a question of yes or no.
  private static let maximumAttemptCount = 5

  /// The context of the command.
  let context: CommandContext
  /// The folder of the file to write, absolute: relative paths in it start there.
  let folder: String

  /// The end of the answers: ^D at a question.
  struct Ended: Error {}

  /// Returns the sources that a person wants; none without an interactive terminal.
  ///
  /// - Throws: `Ended` if the input ends at a question.
  func ask() async throws(Ended) -> [StarterSource] {
    let world = context.world
    guard world.input.isTerminal, world.errors.terminal != nil else { return [] }
    let places = try await askForPlaces()
    return StarterSource.named(places + (try await askForAPIs()))
  }

  private func askForPlaces() async throws(Ended) -> [StarterSource] {
    var chosen: [(source: StarterSource, realPath: String, written: String)] = []
    while chosen.count < Self.maximumPlaceCount,
      let typed = try answer("Folder or file with recipes (empty to go on): ")
    {
      guard let (answer, path) = existingPath(typed) else {
        say("there is no file or folder '\(typed)'; '~' is your home folder")
        continue
      }
      let realPath = (try? context.world.files.realPath(of: path)) ?? path
      if let outer = chosen.first(where: {
        realPath == $0.realPath || Self.holds($0.realPath, realPath)
      }) {
        say(
          realPath == outer.realPath
            ? "that is in the list already"
            : "that is in the list already, as a part of '\(outer.written)'")
        continue
      }
      let name = Self.name(of: path)
      let written = folder == context.world.currentFolder || answer.hasPrefix("~") ? answer : path
      let source = StarterSource(name: name, kind: SourceCatalog.library.kind, path: written)
      let trial = try? await StarterTrial(
        StarterSource(name: name, kind: source.kind, path: path), context)
      guard let trial, try isWanted(trial) else { continue }
      for inner in chosen where Self.holds(realPath, inner.realPath) {
        say("'\(inner.written)' is a part of it, and need not be named")
      }
      chosen.removeAll { Self.holds(realPath, $0.realPath) }
      chosen.append((source, realPath, written))
    }
    return chosen.map(\.source)
  }

  /// Returns the name of a file or folder, and its absolute path, also as terminals paste one that is dropped on
  /// them: in quotation marks, or with a backslash before each space.
  private func existingPath(_ typed: String) -> (name: String, path: String)? {
    let mark = typed.first
    let isQuoted = typed.count > 2 && (mark == "'" || mark == "\"") && typed.last == mark
    let other = isQuoted ? String(typed.dropFirst().dropLast()) : typed.replacing("\\ ", with: " ")
    for name in [typed, other] {
      if let path = context.existingPath(name) { return (name, path) }
    }
    return nil
  }

  /// True if a file or folder is inside a folder.
  private static func holds(_ folder: String, _ path: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Returns the last part of a path without its extension.
  private static func name(of path: String) -> String {
    let last = path.fileName ?? "root"
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return last }
    return String(last[..<dot])
  }

  private func askForAPIs() async throws(Ended) -> [StarterSource] {
    var sources: [StarterSource] = []
    while sources.count < Self.maximumPlaceCount,
      let address = try answer(
        "Address of a recipe API, such as https://example.org/api (empty for none): ")
    {
      guard isAddress(address) else { continue }
      let variable = try askForVariable()
      if let source = try await api(at: address, key: variable) { sources.append(source) }
    }
    return sources
  }

  /// Returns the name of the variable with a key; `nil` for none.
  private func askForVariable() throws(Ended) -> String? {
    for _ in 0..<Self.maximumAttemptCount {
      let answer = try answer("  Environment variable with its key (empty for none): ")
      guard let answer else { return nil }
      let isName = answer.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0))
      }
      if isName { return answer }
      say("'\(answer)' is not the name of a variable; one is FOOD2FORK_KEY, without its value")
    }
    return nil
  }

  /// True for the address of a page; a person is told what is missing of others.
  private func isAddress(_ text: String) -> Bool {
    let isPage = ["http://", "https://"].contains { text.lowercased().hasPrefix($0) }
    if !isPage { say("that is not an address; one begins with https:// or http://") }
    return isPage
  }

  /// Tries the kinds of API, and returns the first that gives recipes if the person wants it.
  private func api(
    at address: String, key variable: String?
  ) async throws(Ended) -> StarterSource? {
    let key = variable.map { [StarterSource.Setting("key_env", $0)] } ?? []
    let drafts = [
      StarterSource(
        name: "api", kind: Food2ForkSourcePlugin.kind,
        settings: [StarterSource.Setting("base_url", address)] + key),
      StarterSource(
        name: "api", kind: HTTPSourcePlugin.kind,
        settings: [StarterSource.Setting("url", address)] + key),
    ]
    for draft in drafts {
      let tried = draft.with([StarterSource.Setting("max_requests", Self.trialRequests)])
      guard let trial = await trial(of: tried) else { continue }
      if trial.count > 0 { return try isWanted(trial) ? draft : nil }
      say("as kind \(draft.kind): \(trial.line)")
    }
    return nil
  }

  /// Tries a source; `nil` if that fails, which a person is told.
  private func trial(of source: StarterSource) async -> StarterTrial? {
    do throws(CommandFailure) {
      return try await StarterTrial(source, context)
    } catch {
      // The place in the table that is tried says nothing to a person.
      let message = error.message.split(separator: ": ").last.map(String.init) ?? error.message
      say("as kind \(source.kind): \(message)" + (error.help.map { "; \($0)" } ?? ""))
      return nil
    }
  }

  /// Shows what a source has, and asks whether to use it; one without recipes is left out.
  private func isWanted(_ trial: StarterTrial) throws(Ended) -> Bool {
    say(trial.line)
    guard trial.count > 0 else { return false }
    for _ in 0..<Self.maximumAttemptCount {
      guard let answer = try answer("  Use it? [Y/n] ")?.lowercased() else { return true }
      if Self.yes.contains(answer) { return true }
      if Self.no.contains(answer) { return false }
      say("'\(answer)' is neither yes nor no; type y or n, or Enter for yes")
    }
    return false
  }

  private static let yes: Set<String> = ["y", "yes", "j", "ja", "o", "oui", "s", "si", "sí"]
  private static let no: Set<String> = ["n", "no", "nein", "non", "nej"]

  /// Asks a question; `nil` is an empty answer.
  private func answer(_ question: String) throws(Ended) -> String? {
    _ = context.world.errors.write(Array(question.utf8))
    guard let line = context.world.input.readLine() else {
      // The cursor is behind the question.
      _ = context.world.errors.write([UInt8(ascii: "\n")])
      throw Ended()
    }
    let trimmed = String(
      line.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    return trimmed.isEmpty ? nil : trimmed
  }

  private func say(_ text: String) { context.world.say(["  " + text]) }
}
