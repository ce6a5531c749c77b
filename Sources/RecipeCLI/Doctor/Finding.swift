import RecipeCore

/// A fault of a set-up: what is wrong, where, why that matters, and what to do.
struct Finding: Sendable {
  /// A change that removes the cause, and nothing that a person made.
  struct Fix: Sendable {
    /// The change in the past tense: `removed 2 drafts`.
    let deed: String
    /// Makes the change.
    let apply: @Sendable () throws(FileError) -> Void
  }

  /// The part of the set-up.
  let area: DoctorArea
  /// The severity; a note is no fault.
  let severity: Diagnostic.Severity
  /// The fault, as a phrase.
  let what: String
  /// The file, source or variable.
  let place: String
  /// The consequence.
  let why: String
  /// The remedy.
  let remedy: String
  /// The change that `--fix` makes, or `nil` if a person must decide.
  var fix: Fix?

  /// Creates a finding from its parts.
  init(
    _ area: DoctorArea, _ severity: Diagnostic.Severity, _ what: String, at place: String,
    why: String, remedy: String, fix: Fix? = nil
  ) {
    self.area = area
    self.severity = severity
    self.what = what
    self.place = place
    self.why = why
    self.remedy = remedy
    self.fix = fix
  }

  /// Creates a finding from a diagnostic.
  ///
  /// - Parameters:
  ///   - place: The place if the diagnostic has none.
  ///   - why: What follows from it.
  ///   - remedy: The remedy if the diagnostic has none.
  init(
    _ area: DoctorArea, _ diagnostic: Diagnostic, at place: String, why: String, remedy: String
  ) {
    self.init(
      area, diagnostic.severity, diagnostic.message,
      at: diagnostic.location?.description ?? place, why: why, remedy: diagnostic.help ?? remedy)
  }
}

extension Finding.Fix {
  /// Returns the removal of a file that a run makes again.
  static func removal(of path: String, in setUp: SetUp) -> Finding.Fix {
    let files = setUp.files
    return Finding.Fix(deed: "removed \(setUp.shown(path))") { () throws(FileError) in
      try files.removeFile(path)
    }
  }
}
