import RecipeConfiguration
import RecipeCore

/// The questions of `init` about the folders that contain recipes.
struct StarterQuestions {
  /// The context of the command.
  let context: CommandContext

  /// Returns the sources for the folders that were named; none without an interactive terminal.
  func ask() -> [StarterSource] {
    let world = context.world
    guard world.input.isTerminal, world.errors.terminal != nil else { return [] }
    return [
      source("notes", kind: "markdown", question: "Folder with Markdown recipes"),
      source("files", kind: "json", question: "Folder with JSON recipes"),
    ].compactMap(\.self)
  }

  private func source(_ name: String, kind: String, question: String) -> StarterSource? {
    guard context.catalogs.sources.plugin(of: kind) != nil else { return nil }
    _ = context.world.errors.write(Array("\(question) (empty for none): ".utf8))
    let answer = context.world.input.readLine() ?? ""
    guard answer.contains(where: { $0 != " " }) else { return nil }
    return StarterSource(name: name, kind: kind, path: answer)
  }
}
