import RecipeCore

@testable import RecipeDocuments

/// Recipes in parts, under numbered keys and in nested lists.
extension ObjectShapeTests {
  static let parts = [
    Sample(
      about: "units that no vocabulary has",
      text: #"""
        {"dish": "Leek stew", "stuff": [{"what": "leeks", "n": 2, "u": "blorp"},
          {"what": "cream", "n": 3, "u": "blorp"}, {"what": "salt", "n": null, "u": null}],
         "how_it_goes": [{"do": "Wash the leeks and slice them."}, {"do": "Pour the cream on top."}]}
        """#,
      ingredients: ["2 blorp leeks", "3 blorp cream", "salt"],
      directions: ["Wash the leeks and slice them.", "Pour the cream on top."]),
    Sample(
      about: "components with ingredients and steps of their own",
      text: #"""
        {"recipe": {"heading": "Leek stew", "portions": {"amount": 4, "of": "bowls"}, "components": [
          {"component": "Base", "goods": [{"product": "leeks", "quantity": {"value": 2, "unit": "kg"}}],
           "method": [{"text": "Boil the leeks in salted water."}]},
          {"component": "Top", "goods": [{"product": "bread", "quantity": {"value": 1, "unit": "slice"}}],
           "method": [{"text": "Toast the bread on both sides."}]}]}}
        """#,
      ingredients: ["2 kg leeks", "1 slice bread"], groups: ["Base", "Top"],
      directions: [
        "Base:", "Boil the leeks in salted water.", "Top:", "Toast the bread on both sides.",
      ], yield: "4 bowls"),
    Sample(
      about: "one text each, with line ends",
      text: #"""
        {"Gericht": "Leek stew", "Zutatenliste": "2 Stangen Lauch\n1 l Brühe\nSalz",
         "Arbeitsschritte": "Lauch putzen und schneiden.\n\nIn der Brühe garen."}
        """#,
      ingredients: ["2 Stangen Lauch", "1 l Brühe", "Salz"],
      directions: ["Lauch putzen und schneiden.", "In der Brühe garen."]),
    Sample(
      about: "numbered keys",
      text: #"""
        {"meal": "Leek stew", "item_1": "leeks", "portion_1": "2", "item_2": "cream",
         "portion_2": "1 dl", "item_3": "", "portion_3": "", "step_1": "Slice the leeks thinly.",
         "step_2": "Stir in the cream."}
        """#,
      ingredients: ["2 leeks", "1 dl cream"],
      directions: ["Slice the leeks thinly.", "Stir in the cream."]),
    Sample(
      about: "arrays of arrays",
      text: #"""
        {"t": "Leek stew", "ing": [[2, "kg", "leeks", "sliced"], [1, "dl", "cream", null]],
         "how": [[1, "Slice the leeks thinly."], [2, "Stir in the cream at the end."]]}
        """#,
      ingredients: ["2 kg leeks, sliced", "1 dl cream"],
      directions: ["Slice the leeks thinly.", "Stir in the cream at the end."]),
    Sample(
      about: "a map of foods, further lists as groups, and facts in an object",
      text: #"""
        {"meta": {"name": "Leek stew", "servings": 3}, "ingredients": {"leeks": "2 kg", "salt": null},
         "sauce": [{"food": "cream", "amount": 1, "unit": "dl"}, {"food": "egg", "amount": 1}],
         "steps": {"step1": "Slice.", "step2": "Stir."}}
        """#,
      ingredients: ["2 kg leeks", "salt", "1 dl cream", "1 egg"], groups: ["Sauce"],
      directions: ["Slice.", "Stir."], yield: "3"),
    Sample(
      about: "whole lines beside their parts, and another form of the same list",
      text: #"""
        {"title": "Leek stew", "ingredients": [
          {"original": "2 kg leeks, well washed", "amount": 2, "unit": "kg", "name": "leeks"},
          {"original": "1 pinch salt", "amount": 1, "unit": "pinch", "name": "salt", "note": "coarse"}],
         "parsed_ingredients": [{"name": "leeks", "amount": 2, "unit": "kg"},
          {"name": "salt", "amount": 1, "unit": "pinch"}], "steps": ["Boil."]}
        """#,
      ingredients: ["2 kg leeks, well washed", "1 pinch salt, coarse"], directions: ["Boil."]),
    Sample(
      about: "a range of amounts, energy beside it, and steps with their foods",
      text: #"""
        {"title": "Leek stew", "steps": [{"text": "Slice the leeks thinly.", "ingredients": [
          {"name": "leeks", "amount": {"min": 1, "max": 2}, "unit": "kg", "energy": 250}]}]}
        """#,
      ingredients: ["1-2 kg leeks"], directions: ["Slice the leeks thinly."]),
    Sample(
      about: "parts under their names, and a yield with its unit", path: "a.toml",
      text: """
        nome = "Leek stew"
        rende = 3
        unidade_rende = "tigelas"
        [partes.base]
        ingredientes = ["2 alhos-franceses"]
        passos = ["Corte os alhos-franceses."]
        [partes.molho]
        titulo = "Molho branco"
        ingredientes = ["1 dl de natas"]
        passos = ["Misture as natas."]
        """,
      ingredients: ["2 alhos-franceses", "1 dl de natas"], groups: ["Base", "Molho branco"],
      directions: [
        "Base:", "Corte os alhos-franceses.", "Molho branco:", "Misture as natas.",
      ], yield: "3 tigelas"),
    Sample(
      about: "texts with lines in an object, under names of lists and of parts", path: "a.toml",
      text: """
        titulo = "Leek stew"
        pessoas = 2
        [ingredientes]
        lista = "- 2 alhos-franceses\\n- sal"
        molho = "1 dl de natas\\n1 ovo"
        [preparacao]
        passos = ["Corte os alhos-franceses.", "Misture as natas."]
        """,
      ingredients: ["2 alhos-franceses", "sal", "1 dl de natas", "1 ovo"], groups: ["Molho"],
      directions: ["Corte os alhos-franceses.", "Misture as natas."], yield: "2"),
    Sample(
      about: "Korean lines that end with their amounts, under keys that no table has",
      text: #"""
        {"name": "Leek stew", "for_people": 2, "ingr": "대파 2대\n두부 1/2모\n물 500ml\n소금",
         "how": "1. 대파를 씻어 썬다.\n2. 물을 붓고 끓인다.\n3. 두부를 넣는다."}
        """#,
      ingredients: ["대파 2대", "두부 1/2모", "물 500ml", "소금"],
      directions: ["대파를 씻어 썬다.", "물을 붓고 끓인다.", "두부를 넣는다."], yield: "2"),
    Sample(
      about: "groups of ingredients under the name of our own groups",
      text: #"""
        {"title": "Leek stew", "ingredientGroups": [
          {"groupName": "Pot", "ingredients": [{"name": "leeks", "quantity": "2", "unit": "kg"}]},
          {"groupName": "Sauce", "ingredients": [{"name": "cream", "quantity": "1", "unit": "dl"}]}],
         "cookingSteps": [{"stepNo": 1, "stepText": "Slice the leeks."}]}
        """#,
      ingredients: ["2 kg leeks", "1 dl cream"], groups: ["Pot", "Sauce"],
      directions: ["Slice the leeks."]),
    Sample(
      about: "headings in brackets, as RecipeSage has them",
      text: #"""
        {"title": "Leek stew", "ingredients": "[For the pot]\n2 leeks\n[To serve]\n1 roll",
         "instructions": "[The day before]\nSlice the leeks.\n[On the day]\nBoil them."}
        """#,
      ingredients: ["2 leeks", "1 roll"], groups: ["For the pot", "To serve"],
      directions: ["The day before:", "Slice the leeks.", "On the day:", "Boil them."]),
    Sample(
      about: "ingredients in brackets, which are no headings",
      text: #"""
        {"title": "Leek stew", "ingredients": ["[For the pot]", "2 leeks", "[salt]", "[pepper]"],
         "calories_per_serving": 150, "pricePerServing": 3, "for_people": 4,
         "instructions": ["Boil them."]}
        """#,
      ingredients: ["2 leeks", "[salt]", "[pepper]"], groups: ["For the pot"],
      directions: ["Boil them."], yield: "4"),
    Sample(
      about: "nutrition facts before the ingredients",
      text: #"""
        {"title": "Leek stew", "per_bowl": ["Calories 200 kcal", "Fat 5 g", "Protein 6 g"],
         "bits": ["200 g leeks", "1 l stock", "20 g fat"], "howto": ["Slice all of it.", "Boil it all."]}
        """#,
      ingredients: ["200 g leeks", "1 l stock", "20 g fat"],
      directions: ["Slice all of it.", "Boil it all."]),
    Sample(
      about: "headings under a key that is also a unit",
      text: #"""
        {"naam": "Leek stew", "onderdelen": [
          {"kop": "Soep", "regels": [{"hoeveelheid": 2, "eenheid": "kg", "artikel": "prei"}]},
          {"kop": "Saus", "regels": [{"hoeveelheid": 1, "eenheid": "dl", "artikel": "room"}]}],
         "werkwijze": ["Snijd de prei goed fijn."]}
        """#,
      ingredients: ["2 kg prei", "1 dl room"], groups: ["Soep", "Saus"],
      directions: ["Snijd de prei goed fijn."]),
    Sample(
      about: "times of steps under a key that is also a unit",
      text: #"""
        {"title": "Leek stew", "stuff": [{"n": "leeks", "q": "2", "u": "kg"},
          {"n": "cream", "q": "1", "u": "dl"}],
         "doThis": [{"txt": "Slice all the leeks."}, {"txt": "Boil them until soft.", "t": "20 min"}]}
        """#,
      ingredients: ["2 kg leeks", "1 dl cream"],
      directions: ["Slice all the leeks.", "Boil them until soft. (20 min)"]),
    Sample(
      about: "a recipe in an object beside its title",
      text: #"""
        {"titre": "Leek stew", "recette": {"portions": 8, "ingredients": ["2 kg leeks", "salt"],
         "etapes": ["Slice the leeks.", "Boil them."]}}
        """#,
      ingredients: ["2 kg leeks", "salt"], directions: ["Slice the leeks.", "Boil them."],
      yield: "8"),
    Sample(
      about: "a recipe in `recipe` beside its title",
      text: #"""
        {"title": "Leek stew", "recipe": {"ingredients": ["2 kg leeks", "salt"],
         "steps": ["Slice the leeks.", "Boil them."]}}
        """#,
      ingredients: ["2 kg leeks", "salt"], directions: ["Slice the leeks.", "Boil them."]),
    Sample(
      about: "a recipe in an object of front matter", path: "a.md",
      text: """
        ---
        titre: Leek stew
        recette:
          portions: 8
          ingredients: [2 kg leeks, salt]
          etapes: [Slice the leeks., Boil them.]
        ---
        """,
      ingredients: ["2 kg leeks", "salt"], directions: ["Slice the leeks.", "Boil them."],
      yield: "8"),
  ]
}
