import ArgumentParsing
import JSONSyntax
import PluginKit
import RecipeConfiguration
import RecipeCore
import Text

/// `recipes plugin test`: the cases of the protocol, played with a plug-in.
struct PluginTest {
  /// The context of the command.
  let context: CommandContext

  /// Plays the cases, and prints the results.
  func run() async throws(CommandFailure) -> ExitStatus {
    let path = try PluginArgument(context: context).path(of: context.arguments.words[0])
    let given = try await values(for: path)
    let start = ProgramLaunch(
      [path], variables: PluginSurroundings.variables(of: context.world.variables),
      folder: try folder())
    let kit = PluginKit(
      start, config: given.config, secrets: given.secrets,
      patience: max(1, context.arguments.value("patience").flatMap { Int($0) } ?? 1),
      processes: context.world.processes)
    var results: [KitResult] = []
    let isText = !context.arguments.has("json") && !context.arguments.has("tap")
    do throws(ProcessFailure) {
      try await kit.run { result in
        results.append(result)
        if isText { _ = context.world.output.write(Array(result.line.utf8)) }
      }
    } catch {
      throw CommandFailure(error.message)
    }
    try printSummary(results)
    return results.contains(where: \.isFatal) ? .nothingFound : .done
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
    let path = StateFolder(world: context.world).path(of: "plugin-test")
    do throws(FileError) {
      try context.world.files.createFolder(path)
    } catch {
      throw CommandFailure(error)
    }
    return path
  }

  /// Returns the table and the secrets of the source that the plug-in is in the file of `--config`.
  private func values(
    for path: String
  ) async throws(CommandFailure) -> (config: String, secrets: String) {
    guard context.options.configuration != nil else { return ("{}", "{}") }
    let configuration = try ConfigurationLoader(context: context).load().configuration
    let search = context.world.programs
    let source = configuration.sources.first { source in
      source.values.program("command").flatMap(search.path).map(realPath) == realPath(path)
    }
    guard let source else {
      throw CommandFailure(
        "no source of \(configuration.file) runs \(path)",
        help: "give one the command of this plug-in, or leave --config out")
    }
    let environment = SourceFactory(context: context, configuration: configuration)
      .environment(source, context.world.http)
    var writer = JSONWriter(isIndented: false)
    writer.beginObject()
    for (name, place) in source.values.secrets("secrets").sorted(by: { $0.key < $1.key }) {
      do throws(SecretFailure) {
        let secret = try await place.read(named: name, in: environment)
        writer.name(name)
        writer.string(secret)
      } catch {
        throw CommandFailure(error.message, help: error.help)
      }
    }
    writer.endObject()
    return (
      source.values.object("config") ?? "{}", String(decoding: writer.bytes, as: UTF8.self)
    )
  }

  private func realPath(_ path: String) -> String {
    (try? context.world.files.realPath(of: path)) ?? path
  }
}
