import Testing

@testable import RecipeDocuments

@Suite("Descriptions that are the method")
struct DescribedMethodTests {
  private static let samples = [
    ReadSample(
      testDescription: "Czech: the only text",
      text: """
        {"název": "Bramboračka", "suroviny": ["500 g brambor", "2 mrkve", "1 cibule"], "popis": "Vše oloupeme. Brambory a mrkve nakrájíme. Cibuli osmahneme dozlatova. Nakonec dochutíme podle sebe."}
        """,
      steps: [
        "Vše oloupeme. Brambory a mrkve nakrájíme. Cibuli osmahneme dozlatova. Nakonec dochutíme podle sebe."
      ]),
    ReadSample(
      testDescription: "German: the only text", path: "a.yaml",
      text: """
        titel: Eintopf
        zutaten: [500 g Kartoffeln, 2 Möhren, 1 Zwiebel]
        beschreibung: Alles gut waschen. Die Kartoffeln und Möhren schneiden. Die Zwiebel glasig dünsten. Zum Schluss lange ziehen lassen.
        """,
      steps: [
        "Alles gut waschen. Die Kartoffeln und Möhren schneiden. Die Zwiebel glasig dünsten. Zum Schluss lange ziehen lassen."
      ]),
    ReadSample(
      testDescription: "Ukrainian: the only text",
      text: """
        {"назва": "Юшка", "інгредієнти": ["500 г картоплі", "2 моркви", "1 цибуля"], "опис": "Усе добре помити. Картоплю і моркву нарізати. Цибулю підсмажити. Наприкінці дати настоятися."}
        """,
      steps: [
        "Усе добре помити. Картоплю і моркву нарізати. Цибулю підсмажити. Наприкінці дати настоятися."
      ]),
  ]

  private static let others = [
    ReadSample(
      testDescription: "the story of the dish beside steps", path: "a.yaml",
      text: """
        titel: Omelett
        zutaten: [3 Eier, 20 g Butter, 50 g Käse]
        beschreibung: Meine Tante machte es jeden Sonntag. Es war immer zu salzig. Wir mochten es trotzdem.
        zubereitung: [Die Eier verquirlen., Alles in der Butter braten.]
        """,
      steps: ["Die Eier verquirlen.", "Alles in der Butter braten."]),
    ReadSample(
      testDescription: "the story of a dish that names one of its foods", path: "a.yaml",
      text: """
        titel: Omelett
        zutaten: [3 Eier, 20 g Butter, 50 g Käse]
        beschreibung: Meine Tante machte es jeden Sonntag. Die Eier kamen vom Hof. Es war immer zu salzig. Wir mochten es trotzdem.
        """,
      steps: []),
  ]

  @Test("a text about the foods is the method where there is no other", arguments: samples)
  func told(sample: ReadSample) throws {
    try sample.check()
  }

  @Test("a story is no step", arguments: others)
  func kept(sample: ReadSample) throws {
    try sample.check()
  }
}
