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
  ]
}
