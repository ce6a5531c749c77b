import Food2ForkSource
import HTTPSource
import RecipeConfiguration
import RecipeCore

/// The questions of `init` about folders, files and an API, each of which is tried at once.
struct StarterQuestions {
  /// The maximum number of places.
  private static let mostPlaces = 20
  /// The maximum number of requests for a first look at an API.
  private static let trialRequests = 5

  /// The maximum number of answers to a question of yes or no.
  private static let mostAttempts = 5

  /// The context of the command.
  let context: CommandContext
  /// The folder of the file to write, absolute: relative paths in it start there.
  let folder: String

  /// Returns the sources that a person wants; none without an interactive terminal.
  func ask() async -> [StarterSource] {
    let world = context.world
    guard world.input.isTerminal, world.errors.terminal != nil else { return [] }
    let places = await askForPlaces()
    return StarterSource.named(places + (await askForAPIs()))
  }

  private func askForPlaces() async -> [StarterSource] {
    var sources: [StarterSource] = []
    var known: Set<String> = []
    while sources.count < Self.mostPlaces,
      let answer = answer("Folder or file with recipes (empty to go on): ")
    {
      guard let path = context.existingPath(answer) else {
        say("there is no file or folder '\(answer)'; '~' is your home folder")
        continue
      }
      let place = (try? context.world.files.realPath(of: path)) ?? path
      guard !known.contains(place) else {
        say("that is in the list already")
        continue
      }
      let name = Self.name(of: path)
      let written = folder == context.world.currentFolder || answer.hasPrefix("~") ? answer : path
      let source = StarterSource(name: name, kind: SourceCatalog.library.kind, path: written)
      let trial = try? await StarterTrial(
        StarterSource(name: name, kind: source.kind, path: path), context)
      guard let trial, isWanted(trial) else { continue }
      sources.append(source)
      known.insert(place)
    }
    return sources
  }

  /// Returns the last part of a path without its extension.
  private static func name(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? "root"
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return last }
    return String(last[..<dot])
  }

  private func askForAPIs() async -> [StarterSource] {
    var sources: [StarterSource] = []
    while sources.count < Self.mostPlaces,
      let address = answer(
        "Address of a recipe API, such as https://example.org/api (empty for none): ")
    {
      guard isAddress(address) else { continue }
      let variable = askForVariable()
      if let source = await api(at: address, key: variable) { sources.append(source) }
    }
    return sources
  }

  /// Returns the name of the variable with a key; `nil` for none.
  private func askForVariable() -> String? {
    for _ in 0..<Self.mostAttempts {
      let answer = answer("  Environment variable with its key (empty for none): ")
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
  private func api(at address: String, key variable: String?) async -> StarterSource? {
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
      do throws(CommandFailure) {
        let trial = try await StarterTrial(tried, context)
        if trial.count > 0 { return isWanted(trial) ? draft : nil }
        say("as kind \(draft.kind): \(trial.line)")
      } catch {
        // The place in the table that is tried says nothing to a person.
        let message = error.message.split(separator: ": ").last.map(String.init) ?? error.message
        say("as kind \(draft.kind): \(message)" + (error.help.map { "; \($0)" } ?? ""))
      }
    }
    return nil
  }

  /// Shows what a source has, and asks whether to use it; one without recipes is left out.
  private func isWanted(_ trial: StarterTrial) -> Bool {
    say(trial.line)
    guard trial.count > 0 else { return false }
    for _ in 0..<Self.mostAttempts {
      guard let answer = answer("  Use it? [Y/n] ")?.lowercased() else { return true }
      if Self.yes.contains(answer) { return true }
      if Self.no.contains(answer) { return false }
      say("'\(answer)' is neither yes nor no; type y or n, or Enter for yes")
    }
    return false
  }

  private static let yes: Set<String> = ["y", "yes", "j", "ja", "o", "oui", "s", "si", "sí"]
  private static let no: Set<String> = ["n", "no", "nein", "non", "nej"]

  /// Asks a question; `nil` is an empty answer, or the end of input.
  private func answer(_ question: String) -> String? {
    _ = context.world.errors.write(Array(question.utf8))
    let line = context.world.input.readLine() ?? ""
    let trimmed = String(
      line.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    return trimmed.isEmpty ? nil : trimmed
  }

  private func say(_ text: String) { context.world.say(["  " + text]) }
}
