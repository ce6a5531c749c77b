import ShoppingList
import Testing

@Suite("Foods of shopping lists")
struct ShoppingFoodTests {
  @Test(
    "Different things are bought apart",
    arguments: [
      ["2 Tomaten", "30 g getrocknete Tomaten"], ["2 tomatoes", "1 (14 oz) can tomatoes"],
      ["1 tbsp fresh thyme", "1 tsp dried thyme"], ["1 tsp ground ginger", "1 tsp grated ginger"],
      ["2 garlic cloves", "1 tsp garlic powder"], ["3 EL Rapsöl", "2 EL Sonnenblumenöl"],
      ["2 cups frozen peas", "2 cups peas"], ["1 lb ground veal", "1 lb veal"],
      ["1 rote Paprika", "1 TL Paprika"], ["1 bunch coriander", "1 tsp coriander"],
      ["1 cup wild rice", "1 cup rice"], ["1 tsp chili powder", "1 chili"],
      ["1 cup whole milk", "1 cup skim milk"], ["10 ml light soy sauce", "5 ml dark soy sauce"],
      ["100 g smoked salmon", "100 g salmon"], ["1 cup dried chickpeas", "1 can chickpeas"],
      ["1 tsp paprika", "1 tsp smoked paprika"], ["1 green pepper", "1 bell pepper"],
      ["1 tsp dried oregano", "1 tsp fresh oregano"], ["1 tbsp salted butter", "1 tbsp butter"],
      ["1 ramequin d'olives noires", "1 ramequin d'olives vertes"],
      ["1 cup cream", "1 cup double cream", "1 cup sour cream", "1 cup light cream"],
      ["1 cup flour", "1 cup bread flour"], ["1 cup rice", "1 cup basmati"],
      ["1 apple", "1 Granny Smith apple"], ["1 cup bread crumbs", "1 cup panko"],
      ["1 lb pork shoulder", "1 lb pork loin", "1 pork tenderloin"],
      ["1 tsp pepper", "1 tsp white pepper"], ["1 tsp salt", "1 tsp sea salt flakes"],
      ["2 tomatoes", "2 plum tomatoes", "1 beefsteak tomato"],
      ["1 hot dog bun", "1 hamburger bun"],
      ["1 tsp yeast", "1 tsp instant yeast"], ["1 tsp cinnamon", "1 cinnamon stick"],
      ["1 acorn squash", "1 spaghetti squash"], ["2 cups stock", "2 stock cubes"],
      ["1 cup nonfat dry milk powder", "1 cup nonfat milk"],
      ["1 tsp allspice", "2 tbsp chopped pimento"],
    ])
  func areApart(lines: [String]) {
    #expect(ShoppingListSample.list(lines).items.count == lines.count)
  }

  static let same: [(lines: [String], item: String)] = [
    (["4 boiled eggs", "8 large eggs"], "12 eggs"), (["2 large onions", "1 onion"], "3 onions"),
    (["1 onion", "3 medium onions"], "4 onions"),
    (["2 garlic cloves", "1 clove of garlic"], "3 cloves garlic"),
    (["6 garlic cloves", "1 head garlic"], "6 cloves + 1 head garlic"),
    (
      ["1 cup all-purpose flour", "1 cup all-purpose Gold Medal flour"], "2 cups all-purpose flour"
    ),
    (["2 dentes de alho", "1 dente de alho espremido"], "3 dentes alho"),
    (["Pfeffer", "Pfeffer aus der Mühle"], "Pfeffer"),
    (["Muskat", "Muskatnuss"], "Muskat / Muskatnuss"),
    (["2 Zwiebeln", "1 onion"], "3 Zwiebeln / onion"), (["生姜 10 克", "姜 5 克"], "15 克 生姜 / 姜"),
    (["butter or margarine", "2 tbsp butter"], "2 tbsp + some butter"),
    (["2 Zwiebeln", "1 Zwiebel"], "3 Zwiebeln"), (["2 huevos", "1 huevo batido"], "3 huevos"),
    (["Peanut, canola, or other neutral oil", "2 tbsp peanut oil"], "2 tbsp + some Peanut oil"),
    (["1 tsp cumin", "1 tsp ground cumin"], "2 tsp cumin"),
    (
      ["1 cup chicken or vegetable stock", "2 cups chicken broth"],
      "3 cups chicken or vegetable stock / chicken broth"
    ),
    (["Chopped cilantro as garnish", "fresh cilantro"], "cilantro"),
    (["1 onion", "2 large yellow onions"], "3 onions"), (["1 lemon", "1 juicy lemon"], "2 lemons"),
    (["1 cup stock", "1 cup hot stock"], "2 cups stock"),
    (["2 tbsp honey", "1 tbsp runny honey"], "3 tbsp honey"),
    (["1 lb pork chops", "1 lb 1/2-inch-thick pork chops"], "2 lb pork chops"),
    (["4 cups water to cover", "1 cup water"], "5 cups water"),
    (["Garnish: 8 sprigs dill", "2 sprigs dill"], "10 sprigs dill"),
    (["2 Gala or Fuji apples", "1 Gala apple"], "3 Gala or Fuji apples / Gala apple"),
    (["1 cup soft, fresh breadcrumbs", "1 cup breadcrumbs"], "2 cups breadcrumbs"),
    (["3 garlic", "1 clove garlic"], "4 cloves garlic"), (["里脊肉的用量为 300g"], "300 g 里脊肉"),
    (
      ["1 13.5-ounce or 15-ounce can coconut milk", "1 (13.5-ounce) can coconut milk"],
      "2 (13.5-ounce) cans coconut milk"
    ),
    (
      ["1/2 cup (1 stick) plus 1 tablespoon unsalted butter", "1 cup butter"],
      "1 1/2 cups plus 1 tablespoon butter"
    ),
  ]

  @Test("The same food is bought once, under a name that all its lines have", arguments: same)
  func areOne(lines: [String], item: String) {
    #expect(ShoppingListSample.items(lines) == [item])
  }

  @Test("A list of foods without amounts is several purchases")
  func splitsLists() {
    let items = ShoppingListSample.items(["Salz, Pfeffer, Muskat", "parsley, chopped"])
    #expect(items == ["parsley", "Muskat", "Salz", "Pfeffer"])
    #expect(ShoppingListSample.items(["snufje zout en peper"]) == ["zout", "peper"])
  }

  @Test(
    "What is sold in a package of a size is bought by the package",
    arguments: [("1 package, 10 ounces, frozen peas", "1 (10 ounces) package frozen peas")])
  func packages(line: String, item: String) {
    #expect(ShoppingListSample.items([line]) == [item])
  }
}
