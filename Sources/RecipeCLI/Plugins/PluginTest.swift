import ArgumentParsing
import JSONSyntax
import PluginKit
import RecipeConfiguration
import RecipeCore
import RecipeDocuments
import RecipeStorage
import Text

/// `recipes plugin test`: the cases of the protocol, played with a plug-in.
struct PluginTest {
  private static let maximumPatience = 1_000

  /// The context of the command.
  let context: CommandContext

  /// Plays the cases, and prints the results.
  func run() async throws(CommandFailure) -> ExitStatus {
    let argument = PluginArgument(context: context)
    let path = try argument.path(of: context.arguments.words[0])
    try argument.checkExecutable(path)
    if case .writableByOthers(let place) = try argument.file(at: path).trust {
      throw CommandFailure.writableByOthers(place)
    }
    let format = try format(at: path)
    let purpose = format == nil ? purpose(at: path) : .format
    let isFormatter = purpose == .format
    let given =
      isFormatter
      ? Given(arguments: format?.arguments ?? []) : try await values(for: path)
    let start = ProgramLaunch(
      [path] + given.arguments,
      variables: PluginSurroundings.variables(of: context.world.variables),
      folder: try folder())
    let kit = PluginKit(
      start, config: given.config, secrets: given.secrets, folder: given.folder,
      query: given.query,
      patience: try patience(),
      processes: context.world.processes)
    var results: [KitResult] = []
    let isText = !context.arguments.has("json") && !context.arguments.has("tap")
    let (width, usesColor) = (context.world.output.terminal?.width, context.usesColor())
    let report = { (result: KitResult) in
      let result = result.changingReason { given.masks.reduce($0) { $1.masked($0) } }
      results.append(result)
      guard isText else { return }
      _ = context.world.output.write(
        Array(result.text(width: width, usesColor: usesColor).utf8))
    }
    do throws(ProcessFailure) {
      if isFormatter { try await kit.runFormatter(report) } else { try await kit.run(report) }
    } catch {
      throw CommandFailure(error.message, help: error.help)
    }
    try printSummary(results)
    if purpose == nil { hint(about: context.arguments.words[0], results) }
    return results.contains(where: \.isFatal) ? .nothingFound : .done
  }

  /// Returns the purpose of a plug-in: what the arguments, its name, the configuration or its own words say; `nil` if
  /// nothing does.
  private func purpose(at path: String) -> PluginPurpose? {
    if context.arguments.has("formatter") { return .format }
    if let named = PluginPurpose(ofProgram: ProgramSearch.name(of: path)) { return named }
    if let use = PluginUses(context).uses(of: path).first { return use.purpose }
    guard FormatterDescription(of: path, context)?.isOfFormat == true else { return nil }
    context.remark("it describes itself as an output format, and is tested as one")
    return .format
  }

  /// Says how to test an output format that nothing showed to be one, if the plug-in does not even say hello.
  private func hint(about word: String, _ results: [KitResult]) {
    let greeting = results.first { $0.tested.name == PluginKit.greeting }
    guard let greeting, greeting.isFatal else { return }
    context.remark(
      "if it is an output format, run: recipes plugin test --formatter \(word.shellWord)")
  }

  private func patience() throws(CommandFailure) -> Int {
    guard let text = context.arguments.value("patience") else { return 1 }
    guard let number = Int(text), number <= Self.maximumPatience else {
      throw CommandFailure("--patience is \(Self.maximumPatience) at most, but not \(text)")
    }
    guard number > 0 else { throw CommandFailure("--patience is 1 at least, but not \(text)") }
    return number
  }

  private func printSummary(_ results: [KitResult]) throws(CommandFailure) {
    if context.arguments.has("json") {
      try context.print(results.json)
    } else if context.arguments.has("tap") {
      try context.print(results.tap)
    } else {
      try context.print(results.summary)
    }
  }

  /// The folder in which the plug-in runs, which is empty in the first run.
  private func folder() throws(CommandFailure) -> String {
    let path = StateFolder(world: context.world).ofTests
    do throws(FileError) {
      try context.world.files.createFolder(path)
    } catch {
      throw CommandFailure(error)
    }
    return path
  }

  /// The options that a source plug-in is given.
  private struct Given {
    var arguments: [String] = []
    var config = "{}"
    var secrets = "{}"
    var folder = "/"
    var query = ""
    /// The mask of the secrets, which the plug-in may repeat.
    var masks: [SecretText] = []
  }

  /// Returns the format of the file of `--config` that the plug-in writes, if it is one: its name need not say
  /// so.
  private func format(at path: String) throws(CommandFailure) -> FormatSettings? {
    guard context.options.configuration != nil else { return nil }
    let search = context.world.programs
    return try ConfigurationLoader(context: context).check().configuration.formats.first { format in
      search.path(of: search.plugin(format.program, for: .format)).map(realPath) == realPath(path)
    }
  }

  /// Returns what the source that the plug-in is in the file of `--config` is given; else nothing, and
  /// the working folder.
  private func values(for path: String) async throws(CommandFailure) -> Given {
    guard context.options.configuration != nil else {
      guard context.options.sources.isEmpty else {
        throw CommandFailure(
          "'--source' names a source of a configuration", help: "name its file, too: --config FILE")
      }
      return Given(folder: context.world.currentFolder)
    }
    let configuration = try ConfigurationLoader(context: context).load().configuration
    let source = try source(running: path, of: configuration)
    let secrets = try await secrets(of: source, configuration)
    return Given(
      arguments: source.values.arguments("command"),
      config: source.values.object("config") ?? "{}", secrets: secrets.json,
      folder: source.values.folder, query: source.values.text("query") ?? "",
      masks: secrets.texts.sorted { $0.utf8.count > $1.utf8.count }.map { SecretText($0) })
  }

  /// Returns the only source of a configuration that runs the plug-in.
  private func source(
    running path: String, of configuration: Configuration
  ) throws(CommandFailure) -> SourceSettings {
    let names = context.options.sources
    let search = context.world.programs
    let sources = try SourceFactory(context: context, configuration: configuration)
      .chosen(names, from: configuration.sources)
    let tables = sources.filter { source in
      source.values.program("command").flatMap(search.path).map(realPath) == realPath(path)
    }
    guard tables.count <= 1 else {
      throw CommandFailure(
        "\(tables.count) sources of \(configuration.file) run \(path): "
          + tables.map(\.name).joined(separator: ", "),
        help: "name the one to test: --source \(tables[0].name)")
    }
    guard let source = tables.first else {
      throw CommandFailure(
        names.isEmpty
          ? "no source of \(configuration.file) runs \(path)"
          : "\(names.joined(separator: ", ")) of \(configuration.file) does not run \(path)",
        help: "give one the command of this plug-in, or leave --config out")
    }
    return source
  }

  /// Reads the secrets of a source, as an object for the plug-in and as texts to mask.
  private func secrets(
    of source: SourceSettings, _ configuration: Configuration
  ) async throws(CommandFailure) -> (json: String, texts: [String]) {
    let references = source.values.secrets("secrets")
    if !references.isEmpty {
      try CommandTrust(context: context, configuration: configuration)
        .checkConfiguration(.runsProgram, at: "sources.\(source.name).secrets")
    }
    let environment = SourceFactory(context: context, configuration: configuration)
      .environment(source, context.world.http)
    var texts: [String] = []
    var writer = JSONWriter(isIndented: false)
    writer.beginObject()
    for (name, reference) in references.sorted(by: { $0.key < $1.key }) {
      do throws(SecretFailure) {
        let secret = try await reference.read(named: name, in: environment)
        writer.name(name)
        writer.string(secret)
        texts.append(secret)
      } catch {
        throw CommandFailure(error.message, help: error.help)
      }
    }
    writer.endObject()
    return (String(decoding: writer.bytes, as: UTF8.self), texts)
  }

  private func realPath(_ path: String) -> String {
    (try? context.world.files.realPath(of: path)) ?? path
  }
}
