extension LineScalerTests {
  /// Factors, lines whose numbers are written in words, in several units or one behind another, and results.
  static let written = ScaledLineTable.read(
    #"""
    1/2 | 85/15 ground beef, 1 lb | 85/15 ground beef, 1/2 lb
    1/2 | a pound and a half of pork | 3/4 pound of pork
    2 | a pound and a half of pork | 3 pounds of pork
    1/2 | one and one-half cups rye | 3/4 cup rye
    2 | two and three quarters cups rye | 5 1/2 cups rye
    3 | 1 and a half cups rye | 4 1/2 cups rye
    1/2 | 1 cup and a half of rye | 3/4 cup of rye
    3 | 1 -1/2 cups rye | 4 1/2 cups rye
    2 | 1/2 cup to 1 cup oats | 1 cup to 2 cups oats
    1/2 | 1 cup - 2 cups cream | 1/2 cup - 1 cup cream
    1/2 | 1/4 cup to 1/2 cup honey | 2 tablespoons to 1/4 cup honey
    3 | 1 teaspoon to 1 tablespoon honey | 1 tablespoon to 3 tablespoons honey
    3 | 1 TL bis 1 EL Zucker | 3 TL bis 3 EL Zucker | de
    1/2 | 1 taza y media de avena | 3/4 taza de avena | es
    1/2 | 1 xícara e meia de aveia | 3/4 xícara de aveia | pt
    2 | un cucchiaio e mezzo di miele | 3 cucchiai di miele | it
    2 | 1 cuillère à soupe et demie de sucre | 3 cuillères à soupe de sucre | fr
    3 | 1 buçuk su bardağı süt | 4 1/2 su bardağı süt | tr
    2 | anderhalf kopje melk | 3 kopjes melk | nl
    2 | 2 taza y media azúcar | 2 taza y media azúcar | es
    2 | 1 lemon and a half | 1 lemon and a half
    2 | 1 cup half and half | 2 cups half and half
    1/2 | 350 ml/12fl oz/1½ cups broth | 175 ml/6fl oz/3/4 cup broth
    3 | 2 Dosen Mais (à 300 g) | 6 Dosen Mais (à 300 g) | de
    3 | Half a 400g tin chickpeas | 1 1/2 (400g) tins chickpeas
    3 | 1/2 17 1/4-ounce package filo | 1 1/2 (17 1/4-ounce) packages filo
    3 | 1 1 1/2-pound loaf | 3 (1 1/2-pound) loaves
    1/2 | 8 oz rum (1 cup plus 2 tablespoons) | 4 oz rum (1/2 cup plus 1 tablespoon)
    2 | 15-ounce container quark (about 1 3/4 cups) | 2 15-ounce containers quark (about 3 1/2 cups)
    2 | 3 eggs per person | 3 eggs per person
    1.5 | 2 squashes (ca. 900 g / 31.75 oz) | 3 squashes (ca. 1.35 kg / 48 oz)
    2 | between 2 and 3 cups broth | between 4 and 6 cups broth
    2 | c. 200g rye | c. 400g rye
    2 | バター１０ｇ | バター20ｇ
    2 | 二十克盐 | 40克盐
    2 | 十二个馒头 | 24个馒头
    2 | 三分之一杯盐 | 2/3杯盐
    2 | 一千克土豆 | 2千克土豆
    2 | 十三香 2克 | 十三香 4克
    1/3 | 25 g jäst | 8.3 g jäst
    2 | 6.082 kg pork | 12.2 kg pork
    2 | 6,082 kg Schwein | 12,2 kg Schwein | de
    2 | 6.082 pork | 12.2 pork
    2 | 13.408 lb pork | 26.8 lb pork
    2 | 1.125 tsp salt | 2 1/4 tsp salt
    """#)

  /// Lines that give an amount for each of something.
  static let rates = [
    "1 tsp sugar per pound of plums", "2 g salt per egg", "盐量 = 牛肉斤数 * 5 克", "盐 每 500g 肉 5g",
    "salt = kilos of beef * 5 g",
  ]
}
