import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Named parts of objects as strangers write them")
struct StrangerNamedPartTests {
  static let namedParts = [
    StrangerDocument(
      "sections are what their names say, as headings are", path: "soup.json",
      """
      [{"id": 7, "nome": "Sopa", "blocos": [
        {"nome": " Ingredientes", "linhas": ["3 batatas", "1 litro de caldo", " ", "Base",
          "1 ovo", "Molho", "2 tomates", "1 cebola", " "]},
        {"nome": " Modo de Preparo", "linhas": ["Sopa", "1- Cozinhe as batatas no caldo.",
          "2- Amasse tudo com um garfo.", "Molho", "Bata os tomates com a cebola."]},
        {"nome": " Mais", "linhas": ["Rendimento: 6 porções.", "Fica melhor no dia seguinte."]}]},
       {"id": 8, "nome": "Arroz", "blocos": [
        {"nome": "Ingredientes", "linhas": ["1 xícara de arroz", "2 xícaras de água"]},
        {"nome": "Modo de Preparo", "linhas": ["Cozinhe o arroz na água por 20 minutos."]}]}]
      """,
      lines: [
        "3 batatas", "1 litro de caldo", "# Base", "1 ovo", "# Molho", "2 tomates", "1 cebola",
      ],
      steps: [
        "# Sopa", "Cozinhe as batatas no caldo.", "Amasse tudo com um garfo.", "# Molho",
        "Bata os tomates com a cebola.",
      ], servings: "6 porções", notes: ["Fica melhor no dia seguinte."]),
    StrangerDocument(
      "a long text with line breaks is no title", path: "corba.json",
      """
      {"liste": [{"ad": "Pırasa Çorbası", "malzemeler": ["3 adet pırasa", "1 litre su"],
        "tarif": "<br><br>Pırasalar yıkanır, ince ince doğranır ve geniş bir tencereye alınır.<br>\
      Üzerine su eklenir ve orta ateşte yumuşayana kadar yaklaşık yarım saat kaynatılır.<br> \
      Blender ile ezilir."}]}
      """,
      lines: ["3 adet pırasa", "1 litre su"],
      steps: [
        "Pırasalar yıkanır, ince ince doğranır ve geniş bir tencereye alınır.",
        "Üzerine su eklenir ve orta ateşte yumuşayana kadar yaklaşık yarım saat kaynatılır.",
        "Blender ile ezilir.",
      ], title: "Pırasa Çorbası"),
    StrangerDocument(
      "a unit in a list below the food, and steps as JSON inside a text", path: "suppe.json",
      #"""
      {"all": [{"name": "Suppe", "instruction":
        "[ {\"step\" : \"Skær det hele i skiver.\"}, {\"step\" : \"Kog det i en time.\"} ]",
        "ingrediensers": [
        {"amount": 3, "types": [{"name": "Salt", "bulk": "0", "unitses": [{"name": "Teske",
          "shorthand": "tsk"}], "group": 1}]},
        {"amount": 500, "types": [{"name": "Porrer", "bulk": "9", "unitses": [{"name": "Gram",
          "shorthand": "g"}], "group": 2}]}]}]}
      """#,
      lines: ["3 tsk Salt", "500 g Porrer"],
      steps: ["Skær det hele i skiver.", "Kog det i en time."]),
    StrangerDocument(
      "the last steps may be beside the others", path: "torta.json",
      """
      {"nome": "Torta", "ingredientes": ["3 peras", "200 g de farinha"],
       "modo_preparo": {"Massa": ["Misture a farinha com a água.", "Asse por uma hora."]},
       " Finalização": ["Cubra a torta com as peras.", "Sirva quente."]}
      """,
      lines: ["3 peras", "200 g de farinha"],
      steps: [
        "# Massa", "Misture a farinha com a água.", "Asse por uma hora.", "# Finalização",
        "Cubra a torta com as peras.", "Sirva quente.",
      ]),
  ]

  @Test("objects whose keys are titles, and in them foods, are recipes")
  func foodsAsKeys() throws {
    let text = """
      [leek_soup]
      URL = "https://example.org/soup"
      leeks = { quantity = 3, unit = "pcs" }
      sour_cream = { quantity = 100, unit = "ml" }

      [plain_rice]
      rice = { quantity = 1, unit = "cup" }
      water = { quantity = 2, unit = "cups" }
      """
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "all.toml", fields: .all)
    let recipes = outcome.entries.map(\.recipe)
    #expect(recipes.map(\.title) == ["Leek soup", "Plain rice"])
    #expect(recipes.first?.ingredients == ["3 pcs leeks", "100 ml sour cream"])
    #expect(recipes.first?.sourceURL == "https://example.org/soup")
    #expect(recipes.last?.ingredients == ["1 cup rice", "2 cups water"])
  }

  @Test("parts under names of their own are read by what they are", arguments: namedParts)
  func readsObjects(_ sample: StrangerDocument) throws { try sample.check() }
}
