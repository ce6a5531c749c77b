/// The checks, in the order of the report.
enum DoctorChecks {
  /// Every check, one line each.
  static let all: [any DoctorCheck] = [
    ConfigurationFileCheck(),
    SavedQueryCheck(),
    FormatProgramCheck(),
    SourceListCheck(),
    SourcePlaceCheck(),
    SourceKeyCheck(),
    RecordingCheck(),
    SourceProgramCheck(),
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
    ServerRecordCheck(),
    DecisionFileCheck(),
    DecisionSourceCheck(),
    MarkFileCheck(),
    VanishedRecordCheck(),
    DecisionChainCheck(),
    TerminalCheck(),
    LocaleCheck(),
    PagerCheck(),
    VariableCheck(),
  ]
}
