import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeStorage

extension Pipeline {
  /// Where decisions are kept: in the library folder, with the recipes.
  var decisionStore: DecisionStore {
    DecisionStore(root: configuration.library.path, files: context.world.files)
  }

  /// What people decided; what cannot be read of it is said on standard error and does not count.
  func decisions(about batches: [SourceBatch]) -> [MatchDecision] {
    do {
      let file = try decisionStore.load()
      tell(file.diagnostics(path: decisionStore.path))
      if context.options.verbosity == .verbose { noteAbsent(file, in: batches) }
      return file.decisions.settled
    } catch {
      context.notify(diagnostics: [error.decisionTrouble])
      return []
    }
  }

  /// What people decided, for a command that changes it.
  ///
  /// - Throws: That it cannot be read, and so must not be written.
  func decisionFile() throws(CommandFailure) -> DecisionFile {
    do {
      let file = try decisionStore.load()
      tell(file.diagnostics(path: decisionStore.path))
      return file
    } catch {
      throw CommandFailure(error, help: "put this right; nothing was written")
    }
  }

  /// Says all of it: these are people's own words, as the configuration is.
  private func tell(_ diagnostics: [Diagnostic]) {
    guard context.options.verbosity != .quiet else { return }
    context.notify(diagnostics: diagnostics, verbosity: .verbose)
  }

  /// Names the decisions that wait for a record; when only some sources are asked, most do.
  private func noteAbsent(_ file: DecisionFile, in batches: [SourceBatch]) {
    guard context.options.sources.isEmpty else { return }
    let named = Set(file.decisions.flatMap { [$0.first, $0.second] })
    let present = Set(batches.lazy.flatMap(\.records).map(\.reference).filter(named.contains))
    context.notify(diagnostics: file.notes(without: present, path: decisionStore.path))
  }
}

extension FileError {
  /// What is wrong with a decision file that a command needs but does not change.
  fileprivate var decisionTrouble: Diagnostic {
    Diagnostic(
      .error,
      "what was linked and unlinked does not count: the file cannot be read: \(reasonText)",
      at: TextLocation(path: path), help: "put this right, so that merging is as you decided")
  }
}
