import RecipeCore
import RecipeFormatting
import TestSupport
import Testing

@testable import RecipeMatching

struct DifferentVerdictTests {
  @Test("what is not even alike is different", arguments: rows + broken + foreign)
  func different(row: VerdictCase) async {
    await row.expect(.different)
  }

  @Test("what parts two dishes keeps them apart, whatever they share", arguments: alike)
  func apart(row: VerdictCase) async {
    let explanation = RecordMatcher.sample.explain(row.left, row.right)
    #expect(explanation.verdict != .same)
    #expect(
      explanation.reasons.first?.words.hasPrefix(row.reason) == true, "\(explanation.reasons)")
    #expect(await RecordMatcher.sample.verdict(row.left, row.right) == explanation.verdict)
  }

  private static let rows = [
    VerdictCase(
      "pancakes and waffles", Dish("Pancakes", .batter), Dish("Waffles", .batter),
      "the titles name “pancakes” and “waffles”"),
    VerdictCase(
      "one title, other foods", Dish("Chicken Casserole", .carrotCake),
      Dish("Chicken Casserole", .beanChili), "only one has “"),
    VerdictCase(
      "two recipes of one page",
      Dish("Black Bean Enchiladas", .beanChili, url: "http://site.example/dinner"),
      Dish("Tomatillo Salsa", .gazpacho, url: "http://site.example/dinner"),
      "two recipes of one page"),
    VerdictCase(
      "no ingredients and no site", Dish("Carrot Cake", []), Dish("Carrot Cake", []),
      "too little is known"),
    VerdictCase(
      "no ingredients on one site", Dish("Carrot Cake", [], publisher: "Cake House"),
      Dish("Carrot cake!", [], publisher: "CAKE HOUSE"), "too little is known"),
    VerdictCase(
      "two names of cocktails",
      Dish("Gilroy", ["1 oz gin", "1 oz cherry brandy", "1/2 oz dry vermouth", "1 dash bitters"]),
      Dish("Royal", ["1 oz gin", "1 oz cherry brandy", "1/2 oz dry vermouth", "1 dash bitters"]),
      "the titles have nothing in common"),
  ]

  private static let broken = [
    VerdictCase(
      "lines without foods", Dish("Carrot Cake", ["1 cup 1 cup", "teaspoons teaspoons"]),
      Dish("Carrot Cake", ["1 cup 1 cup", "teaspoons teaspoons"]), "too little is known"),
    VerdictCase(
      "one food beside amounts", Dish("Carrot Cake", ["1 cup 1 cup", "2 carrots"]),
      Dish("Carrot Cake", ["1 cup 1 cup", "2 carrots"]), "too little is known"),
    VerdictCase(
      "empty titles", Dish("", .carrotCake), Dish("", .carrotCake),
      "the titles have nothing in common"),
    VerdictCase(
      "the site's name as title", Dish("Cake House", .carrotCake, publisher: "Cake House"),
      Dish("Cake House", .carrotCake, publisher: "Cake House"),
      "the titles have nothing in common"),
  ]

  private static let foreign = [
    VerdictCase(
      "Chinese titles that share “how to make”",
      Dish("蒸鸡蛋的做法", ["鸡蛋 3个", "水 200ml", "盐 2g", "香油 5g"]),
      Dish("红烧肉的做法", ["五花肉 500g", "冰糖 30g", "生抽 20g", "八角 2颗"]), ""),
    VerdictCase(
      "Greek titles without Latin letters",
      Dish("Μουσακάς", ["2 μελιτζάνες", "500 g κιμάς", "3 πατάτες"]),
      Dish("Φασολάδα", ["500 g φασόλια", "2 καρότα", "1 σέλινο"]),
      "the titles have nothing in common"),
    VerdictCase(
      "Hebrew titles", Dish("שקשוקה", ["5 ביצים", "4 עגבניות", "1 בצל"]),
      Dish("חומוס", ["5 ביצים", "4 עגבניות", "1 בצל"]), "the titles have nothing in common"),
    VerdictCase(
      "Arabic titles", Dish("كبسة", ["500 g أرز", "1 دجاج", "2 بصل"]),
      Dish("تبولة", ["500 g أرز", "1 دجاج", "2 بصل"]), "the titles have nothing in common"),
    VerdictCase(
      "Cyrillic titles", Dish("Борщ", ["2 свекла", "300 g капуста", "1 лук"]),
      Dish("Щи", ["2 свекла", "300 g капуста", "1 лук"]), "the titles have nothing in common"),
    VerdictCase(
      "Japanese titles", Dish("肉じゃが", ["牛肉 200g", "じゃがいも 4個", "玉ねぎ 1個"]),
      Dish("親子丼", ["牛肉 200g", "じゃがいも 4個", "玉ねぎ 1個"]), "the titles have nothing in common"),
  ]

  private static let alike = [
    VerdictCase(
      "two flavours of one dough", Dish("Blueberry Corn Muffins", .batter + ["1 cup blueberries"]),
      Dish("Raspberry Corn Muffins", .batter + ["1 cup raspberries"]),
      "only one has “"),
    VerdictCase(
      "two meats", Dish("Chicken Hash", .beanChili + ["1 lb chicken"]),
      Dish("Tuna Hash", .beanChili + ["1 lb tuna"]), "only one has “"),
    VerdictCase(
      "a site-wide title",
      Dish("All Recipes", ["2 cups brown rice", "1 onion", "1 cup peas", "3 cups broth"]),
      Dish("All Recipes", ["2 cups brown rice", "1 onion", "1 cup beans", "3 cups broth"]), ""),
    VerdictCase(
      "one liquor changed",
      Dish(
        "Pear Champagne Cocktail", ["1 oz pear vodka", "4 oz champagne", "1 sugar cube", "bitters"]),
      Dish(
        "Citrus Champagne Cocktail",
        ["1 oz citrus vodka", "4 oz champagne", "1 sugar cube", "bitters"]), "“"),
    VerdictCase(
      "Chinese dishes of one family",
      Dish("麻婆豆腐", ["豆腐 400g", "牛肉 100g", "豆瓣酱 30g"]),
      Dish("麻婆茄子", ["茄子 400g", "牛肉 100g", "豆瓣酱 30g"]), "titles 33 % alike"),
  ]
}
