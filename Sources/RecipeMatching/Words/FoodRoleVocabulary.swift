import Text

/// The words that tell the role of a food, by the hashes of their stems.
struct FoodRoleVocabulary: Sendable {
  /// The meaning of a word.
  enum Word: Sendable, Hashable {
    /// A food of a role.
    case name(FoodRole)
    /// A kind of a trace: the "black" of "black pepper".
    case kindOfTrace
    /// A kind of a utensil: the "gratin" of "gratin dish".
    case kindOfUtensil
    /// A food that a spice is only a part of: the "ale" of "ginger ale".
    case body
  }

  /// All words.
  static let shared = FoodRoleVocabulary()

  private let words = HashTable(meanings: Self.lists, capacity: 512)

  /// The meaning of the word with a hash; `nil` for most.
  subscript(hash: UInt64) -> Word? { words[hash] }

  private static let lists: [(Word, String)] = [
    (
      .name(.trace),
      """
      salt pepper spray ice peppercorn salz pfeffer sel poivre sale pepe sal pimienta \
      pimenta zout peper sól soli pieprz pieprzu соль соли перец перца αλάτι πιπέρι מלח פלפל ملح فلفل \
      盐 鹽 塩 胡椒 食盐 소금 후추
      """
    ),
    (
      .kindOfTrace,
      """
      black white cooking vegetable sea table cube nonstick canola olive oil coating kosher schwarzer \
      weißer noir noire nero negra blanca preta zwarte svart черный чёрный
      """
    ),
    (
      .name(.utensil),
      """
      dish pan tin skillet mold mould ramekin sheet tray rack parchment foil wrap liner skewer toothpick \
      stick string twine thermometer equipment ricer processor blender mandoline grinder cutter backform backblech backpapier alufolie frischhaltefolie \
      zahnstocher schaschlikspieß holzspieß moule papillote brochette palillo brocheta stampo teglia \
      stuzzicadenti bakpapier satéprikker bakplåtspapper 烤盘 模具 牙签 竹签 锡纸 油纸 保鲜膜
      """
    ),
    (
      .kindOfUtensil,
      """
      baking gratin pie cake muffin cupcake loaf roasting bundt springform tart special wooden bamboo \
      metal paper plastic aluminum aluminium lollipop popsicle kitchen cookie candy jelly roll glass
      """
    ),
    (
      .name(.water),
      """
      water wasser eau acqua agua água vatten vand vann woda wody вода воды νερό מים ماء 水 清水 湯 お湯 물
      """
    ),
    (
      .name(.extract),
      """
      vanilla extract essence zest coloring colouring sprinkle vanille vanillezucker vanilleextrakt \
      vainilla vaniglia ваниль ванилин βανίλια
      """
    ),
    (
      .name(.spice),
      """
      cinnamon nutmeg mace paprika cumin cayenne oregano basil thyme rosemary parsley allspice turmeric \
      mint chive cilantro dill sage cardamom coriander marjoram tarragon bay caraway anise fennel clove \
      seasoning spice herb flake saffron sumac chervil savory lavender zimt muskat paprikapulver thymian \
      rosmarin petersilie basilikum majoran nelke nelken kümmel kurkuma kardamom schnittlauch \
      lorbeerblatt cannelle muscade thym romarin persil basilic laurier cannella prezzemolo basilico timo \
      rosmarino salvia alloro origano canela perejil albahaca tomillo romero laurel orégano comino \
      pimentón kaneel peterselie tijm kanel persilja timjan koper pietruszka cynamon majeranek корица \
      петрушка укроп базилик κανέλα μαϊντανός ρίγανη 肉桂 香叶 八角 花椒 桂皮
      """
    ),
    (
      .body,
      """
      cream bread cookie cracker sausage ale beer tea sauce soup cheese pudding syrup pesto chocolate \
      bulb milk yogurt wafer chip candy sugar root
      """
    ),
  ]
}
