/// Something that is cached between runs, for `cache status`.
package enum CacheEntryDescription: Sendable, Hashable {
  /// An index.
  case index(IndexDescription)
  /// The answers to one source.
  case answers(AnswersDescription)
}

extension ResultDocument where Row == CacheEntryDescription {
  /// Returns the document of what is cached.
  ///
  /// - Parameter folder: The folder that contains all of it.
  package static func cached(
    _ cached: [CacheEntryDescription], in folder: String
  ) -> ResultDocument<CacheEntryDescription> {
    ResultDocument(
      head: [.recipesSchema, OutputMember("folder", .text(folder))], rowsName: "kept",
      rows: cached, fields: CacheEntryFields.all,
      footer: ByteText.short(cached.reduce(0) { $0 + $1.bytes }) + " in \(folder)")
  }
}

/// The fields of what is cached in output; a field is absent for what does not have it.
private enum CacheEntryFields {
  static let all: [ResultField<CacheEntryDescription>] = [
    ResultField(
      "holds", column: .init("holds", priority: 1, minimumWidth: 7), isInTable: true,
      value: { .text($0.index == nil ? "answers" : "index") }),
    ResultField(
      "configuration", column: .init("of", priority: 0, minimumWidth: 14),
      isInTable: true, cell: \.owner, value: { .optional($0.index?.content?.configuration) }),
    ResultField(
      "sources", column: .init("sources", priority: 6, minimumWidth: 7),
      value: { .list($0.sources.map { .text($0) }) }),
    ResultField("merges", column: .init("merges", priority: 7)) {
      $0.index?.content.map { .boolean($0.merges) } ?? .absent
    },
    count("files", priority: 4) { $0.index?.content?.files },
    count("answers", priority: 4) { $0.answers?.answers },
    count("records", priority: 3) { $0.index?.content?.records },
    count("recipes", priority: 2) { $0.index?.content?.recipes },
    ResultField(
      "bytes", column: .init("size", priority: 1, isRightAligned: true, minimumWidth: 6),
      isInTable: true, cell: { ByteText.short($0.bytes) }, value: { .integer($0.bytes) }),
    ResultField(
      "age_seconds", column: .init("age", priority: 5, isRightAligned: true, minimumWidth: 6),
      isInTable: true, cell: { MinutesText.short($0.ageSeconds / 60) },
      value: { .integer($0.ageSeconds) }),
    ResultField(
      "path", column: .init("path", priority: 8, minimumWidth: 20), value: { .text($0.path) }),
  ]

  private static func count(
    _ name: String, priority: Int, of value: @escaping @Sendable (CacheEntryDescription) -> Int?
  ) -> ResultField<CacheEntryDescription> {
    ResultField(
      name, column: .init(name, priority: priority, isRightAligned: true, minimumWidth: 7),
      isInTable: true, value: { value($0).map { .integer($0) } ?? .absent })
  }
}

extension CacheEntryDescription {
  /// The sources whose records or answers it holds.
  package var sources: [String] {
    switch self {
    case .index(let index): index.content?.sources ?? []
    case .answers(let answers): [answers.source]
    }
  }

  fileprivate var index: IndexDescription? {
    if case .index(let index) = self { index } else { nil }
  }

  fileprivate var answers: AnswersDescription? {
    if case .answers(let answers) = self { answers } else { nil }
  }

  /// The configuration or the source for which it is cached.
  fileprivate var owner: String {
    switch self {
    case .index(let index): index.content?.words ?? "corrupt, or of another version"
    case .answers(let answers): answers.source
    }
  }

  fileprivate var bytes: Int {
    switch self {
    case .index(let index): index.bytes
    case .answers(let answers): answers.bytes
    }
  }

  fileprivate var ageSeconds: Int {
    switch self {
    case .index(let index): index.ageSeconds
    case .answers(let answers): answers.ageSeconds
    }
  }

  fileprivate var path: String {
    switch self {
    case .index(let index): index.path
    case .answers(let answers): answers.folder
    }
  }
}
