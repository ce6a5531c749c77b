/// The forms of foods that are counted by themselves: "1 egg" and "2 eggs".
///
/// Only words of this list change; any other food stays as the recipe has it.
enum CountedFoods {
  /// Returns a food with its last word in the other form, if its number went from at most one to
  /// more, or back.
  ///
  /// - Parameters:
  ///   - food: The food without preparation: "large egg", "boneless chicken breast".
  ///   - isMany: True if there is more than one now.
  /// - Returns: `nil` if the form stays, or is not known.
  static func form(of food: String, isMany: Bool) -> String? {
    guard let last = food.split(separator: " ").last else { return nil }
    let word = last.lowercased()
    guard let form = isMany ? toMany[word] : toOne[word] else { return nil }
    return food[..<last.startIndex] + cased(form, like: last) + food[last.endIndex...]
  }

  private static func cased(_ word: String, like model: Substring) -> String {
    model.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  private static let toMany = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  private static let toOne = Dictionary(
    pairs.map { ($0.1, $0.0) }, uniquingKeysWith: { first, _ in first })

  private static let pairs: [(String, String)] =
    regular.split(whereSeparator: \.isWhitespace).map { (String($0), $0 + "s") }
    + irregular.split(whereSeparator: \.isWhitespace).compactMap { pair in
      let forms = pair.split(separator: "/")
      return forms.count == 2 ? (String(forms[0]), String(forms[1])) : nil
    }

  private static let regular = """
    apple apricot artichoke aubergine avocado bagel banana beet beetroot biscuit breast burger
    cabbage capsicum carrot cauliflower chile chili chop clove cookie courgette cracker croissant cucumber
    cutlet date drumstick eggplant egg fig fillet grapefruit hamburger jalapeno jalapeño leek lemon
    lime mushroom nectarine olive onion orange parsnip pear pepper pickle pineapple plum
    pumpkin scallion shallot shank steak sausage tentacle strip thigh tortilla turnip wedge wing wrap yolk white
    frankfurter roast chicken duck turkey lobster crab brisket tomatillo baguette bun cantaloupe clementine
    hen melon meatball muffin papaya persimmon crust leg link rack shoulder pita plantain quince roll tangerine waffle watermelon
    """

  private static let irregular = """
    anchovy/anchovies cherry/cherries chilli/chillies half/halves leaf/leaves
    loaf/loaves mango/mangoes patty/patties peach/peaches potato/potatoes radish/radishes
    sandwich/sandwiches squash/squashes strawberry/strawberries tomato/tomatoes
    ei/eier zwiebel/zwiebeln zitrone/zitronen möhre/möhren karotte/karotten kartoffel/kartoffeln
    tomate/tomaten apfel/äpfel knoblauchzehe/knoblauchzehen eigelb/eigelbe schalotte/schalotten
    oignon/oignons œuf/œufs oeuf/oeufs citron/citrons carotte/carottes échalote/échalotes
    huevo/huevos cebolla/cebollas limón/limones zanahoria/zanahorias uovo/uova cipolla/cipolle
    limone/limoni carota/carote
    """
}
