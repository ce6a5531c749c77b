import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging
@testable import RecipeSearch

/// What is said about queries that cannot be understood.
struct QueryErrorTests {
  /// A query, what is marked in it, and what is said about it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let query: String
    let marked: String
    let message: String
    let help: String

    init(_ query: String, _ marked: String, _ message: String, _ help: String) {
      self.query = query
      self.marked = marked
      self.message = message
      self.help = help
    }

    var testDescription: String { query }
  }

  @Test(
    "a mistake is marked, named and helped with",
    arguments: [
      Mistake("(leek onion", "(", "this parenthesis is not closed", "put a ) after"),
      Mistake("leek (a (b)", "(", "this parenthesis is not closed", "put a ) after"),
      Mistake("(", "(", "this parenthesis is not closed", "put a )"),
      Mistake("leek)", ")", "this parenthesis closes nothing", "put a ( before"),
      Mistake(")", ")", "this parenthesis closes nothing", "put a ( before"),
      Mistake("leek ( )", "( )", "these parentheses are empty", "write a word"),
      Mistake("leek OR", "OR", "nothing follows OR", "in quotes"),
      Mistake("leek AND OR a", "AND", "nothing follows AND", "in quotes"),
      Mistake("(a OR) b", "OR", "nothing follows OR", "in quotes"),
      Mistake("NOT", "NOT", "nothing follows NOT", "in quotes"),
      Mistake("-(a) -)", "-", "nothing follows -", "write a value"),
      Mistake("OR leek", "OR", "nothing precedes OR", "in quotes"),
      Mistake("a (AND b)", "AND", "nothing precedes AND", "in quotes"),
      Mistake("a \"b c", "\"", "the quote is not closed", "put a \""),
      Mistake("titel:a", "titel", "there is no field \"titel\"", "did you mean title:?"),
      Mistake("ingrediant:a", "ingrediant", "there is no field \"ingrediant\"", "ingredient:?"),
      Mistake("qqqq:a", "qqqq", "there is no field \"qqqq\"", "the fields are title, "),
      Mistake("title:", "title:", "nothing follows title:", "write title:word"),
      Mistake("(title:)", "title:", "nothing follows title:", "write title:word"),
      Mistake("title:&", "&", "there is no word after title:", "has:title"),
      Mistake("title:<5", "<5", "title is text and cannot be compared", "rank"),
      Mistake("ch*cken", "*", "* is only allowed at the end of a word", "choc*"),
      Mistake("time:<30x", "30x", "\"30x\" is not a duration", "1h30"),
      Mistake("time:soon", "soon", "\"soon\" is not a duration", "45min"),
      Mistake("time:1h2h", "1h2h", "\"1h2h\" is not a duration", "1h30"),
      Mistake("time:<", "<", "nothing follows <", "without a space"),
      Mistake("rank:high", "high", "\"high\" is not a number", "4.5"),
      Mistake("rank:1e5", "1e5", "\"1e5\" is not a number", "4.5"),
      Mistake("rank:90..80", "90..80", "this range is empty", "10..30"),
      Mistake("rank:..", "..", "this range is empty", "10..30"),
      Mistake("rank:1..x", "x", "\"x\" is not a number", "4.5"),
      Mistake("published:March", "March", "\"March\" is not a date", "2019-03"),
      Mistake("published:2019-13", "2019-13", "\"2019-13\" is not a date", "2019-03"),
      Mistake("published:19", "19", "\"19\" is not a date", "2019"),
      Mistake("has:imag", "imag", "has: and missing: do not know \"imag\"", "did you mean image?"),
      Mistake("missing:xyzzy", "xyzzy", "has: and missing: do not know \"xyzzy\"", "directions"),
    ])
  func mistake(_ mistake: Mistake) throws {
    let error = try #require(throws: QueryError.self) { try RecipeQuery(parsing: mistake.query) }
    let scalars = Array(mistake.query.unicodeScalars)
    let marked = scalars.dropFirst(error.offset).prefix(error.length)
    #expect(String(String.UnicodeScalarView(marked)) == mistake.marked)
    #expect(error.message == mistake.message)
    #expect(error.help?.contains(mistake.help) == true, "\(error.help ?? "")")
  }

  @Test(
    "size, depth and number of words are limited",
    arguments: [
      (String(repeating: "a ", count: 5000), "the query has more than 8192 characters"),
      (String(repeating: "(", count: 40), "parentheses are nested more than 32 deep"),
      (String(repeating: "a ", count: 300), "the query has more than 256 words"),
      (
        "\"" + String(repeating: "a ", count: 4000) + "\"",
        "a word or phrase has more than 256 characters"
      ),
      (
        "title:" + String(repeating: "豆", count: 257),
        "a word or phrase has more than 256 characters"
      ),
    ])
  func limits(query: String, message: String) throws {
    let error = try #require(throws: QueryError.self) { try RecipeQuery(parsing: query) }
    #expect(error.message == message)
  }

  @Test("what is within the limits is read, however it nests")
  func withinLimits() throws {
    let nested = String(repeating: "(", count: 32) + "a" + String(repeating: ")", count: 32)
    let recipe = RankedRecipe.sample(.sample("x/1", "a"))
    #expect(try RecipeQuery(parsing: nested).matches(recipe))
    #expect(try RecipeQuery(parsing: String(repeating: "-", count: 8000) + "a").matches(recipe))
    #expect(try RecipeQuery(parsing: String(repeating: "NOT ", count: 2000) + "a").matches(recipe))
    #expect(
      try !RecipeQuery(parsing: "\"" + String(repeating: "a ", count: 128) + "\"").matches(recipe))
  }
}
