import Testing

@testable import RecipeDocuments

@Suite("What leads away from a recipe")
struct LayoutNavigationTests {
  static let navigation = [
    ReadSample(
      testDescription: "tags, a way back and a picture", path: "a.md",
      text: """
        # Beans

        ## Ingredients

        - 400 g beans
        - 1 onion

        ## Directions

        1. Fry the onion.
        2. Add the beans.

        Diet: vegan
        Category: Mains
        Tags: beans, quick

        [← back to index](index.md)

        ![Beans](beans.jpg)
        """,
      lines: ["400 g beans", "1 onion"],
      steps: ["Fry the onion.", "Add the beans."],
      notes: ["← back to index (index.md)"],
      tags: ["vegan", "Mains", "beans", "quick"]),
    ReadSample(
      testDescription: "facts and a way back in German", path: "a.md",
      text: """
        # Bohnen

        ## Zutaten

        - 400 g Bohnen
        - 1 Zwiebel

        ## Zubereitung

        Zwiebel braten.

        Bohnen zugeben.

        Kategorie: Hauptgericht

        Ernährung: vegan

        [Zurück zur Übersicht](../README.md)
        """,
      steps: ["Zwiebel braten.", "Bohnen zugeben."],
      notes: ["Zurück zur Übersicht"],
      tags: ["Hauptgericht", "vegan"]),
    ReadSample(
      testDescription: "bold facts and links", path: "a.md",
      text: """
        # Beans

        ## Ingredients

        - 400 g beans
        - 1 onion

        ## Directions

        - Fry the onion.
        - Add the beans.
        - ![the beans](beans.jpg)

        **Diet:** vegan, gluten free  
        **Category:** Mains  

        ---

        [Home](/) | [Back to recipes](/recipes)
        """,
      steps: ["Fry the onion.", "Add the beans."],
      notes: ["Home | Back to recipes"],
      tags: ["vegan", "gluten free", "Mains"]),
    ReadSample(
      testDescription: "bare addresses and a link", path: "a.md",
      text: """
        # Granola

        ## Ingredients

        - 300 g oats
        - 100 g nuts

        ## Directions

        1. Mix.
        2. Toast 20 minutes.

        https://example.org/granola
        https://example.org/other

        [More](https://example.org)
        """,
      lines: ["300 g oats", "100 g nuts"],
      steps: ["Mix.", "Toast 20 minutes."],
      notes: [
        "https://example.org/granola https://example.org/other", "More (https://example.org)",
      ]),
    ReadSample(
      testDescription: "a wish and links to other pages", path: "a.md",
      text: """
        # Stew

        *Serves 4* | *2 hours*

        ## What you need

        For the meat
        - 800 g beef
        - 2 tbsp flour

        For the sauce
        - 500 ml stock
        - 200 ml wine

        ## What to do

        1. Dust the meat with flour. Brown it.

           ![brown](brown.jpg)

        2. Add stock and wine.
        3. Simmer for 2 hours.

        Cheers!

        [back](../index.html) · [top](#stew)
        """,
      steps: ["Dust the meat with flour. Brown it.", "Add stock and wine.", "Simmer for 2 hours."],
      notes: ["Cheers!", "back · top"]),
  ]

  @Test("ways back, links and tags are no steps", arguments: navigation)
  func leavesNavigation(_ sample: ReadSample) throws { try sample.check() }
}
