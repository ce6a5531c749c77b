import ArgumentParsing
import RecipeCore
import RecipeStorage

/// `recipes cache record`: the kept answers of a source as a recording.
enum CacheRecordCommand {
  /// The command.
  static let command = Command.immediate(
    CommandSpecification(
      "record", "write the kept answers of a source as a recording",
      discussion: [
        """
        A source with 'recording = "FOLDER"' gives the same recipes without a server. The key is not in \
        it. No server is asked: run 'recipes list' first.
        """
      ],
      examples: [CommandExample("recipes cache record api tapes", "into the folder tapes")],
      arguments: [
        ArgumentSpecification(
          ValueSpecification("SOURCE", completion: .output(of: ["__words", "sources"])),
          "the source"),
        ArgumentSpecification(
          ValueSpecification("FOLDER", completion: .folders), "the folder, new or empty"),
      ]), run)

  private static func run(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    let name = context.arguments.words[0]
    let folder = context.absolutePath(context.arguments.words[1])
    let source = try SourceFactory.source(name, context)
    let answers = try KeptFiles(context).answers
    let recording = answers.recording(of: name) { source.source?.recordingName(of: $0) }
    guard !recording.isEmpty else {
      let isKept = answers.summaries().contains { $0.source == name }
      throw CommandFailure(
        isKept
          ? "what is kept of \(name) cannot be recorded: no source of kind '\(source.kind)' replays it"
          : "nothing is kept of \(name) that could be recorded",
        help: isKept ? "--offline uses what is kept as it is" : "run 'recipes list' first")
    }
    do throws(FileError) {
      try write(recording, to: folder, context.world.files)
    } catch {
      throw CommandFailure(error)
    }
    let count = recording.count == 1 ? "1 answer" : "\(recording.count) answers"
    context.remark("recorded \(count) in \(context.arguments.words[1])")
    return .done
  }

  private static func write(
    _ recording: [RecordedAnswer], to folder: String, _ files: any WritingFileSystem
  ) throws(FileError) {
    if try files.status(of: folder) != nil, try !files.entries(of: folder).isEmpty {
      throw FileError(.other("is not empty; name a new folder"), path: folder)
    }
    for answer in recording {
      let path = folder + "/" + answer.name
      try files.createFolder(CommandContext.folder(of: path))
      try files.place(answer.body, at: path, replaces: true)
    }
  }
}
