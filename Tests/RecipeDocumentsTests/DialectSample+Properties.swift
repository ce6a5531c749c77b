import RecipeCore

extension DialectSample {
  /// Front matter above headings, as Obsidian has it.
  static let withProperties: [DialectSample] = [
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
}
