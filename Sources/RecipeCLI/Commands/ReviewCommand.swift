import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeSearch
import RecipeStorage

/// `recipes duplicates review`: uncertain pairs one by one, for a person to decide.
struct ReviewCommand {
  /// The context of the command.
  let context: CommandContext

  /// The command.
  static let command = Command.waiting(specification) { context throws(CommandFailure) in
    let context = try context.reading(context.arguments.words)
    return try await ReviewCommand(context: context).run()
  }

  private static let specification = CommandSpecification(
    "review", "decide about uncertain pairs, one by one",
    discussion: [
      """
      The pair whose answer settles most comes first. Answer 's' if both are the same recipe, 'd' if \
      they are different, 'k' to skip the pair, 'u' to undo the last answer, and 'q' to quit. Each \
      answer is kept at once, as by 'link' and 'unlink', so a review goes on where it was left.
      """,
      "A terminal needs no Return; answers may also come from a pipe, one a line.",
      """
      With PATHs, the pairs among these files, folders and pages alone; the answers are kept in the \
      first folder, or beside the first file.
      """,
    ],
    examples: [
      CommandExample("recipes duplicates review", "at a terminal"),
      CommandExample("printf 's\\nk\\n' | recipes duplicates review", "two answers"),
      CommandExample("recipes duplicates review ~/Notes/Recipes", "the pairs of a folder"),
    ],
    arguments: [DuplicatesCommand.placeArgument])

  /// Asks until no pair is left or the person quits.
  func run() async throws(CommandFailure) -> ExitStatus {
    guard ResultOptions(context.arguments).isText else {
      throw CommandFailure(
        "'recipes duplicates review' asks questions and has no other format",
        help: "'recipes duplicates --variants -o json' lists pairs")
    }
    guard context.options.merges else {
      throw CommandFailure("'--no-merge' leaves nothing to review", help: "remove it")
    }
    if !context.options.places.isEmpty, context.keepingFolder == nil {
      throw CommandFailure(
        "the answers about these pages have no folder to be kept in",
        help: "name a file or folder, too, or put the addresses into a configuration")
    }
    let (configuration, recipes) = try context.openRecipes()
    let matching = RecordMatching(context: context, configuration: configuration)
    let written = try matching.decisionFile().decisions
    let batches = await recipes.records()
    let compared = await matching.matcher([]).compare(OrderedRecords(batches))
    var session = ReviewSession(compared, written: written, store: matching.decisionStore)
    let found = session.next != nil
    if found {
      if let folder = context.keepingFolder {
        let path = DecisionStore(root: folder, files: context.world.files).path
        context.remark("the answers are kept in \(path.shown(from: context.world.currentFolder))")
      }
      var answers = ReviewAnswers(context)
      defer { answers.end() }
      try ask(
        &session, &answers, usesColor: context.usesColor(configuration.defaults),
        matching.differenceFinder)
    } else {
      context.remark("no pair is uncertain")
    }
    return await context.conclude(
      GatheringReport(batches), found: true, holding: (batches, compared))
  }

  private func ask(
    _ session: inout ReviewSession, _ answers: inout ReviewAnswers, usesColor: Bool,
    _ differences: DifferenceFinder
  ) throws(CommandFailure) {
    var shown: UncertainPair?
    while let pair = session.next {
      // Showing the pair again would scroll the message away.
      if shown?.references != pair.references {
        try show(pair, session.leftCount, usesColor: usesColor, differences)
      }
      guard let answer = answers.next(), answer != .quit else { break }
      do throws(FileError) {
        shown = try take(answer, to: pair, &session) ? nil : pair
      } catch {
        throw CommandFailure(error, help: "the last answer was not kept")
      }
    }
    try context.world.print(Self.summary(of: session) + "\n")
  }

  private func show(
    _ pair: UncertainPair, _ leftCount: Int, usesColor: Bool, _ differences: DifferenceFinder
  ) throws(CommandFailure) {
    // Two columns are easier to judge than many lines, even narrow ones.
    let page = DifferencePage(
      width: context.world.output.terminal?.width, usesColor: usesColor, leastWidth: 76)
    let place = "\(leftCount) left; now \(Self.state(of: pair))"
    // Not through a pager, which would take the keys of the answers.
    try context.world.print(
      "\n\(place)\n\n" + page.text(of: pair.first, pair.second, pair.pair, differences))
  }

  /// Does what an answer says.
  ///
  /// - Returns: False if that is nothing.
  private func take(
    _ answer: ReviewAnswer, to pair: UncertainPair, _ session: inout ReviewSession
  ) throws(FileError) -> Bool {
    switch answer {
    case .same, .different:
      let refusal = try session.decide(pair, answer == .same ? .link : .unlink)
      guard let refusal else { return true }
      context.world.say([refusal.sentence] + refusal.details)
      session.skip(pair)
    case .skip: session.skip(pair)
    case .undo:
      guard try session.undo() else {
        context.remark("there is no answer to undo")
        return false
      }
    case .quit: break
    }
    return true
  }

  private static func state(of pair: UncertainPair) -> String {
    pair.pair.verdict == .same ? "one recipe" : "two recipes"
  }

  private static func summary(of session: ReviewSession) -> String {
    let counts = [
      ("linked", session.count(of: .link)), ("unlinked", session.count(of: .unlink)),
      ("skipped", session.skippedCount),
    ]
    let done = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
    let left = session.leftCount
    let rest =
      switch left {
      case 0: "no pair left"
      case 1: "1 pair left"
      default: "\(left) pairs left"
      }
    return (done.isEmpty ? ["nothing decided"] : done).joined(separator: ", ") + "; " + rest
  }
}
