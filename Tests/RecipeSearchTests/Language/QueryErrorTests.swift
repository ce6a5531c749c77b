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
      Mistake("(leek onion", "(", "this parenthesis is not closed", "put a ) behind"),
      Mistake("leek (a (b)", "(", "this parenthesis is not closed", "put a ) behind"),
      Mistake("(", "(", "this parenthesis is not closed", "put a )"),
      Mistake("leek)", ")", "this parenthesis closes none", "put a ( before"),
      Mistake(")", ")", "this parenthesis closes none", "put a ( before"),
      Mistake("leek ( )", "( )", "there is nothing in these parentheses", "write a word"),
      Mistake("leek OR", "OR", "nothing follows OR", "in quotes"),
      Mistake("leek AND OR a", "AND", "nothing follows AND", "in quotes"),
      Mistake("(a OR) b", "OR", "nothing follows OR", "in quotes"),
      Mistake("NOT", "NOT", "nothing follows NOT", "in quotes"),
      Mistake("-(a) -)", "-", "nothing follows -", "write a value"),
      Mistake("OR leek", "OR", "nothing stands before OR", "in quotes"),
      Mistake("a (AND b)", "AND", "nothing stands before AND", "in quotes"),
      Mistake("a \"b c", "\"", "the quote is not closed", "put a \""),
      Mistake("titel:a", "titel", "there is no field titel", "did you mean title:?"),
      Mistake("ingrediant:a", "ingrediant", "there is no field ingrediant", "ingredient:?"),
      Mistake("qqqq:a", "qqqq", "there is no field qqqq", "the fields are title, "),
      Mistake("title:", "title:", "nothing follows title:", "write title:word"),
      Mistake("(title:)", "title:", "nothing follows title:", "write title:word"),
      Mistake("title:&", "&", "there is no word behind title:", "has:title"),
      Mistake("title:<5", "<5", "title is a text and has no order", "rank"),
      Mistake("ch*cken", "*", "a * stands for letters at the end of a word only", "choc*"),
      Mistake("time:<30x", "30x", "\"30x\" is no time", "1h30"),
      Mistake("time:soon", "soon", "\"soon\" is no time", "45min"),
      Mistake("time:1h2h", "1h2h", "\"1h2h\" is no time", "1h30"),
      Mistake("time:<", "<", "nothing follows <", "without a space"),
      Mistake("rank:high", "high", "\"high\" is no number", "4.5"),
      Mistake("rank:1e5", "1e5", "\"1e5\" is no number", "4.5"),
      Mistake("rank:90..80", "90..80", "nothing lies in this range", "10..30"),
      Mistake("rank:..", "..", "nothing lies in this range", "10..30"),
      Mistake("rank:1..x", "x", "\"x\" is no number", "4.5"),
      Mistake("published:March", "March", "\"March\" is no date", "2019-03"),
      Mistake("published:2019-13", "2019-13", "\"2019-13\" is no date", "2019-03"),
      Mistake("published:19", "19", "\"19\" is no date", "2019"),
      Mistake("has:imag", "imag", "a recipe cannot have or miss \"imag\"", "did you mean image?"),
      Mistake("missing:xyzzy", "xyzzy", "a recipe cannot have or miss \"xyzzy\"", "directions"),
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
      (String(repeating: "(", count: 40), "more than 32 parentheses stand in one another"),
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
