import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeStorage

/// The matching of a run's records: by the configuration, the options and the decisions.
struct RecordMatching: Sendable {
  /// The context of the command.
  let context: CommandContext
  /// The configuration.
  let configuration: Configuration

  /// Clusters the records of the same recipe.
  func match(_ batches: [SourceBatch]) async -> MatchedRecords {
    await matcher(decisions(about: batches)).match(batches)
  }

  /// Creates a matcher that applies decisions.
  func matcher(_ decisions: [MatchDecision]) -> RecordMatcher {
    let settings = MatchSettings(
      merges: context.options.merges,
      caution: MatchCaution(rawValue: configuration.matching.caution) ?? .normal,
      foodSynonyms: configuration.matching.foodSynonyms,
      decisions: decisions)
    return RecordMatcher(settings: settings, work: context.work)
  }

  /// Finds the differences between records, with the foods that the matcher knows.
  var differenceFinder: DifferenceFinder {
    DifferenceFinder(foodSynonyms: configuration.matching.foodSynonyms)
  }

  // MARK: Decisions

  /// The store of decisions, in the library folder with the recipes.
  var decisionStore: DecisionStore {
    DecisionStore(root: configuration.library.path, files: context.world.files)
  }

  /// Returns people's decisions; problems are reported on standard error, and such lines ignored.
  func decisions(about batches: [SourceBatch]) -> [MatchDecision] {
    guard let recorded = recordedDecisions() else { return [] }
    recorded.report(absent: recorded.absent(from: batches))
    let settled = recorded.settled
    return FormerNames(in: settled, among: batches.lazy.flatMap(\.records)).renaming(settled)
  }

  /// Reads people's decisions, or returns `nil` if they cannot be read, or nothing is merged.
  func recordedDecisions() -> RecordedDecisions? {
    guard context.options.merges else { return nil }
    do {
      let file = try decisionStore.load()
      tell(file.diagnostics(path: decisionStore.path))
      return RecordedDecisions(file.decisions) { tellAbsent(file, $0) }
    } catch {
      context.notify(diagnostics: [error.decisionTrouble])
      return nil
    }
  }

  /// Returns the file of decisions for a command that changes it.
  ///
  /// - Throws: An error if it cannot be read, and so must not be written.
  func decisionFile() throws(CommandFailure) -> DecisionFile {
    do {
      let file = try decisionStore.load()
      tell(file.diagnostics(path: decisionStore.path))
      return file
    } catch {
      throw CommandFailure(error, help: "nothing was written; fix this and try again")
    }
  }

  /// Reports all diagnostics, since people wrote the file, like the configuration.
  private func tell(_ diagnostics: [Diagnostic]) {
    guard context.options.verbosity != .quiet else { return }
    let new = diagnostics.filter { context.said.isNew("\($0)") }
    context.notify(diagnostics: new, verbosity: .verbose)
  }

  /// Reports the number of decisions that wait for a record, or names them with `-v`.
  ///
  /// If only some sources or places are used, most decisions wait, and nothing is reported.
  private func tellAbsent(_ file: DecisionFile, _ absent: Set<RecordReference>) {
    let options = context.options
    guard options.sources.isEmpty, options.places.isEmpty, context.said.isNew("absent") else {
      return
    }
    guard context.options.verbosity != .verbose else {
      return context.notify(diagnostics: file.notes(about: absent, path: decisionStore.path))
    }
    let count = file.decisions.count { absent.contains($0.first) || absent.contains($0.second) }
    guard count > 0 else { return }
    context.remark(
      count == 1
        ? "1 decision waits for a record that no source has now; -v shows it"
        : "\(count) decisions wait for records that no source has now; -v shows them")
  }
}

extension FileError {
  /// The diagnostic for an unreadable decision file that a command needs but does not change.
  fileprivate var decisionTrouble: Diagnostic {
    Diagnostic(
      .error,
      "links and unlinks are ignored, since the file cannot be read: \(reasonText)",
      at: TextLocation(path: path), help: "fix the file, so that merging follows your decisions")
  }
}
