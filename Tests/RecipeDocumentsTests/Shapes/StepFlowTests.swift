import Testing

@Suite("Members of objects that are no texts of theirs")
struct StepFlowTests {
  static let steps = [
    ReadSample(
      testDescription: "what a step takes and gives, and the steps before it",
      text: """
        {"name": "Bean stew", "ingredients": ["500 g beans", "1 onion"], "steps": [
          {"id": "s1", "text": "Soak the beans overnight.", "tools": ["bowl"],
           "inputs": ["beans", "water"], "outputs": ["soaked beans"]},
          {"id": "s2", "text": "Boil the beans with the onion.", "tools": ["pot"],
           "inputs": [{"name": "soaked beans"}], "outputs": ["stew"], "predecessors": ["s1"]}]}
        """, lines: ["500 g beans", "1 onion"],
      steps: ["Soak the beans overnight.", "Boil the beans with the onion."]),
    ReadSample(
      testDescription: "in YAML", path: "a.yaml",
      text: """
        name: Pea soup
        ingredients: [300 g peas, 1 carrot]
        steps:
          - id: soak
            description: Soak the peas in plenty of water.
            produces: [soaked peas]
          - id: cook
            description: Cook the peas with the carrot.
            needs: [soaked peas, carrot]
            depends_on: [soak]
        """, steps: ["Soak the peas in plenty of water.", "Cook the peas with the carrot."]),
    ReadSample(
      testDescription: "a result that is a sentence is a remark",
      text: """
        {"name": "Jam tart", "ingredients": ["200 g pastry", "100 g jam"], "steps": [
          {"text": "Roll out the pastry on a floured board.", "result": "It should be very thin."},
          {"text": "Fill it with jam and bake it in the oven.", "result": "The rim is brown."}]}
        """,
      steps: [
        "Roll out the pastry on a floured board. (It should be very thin.)",
        "Fill it with jam and bake it in the oven. (The rim is brown.)",
      ]),
  ]

  @Test("the graph of the steps is no part of their texts", arguments: steps)
  func stepTexts(_ sample: ReadSample) throws { try sample.check() }

  static let ingredients = [
    ReadSample(
      testDescription: "the source of all weights, and the system of all units",
      text: """
        {"title": "Oat bars", "steps": ["Melt the butter.", "Stir in the oats."], "ingredients": [
          {"name": "oats", "amount": 200, "unit": "g", "note": "weight from the package",
           "system": "metric"},
          {"name": "honey", "amount": 100, "unit": "g", "note": "weight from the package",
           "system": "metric"},
          {"name": "butter", "amount": 80, "unit": "g", "note": "weight from the package",
           "system": "metric"}]}
        """, lines: ["200 g oats", "100 g honey", "80 g butter"],
      notes: ["weight from the package", "system: metric"]),
    ReadSample(
      testDescription: "the same preparation of each food",
      text: """
        {"title": "Salad", "steps": ["Mix it.", "Chill it."], "ingredients": [
          {"name": "lettuce", "amount": 100, "unit": "g", "prep": "chopped"},
          {"name": "cucumber", "amount": 100, "unit": "g", "prep": "chopped"},
          {"name": "celery", "amount": 100, "unit": "g", "prep": "chopped"}]}
        """,
      lines: ["100 g lettuce, chopped", "100 g cucumber, chopped", "100 g celery, chopped"],
      notes: []),
    ReadSample(
      testDescription: "cells of a table with spans are no ingredients",
      text: """
        {"title": "Flat bread", "steps": ["Knead it.", "Bake it."], "ingredients": [
          {"table": [{"text": "Dough", "rowspan": 1, "colspan": 2},
            {"text": "250 g", "rowspan": 1, "colspan": 1},
            {"text": "flour", "rowspan": 1, "colspan": 1}]}]}
        """, lines: [], steps: ["Knead it.", "Bake it."]),
    ReadSample(
      testDescription: "bullets with amounts and foods are ingredients, whatever their spans",
      text: """
        {"title": "Flat bread", "steps": ["Knead it.", "Bake it."], "ingredients": [
          {"text": "200 g flour", "colspan": 2}, {"text": "3 eggs", "colspan": 2}]}
        """, lines: ["200 g flour", "3 eggs"]),
    ReadSample(
      testDescription: "commas within brackets do not divide a text",
      text: """
        {"title": "Dip", "steps": ["Mix it.", "Chill it."],
         "ingredients": "200 g cheese (soft, plain), 50 ml milk, 1 tbsp chives (fresh, chopped)"}
        """,
      lines: ["200 g cheese (soft, plain)", "50 ml milk", "1 tbsp chives (fresh, chopped)"]),
  ]

  @Test("what all ingredients have in common is no part of their lines", arguments: ingredients)
  func ingredientLines(_ sample: ReadSample) throws { try sample.check() }
}
