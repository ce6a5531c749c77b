import RecipeCore

extension DialectSample {
  /// Front matter and headings.
  static let withFrontMatter: [DialectSample] = [
    DialectSample(
      dialect: "Hugo", about: "bullets with emoji, a picture",
      text: """
        ---
        title: "Leek soup"
        date: 2024-02-11
        tags: ['soup', 'quick']
        author: jo
        ---

        ![Soup](/pix/leek.webp)

        Green and warm.

        - ⏲️ Prep time: 10 min
        - 🍳 Cook time: ~30 minutes
        - 🍽️ Servings: 4-6

        ## Ingredients

        - 2 leeks
        - 1 l water

        ## Directions

        1. Wash the leeks.
        2. Boil them.
        """,
      yield: "4-6", prep: 10, cook: 30, tags: ["soup", "quick"], image: "/pix/leek.webp",
      description: "Green and warm."),
    DialectSample(
      dialect: "Hugo", about: "groups as bare lines and as headings",
      text: """
        ---
        title: Leek soup
        date: 2024-02-11
        ---
        ## Ingredients

        Soup
        - 2 leeks
        - 1 l water

        ### Top
        - chives

        ## Directions
        1. Wash the leeks.
        2. Boil them.
        """,
      ingredients: ["2 leeks", "1 l water", "chives"], groups: ["Soup", "Top"]),
    DialectSample(
      dialect: "Hugo", about: "TOML, localised headings, footnotes, a unit of its own",
      text: """
        +++
        title = "Soupe aux poireaux"
        date = 2024-02-11
        tags = ["soupe"]
        servings = 4
        prep_time = 15
        cook_time = 1
        cook_increment = "hour"
        recipe_image = "poireau.jpg"
        +++

        ## Ingrédients

        #### Soupe

        - 2 poireaux[^1]
        - 1 l d'eau

        ## Préparation

        1. Laver.
        2. Cuire.

        [^1]: Les plus verts.
        """,
      title: "Soupe aux poireaux", ingredients: ["2 poireaux[1]", "1 l d'eau"], groups: ["Soupe"],
      directions: ["Laver.", "Cuire."], yield: "4", prep: 15, cook: 60, tags: ["soupe"],
      image: "poireau.jpg"),
    DialectSample(
      dialect: "Hugo", about: "a picture by shortcode, line ends of Windows, a byte order mark",
      text:
        "\u{FEFF}---\r\ntitle: Leek soup\r\ndate: 2024-02-11\r\ntime: 1:30\r\n---\r\n{{< figure src=\"leek.jpg\" alt=\"x\" >}}\r\n\r\n## Ingredients\r\n- 2 leeks\r\n- 1 l water\r\n\r\n## Directions\r\n1. Wash the leeks.\r\n2. Boil them.\r\n",
      total: 90, image: "leek.jpg"),
    DialectSample(
      dialect: "Jekyll", about: "a layout, tags with commas, minutes in keys of their own",
      text: """
        ---

        layout: recipe
        title:  "Leek soup"
        image: leek.jpg
        tags: soups, winter
        prepmins: 10
        cookmins: 25
        ---

        ## You will need
        - 2 leeks
        - 1 l water

        ## Steps
        1. Wash the leeks.
        2. Boil them.
        """,
      prep: 10, cook: 25, tags: ["soups", "winter"], image: "leek.jpg"),
    DialectSample(
      dialect: "Chowdown", about: "lists in the front matter, the body is the description",
      text: """
        ---

        layout: recipe
        title: "Leek soup"
        imagecredit: https://pictures.example/1
        tags: soups, winter
        ingredients:
        - 2 leeks
        - 1 l water

        directions:
        - Wash the leeks.
        - Boil them.

        components:
        - Stock
        ---

        Good on **cold** days.
        """,
      tags: ["soups", "winter"], description: "Good on cold days."),
    DialectSample(
      dialect: "Chowdown", about: "maps of names to amounts, and of parts to steps",
      text: """
        ---
        layout: recipe
        title: Leek soup
        ingredients:
          leeks: 2
          water: 1 l
        instructions:
          Soup:
            - Wash the leeks.
            - Boil them.
        ---
        """,
      directions: ["Soup:", "Wash the leeks.", "Boil them."]),
    DialectSample(
      dialect: "Chowdown", about: "groups with a name and a list",
      text: """
        ---
        title: Leek soup
        ingredients:
          - name: Soup
            items: [2 leeks, 1 l water]
          - group: Top
            ingredients:
              - {name: chives, amount: 1, unit: bunch}
        method: |
          Wash the leeks.
          Boil them.
        ---
        """,
      ingredients: ["2 leeks", "1 l water", "1 bunch chives"], groups: ["Soup", "Top"]),
    DialectSample(
      dialect: "Eleventy", about: "capitalised keys",
      text: """
        ---
        layout: recipe.njk
        title: Leek soup
        Prep: 10 mins
        Total: 1 hr
        Servings: 2
        tags: [soup]
        ---
        ## Ingredients
        ### Fresh Veg
        - 2 leeks
        ### Tap
        - 1 l water
        ## Method
        1. Wash the leeks.
        2. Boil them.
        """,
      groups: ["Fresh Veg", "Tap"], yield: "2", prep: 10, total: 60, tags: ["soup"]),
    DialectSample(
      dialect: "nyum", about: "lists and quotes take turns",
      text: """
        ---
        title: Leek soup
        original_title: Lauchsuppe
        size: 2-3 servings
        time: 40 minutes
        image: leek.jpg
        source: https://soups.example/leek
        vegan: ✓
        nutrition:
          - 80 calories
        ---

        * `2` leeks

        > Wash the leeks.

        ---

        * `1 l` water

        > Boil them.
        """,
      yield: "2-3 servings", total: 40, source: "https://soups.example/leek", image: "leek.jpg"),
    DialectSample(
      dialect: "front matter and headings", about: "a list of tags is taken as it is",
      text: """
        ---
        title: Leek soup
        tags: ["#CAKEWEEK", "a, b"]
        ---
        ## Ingredients
        - 2 leeks
        - 1 l water

        ## Directions
        1. Wash the leeks.
        2. Boil them.
        """,
      tags: ["#CAKEWEEK", "a, b"]),
    DialectSample(
      dialect: "Obsidian", about: "properties, an embedded picture, callouts, hash tags",
      text: """
        ---
        tags: [recipe]
        cssclasses: recipes
        ---
        # [Leek soup](https://soups.example/leek)

        ![[leek.jpg|300]]

        > [!recipe-meta] Facts
        > Serves: 4
        > Prep time: 1:05

        > [!ingredients]
        > - [ ] 2 [[Leek|leeks]]
        > - [x] 1 l [[water]]

        ## Steps
        1. Wash the [[Leek|leeks]]. ^washing
        2. Boil them. %% or steam them %%

        %%
        Cooked in March.
        %%

        #soup #winter
        """,
      yield: "4", prep: 65, tags: ["recipe", "soup", "winter"],
      source: "https://soups.example/leek", image: "leek.jpg"),
    DialectSample(
      dialect: "Obsidian Recipe Grabber", about: "a linked title, steps in sections",
      text: """
        ---
        tags:
          - recipe
        date_added: 2024-02-11
        meal_type:
        cook_time: 20 min
        photo: https://soups.example/leek.jpg
        times_made: 0
        ---
        # [Leek soup](https://soups.example/leek)

        Green and warm.

        ### Ingredients

        - [ ] 2 leeks
        - [ ] 1 l water

        ### Instructions

        #### Soup

        - [ ] Wash the leeks.
        - [ ] Boil them.

        -----

        ## Notes
        """,
      directions: ["Soup:", "Wash the leeks.", "Boil them."], cook: 20, tags: ["recipe"],
      source: "https://soups.example/leek", image: "https://soups.example/leek.jpg",
      description: "Green and warm."),
  ]

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
