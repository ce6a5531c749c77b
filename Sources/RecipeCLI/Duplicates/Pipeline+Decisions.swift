import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeStorage

extension Pipeline {
  /// The store of decisions, in the library folder with the recipes.
  var decisionStore: DecisionStore {
    DecisionStore(root: configuration.library.path, files: context.world.files)
  }

  /// Returns people's decisions; problems are reported on standard error, and such lines ignored.
  func decisions(about batches: [SourceBatch]) -> [MatchDecision] {
    guard let file = decisionsThatCount() else { return [] }
    tellAbsent(file, file.absent(from: batches))
    return file.decisions.settled
  }

  /// Returns the file of decisions, or `nil` if it cannot be read, or nothing is merged.
  func decisionsThatCount() -> DecisionFile? {
    guard context.options.merges else { return nil }
    do {
      let file = try decisionStore.load()
      tell(file.diagnostics(path: decisionStore.path))
      return file
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
    let new = diagnostics.filter { said.isNew("\($0)") }
    context.notify(diagnostics: new, verbosity: .verbose)
  }

  /// Reports the number of decisions that wait for a record, or names them with `-v`.
  ///
  /// If only some sources are used, most decisions wait, and nothing is reported.
  func tellAbsent(_ file: DecisionFile, _ absent: Set<RecordReference>) {
    guard context.options.sources.isEmpty, said.isNew("absent") else { return }
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

extension DecisionFile {
  /// Returns the records that decisions name and no source has.
  ///
  /// Records of a source that failed or is disabled may still exist.
  func absent(from batches: [SourceBatch]) -> Set<RecordReference> {
    let silent = Set(
      batches.map(\.report).filter { $0.status.isFailure || $0.status == .disabled }.map(\.name))
    var absent = Set(decisions.flatMap { [$0.first, $0.second] })
      .filter { !silent.contains($0.source) }
    guard !absent.isEmpty else { return [] }
    for record in batches.lazy.flatMap(\.records) { absent.remove(record.reference) }
    return absent
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
