import RecipeMatching
import Testing

struct OtherNamesTests {
  @Test(
    "the names of one food find each other, in whatever number of words they have",
    arguments: [
      ("courgette", "zucchini"), ("zucchini", "courgette"), ("prawn", "shrimp"),
      ("aubergine", "eggplant"), ("lasagne", "lasagna"), ("spring onion", "scallion"),
      ("scallion", "spring onion"), ("donut", "doughnut"), ("shrimp", "garnele"),
      ("bicarb", "baking soda"),
    ])
  func groups(stems: String, other: String) {
    let found = names(of: stems)
    #expect(found?.others.contains(other) ?? false, "\(found?.others ?? [])")
    #expect(found?.length == stems.split(separator: " ").count)
  }

  @Test(
    "a kind of a food, and a word that names none, has no other names",
    arguments: ["sea salt", "black pepper", "granite", "eggplant chip"])
  func kinds(stems: String) {
    let found = names(of: stems)
    #expect(found == nil || found?.length == 1)
    if stems != "eggplant chip" { #expect(found == nil) }
  }

  @Test("a name that another one is in is left out, as that finds it anyway")
  func subsumed() throws {
    let others = try #require(names(of: "prawn")).others
    #expect(!others.contains("king prawn") && !others.contains("jumbo shrimp"))
  }

  @Test("a person's groups come on top, and join those that share a name with them")
  func added() throws {
    let groups = [["Gurke", "cucumber"], ["courgette", "Gartenkürbis"]]
    #expect(names(of: "cucumber", adding: groups)?.others == ["gurke"])
    let others = try #require(names(of: "gartenkurbi", adding: groups)).others
    #expect(others.contains("courgette") && others.contains("zucchini"))
  }

  @Test(
    "a person's name that contains a known one has the other names of its group, and only these")
  func addedKinds() {
    let groups = [["gammon", "ham steak"], ["sea salt", "Meersalz"]]
    #expect(names(of: "ham steak", adding: groups)?.others == ["gammon"])
    #expect(names(of: "sea salt", adding: groups)?.others == ["meersalz"])
  }

  private func names(
    of stems: String, adding groups: [[String]] = []
  ) -> (length: Int, others: [String])? {
    let words = stems.split(separator: " ").map { Array($0.utf8) }
    return OtherNames(adding: groups).names(of: words[...]).map { found in
      (found.length, found.others.map { String(decoding: $0.folded, as: UTF8.self) })
    }
  }

  @Test(
    "a name with nearly the same letters is another spelling",
    arguments: [
      ("lasagna", "lasagne", true), ("chili", "chilli", true), ("omelette", "omelet", true),
      ("chickpea", "chick pea", true), ("yogurt", "yoghurt", true), ("prawn", "shrimp", false),
      ("zucchini", "courgette", false), ("beetroot", "beet", false), ("donut", "doughnut", false),
    ])
  func spellings(stems: String, other: String, isSpelling: Bool) throws {
    let found = try #require(OtherNames(adding: []).names(of: [Array(stems.utf8)]))
    let name = try #require(found.others.first { $0.folded.elementsEqual(other.utf8) })
    #expect(name.isSpelling == isSpelling)
  }
}
