import JSONSyntax
import RecipeCore
import RecipeDocuments

/// A page of a list: its recipes, and what leads to the next page.
struct ListPage: Sendable {
  /// The recipes.
  let entries: [DocumentOutcome.Entry]
  /// The number of records, readable or not.
  let recordCount: Int
  /// The link to the next page, or its cursor.
  let next: String?
  /// The number of all records, if the server says.
  let total: Int?
  /// True if the answer says that it is the last page; `nil` if it does not say.
  let isLast: Bool?
  /// True if the answer says that there are recipes before those that it has.
  let hasEarlier: Bool
  /// The problems.
  let diagnostics: [Diagnostic]

  /// The maximum number of records of a page.
  private static let maximumRecordCount = 10_000

  /// Reads the records of an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - question: What was asked.
  ///   - paths: The paths that a person named.
  ///   - fields: The fields needed.
  ///   - hasDetails: True if recipes are completed by other requests, so that a list may have only titles.
  ///   - isFirst: True for the first page, where fields are missed that no record has.
  ///   - page: The address of the page, for the locations of diagnostics.
  /// - Throws: The reason why there are no records where they should be.
  init(
    _ answer: HTTPAnswer, to question: HTTPQuestion, _ paths: AnswerPaths,
    fields: RecipeFieldSet, hasDetails: Bool, isFirst: Bool, page: String
  ) throws(SourceFailure) {
    let root = answer.root
    let sections = AnswerSections(of: root)
    next = Self.next(in: root, paths.next) ?? answer.links.next ?? sections.next
    total = paths.total.flatMap { $0.path.values(in: root).first?.wholeNumber } ?? sections.total
    (isLast, hasEarlier) = (sections.isLast, sections.hasEarlier)
    let reader = RecordReader(map: paths.map, fields: fields, address: page)
    let records = try paths.records.map { named throws(SourceFailure) in
      try Self.records(of: answer, at: named)
    }
    guard let records else {
      var outcome = reader.read(whole: root)
      if outcome.entries.isEmpty, hasDetails {
        outcome = AnswerLists.titles(in: root, reader) ?? outcome
      }
      (entries, recordCount) = (outcome.entries, outcome.entries.count)
      let listed = isFirst ? Self.listed(in: root) : []
      diagnostics =
        outcome.diagnostics + Self.unused(paths.map, in: listed, hasDetails: hasDetails, page)
      let lists = AnswerLists(in: root).words
      if entries.isEmpty, lists != nil || !question.isAnswered(by: root, paths) {
        let content = lists.map { "has " + $0 } ?? AnswerLists.keys(of: root)
        throw SourceFailure(
          .invalid, "no recipes are recognised in the answer of \(answer.host), which \(content)",
          help: "name the list with records = \"PATH\", and fields in [sources.NAME.map]")
      }
      return
    }
    let outcome = reader.read(records.prefix(Self.maximumRecordCount))
    (entries, recordCount) = (outcome.entries, records.count)
    diagnostics =
      outcome.diagnostics
      + Self.unused(paths.map, in: isFirst ? records : [], hasDetails: hasDetails, page)
      + Self.leftOut(records.count, page)
    if entries.isEmpty, let record = records.first {
      throw SourceFailure(
        .invalid, "none of the \(records.count) records of \(answer.host) is a recipe with a title",
        help: "a record \(AnswerLists.keys(of: record)); "
          + "name that of the title in [sources.NAME.map]: title = \"KEY\"")
    }
  }

  /// Returns a warning about the records past the limit.
  private static func leftOut(_ count: Int, _ page: String) -> [Diagnostic] {
    guard count > maximumRecordCount else { return [] }
    return [
      Diagnostic(
        .loss, "only the first \(maximumRecordCount) of \(count) records of a page are used",
        at: TextLocation(path: page), help: "ask for less at a time, with {page} in url")
    ]
  }

  /// Returns the objects in the lists of an answer.
  private static func listed(in root: JSONValue) -> [JSONValue] {
    let lists = root.kind == .array ? [root] : root.members.map(\.value)
    return lists.flatMap { $0.elements.prefix(maximumRecordCount) }.filter { $0.kind == .object }
  }

  /// Returns a diagnostic for each path of the map that leads to nothing in any record.
  ///
  /// A recipe without a title is none, and one without ingredients or steps is an outline; the details may have
  /// anything else.
  private static func unused(
    _ map: RecipeFieldMap, in records: [JSONValue], hasDetails: Bool, _ page: String
  ) -> [Diagnostic] {
    guard let record = records.first else { return [] }
    let essential: Set<MappedField> = hasDetails ? [.title] : [.title, .ingredients, .directions]
    return map.missing(in: records).map { field in
      Diagnostic(
        essential.contains(field) ? .loss : .note,
        "the path of '\(field.rawValue)' in map leads to nothing in any record",
        at: TextLocation(path: page), help: "a record \(AnswerLists.keys(of: record))")
    }
  }

  /// Returns the objects at a named path.
  private static func records(
    of answer: HTTPAnswer, at named: AnswerPaths.NamedPath
  ) throws(SourceFailure) -> [JSONValue] {
    let found = named.path.values(in: answer.root)
    if found.isEmpty, named.path.exists(in: answer.root) { return [] }
    let records = found.flatMap { $0.kind == .array ? Array($0.elements) : [$0] }
      .filter { $0.kind == .object }
    guard records.isEmpty, found.isEmpty || found.contains(where: { $0.kind != .array }) else {
      return records
    }
    let what =
      found.first.map { "leads to \($0.kindName), not to a list" } ?? "leads to nothing"
    throw SourceFailure(
      .invalid,
      "\(named.option) = \"\(named.text)\" \(what) in the answer of \(answer.host)",
      help: "the answer "
        + (AnswerLists(in: answer.root).words.map { "has " + $0 }
          ?? AnswerLists.keys(of: answer.root)))
  }

  /// Returns the link or cursor at the named path, else an address that is the member `next`.
  private static func next(in root: JSONValue, _ named: AnswerPaths.NamedPath?) -> String? {
    let value = named.map { $0.path.values(in: root).first } ?? root["next"]
    guard let value else { return nil }
    let text = value.kind == .number && named != nil ? value.text : value.string
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
