import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Texts that are no recipes, however their lines are shaped")
struct UnlabelledRefusalTests {
  static let texts = [
    "2 kg potatoes\n1 l milk\n500 g butter\n\nCall grandma when you are back.",
    "1 kg Mehl\n250 g Butter\n\nBitte auch Brot mitbringen, und das Paket von der Post holen.",
    "2 kg potatis\n1 l mjölk\n\nGlöm inte att ringa Anna. Hon fyller år.",
    "2 pairs of shoes\n3 shirts\n2 cans of gas\n\nMeet at nine. Bring the tickets and the map.",
    "Minimum:\n\n8 GB RAM\n2 CPU cores\n\n1. Download the installer.\n2. Restart the machine.",
    "1. Clone the repository.\n2. Run make in the folder.\n3. Start it and wait for 10 seconds.",
    "1. Ouvrir le fichier.\n2. Ajouter la clef du service.\n3. Redémarrer le serveur.",
    "1. Warm up for ten minutes.\n2. Stretch your legs.\n3. Rest for a minute.",
    "200 rent\n50 food\n30 phone\n\nSave more next month. Look for a cheaper phone plan.",
    "5 km run\n10 min rest\n20 push-ups\n\nRun slowly at the start. Rest between the sets.",
    "Encoding: 7bit\nLines: 20 g\n\nThe encoding of the lines was changed.",
    "Per 100 g\n\n250 kcal\n\nA diet with less sugar is better for your heart.",
    "1.2.0\n\n3 new commands\n2 bugs fixed\n\nThe commands are in the manual. Bugs go to the list.",
    "The potato is a tuber.\n\n1 kg of potatoes has 770 kcal.\n\nIt grows in 160 countries.",
    "cup\n\nA unit of volume of 240 ml.\n\ntbsp\n\nA unit of 15 ml; 3 tsp are 1 tbsp.",
    "Two cups of tea\none spoon of rain\n\nand nothing left to say.",
    "```\n2 cups corn\n1 cup milk\n```\n\nSimmer the corn in the milk.\n\n```\nmake\n```",
    "2 cups corn\n1 cup milk",
    "Simmer the corn in the milk.\n\nBlend half of it.",
  ]

  @Test("they are not read by their shape", arguments: texts)
  func refuses(text: String) {
    #expect(UnlabelledRecipe(text.utf8) == nil)
  }

  @Test(
    "numbered lines that are no steps of cooks are none",
    arguments: texts.filter { $0.hasPrefix("1. ") })
  func numbered(text: String) {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.md", fields: .all)
    #expect(outcome.entries.isEmpty)
  }

  @Test("a page about its folder is none, though it has the shape")
  func readme() {
    let text = "2 cups corn\n1 cup milk\n\nSimmer the corn in the milk.\n"
    let reader = AnyDocumentReader()
    #expect(reader.read(Array(text.utf8), path: "README.md", fields: .all).entries.isEmpty)
    #expect(reader.read(Array(text.utf8), path: "a.md", fields: .all).entries.count == 1)
  }
}
