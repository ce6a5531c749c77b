/// The units of ingredient lines; the raw values are their names in JSON.
package enum MeasureUnit: String, Sendable, CaseIterable {
  case milligram = "mg"
  case gram = "g"
  /// Ten grams, the "deka" of Central Europe.
  case decagram = "dag"
  case hectogram = "hg"
  case kilogram = "kg"
  case ounce = "oz"
  case pound = "lb"
  /// A Chinese pound: 500 g.
  case jin
  /// A tenth of a Chinese pound: 50 g.
  case liang
  case milliliter = "ml"
  case centiliter = "cl"
  case deciliter = "dl"
  case liter = "l"
  /// A Nordic "spice measure": 1 ml.
  case kryddmatt = "krm"
  case teaspoon = "tsp"
  case dessertspoon = "dessertspoon"
  case tablespoon = "tbsp"
  case fluidOunce = "fl oz"
  case cup
  /// The cup of Europe and Latin America, "Tasse", "taza", "стакан": 250 ml.
  case metricCup = "metric cup"
  /// The Japanese cup: 200 ml.
  case japaneseCup = "japanese cup"
  /// The coffee cup of Brazil and Turkey, "xícara de café", "kahve fincanı": 50 ml.
  case coffeeCup = "coffee cup"
  /// The coffee cup of Sweden and Norway, "kaffekopp": 150 ml.
  case nordicCoffeeCup = "nordic coffee cup"
  /// The Japanese rice measure 合: 180 ml.
  case go
  case pint
  case quart
  case gallon
  case millimeter = "mm"
  case centimeter = "cm"
  case inch
  case piece
  case pinch
  case dash
  case drop
  case splash
  case knifePoint = "knife point"
  case spoon
  case handful
  case knob
  case clove
  case slice
  case stick
  case bunch
  case sprig
  case stalk
  case leaf
  case head
  case bulb
  case ear
  case fillet
  case ball
  case block
  case bar
  case cube
  case sheet
  case strip
  case scoop
  case loaf
  case roll
  case glass
  case can
  case jar
  case bottle
  case bag
  case box
  case package
  case packet
  case carton
  case container
  case tub
  case tube
  case recipe
  case batch
}
