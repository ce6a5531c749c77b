package import RecipeCore
import RecipeMatching

extension DecisionFile {
  /// The maximum number of warnings about single lines; a file with more is hardly a decision file.
  private static let maximumWarningCount = 20

  /// Returns warnings about invalid and overruled lines, each with its location and a remedy.
  ///
  /// - Parameter path: The path of the file.
  package func diagnostics(path: String) -> [Diagnostic] {
    let all = Set(decisions)
    let flawed = zip(1..., lines).filter { _, line in
      line.flaw != nil || line.decision?.isOverruled(in: all) == true
    }
    let warnings = flawed.prefix(Self.maximumWarningCount).map { number, line in
      warning(about: line, at: TextLocation(path: path, line: number))
    }
    let rest = flawed.count - warnings.count
    guard rest > 0 else { return warnings }
    let more = "\(rest) more lines are not decisions and are ignored"
    return warnings + [Diagnostic(.warning, more, at: TextLocation(path: path))]
  }

  /// Returns notes about decisions that wait for a record, each with its location.
  ///
  /// - Parameters:
  ///   - absent: The records that no source has.
  ///   - path: The path of the file.
  package func notes(about absent: Set<RecordReference>, path: String) -> [Diagnostic] {
    zip(1..., lines).flatMap { number, line in
      let named = line.decision.map { [$0.first, $0.second] } ?? []
      return named.filter(absent.contains).map { reference in
        Diagnostic(
          .note,
          "no source has \(ReferenceText.text(of: reference)) at present, so this decision has no effect",
          at: TextLocation(path: path, line: number),
          help: "remove the line if the record will not come back")
      }
    }
  }

  /// The records that the decisions name, in the order of the lines.
  package var namedRecords: [NamedRecord] {
    zip(1..., lines).flatMap { number, line in
      (line.decision.map { [$0.first, $0.second] } ?? []).map { reference in
        NamedRecord(number: number, reference: reference)
      }
    }
  }

  private func warning(about line: DecisionLine, at place: TextLocation) -> Diagnostic {
    guard let decision = line.decision else {
      return Diagnostic(.warning, line.flaw?.message ?? "", at: place, help: line.flaw?.help)
    }
    let names = [decision.first, decision.second].map { ReferenceText.text(of: $0) }
    return Diagnostic(
      .warning, "\(names[0]) and \(names[1]) are both linked and unlinked; 'unlink' applies",
      at: place, help: "remove the line that is wrong")
  }
}
