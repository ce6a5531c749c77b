import RecipeCore
import Testing

@testable import Ingredients

/// Amounts behind the food.
extension ParsedIngredientTests {
  @Test(
    "amounts behind the food and marks before it are read",
    arguments: [
      ("flour: 200 g", "200 g | flour"),
      ("Mehl 200 g", "200 g | Mehl"),
      ("Egg 3", "3 | Egg"),
      ("Garlic cloves 3-4, crushed", "3...4 | Garlic cloves | crushed"),
      ("Flour type 405", " | Flour type 405"),
      ("Greens for 6", " | Greens for 6"),
      ("黄瓜 200 克 * 份数", "200 g | 黄瓜"),
      ("大蒜半个", "1/2 piece | 大蒜"),
      ("八角 = 一个", "1 piece | 八角"),
      ("Garlic 4 cloves (about 20 g)", "4 clove {~20 g} | Garlic"),
      ("Beans: 1 can (400 g)", "1 can [400 g] | Beans"),
      ("Eggs: 2", "2 | Eggs"),
      ("tomatoes (2)", "2 | tomatoes"),
      ("flour (or more) (20 g each)", " | flour (or more) (20 g each)"),
      ("eggs x 2", "2 | eggs"),
      ("Butter - 50 g, soft", "50 g | Butter | soft"),
      ("鸡蛋 2个", "2 piece | 鸡蛋"),
      ("盐3克", "3 g | 盐"),
      ("鸡蛋：2个", "2 piece | 鸡蛋"),
      ("水 约 500毫升", "500 ml | 水"),
      ("しょうゆ 大さじ2", "2 tbsp | しょうゆ"),
      ("砂糖…小さじ1/2", "1/2 tsp | 砂糖"),
      ("卵 2個", "2 piece | 卵"),
      ("Mehl Type 405", " | Mehl Type 405"),
      ("- 2 cups flour", "2 cup | flour"),
      ("• 2 cups flour", "2 cup | flour"),
      ("[ ] 2 cups flour", "2 cup | flour"),
      ("[x] 2 cups flour", "2 cup | flour"),
      ("▢ 2 cups flour", "2 cup | flour"),
      ("🥕 2 carrots", "2 | carrots"),
      ("1. 200 g flour", "200 g | flour"),
    ])
  func trailing(line: String, summary: String) {
    #expect(ParsedIngredient(line).summary == summary)
  }
}
