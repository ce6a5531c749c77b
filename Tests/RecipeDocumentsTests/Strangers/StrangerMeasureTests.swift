import Testing

@testable import RecipeDocuments

@Suite("Amounts, units and foods in places of their own")
struct StrangerMeasureTests {
  static let units = [
    ReadSample(
      testDescription: "one row", path: "a.json",
      text: """
        { "title": "Eggs", "ingredients": [ { "name": "eggs", "measure": "whole", "quantity": 2
        } ], "steps": [ "Boil the eggs for ten minutes.", "Peel and eat them." ] }
        """,
      lines: ["2 whole eggs"],
      steps: ["Boil the eggs for ten minutes.", "Peel and eat them."]),
    ReadSample(
      testDescription: "two rows", path: "a.json",
      text: """
        { "title": "Frittata", "ingredients": [ { "food": "eggs", "measure": "whole",
        "quantity": 2 }, { "food": "milk", "measure": "cup", "quantity": 0.5 }, { "food":
        "spinach", "measure": "handful", "quantity": 1 } ], "directions": [ "Beat the eggs with the milk.",
        "Wilt the spinach in a pan.", "Pour over the eggs and cook until set." ] }
        """,
      lines: ["2 whole eggs", "0.5 cup milk", "1 handful spinach"],
      steps: [
        "Beat the eggs with the milk.", "Wilt the spinach in a pan.",
        "Pour over the eggs and cook until set.",
      ]),
    ReadSample(
      testDescription: "a known and an unknown unit", path: "a.md",
      text: """
        ---
        title: Omelette two
        ingredients:
          - food: eggs
            quantity: 2
            measure: whole
          - food: milk
            quantity: 1
            measure: tbsp
        ---
        1. Beat the eggs.
        2. Fry in butter.
        """,
      lines: ["2 whole eggs", "1 tbsp milk"],
      steps: ["Beat the eggs.", "Fry in butter."]),
    ReadSample(
      testDescription: "a key that ends with the word for units", path: "a.json",
      text: """
        { "title": "Horchata", "serving": { "amount": 4, "type": "glasses" },
        "ingredient_groups": [ { "purpose": null, "ingredients": [ { "uuid": "1", "food": {
        "name": "rice" }, "quantity": "200", "quantity_unit": { "name": "g" } }, { "uuid": "2",
        "food": { "name": "cinnamon" }, "quantity": "1", "quantity_unit": { "name": "stick" } }
        ] } ], "instruction_groups": [ { "title": null, "instructions": [ { "step": "Soak the rice with the cinnamon."
        }, { "step": "Blend and strain." } ] } ] }
        """,
      lines: ["200 g rice", "1 stick cinnamon"],
      steps: ["Soak the rice with the cinnamon.", "Blend and strain."]),
    ReadSample(
      testDescription: "beside the plural of the food", path: "a.md",
      text: """
        ---
        title: Mulled wine
        serves: {min: 6, max: 8}
        time: {prep: PT5M, cook: PT20M}
        ingredients:
          - quantity: {min: 1, max: 2}
            unit: bottle
            name: red wine
          - quantity: 2
            unit: stick
            name: cinnamon
            plural: cinnamon sticks
        ---

        Heat gently with the cinnamon. Do not boil.

        Serve warm.
        """,
      lines: ["1-2 bottle red wine", "2 stick cinnamon"],
      steps: ["Heat gently with the cinnamon. Do not boil.", "Serve warm."]),
  ]

  @Test("a word beside a number is its unit, whatever its key", arguments: units)
  func readsUnits(_ sample: ReadSample) throws { try sample.check() }

  static let arrays = [
    ReadSample(
      testDescription: "under a key for amounts", path: "a.md",
      text: """
        ---
        title: 'Hummus'
        yield: '2 cups'
        ingredients:
          main:
            - name: chickpeas
              amount: [400, g]
            - name: tahini
              amount: [3, tbsp]
            - name: lemon
              amount: [1]
        instructions: >
          Blend the chickpeas with the tahini.

          Season with lemon and salt.
        ---
        """,
      lines: ["# Main", "400 g chickpeas", "3 tbsp tahini", "1 lemon"],
      steps: ["Blend the chickpeas with the tahini.", "Season with lemon and salt."]),
    ReadSample(
      testDescription: "under the food", path: "a.yaml",
      text: """
        name: Borscht
        ingredients:
        - beets:
            - 3
            - pieces
            - peeled
        - water:
            - 2
            - l
        - cabbage:
            - 0.5
            - head
        directions:
        - Boil the beets.
        - Add the cabbage.
        """,
      lines: ["3 pieces beets, peeled", "2 l water", "0.5 head cabbage"],
      steps: ["Boil the beets.", "Add the cabbage."]),
  ]

  @Test("a number and a word in an array are an amount", arguments: arrays)
  func readsArrays(_ sample: ReadSample) throws { try sample.check() }
}
