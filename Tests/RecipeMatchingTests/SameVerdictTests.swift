import RecipeCore
import Testing

@testable import RecipeMatching

struct SameVerdictTests {
  @Test("copies of a recipe are the same", arguments: rows + foreign)
  func same(row: VerdictCase) async {
    await row.expect(.same)
  }

  private static let rows = [
    VerdictCase(
      "equal records", Dish("Carrot Cake", .carrotCake), Dish("Carrot Cake", .carrotCake),
      "8 of 8 amounts equal"),
    VerdictCase(
      "words of praise", Dish("The Best Ever Easy Carrot Cake Recipe", .carrotCake),
      Dish("Carrot Cake", .carrotCake), "same words in the titles"),
    VerdictCase(
      "lines in another order", Dish("Carrot Cake", .carrotCake),
      Dish("Carrot Cake", .carrotCake.reversed()), "8 of 8 amounts equal"),
    VerdictCase(
      "what both are made without, named by one title",
      Dish("Flourless Peanut Butter Cookies", .peanutButterCookies),
      Dish("Peanut Butter Cookies", .peanutButterCookies), "4 of 4 amounts equal"),
    VerdictCase(
      "a dish and a tool among the ingredients", Dish("Carrot Cake", .carrotCake),
      Dish("Carrot Cake", .carrotCake + ["A 2-quart baking dish or cake pan; a ricer"]),
      "8 of 8 amounts equal"),
    VerdictCase(
      "a spice left out", Dish("Carrot Cake", .carrotCake),
      Dish("Carrot Cake", .carrotCake.replacing([7: ""])), "7 of 8 amounts equal"),
    VerdictCase(
      "numbered siblings", Dish("Carrot Cake", .carrotCake), Dish("Carrot Cake II", .carrotCake),
      "other numbers in the titles"),
    VerdictCase(
      "numbered siblings with a flavouring more", Dish("Carrot Cake I", .carrotCake),
      Dish("Carrot Cake (Part 2)", .carrotCake + ["1 tsp vanilla"]), "other numbers in the titles"),
    VerdictCase(
      "a brand in a title", Dish("Carrot Cake", .carrotCake),
      Dish("Millbrook's Carrot Cake", .carrotCake), "8 of 8 amounts equal"),
    VerdictCase(
      "notes and equipment on one side",
      Dish("Carrot Cake", .carrotCake + ["Special equipment:", "_____", "about to taste"]),
      Dish("Carrot Cake", .carrotCake), "8 of 8 amounts equal"),
    VerdictCase(
      "one amount of eight changed", Dish("Carrot Cake", .carrotCake),
      Dish("Carrot Cake", .carrotCake.replacing([3: "4 eggs"])), "7 of 8 amounts equal"),
    VerdictCase(
      "everything doubled at twice the yield",
      Dish("Gazpacho", .gazpacho, yield: "4 servings"),
      Dish(
        "Gazpacho",
        [
          "2 kg tomatoes", "2 cucumbers", "2 green peppers", "4 cloves garlic", "100 ml olive oil",
          "4 tbsp sherry vinegar", "200 g stale bread",
        ], yield: "serves 8"), "7 of 7 amounts equal for 2 times the yield"),
    VerdictCase(
      "another yield for the same amounts", Dish("Gazpacho", .gazpacho, yield: "4 servings"),
      Dish("Gazpacho", .gazpacho, yield: "8 servings"), "7 of 7 amounts equal"),
    VerdictCase(
      "metric and cups",
      Dish("Carrot Cake", .carrotCake),
      Dish(
        "Carrot Cake",
        .carrotCake.replacing([4: "1/2 cup sunflower oil", 5: "10 ml baking powder"])),
      "8 of 8 amounts equal"),
    VerdictCase(
      "ounces that are fluid ones",
      Dish("White Lady", ["2 oz gin", "1 oz triple sec", "1 oz lemon juice", "1 egg white"]),
      Dish(
        "White Lady",
        [
          "2 fluid ounces gin", "1 fluid ounce triple sec", "1 fluid ounce lemon juice",
          "1 egg white",
        ]), "4 of 4 amounts equal"),
    VerdictCase(
      "an old and a new address of one site",
      Dish("Carrot Cake", .carrotCake, url: "http://site.example/Recipe/Carrot-Cake/Detail.aspx"),
      Dish("Carrot Cake", .carrotCake, url: "http://site.example/recipe/123/carrot-cake/"),
      "8 of 8 amounts equal"),
    VerdictCase(
      "one address in another case",
      Dish("Carrot Cake", .carrotCake, url: "http://site.example/views/Carrot-Cake-388709"),
      Dish("Carrot Cake", .carrotCake, url: "http://site.example/views/carrot-cake-388709"),
      "8 of 8 amounts equal"),
    VerdictCase(
      "one page under two wordings",
      Dish("Carrot Cake", .carrotCake, url: "http://site.example/cake"),
      Dish(
        "Cake of Carrots with Walnuts", .carrotCake, url: "https://www.site.example/cake/?utm_x=1"),
      "same canonical URL"),
    VerdictCase(
      "slips in the title and in foods", Dish("Carrot Cake", .carrotCake),
      Dish(
        "Carrrot Cake",
        .carrotCake.replacing([6: "80 g wlanuts, chopped", 7: "1 tsp cinamon"])),
      "8 of 8 amounts equal"),
    VerdictCase(
      "names of several words misspelt",
      Dish(
        "Green Onion Pie",
        .carrotCake + ["6 green onions", "250 ml heavy cream", "120 ml chicken broth"]),
      Dish(
        "Green Onion Pie",
        .carrotCake + ["6 greeen onions", "250 ml hevay cream", "120 ml chicken borth"]),
      "11 of 11 amounts equal"),
    VerdictCase(
      "another name of a food, misspelt",
      Dish("Raisin Buns", .scones + ["80 g raisins", "2 tbsp cornstarch"]),
      Dish("Raisin Buns", .scones + ["80 g sultaas", "2 tbsp cornfluor"]),
      "7 of 7 amounts equal"),
    VerdictCase(
      "a name of two words misspelt in the title",
      Dish("Powdered Sugar Scones", .scones + ["60 g powdered sugar"]),
      Dish("Powdeerd Sugar Scones", .scones + ["60 g powdered sugar"]),
      "same words in the titles"),
    VerdictCase(
      "courgettes and zucchini",
      Dish(
        "Courgette Fritters",
        ["3 courgettes", "2 eggs", "100 g plain flour", "80 g feta", "1 tbsp dill"]),
      Dish(
        "Zucchini Fritters",
        ["3 zucchini", "2 eggs", "100 g all-purpose flour", "80 g feta", "1 tbsp dill"]),
      "5 of 5 amounts equal"),
    VerdictCase(
      "garbanzo beans and chickpeas",
      Dish(
        "Garbanzo Bean Salad",
        ["2 cans garbanzo beans", "1 cucumber", "1 red onion", "3 tbsp olive oil", "1 lemon"]),
      Dish(
        "Chickpea Salad",
        ["2 tins chickpeas", "1 cucumber", "1 red onion", "3 tbsp olive oil", "1 lemon"]),
      "5 of 5 amounts equal"),
    VerdictCase(
      "case, a sign for “and” and the site's name",
      Dish("MAC & CHEESE | Any Site", .batter + ["200 g macaroni", "150 g cheddar"]),
      Dish("Mac & Cheese", .batter + ["200 g macaroni", "150 g cheddar"]), "7 of 7 amounts equal"),
    VerdictCase(
      "a re-worded title with equal amounts",
      Dish(
        "Dill Pickles",
        ["8 cucumbers", "4 cups water", "2 cups vinegar", "1/4 cup salt", "6 sprigs dill"]),
      Dish(
        "Refrigerator Dill Pickles",
        ["8 cucumbers", "4 cups water", "2 cups vinegar", "1/4 cup salt", "6 sprigs dill"]),
      "5 of 5 amounts equal"),
    VerdictCase(
      "few amounts, but every line", Dish("Lemonade", ["6 lemons", "200 g sugar", "1 l water"]),
      Dish("Lemonade", ["1 l water", "6 lemons", "200 g sugar"]), "3 of 3 amounts equal"),
    VerdictCase(
      "no amounts, but every line",
      Dish("Green Sauce", ["parsley", "chervil", "sorrel", "yogurt", "eggs"]),
      Dish("Green Sauce", ["sorrel", "parsley", "chervil", "eggs", "yogurt"]), "same title"),
  ]

  private static let foreign = [
    VerdictCase(
      "Greek",
      Dish("Μουσακάς", ["2 μελιτζάνες", "500 g κιμάς", "3 πατάτες", "1 κρεμμύδι", "200 ml γάλα"]),
      Dish("ΜΟΥΣΑΚΆΣ", ["2 μελιτζανες", "500 g κιμας", "3 πατατες", "1 κρεμμυδι", "200 ml γαλα"]),
      "5 of 5 amounts equal"),
    VerdictCase(
      "Hebrew",
      Dish("שקשוקה", ["5 ביצים", "4 עגבניות", "1 בצל", "2 פלפל", "10 g כמון"]),
      Dish("שקשוקה", ["4 עגבניות", "5 ביצים", "1 בצל", "2 פלפל", "10 g כמון"]), "same title"),
    VerdictCase(
      "Arabic",
      Dish("كبسة الدجاج", ["500 g أرز", "1 دجاج", "2 بصل", "3 طماطم", "10 g كمون"]),
      Dish("كبسة الدجاج", ["500 g أرز", "1 دجاج", "2 بصل", "3 طماطم", "10 g كمون"]), "same title"),
    VerdictCase(
      "Cyrillic with a slip",
      Dish("Пельмени", ["500 g фарш", "300 g мука", "2 яйца", "1 лук", "100 ml вода"]),
      Dish("Пелмени", ["500 g фарш", "300 g мука", "2 яйца", "1 лук", "100 ml вода"]),
      "5 of 5 amounts equal"),
    VerdictCase(
      "Chinese, one title with “how to make”",
      Dish("麻婆豆腐的做法", ["豆腐 400g", "牛肉 100g", "豆瓣酱 30g", "花椒 5g", "葱 20g"]),
      Dish("麻婆豆腐", ["豆腐 400g", "牛肉 100g", "豆瓣酱 30g", "花椒 5g", "葱 20g"]),
      "same words in the titles"),
    VerdictCase(
      "Japanese",
      Dish("肉じゃがの作り方", ["じゃがいも 4個", "牛肉 200g", "玉ねぎ 1個", "にんじん 1本", "しらたき 150g"]),
      Dish("肉じゃが", ["牛肉 200g", "じゃがいも 4個", "玉ねぎ 1個", "にんじん 1本", "しらたき 150g"]),
      "same"),
  ]
}
