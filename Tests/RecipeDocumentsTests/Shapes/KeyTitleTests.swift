import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Titles that are keys")
struct KeyTitleTests {
  private static let samples:
    [(String, path: String, text: String, titles: [String], yields: [String?])] = [
      (
        "Hungarian: keys with capitals", "a.json",
        """
        {"Gombás rizottó": {"fogás": "főétel", "hozzávalók": ["300 g rizs", "200 g gomba"], "elkészítés": ["Pirítsd meg a gombát.", "Add hozzá a rizst."]},
         "Borsóleves": {"fogás": "előétel", "hozzávalók": ["300 g borsó", "1 l víz"], "elkészítés": ["Főzd meg a borsót.", "Turmixold le."]}}
        """,
        ["Gombás rizottó", "Borsóleves"], [nil, nil]
      ),
      (
        "English: keys with capitals", "a.yaml",
        """
        Mushroom risotto:
          occasion: a rainy evening
          ingredients: [300 g rice, 200 g mushrooms]
          steps: [Fry the mushrooms., Add the rice and stock little by little.]
        Pea soup:
          occasion: a day off
          ingredients: [300 g peas, 1 l stock]
          steps: [Boil the peas., Blend the soup.]
        """,
        ["Mushroom risotto", "Pea soup"], [nil, nil]
      ),
      (
        "Finnish: keys with capitals", "a.json",
        """
        {"Sienirisotto": {"tilaisuus": "sadepäivä", "ainekset": ["300 g riisiä", "200 g sieniä"], "ohje": ["Paista sienet.", "Lisää riisi."]},
         "Hernekeitto": {"tilaisuus": "torstai", "ainekset": ["300 g herneitä", "1 l vettä"], "ohje": ["Keitä herneet.", "Soseuta keitto."]}}
        """,
        ["Sienirisotto", "Hernekeitto"], [nil, nil]
      ),
    ]

  private static let others:
    [(String, path: String, text: String, titles: [String], yields: [String?])] = [
      (
        "the name that a program gave is none", "a.json",
        """
        {"recipe-17": {"caption": "Mushroom risotto", "ingredients": ["300 g rice", "200 g mushrooms"], "steps": ["Fry the mushrooms.", "Add the rice."]}}
        """,
        ["Mushroom risotto"], [nil]
      ),
      (
        "keys in lowercase above first texts", "a.json",
        """
        {"risotto": {"dish": "Mushroom risotto", "ingredients": ["300 g rice", "200 g mushrooms"], "steps": ["Fry the mushrooms.", "Add the rice."]},
         "soup": {"dish": "Pea soup", "ingredients": ["300 g peas", "1 l stock"], "steps": ["Boil the peas.", "Blend the soup."]}}
        """,
        ["Mushroom risotto", "Pea soup"], [nil, nil]
      ),
    ]

  @Test("a key that a person wrote is the title rather than the first text", arguments: samples)
  func told(
    _ name: String, path: String, text: String, titles: [String], yields: [String?]
  ) throws {
    try check(text, path, titles, yields)
  }

  @Test("names that programs gave are no titles", arguments: others)
  func kept(
    _ name: String, path: String, text: String, titles: [String], yields: [String?]
  ) throws {
    try check(text, path, titles, yields)
  }

  private func check(
    _ text: String, _ path: String, _ titles: [String], _ yields: [String?]
  ) throws {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    #expect(outcome.entries.map(\.recipe.title) == titles)
    #expect(outcome.entries.map(\.recipe.yield) == yields)
  }
}
