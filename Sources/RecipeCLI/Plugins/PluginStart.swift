import ArgumentParsing
import PluginKit
import RecipeCore
import Text

/// `recipes plugin new`: a plug-in to start from.
struct PluginStart {
  /// The context of the command.
  let context: CommandContext

  /// Writes the file, and says what to do with it.
  func run() throws(CommandFailure) -> ExitStatus {
    let (word, given) = (context.arguments.words[0], context.arguments.words[1])
    let isFormatter = context.arguments.has("formatter")
    let purpose = isFormatter ? PluginPurpose.format : .source
    let name = purpose.name(ofProgram: given)
    guard let language = PluginSkeleton.Language(rawValue: word) else { return .usage }
    guard PluginSkeleton.accepts(name) else {
      throw CommandFailure(
        "'\(name)' cannot be the name of a plug-in",
        help: "use small letters, digits and '-', a letter first")
    }
    guard !isFormatter || !ProgramFormats.reservedNames(context.catalogs).contains(name) else {
      throw CommandFailure(
        "the format '\(name)' is built in", help: "give the plug-in another name")
    }
    let skeleton = PluginSkeleton(language, isFormatter ? .formatter : .source, name: name)
    try write(skeleton)
    try context.print(skeleton.fileName + "\n")
    context.remark("next:", details: steps(for: skeleton))
    return .done
  }

  private func write(_ skeleton: PluginSkeleton) throws(CommandFailure) {
    let path = context.absolutePath(skeleton.fileName)
    let files = context.world.files
    do throws(FileError) {
      try files.place(Array(skeleton.text.utf8), at: path, replaces: false)
      if skeleton.language != .swift { try files.makeExecutable(path) }
      try files.flush([skeleton.fileName], in: path.parentFolder)
    } catch {
      guard error.reason == .exists else { throw CommandFailure(error) }
      throw CommandFailure("\(skeleton.fileName) already exists and is not overwritten")
    }
  }

  private func steps(for skeleton: PluginSkeleton) -> [String] {
    let program = "./" + skeleton.programName
    let compile =
      skeleton.language == .swift
      ? ["swiftc -O \(skeleton.fileName) -o \(skeleton.programName)"] : []
    let proof = ["edit \(skeleton.fileName)"] + compile + ["recipes plugin test \(program)"]
    switch skeleton.purpose {
    case .source: return proof + steps(forSource: skeleton.name, program)
    case .formatter:
      return proof + [
        "recipes plugin add \(program)   # again after each edit",
        "recipes list -o \(skeleton.name)",
      ]
    }
  }

  private func steps(forSource name: String, _ program: String) -> [String] {
    [
      "add to recipes.toml:  [sources.\(name)]",
      "                      kind = \"process\"",
      "                      command = \"\(program)\"",
      "recipes plugin add recipes.toml",
      "recipes list --source \(name)",
    ]
  }
}
