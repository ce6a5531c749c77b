import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeMerging
import Testing

@Suite("Reports")
struct ReportDocumentTests {
  private static let matched = MatchedRecords(
    records: [
      ("api", "1", "Soup"), ("api", "35382", "Leek Soup"), ("notes", "soup/leek.md", "Leek"),
    ]
    .map { source, id, title in
      RecipeRecord(
        reference: RecordReference(source: source, id: id), locator: .url("https://a.example"),
        recipe: Recipe(title: title))
    },
    traits: [:],
    clusters: [
      RecordCluster(members: [0]),
      RecordCluster(
        members: [1, 2],
        links: [
          RecordPair(
            first: 1, second: 2, verdict: .same, score: 0.91,
            grounds: PairGrounds(
              evidence: PairEvidence(
                pages: .same, titles: .init(areSame: true, likeness: 1),
                amounts: AmountAgreement(count: 8, agreeing: 7, unknown: 0, scale: 1),
                lines: LineComparison(equal: 7, share: 0.9, greatest: nil))))
        ]),
    ],
    variants: [
      RecordPair(
        first: 0, second: 1, verdict: .variant, score: 0.62,
        grounds: PairGrounds(evidence: DuplicateSamples.titles(1, areSame: true)))
    ])

  @Test("duplicates print the clusters as the contract has them, with titles")
  func duplicates() async {
    let id = RecipeID.of(RecordReference(source: "api", id: "35382"))
    let recipes = await RecipeMerger(work: ParallelMap(parallelism: 1)).merge(Self.matched)
    let document = ResultDocument.clusters(DuplicateReport(recipes, Self.matched))
    let text = printed(document, by: JSONFormatter(options: FormatOptions()))
    let compact = text.filter { $0 != "\n" }.replacing("  ", with: "")
    #expect(
      compact == #"{"schema": "recipes/1","clusters": [{"id": "\#(id)","title": "Leek","#
        + #""members": [{"source": "api","id": "35382","title": "Leek Soup"},"#
        + #"{"source": "notes","id": "soup/leek.md","title": "Leek"}],"#
        + #""links": [{"a": 0,"b": 1,"verdict": "same","score": 0.91,"#
        + #""reasons": ["same canonical URL","7 of 8 amounts equal","same title"]}]}],"#
        + #""variants": [{"a": {"source": "api","id": "1","title": "Soup"},"#
        + #""b": {"source": "api","id": "35382","title": "Leek Soup"},"#
        + #""score": 0.62,"reasons": ["same title","no amounts to compare"]}]}"#)
  }

  @Test("sources print what the contract has, and what to do")
  func sources() {
    let reports = [
      SourceReport(
        name: "api", kind: "food2fork", status: .rateLimited, records: 3, milliseconds: 41,
        ageSeconds: 7200, error: "asked for a pause", help: "try again in an hour"),
      SourceReport(name: "notes", kind: "markdown", status: .ok, records: 30, milliseconds: 2),
    ]
    #expect(
      printed(.sources(reports), by: NDJSONFormatter(options: FormatOptions())) == #"""
        {"name":"api","kind":"food2fork","status":"rate_limited","records":3,"milliseconds":41,"age_seconds":7200,"error":"asked for a pause","help":"try again in an hour"}
        {"name":"notes","kind":"markdown","status":"ok","records":30,"milliseconds":2,"age_seconds":null,"error":null}

        """#)
    #expect(
      printed(.sources(reports), by: TableFormatter(options: FormatOptions())) == """
        SOURCE  KIND       STATUS        RECORDS   TIME  AGE  ERROR              HELP
        api     food2fork  rate_limited        3  41 ms  2 h  asked for a pause  try again in an hour
        notes   markdown   ok                 30   2 ms

        """)
    let json = printed(.sources(reports), by: JSONFormatter(options: FormatOptions()))
    #expect(
      json.hasPrefix("{\n  \"schema\": \"recipes/1\",\n  \"complete\": false,\n  \"sources\": ["))
  }

  @Test("a terminal that is too narrow for the account with a server lists it line by line")
  func narrowSources() {
    let reports = [
      SourceReport(
        name: "api", kind: "food2fork", status: .stale, records: 200, milliseconds: 41,
        ageSeconds: 7200,
        networkStatus: NetworkStatus(
          requestsToday: 50, quota: 50, requestsLeft: 0, secondsToReset: 7800, breaker: .open,
          secondsToWait: 90),
        error: "api.example failed (503)", help: "try again later"),
      SourceReport(name: "notes", kind: "markdown", status: .ok, records: 30, milliseconds: 2),
    ]
    #expect(
      printed(.sources(reports), by: TableFormatter(options: FormatOptions(width: 60))) == """
        api  food2fork  stale  200 records
          the oldest answer is 2 h old
          requests: 50 of 50 today, renewed in 2 h 10 min
          asked again in 90 s
          api.example failed (503)
          try again later
        notes  markdown  ok  30 records

        """)
  }

  private static let formats = [
    FormatDescription(
      name: "markdown", purpose: .document, endings: ["md", "markdown"], isRead: true,
      isWritten: true, dialects: ["recipemd"], lostFields: [.rating, .f2fURL],
      summary: "Markdown with dividers"),
    FormatDescription(
      name: "plain", purpose: .document, endings: ["json"], isRead: true, isWritten: true,
      lostFields: [], summary: "everything"),
    FormatDescription(
      name: "csv", purpose: .output, isRead: false, isWritten: true, summary: "rows"),
  ]

  @Test("formats print what is read, written and lost")
  func formats() {
    #expect(
      printed(.formats(Self.formats), by: TableFormatter(options: FormatOptions())) == """
        FORMAT    FOR       ENDINGS       READ  WRITE  DIALECTS  LOSES            WHAT IT IS
        markdown  document  md, markdown  yes   yes    recipemd  rating, f2f_url  Markdown with dividers
        plain     document  json          yes   yes              nothing          everything
        csv       output                  -     yes                               rows

        """)
    #expect(
      printed(.formats(Self.formats), by: NDJSONFormatter(options: FormatOptions())) == """
        {"name":"markdown","for":"document","endings":["md","markdown"],"read":true,"write":true,"dialects":["recipemd"],"loses":["rating","f2f_url"],"summary":"Markdown with dividers"}
        {"name":"plain","for":"document","endings":["json"],"read":true,"write":true,"dialects":[],"loses":[],"summary":"everything"}
        {"name":"csv","for":"output","endings":[],"read":false,"write":true,"dialects":[],"summary":"rows"}

        """)
  }

  @Test("plug-ins are listed line by line where a table would cut their names and paths")
  func narrowPlugins() {
    let plugins = [
      PluginDescription(
        name: "recipes-source-mealdb", kind: "source",
        path: "/home/ana/.local/share/recipes/plugins/recipes-source-mealdb", trust: "not trusted",
        tables: ["sources.mealdb", "sources.more"]),
      PluginDescription(
        name: "recipes-format-xlsx", kind: "format", path: nil, trust: "missing", tables: []),
    ]
    #expect(
      printed(.plugins(plugins), by: TableFormatter(options: FormatOptions(width: 60))) == """
        recipes-source-mealdb  source  not trusted
          used by sources.mealdb, sources.more
          /home/ana/.local/share/recipes/plugins/
          recipes-source-mealdb
        recipes-format-xlsx  format  missing

        """)
    let wide = printed(.plugins(plugins), by: TableFormatter(options: FormatOptions(width: 200)))
    #expect(wide.hasPrefix("PLUG-IN ") && wide.contains("plugins/recipes-source-mealdb\n"))
  }

  @Test("a narrow terminal keeps what is read, written and lost", arguments: [60, 80])
  func narrowFormats(width: Int) {
    let lines = printed(
      .formats(Self.formats), by: TableFormatter(options: FormatOptions(width: width))
    ).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width })
    for heading in ["READ", "WRITE", "LOSES"] {
      #expect(lines[0].contains(heading), "\(heading)")
    }
  }
}
