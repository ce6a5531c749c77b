import RecipeCore
import RecipeDocuments
import Testing

@Suite("Lower bounds of times")
struct OpenTimeTests {
  @Test(
    "a text that says only the least is a lower bound, in many languages",
    arguments: [
      ("1 Hour+", 60), ("1h+", 60), ("30+ minutes", 30), ("30 min +", 30), (">1 h", 60),
      ("≥ 45 min", 45), ("at least 1 h", 60), ("more than 2 hours", 120), ("1 hour or more", 60),
      ("over 1 hour", 60), ("from 30 min", 30), ("ab 30 Min", 30), ("mind. 2 Std", 120),
      ("min. 45 min", 45), ("mindestens 2 Stunden", 120), ("1 Stunde oder länger", 60),
      ("au moins 1 h", 60), ("plus de 2 heures", 120), ("al menos 2 horas", 120),
      ("2 horas como mínimo", 120), ("pelo menos 1 hora", 60), ("almeno 30 minuti", 30),
      ("minstens 20 minuten", 20), ("minst 30 minuter", 30), ("mindst 1 time", 60),
      ("vähintään 2 tuntia", 120), ("co najmniej 1 godz", 60), ("alespoň 2 hodiny", 120),
      ("legalább 30 perc", 30), ("не менее 2 часов", 120), ("en az 30 dakika", 30),
      ("1 час и более", 60), ("30分以上", 30), ("至少30分钟", 30), ("30 min + chilling", 30),
      ("20 minutes plus cooling", 20), ("2-3 h or more", 120),
    ])
  func isLowerBound(text: String, minutes: Int) {
    #expect(RecipeDuration.range(in: text) == MinuteRange(atLeast: minutes))
  }

  @Test(
    "every other time is exact, or a range",
    arguments: [
      ("1 h + 30 min", MinuteRange(90)), ("30 min plus one hour rising", MinuteRange(30)),
      ("from 20 to 30 min", MinuteRange(20, 30)), ("20-30 min", MinuteRange(20, 30)),
      ("Min: 30", MinuteRange(30)), ("45 min", MinuteRange(45)), ("PT30M", MinuteRange(30)),
      ("30 min over low heat", nil), ("about 40 minutes", MinuteRange(40)),
      ("1+1/2 h", MinuteRange(90)),
    ] as [(String, MinuteRange?)])
  func isExact(text: String, range: MinuteRange?) {
    if let range { #expect(RecipeDuration.range(in: text) == range) }
    #expect(RecipeDuration.range(in: text)?.isLowerBound != true)
  }

  @Test("a lower bound survives its text, and a sum with it is one, too")
  func text() {
    #expect(MinuteRange("60+") == MinuteRange(atLeast: 60))
    #expect(MinuteRange(atLeast: 60).description == "60+")
    #expect(MinuteRange("+") == nil)
    #expect(MinuteRange(10) + MinuteRange(atLeast: 60) == MinuteRange(atLeast: 70))
    #expect(
      RecipeTime(prep: 10, cook: MinuteRange(atLeast: 60), wait: nil, total: nil)?.isLowerBound
        == true)
    #expect(
      RecipeTime(prep: nil, cook: nil, wait: nil, total: MinuteRange(atLeast: 60))?.isLowerBound
        == true)
    #expect(RecipeTime(prep: nil, cook: nil, wait: nil, total: 60)?.isLowerBound == false)
  }

  @Test(
    "documents that were written keep a lower bound",
    arguments: ["json", "markdown", "jsonld"])
  func written(name: String) throws {
    let text =
      #"{"title": "Stew", "cook_time": "1 h+", "ingredients": ["1 leek", "1 l water"], "steps": ["Boil."]}"#
    let recipe = try #require(
      JSONRecipeReader().read(Array(text.utf8), path: "a.json", fields: .all).entries.first?.recipe)
    #expect(recipe.cookMinutes == MinuteRange(atLeast: 60))
    let format = try #require(DocumentFormats.all.first { $0.name == name })
    let writer = try #require(format.writer)
    let path = "a." + (format.endings.first ?? name)
    let outcome = AnyDocumentReader().read(writer.document(of: recipe), path: path, fields: .all)
    let written = try #require(outcome.entries.first)
    #expect(written.recipe.cookMinutes == MinuteRange(atLeast: 60))
  }
}
