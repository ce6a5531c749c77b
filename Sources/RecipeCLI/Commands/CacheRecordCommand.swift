import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeStorage
import Text

/// `recipes cache record`: the cached answers of a source as a recording.
enum CacheRecordCommand {
  /// The command.
  static let command = Command.immediate(
    CommandSpecification(
      "record", "write the cached answers of a source as a recording",
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
    let cached = try CacheFiles(context)
    let recording = try files(of: source, cached, context)
    guard !recording.isEmpty else {
      throw CommandFailure(
        "nothing of \(name) is cached that could be recorded", help: "run 'recipes list' first")
    }
    do throws(FileError) {
      try write(recording, to: folder, context.world.files)
    } catch {
      throw CommandFailure(error)
    }
    let number = recording.count { $0.name != RequestRecording.listName }
    let count = number.counted("answer")
    context.remark("recorded \(count) in \(context.arguments.words[1])")
    return .done
  }

  /// Returns the files of the recording, in the layout that the kind of source reads.
  private static func files(
    of source: ConfiguredSource, _ cached: CacheFiles, _ context: CommandContext
  ) throws(CommandFailure) -> [RecordingFile] {
    let kind = context.catalogs.sources.kinds.first { $0.kind == source.kind }
    guard let kind, kind.usesNetwork else {
      throw CommandFailure(
        "\(source.name) cannot be recorded: no recording replaces a source of kind '\(source.kind)'",
        help: "a source that asks a server can be")
    }
    if kind.readsRecordings {
      return cached.answers.recording(of: source.name) { source.source?.recordingName(of: $0) }
    }
    return cached.answers.recording(
      of: source.name, from: cached.origins(of: source.name, context))
  }

  private static func write(
    _ recording: [RecordingFile], to folder: String, _ files: any WritingFileSystem
  ) throws(FileError) {
    if try files.status(of: folder) != nil, try !files.entries(of: folder).isEmpty {
      throw FileError(.other("is not empty; name a new folder"), path: folder)
    }
    for file in recording {
      let path = folder + "/" + file.name
      try files.createFolder(path.parentFolder)
      try files.place(file.bytes, at: path, replaces: true)
    }
  }
}
