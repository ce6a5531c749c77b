import RecipeConfiguration
import RecipeCore

/// Asks a person at a terminal which folders hold recipes.
struct StarterQuestions {
  /// What the command is given.
  let context: CommandContext

  /// The sources for the folders that were named; none when nobody can answer.
  func ask() -> [StarterSource] {
    let world = context.world
    guard world.input.isTerminal, world.errors.terminal != nil else { return [] }
    return [
      source("notes", kind: "markdown", question: "Folder with Markdown recipes"),
      source("files", kind: "json", question: "Folder with JSON recipes"),
    ].compactMap(\.self)
  }

  private func source(_ name: String, kind: String, question: String) -> StarterSource? {
    guard SourceCatalog.plugin(of: kind) != nil else { return nil }
    _ = context.world.errors.write(Array("\(question) (empty for none): ".utf8))
    let answer = context.world.input.readLine() ?? ""
    guard answer.contains(where: { $0 != " " }) else { return nil }
    return StarterSource(name: name, kind: kind, path: answer)
  }
}
