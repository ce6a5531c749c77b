import RecipeCore

extension DialectSample {
  /// Texts without front matter.
  static let withoutFrontMatter: [DialectSample] = [
    DialectSample(
      dialect: "RecipeMD", about: "all its parts",
      text: """
        # Leek soup

        Green and warm.

        *soup, winter*

        **4 servings**

        ---

        - *2* leeks
        - *1 l* water

        ---

        1. Wash the leeks.
        2. Boil them.
        """,
      yield: "4 servings", tags: ["soup", "winter"], description: "Green and warm."),
    DialectSample(
      dialect: "tacofancy", about: "an underlined title, bold headings, a last line of tags",
      text: """
        Leek soup
        =========

        __Ingredients__

        * 2 leeks
        * 1 l water

        __Directions__

        1. Wash the leeks.
        2. Boil them.

        tags: vegetarian, vegan
        """,
      tags: ["vegetarian", "vegan"]),
    DialectSample(
      dialect: "tacofancy", about: "no headings, an optional group, a yield in a sentence",
      text: """
        Leek soup
        =========

        * 2 leeks
        * 1 l water

        _Optional_

        * chives

        Wash the leeks.

        Boil them.

        tags: vegan
        """,
      ingredients: ["2 leeks", "1 l water", "chives"], groups: ["Optional"], tags: ["vegan"]),
    DialectSample(
      dialect: "Mealie", about: "check boxes and closing lines",
      text: """
        # Leek soup

        ## Ingredients

        - [ ] 2 leeks
        - [ ] 1 l water

        ## Instructions

        - [ ] Wash the leeks.
        - [ ] Boil them.

        ---

        Tags: #soup #winter

        Original URL: https://soups.example/leek
        """,
      tags: ["soup", "winter"], source: "https://soups.example/leek"),
    DialectSample(
      dialect: "plain headings", about: "a table of facts and one of ingredients",
      text: """
        # Leek soup

        | Serves | Prep | Time |
        |--------|------|------|
        | 2      | 5 m  | 1 h  |

        ## 🥕 Ingredients

        | Ingredient | Amount |
        |------------|--------|
        | leeks      | 2      |
        | water      | 1 l    |

        ## 👩‍🍳 Method

        1. Wash the leeks.
        2. Boil them.
        """,
      yield: "2", prep: 5, total: 60),
    DialectSample(
      dialect: "plain headings", about: "German, with the yield in the heading",
      text: """
        # Lauchsuppe

        Vorbereitungszeit: 10 Min. | Kochzeit: 30 Min.

        ## Zutaten (für 4 Personen)

        - 2 Stangen Lauch

        ## So geht's

        1. Waschen.
        2. Kochen.
        """,
      title: "Lauchsuppe", ingredients: ["2 Stangen Lauch"], directions: ["Waschen.", "Kochen."],
      yield: "4 Personen", prep: 10, cook: 30),
    DialectSample(
      dialect: "plain headings", about: "Chinese, with numbers that make no list",
      text: """
        # 韭葱汤

        ## 材料（2人份）

        * 韭葱 2 根

        ## 做法

        1、洗净。
        2、煮熟。

        ③ 上桌。
        """,
      title: "韭葱汤", ingredients: ["韭葱 2 根"], directions: ["洗净。", "煮熟。", "上桌。"],
      yield: "2人份"),
    DialectSample(
      dialect: "plain headings", about: "Japanese",
      text: """
        # ねぎスープ

        調理時間：20分

        ## 材料（2人分）
        - ねぎ 2本

        ## 作り方
        1. 洗う。
        2. 煮る。
        """,
      title: "ねぎスープ", ingredients: ["ねぎ 2本"], directions: ["洗う。", "煮る。"], yield: "2人分",
      cook: 20),
    DialectSample(
      dialect: "plain headings", about: "Spanish, headings of the first level",
      text: """
        # Sopa de puerros

        Raciones: 4

        # Ingredientes

        - 2 puerros

        # Elaboración

        1. Lavar.
        2. Hervir.
        """,
      title: "Sopa de puerros", ingredients: ["2 puerros"], directions: ["Lavar.", "Hervir."],
      yield: "4"),
    DialectSample(
      dialect: "plain headings", about: "Italian, bold lines only",
      text: """
        **Zuppa di porri**

        **Ingredienti per 4 persone:**

        - 2 porri

        **Procedimento**

        1. Lavare.
        2. Bollire.
        """,
      title: "Zuppa di porri", ingredients: ["2 porri"], directions: ["Lavare.", "Bollire."],
      yield: "4 persone"),
    DialectSample(
      dialect: "plain headings", about: "Korean and a time in a heading",
      text: """
        # 대파 수프

        ## 재료
        - 대파 2개

        ## 만드는 방법
        1. 씻는다.
        2. 끓인다.

        ### Total time: 25 min
        """,
      title: "대파 수프", ingredients: ["대파 2개"], directions: ["씻는다.", "끓인다."], total: 25),
    DialectSample(
      dialect: "plain headings", about: "directions below a heading that no table knows",
      text: """
        # Leek soup

        Serves 2.

        ## Ingredients
        - 2 leeks
        - 1 l water

        ## And off we go
        1. Wash the leeks.
        2. Boil them.

        ## Why it works
        Magic.
        """,
      yield: "2"),
    DialectSample(
      dialect: "free-form", about: "neither headings nor bullets",
      text: """
        Leek soup

        2 leeks
        1 l water

        Wash the leeks.

        Boil them.
        """),
    DialectSample(
      dialect: "free-form", about: "bullets that are directions after bullets that are ingredients",
      text: """
        # Leek soup

        * 2 leeks
        * 1 l water

        Now the work:

        * Wash the leeks until no sand is left.
        * Then boil them for a long time.
        """,
      directions: [
        "Now the work:", "Wash the leeks until no sand is left.", "Then boil them for a long time.",
      ]),
  ]
}
