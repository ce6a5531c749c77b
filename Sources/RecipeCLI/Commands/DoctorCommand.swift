import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting

/// `recipes doctor`: the faults of a set-up, and what to do about each.
enum DoctorCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .waiting(specification(catalogs), run)
  }

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "doctor", "check the configuration, the sources and the cache for problems",
      discussion: [
        """
        Configuration, sources with their documents, library, cache, decisions and terminal are \
        checked, with or without a configuration. It contacts no server, runs no program and changes nothing. \
        With --fix it removes what can be recreated: temporary files of killed commands and corrupt cache files.
        """,
        "The exit status is 0 if nothing is wrong, and 1 otherwise.",
      ],
      examples: [
        CommandExample("recipes doctor", "what is wrong, where, why, and what to do"),
        CommandExample("recipes doctor --fix", "and remove what is broken in the cache"),
        CommandExample("recipes doctor -o json", "as JSON"),
      ],
      options: [.flag("fix", "remove left drafts and corrupt files of the cache")]
        + ResultOptions.formatSpecifications(catalogs, hasText: true))
  }

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(DoctorReport.fields) }
    let plan =
      try options.isText
      ? nil
      : OutputPlan(
        options, defaults: .standard, known: DoctorReport.fields.map(\.name), context: context)
    let setUp = SetUp(context)
    var findings: [Finding] = []
    for check in DoctorChecks.all { findings += await check.findings(in: setUp) }
    let report = DoctorReport(
      rows: findings.map { DoctorReport.Row(finding: $0, deed: fixed($0, context)) },
      hasServers: setUp.sources.contains {
        $0.settings.network != nil && $0.settings.recording == nil
      })
    if let plan {
      try plan.write(report.document, to: context)
    } else {
      try context.print(report.text(usesColor: context.usesColor()))
    }
    return report.isHealthy ? .done : .nothingFound
  }

  /// Fixes a finding if that is wanted and safe, and returns what was done.
  private static func fixed(_ finding: Finding, _ context: CommandContext) -> String? {
    guard context.arguments.has("fix"), let fix = finding.fix else { return nil }
    do throws(FileError) {
      try fix.apply()
      return fix.deed
    } catch {
      context.remark("\(finding.place) could not be fixed: \(error.reasonText)")
      return nil
    }
  }
}
