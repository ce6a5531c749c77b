import Testing

@testable import RecipeCore
@testable import RecipeSearch

/// Numbers in the alphabetical order of texts.
struct AlphabeticNumberTests {
  @Test("numbers are in the order of the texts, and equal where these begin alike")
  func order() {
    let texts = [
      "", "1 egg", "10 eggs", "2 eggs", "a", "A la carte", "aa", "apple", "Apple Pie",
      "apple pie aaaa", "apples", "Brühe", "brulee", "zucchini", "zz", "zzzz борщ", "zzzzzzzzzzzz",
      "б", "борщ", "борь", "豆", "豆腐", "豆腐汤",
    ]
    let numbers = texts.map { AlphabeticNumber.of($0) }
    for (place, text) in texts.enumerated().dropFirst() {
      #expect(numbers[place - 1] <= numbers[place], "\(text)")
    }
    #expect(Set(numbers).count == texts.count - 1)
    #expect(AlphabeticNumber.of("борщ") == AlphabeticNumber.of("борщи"))
    #expect(AlphabeticNumber.of("soup борщ") == AlphabeticNumber.of("soup 豆腐"))
    #expect(AlphabeticNumber.of("apple pie aaaa") == AlphabeticNumber.of("Apple pie aazz"))
    #expect(numbers.allSatisfy { $0 >= 0 && $0.isFinite })
  }
}
