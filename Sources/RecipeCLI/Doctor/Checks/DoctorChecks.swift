/// The checks, in the order of the report.
enum DoctorChecks {
  /// Every check, one line each.
  static let all: [any DoctorCheck] = [
    ConfigurationFileCheck(),
    SavedQueryCheck(),
    SourceListCheck(),
    SourcePlaceCheck(),
    SourceKeyCheck(),
    RecordingCheck(),
    ProgramCheck(),
    SourceOverlapCheck(),
    SourceDocumentCheck(),
    NetworkHelperCheck(),
    LibraryFolderCheck(),
    LibraryManifestCheck(),
    FailedImportCheck(),
    LeftDraftCheck(),
    CacheFolderCheck(),
    IndexFileCheck(),
    AnswerFileCheck(),
    DecisionFileCheck(),
    DecisionSourceCheck(),
    MarkFileCheck(),
    TerminalCheck(),
    LocaleCheck(),
    PagerCheck(),
    VariableCheck(),
  ]
}
