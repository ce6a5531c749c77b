import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging
@testable import RecipeSearch

struct RecipeQueryTests {
  private static let soup = RankedRecipe.sample(
    RecipeRecord(
      "notes/soup/leek.md",
      Recipe(
        title: "Grandma’s Ragù with Brühe", publisher: "Closet Kitchen",
        sourceURL: "http://www.site.example/ragu/",
        ingredients: ["2 large Carrots, chopped", "1 tbsp brown sugar", "potatoes"],
        directions: ["Simmer gently."], description: "A Sunday classic",
        tags: ["one-pot", "Été 🍲"],
        author: "Ann Onymous")),
    .sample("api/1", "Bolognese", publisher: "Elsewhere"))

  @Test(
    "words match whole words, plurals, accents and case apart",
    arguments: [
      ("ragu", true), ("RAGÙ", true), ("rag", false), ("carrot", true), ("carrots", true),
      ("potato", true), ("sugars", true), ("carro", false), ("bruhe", true), ("bruehe", true),
      ("Brühe", true), ("bru\u{308}he", true), ("grandmas", true), ("grandma", true),
      ("closet sugar", true), ("closet zebra", false), ("one-pot", true), ("pot-one", false),
      ("\"brown sugar\"", true), ("\"sugar brown\"", false), ("\"sugar potatoes\"", false),
      ("\"1 tbsp\"", true), ("-zebra", true), ("-ragu", false), ("-\"brown sugar\"", false),
      ("-\"sugar brown\"", true), ("ragu -sugar", false), ("", true), ("  ", true), ("-", true),
      ("&", true), ("🍲", true), ("🍰", false), ("bolognese", true), ("elsewhere", true),
      ("sunday", false), ("simmer", false), ("12:30", false), ("don't", false),
      ("title:ragu", true), ("title:sugar", false), ("TITLE:Ragu", true),
      ("ingredient:sugar", true),
      ("ingredients:ragu", false), ("tag:ete", true), ("tags:\"one pot\"", true),
      ("publisher:closet", true), ("author:\"ann onymous\"", true), ("source:api", true),
      ("source:notes", true), ("source:web", false), ("description:sunday", true),
      ("directions:simmer", true), ("direction:\"gently simmer\"", false), ("-title:ragu", false),
      ("-title:\"brown sugar\"", true), ("http://site.example/ragu", true),
      ("https://site.example/other", false), ("-http://site.example/ragu", false),
    ])
  func matches(query: String, isMatch: Bool) throws {
    #expect(try RecipeQuery(parsing: query).matches(Self.soup) == isMatch, "\(query)")
  }

  @Test(
    "scripts without spaces match anywhere in a word",
    arguments: [
      ("麻婆豆腐", "豆腐", true), ("麻婆豆腐", "豚", false), ("김치찌개", "김치", true),
      ("Борщ украинский", "борщ", true), ("Борщ украинский", "украин", false),
      ("ต้มข่าไก่", "ไก่", true), ("東京 ラーメン", "\"東京 ラーメン\"", true), ("麻婆", "麻婆豆腐", false),
    ])
  func otherScripts(title: String, query: String, isMatch: Bool) throws {
    #expect(try RecipeQuery(parsing: query).matches(.sample(.sample("a/1", title))) == isMatch)
  }

  @Test("a spelt-out umlaut in the text is found by the umlaut")
  func umlautInQuery() throws {
    let recipe = RankedRecipe.sample(.sample("a/1", "Gemuesebruehe"))
    #expect(try RecipeQuery(parsing: "Gemüsebrühe").matches(recipe))
    #expect(try !RecipeQuery(parsing: "gemusebruhe").matches(recipe))
  }

  @Test(
    "what cannot be understood is an error that points at its place",
    arguments: [
      ("soup \"leek", 5, "the quote is not closed"), ("\"", 0, "the quote is not closed"),
      ("-title:\"leek", 7, "the quote is not closed"),
      ("é titel:soup", 2, "there is no field \"titel\""),
      ("-ranc:80", 1, "there is no field \"ranc\""), ("a title:", 2, "nothing follows title:"),
      ("title: soup", 0, "nothing follows title:"),
    ])
  func errors(query: String, offset: Int, message: String) throws {
    let error = try #require(throws: QueryError.self) { try RecipeQuery(parsing: query) }
    #expect(error.offset == offset)
    #expect(error.message == message)
    #expect(error.query == query)
    #expect(error.help?.isEmpty == false)
  }

  @Test(
    "sources that can only search get words, no exclusions, other fields and addresses",
    arguments: [
      ("leek -cream title:soup \"brown sugar\"", ["leek soup brown sugar"]),
      ("-leek", []), ("", []),
      ("source:api leek author:jo", ["leek"]), ("ingredient:leek tag:soup", ["leek"]),
      ("https://a.example/leek soup", ["soup"]),
      ("leek (soup OR stew) tart", ["leek tart"]), ("choc* leek", ["leek"]),
      ("NOT leek soup", ["soup"]), ("time:<30 (leek soup)", ["leek soup"]), ("--leek", ["leek"]),
      ("leek OR soup", ["leek", "soup"]), ("(leek tart) OR (soup -cream)", ["leek tart", "soup"]),
      ("leek OR choc*", []), ("time:<30 (leek OR (kale OR chard))", ["leek", "kale", "chard"]),
      ("(a OR b OR c) (d OR e)", ["d", "e"]), ("a OR b OR c OR d OR e OR f OR g OR h OR i", []),
    ] as [(String, [String])])
  func searchTexts(query: String, texts: [String]) throws {
    #expect(try RecipeQuery(parsing: query).searchTexts == texts)
  }

  @Test(
    "only fields that a query names must be read, and notes, where every word is looked for",
    arguments: [
      ("leek", RecipeFieldSet([.essentials, .notes])), ("title:leek", .essentials),
      ("directions:stir", RecipeFieldSet([.essentials, .directions])),
      ("-description:a title:b", RecipeFieldSet([.essentials, .description])), ("", .essentials),
    ])
  func requiredFields(query: String, fields: RecipeFieldSet) throws {
    #expect(try RecipeQuery(parsing: query).requiredFields == fields)
  }

  @Test("no query traps, and one that parses can be evaluated")
  func survivesNoise() {
    var random = SeededGenerator(seed: 5)
    let parts = [
      "-", "\"", ":", "title", " ", "ingredient:", "ü", "://", "麻", "'s", "leeks", "(", ")", " OR ",
      "AND", "NOT ", "*", "time:", "<=", "..", "has:", "missing:", "published:2019-", "“", ",",
      "1h",
    ]
    for _ in 0..<4000 {
      let query = (0..<7).map { _ in
        Int.random(in: 0..<4, using: &random) > 0
          ? parts.randomElement(using: &random) ?? "" : random.text(length: 1)
      }.joined()
      do throws(QueryError) {
        _ = try RecipeQuery(parsing: query).matches(Self.soup)
      } catch {
        #expect((0...query.unicodeScalars.count).contains(error.offset))
      }
    }
  }

  @Test(
    "is: finds what a person marked, by any record and by a former name",
    arguments: [
      ("is:cooked", true), ("IS:Cooked", true), ("is:favourite", false), ("-is:favourite", true),
      ("is:favorite OR ragu", true), ("is:(cooked favourite)", false), ("-(is:cooked)", false),
    ])
  func marks(query: String, isFound: Bool) throws {
    var marks = RecipeMarks()
    marks.set(.cooked, on: RecordReference(source: "api", id: "1"), day: "2026-11-25")
    marks.set(.favourite, on: RecordReference(source: "api", id: "2"))
    let query = try RecipeQuery(parsing: query)
    #expect(query.asksForMarks)
    var matcher = QueryMatcher(query.knowing(marks))
    #expect(matcher.matches(Self.soup) == isFound)
  }

  @Test("an unknown mark is an error that names the nearest")
  func unknownMark() {
    #expect { try RecipeQuery(parsing: "is:cookd") } throws: { error in
      let error = error as? QueryError
      return error?.message == #"is: does not know "cookd""#
        && error?.help == "did you mean cooked?"
    }
  }
}
