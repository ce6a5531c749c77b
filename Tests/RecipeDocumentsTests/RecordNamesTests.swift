import RecipeCore
import TestSupport
import Testing

@testable import RecipeDocuments

/// The names of the recipes of a file that holds several.
struct RecordNamesTests {
  /// A way of naming the recipes of a file, by the ids that they state.
  struct Naming: Sendable {
    let stated: [String?]
    let names: [String]
    let numbers: [Int?]
  }

  @Test(
    "a recipe is named by its own id, else by its number, and never as another is",
    arguments: [
      Naming(stated: [nil, nil], names: ["f#1", "f#2"], numbers: [nil, nil]),
      Naming(stated: ["b", "a"], names: ["f#b", "f#a"], numbers: [1, 2]),
      Naming(stated: ["1", "9"], names: ["f#1", "f#9"], numbers: [nil, 2]),
      Naming(
        stated: ["a", "b", "b", "c"], names: ["f#a", "f#b", "f#3", "f#c"],
        numbers: [1, 2, nil, 4]),
      Naming(stated: ["2", nil, "1"], names: ["f#2", "f##2", "f#1"], numbers: [1, 2, 3]),
      Naming(stated: [nil, "1"], names: ["f#1", "f#2"], numbers: [nil, nil]),
      Naming(stated: ["x#y", "x"], names: ["f#x#y", "f#x"], numbers: [1, 2]),
    ])
  func naming(_ naming: Naming) {
    var names = RecordNames(of: "f")
    let found = naming.stated.map { names.next($0.flatMap { StatedID($0) }) }
    #expect(found.map(\.id) == naming.names)
    #expect(found.map(\.number) == naming.numbers)
  }

  @Test(
    "recipes that share an id are named by their numbers, and no other is renamed",
    arguments: [
      Naming(
        stated: ["a", "b", "b", "c"], names: ["f#a", "f#2", "f#3", "f#c"],
        numbers: [1, nil, nil, 4]),
      Naming(stated: ["x", "x", "1"], names: ["f##1", "f#2", "f#1"], numbers: [1, nil, 3]),
      Naming(stated: ["1", "1", nil], names: ["f#1", "f#2", "f#3"], numbers: [nil, nil, nil]),
      Naming(stated: [nil, "1"], names: ["f#1", "f#2"], numbers: [nil, nil]),
    ])
  func sharing(_ naming: Naming) {
    let found = RecordNames.all(of: "f", stating: naming.stated.map { $0.flatMap { StatedID($0) } })
    #expect(found.map(\.id) == naming.names)
    #expect(found.map(\.number) == naming.numbers)
  }

  @Test("an id that several recipes of a file state is the former name of each, and fetches none")
  func sharedID() async throws {
    let rows = ["a", "b", "b"].map { #"{"title":"A","id":"\#($0)","ingredients":["1 a"]}"# }
    let source = FolderRecipeSource(
      root: "/r", source: "notes", family: .json, include: ["**"], exclude: [],
      files: InMemoryFileSystem(["/r/f.json": "[\(rows.joined(separator: ","))]"]))
    for id in ["f.json#2", "f.json#3"] {
      let record = try await source.fetch(id)
      #expect(record?.formerReferences.map(\.id) == ["f.json#b"])
      #expect(record?.names.map(\.id) == [id])
    }
    #expect(try await source.fetch("f.json#b") == nil)
  }

  @Test("every mark of an id may be the end of its path")
  func paths() {
    #expect(RecordNames.paths(of: "a.json") == ["a.json"])
    #expect(
      RecordNames.paths(of: "a#b.json#x#y") == ["a#b.json#x#y", "a#b.json#x", "a#b.json", "a"])
    #expect(RecordNames.paths(of: String(repeating: "#", count: 5000)).count == 17)
  }

  private static let all = """
    [{"title":"A","recipe_id":"0002d6","ingredients":["a"]},
     {"title":"B","id":47,"ingredients":["b"]},
     {"title":"C","uuid":"x#y","ingredients":["c"]},
     {"title":"D","_id":{"$oid":"5ed6"},"ingredients":["d"]},
     {"title":"E","ingredients":["e"]}]
    """

  private static let table = "title,uuid,ingredients\nA,u1,a\nB,u2,b\n"
  private static let graph = """
    {"@graph":[{"@type":"Recipe","@id":"https://a.example/#a","name":"A","recipeIngredient":["a"]},
     {"@type":"Recipe","@id":"#b","name":"B","recipeIngredient":["b"]}]}
    """

  @Test(
    "the recipes of a file of any format are fetched by their own ids, and by their numbers",
    arguments: [
      ("all.json", all, ["0002d6", "47", "x#y", "5ed6", "5"]), ("all.csv", table, ["u1", "u2"]),
      ("a#b.json", graph, ["https://a.example/#a", "b"]),
    ])
  func fetching(path: String, text: String, ids: [String]) async throws {
    let source = FolderRecipeSource(
      root: "/r", source: "notes", family: .folder, include: ["**"], exclude: [],
      files: InMemoryFileSystem(["/r/\(path)": text]))
    for (index, id) in ids.enumerated() {
      let own = try await source.fetch("\(path)#\(id)")
      let numbered = try await source.fetch("\(path)#\(index + 1)")
      #expect(own != nil && own == numbered)
      #expect(own?.reference.id == "\(path)#\(id)")
      #expect(own?.statedIDs.contains(id) != (id == "5"))
    }
    #expect(try await source.fetch("\(path)#9") == nil)
  }

  @Test(
    "a recipe is fetched by the name that it had while its file held fewer or more recipes",
    arguments: [
      (#"[{"title":"A","id":"a","ingredients":["1 a"]}]"#, "f.json#1", "f.json"),
      (#"[{"title":"A","id":"a","ingredients":["1 a"]}]"#, "f.json#a", "f.json"),
      (#"[{"title":"A","id":"a","ingredients":["1 a"]}]"#, "f.json#b", nil),
      (#"[{"title":"A","id":"a","ingredients":["1 a"]}]"#, "f.json#2", nil),
      (
        #"[{"title":"A","id":"2","ingredients":["1 a"]},{"title":"B","id":"1","ingredients":["1 b"]}]"#,
        "f.json", nil
      ),
      (
        #"[{"title":"A","ingredients":["1 a"]},{"title":"B","ingredients":["1 b"]}]"#,
        "f.json", "f.json#1"
      ),
    ] as [(String, String, String?)])
  func formerNames(text: String, name: String, present: String?) async throws {
    let source = FolderRecipeSource(
      root: "/r", source: "notes", family: .json, include: ["**"], exclude: [],
      files: InMemoryFileSystem(["/r/f.json": text]))
    #expect(try await source.fetch(name)?.reference.id == present)
  }

  @Test("a mark on a recipe is not one on that whose number is its id")
  func marked() async throws {
    let text = """
      [{"title":"New","id":2,"ingredients":["1 a"]},{"title":"Old","id":1,"ingredients":["1 b"]}]
      """
    let source = FolderRecipeSource(
      root: "/r", source: "notes", family: .json, include: ["**"], exclude: [],
      files: InMemoryFileSystem(["/r/f.json": text]))
    for id in ["f.json#1", "f.json#2"] {
      #expect(try await source.fetch(id)?.names.map(\.id) == [id])
    }
  }

  @Test(
    "the only recipe of a document keeps the id that it states",
    arguments: [
      (#""identifier": "K-17""#, "K-17"), (#""@id": "urn:recipe:17""#, "urn:recipe:17"),
      (
        #""@id": "https://data.example/17", "url": "https://a.example/soup""#,
        "https://data.example/17"
      ),
      (#""@id": "https://a.example/soup#recipe", "url": "https://a.example/soup""#, nil),
    ] as [(String, String?)])
  func onlyRecipe(members: String, id: String?) async throws {
    let json = #"{"@type": "Recipe", \#(members), "name": "Soup", "recipeIngredient": ["1 leek"]}"#
    let page = #"<script type="application/ld+json">\#(json)</script>"#
    let source = FolderRecipeSource(
      root: "/r", source: "notes", family: .folder, include: ["**"], exclude: [],
      files: InMemoryFileSystem(["/r/a.json": json, "/r/b.html": page]))
    for path in ["a.json", "b.html"] {
      #expect(try await source.fetch(path)?.statedIDs == [id].compactMap(\.self))
    }
  }

  @Test("the records of our own output are named by their numbers, as its ids belong to a run")
  func ownOutput() async throws {
    let recipe =
      #"{"id":"9f0c35aa00aa","title":"A","ingredients":["a"],"sources":[{"locator":"a.md:1"}]}"#
    let source = FolderRecipeSource(
      root: "/r", source: "notes", family: .json, include: ["**"], exclude: [],
      files: InMemoryFileSystem(["/r/a.json": "[\(recipe),\(recipe)]"]))
    #expect(try await source.fetch("a.json#2")?.number == nil)
    #expect(try await source.fetch("a.json#9f0c35aa00aa") == nil)
  }
}
