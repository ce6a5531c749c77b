import RecipeCore
import RecipeDocuments
import Testing

@Suite("Steps in tables of TOML")
struct StepTableTests {
  private static let boil = "Boil the water."
  private static let rain = "Rain in the polenta."
  private static let serve = "Serve with butter."

  private static func sample(_ name: String, _ toml: String, _ steps: [String]) -> ReadSample {
    ReadSample(
      testDescription: name, path: "a.toml",
      text: """
        title = "Polenta"
        ingredients = ["200 g polenta", "800 ml water"]
        \(toml)
        """, lines: ["200 g polenta", "800 ml water"], steps: steps)
  }

  static let keys = [
    sample(
      "keys with numbers",
      """
      [steps]
      "01" = "Boil the water."
      "10" = "Serve with butter."
      "02" = "Rain in the polenta."
      """, [boil, rain, serve]),
    sample(
      "tables with numbers",
      """
      [schritte.1]
      beschreibung = "Boil the water."
      [schritte.10]
      beschreibung = "Serve with butter."
      [schritte.2]
      beschreibung = "Rain in the polenta."
      """, [boil, rain, serve]),
    sample(
      "a word for one step",
      """
      [[schritt]]
      beschreibung = "Wasser kochen."
      dauer_min = 5
      [[schritt]]
      beschreibung = "Polenta einrühren."
      """, ["Wasser kochen. (5 min)", "Polenta einrühren."]),
    sample(
      "numbers in parts",
      """
      [method.prepare]
      1 = "Boil the water."
      [method.cook]
      1 = "Rain in the polenta."
      2 = "Serve with butter."
      """, ["Prepare:", boil, "Cook:", rain, serve]),
    sample(
      "steps of stages with a time",
      """
      [[phases]]
      name = "Cook"
      duration = 35
      [[phases.steps]]
      text = "Boil the water."
      minutes = 5
      [[phases.steps]]
      text = "Rain in the polenta."
      minutes = 30
      """, ["Cook:", "\(boil) (5 min)", "\(rain) (30 min)"]),
    sample(
      "arrays with a time and its unit",
      #"steps = [["Boil the water.", 5, "min"], ["Rain in the polenta.", 1, "h"], ["Serve it."]]"#,
      ["\(boil) (5 min)", "\(rain) (1 h)", "Serve it."]),
    sample(
      "a text with marks",
      #"""
      method = """
      * Boil the water.
      * Rain in the polenta,
        stirring all the time.

      * Serve with butter.
      """
      """#, [boil, "Rain in the polenta, stirring all the time.", serve]),
    sample(
      "numbers in a line",
      #"steps = "1) Boil the water. 2) Rain in the polenta. 3) Serve with butter.""#,
      [boil, rain, serve]),
  ]

  /// A member of the second step, and what is behind its text.
  static let members = [
    ("timer = \"PT10M\"", "10 min"), ("timer = { minutes = 10 }", "10 min"),
    (
      "timers = [{ name = \"stir\", minutes = 10 }, { name = \"rest\", seconds = 90 }]",
      "stir 10 min, rest 1 min 30 s"
    ),
    ("timer = { name = \"stir\", duration = \"10 min\" }", "stir 10 min"),
    ("duration = { value = 10, unit = \"minutes\" }", "10 minutes"),
    ("time = 10\ntime_unit = \"min\"", "10 min"),
    ("temp_c = 90", "90 °C"), ("temperature = 190\ntemperature_unit = \"F\"", "190 °F"),
    ("temperatur = 90", "90°"), ("oven = \"180 °C\"", "180 °C"), ("heat = \"low\"", "low"),
  ].map { member, behind in
    sample(
      member,
      """
      [[steps]]
      text = "Boil the water."
      [[steps]]
      text = "Rain in the polenta."
      \(member)
      """, [boil, "\(rain) (\(behind))"])
  }

  static let bare = [
    sample(
      "minutes by the text of another step",
      """
      [[steps]]
      text = "Boil the water for 10 minutes."
      timer = 10
      [[steps]]
      text = "Rain in the polenta."
      timer = 30
      """, ["Boil the water for 10 minutes.", "\(rain) (30 min)"]),
    sample(
      "seconds by the text of another step",
      """
      [[steps]]
      text = "Boil the water."
      timer = 600
      [[steps]]
      text = "Rain in the polenta and stir for 30 min."
      timer = 1800
      """, ["\(boil) (10 min)", "Rain in the polenta and stir for 30 min."]),
    sample(
      "minutes by another row",
      """
      [[steps]]
      text = "Boil the water."
      timer = "10 min"
      [[steps]]
      text = "Rain in the polenta."
      timer = 30
      """, ["\(boil) (10 min)", "\(rain) (30 min)"]),
    sample(
      "nothing tells",
      """
      [[steps]]
      text = "Boil the water."
      timer = 10
      [[steps]]
      text = "Rain in the polenta."
      timer = 30
      """, [boil, rain]),
  ]

  @Test("steps are read in the order of their numbers, under any key for them", arguments: keys)
  func readsKeys(_ sample: ReadSample) throws { try sample.check() }

  @Test("times and temperatures of a step are behind its text", arguments: members)
  func readsMembers(_ sample: ReadSample) throws { try sample.check() }

  @Test(
    "a number of minutes that no recipe takes is no trap",
    arguments: ["99999999999999999999.5", "1e300", "9223372036854775807", "-1e19"])
  func readsHugeNumbers(_ number: String) {
    let text = """
      {"title": "Soup", "ingredients": ["2 leeks"], "steps": [
        {"text": "Boil the leeks for 5 minutes.", "minutes": \(number)},
        {"text": "Stir it well.", "minutes": 5}]}
      """
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.json", fields: .all)
    #expect(outcome.entries.first?.recipe.directions.count == 2)
  }

  @Test("a number is a time only if the document tells its unit", arguments: bare)
  func readsBareNumbers(_ sample: ReadSample) throws { try sample.check() }
}
