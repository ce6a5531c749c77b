import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeSearch
import RecipeStorage
import Text

/// `recipes duplicates link` and `unlink`: a person's decisions about records.
struct LinkCommand {
  /// The context of the command.
  let context: CommandContext
  /// The kind of decision.
  let kind: MatchDecision.Kind

  /// Finds the records, decides, and reports the result.
  func run() async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(DecidedPairFields.all) }
    try checkArguments()
    let (configuration, recipes) = try context.openRecipes()
    let output = try outputPlan(options, configuration.defaults)
    let matching = RecordMatching(context: context, configuration: configuration)
    let recorded = try matching.decisionFile().decisions
    let decided = Set(recorded.flatMap { [$0.first, $0.second] })
    let batches = await NamedRecords(context.arguments.words, decided: decided, in: recipes).batches
    let compared = await matching.matcher([]).compare(OrderedRecords(batches))
    let formerNames = FormerNames(in: recorded, among: compared.records)
    let written = formerNames.renaming(recorded)
    let records = try context.records(
      named: context.arguments.words, in: batches,
      decided: Set(written.flatMap { [$0.first, $0.second] }),
      among: kind == .link ? compared.matched(by: written.settled) : nil,
      needsWholeTitle: true)
    let wanted = DecisionPlan.wanted(kind, records.map(\.reference))
    try checkPresence(of: records, wanted, written)
    let plan = DecisionPlanner(wanted, over: written, in: compared).plan
    if let refusal = plan.refusal { throw refusal }
    try carryOut(plan, matching.decisionStore, formerNames)
    try show(
      DecisionSentence(kind: kind, records: records, plan: plan, isDryRun: isDryRun), output)
    return await context.conclude(
      GatheringReport(batches), found: true, holding: (batches, compared))
  }

  private func outputPlan(
    _ options: ResultOptions, _ defaults: DefaultSettings
  ) throws(CommandFailure) -> OutputPlan? {
    guard !options.isText else { return nil }
    return try OutputPlan(
      options, defaults: defaults, known: DecidedPairFields.all.map(\.name), context: context)
  }

  private func show(
    _ sentence: DecisionSentence, _ output: OutputPlan?
  ) throws(CommandFailure) {
    if let output {
      return try output.write(
        .decisions(sentence.plan.pairs, isDryRun: isDryRun), to: context)
    }
    try context.print(sentence.text.terminalSafe + "\n")
  }

  /// True if nothing is written.
  private var isDryRun: Bool { context.arguments.has("dry-run") }

  /// The maximum number of records at once, since every two of them are compared.
  private static let maximumRecordCount = 100

  private func checkArguments() throws(CommandFailure) {
    let name = "'recipes duplicates \(kind.rawValue)'"
    guard context.arguments.words.count >= 2 else {
      throw CommandFailure(
        "\(name) needs two records",
        help: "usage: recipes duplicates \(kind.rawValue) [options] RECORD RECORD...")
    }
    guard context.arguments.words.count <= Self.maximumRecordCount else {
      throw CommandFailure(
        "\(name) takes at most \(Self.maximumRecordCount) records", help: "name fewer at a time")
    }
    guard context.options.merges else {
      throw CommandFailure(
        "'--no-merge' leaves nothing to \(kind.rawValue)", help: "remove it")
    }
  }

  /// Rejects a decision about a record that no source has, unless it only revokes another one.
  private func checkPresence(
    of records: [RecordArgument], _ wanted: [MatchDecision], _ decisions: [MatchDecision]
  ) throws(CommandFailure) {
    let decided = Set(decisions)
    for absent in records where absent.record == nil {
      let undecided = wanted.contains { decision in
        decision.names(absent.reference) && !decided.contains(decision)
          && !decided.contains(decision.opposite)
      }
      guard undecided else { continue }
      throw CommandFailure(
        "no source has \(absent.reference.words) now",
        help: "'recipes sources' shows the status of each source", status: .nothingFound)
    }
  }

  private func carryOut(
    _ plan: DecisionPlan, _ store: DecisionStore, _ formerNames: FormerNames
  ) throws(CommandFailure) {
    if !isDryRun, !plan.isEmpty {
      do {
        try plan.store(in: store, formerNames) { waitingRemark(store) }
      } catch {
        throw CommandFailure(error, help: "nothing was written")
      }
    }
    let file = store.path.shown(from: context.world.currentFolder)
    for line in plan.changes(isDryRun: isDryRun) { context.remark("\(line) \(file)") }
    for link in plan.overruled {
      context.remark(
        "\(link.first.words) and \(link.second.words) are linked by hand, but "
          + (isDryRun ? "would be two recipes" : "now two recipes"))
    }
    if isDryRun { context.remark("dry run: nothing was written") }
  }

  private func waitingRemark(_ store: DecisionStore) {
    context.remark("another command writes to the folder of \(store.path); waiting for it")
  }
}
