import Ingredients
import RecipeScaling
import Testing

@Suite("No number changes or stays without a word")
struct SilentNumberTests {
  /// A line, and its numbers that no other amount changes: sizes, grades, times, shares and names.
  struct OddLine: Sendable, CustomTestStringConvertible {
    let text: String
    let constants: [String]

    var testDescription: String { text }
  }

  static let lines: [OddLine] = {
    let table = """
      350F to 375F (180C to 190C) oil
      4 1/4-pound burgers
      4 burgers, 1/4-pound each | 1/4
      half a tin (200 g) chickpeas
      豆腐 1/2丁(150g)
      ねぎ 1/2本（10cm）
      8 ounces puff pastry (half of 17-ounce package)
      1 1/2 quart saucepan
      10 inch loaf pan
      1 1/4"-thick slice ham
      3-3 oz. packages cream cheese | 3
      3 pint jars or 6 8-ounce jars
      2 parts water, 1 part sugar
      1 gr. Kopf Salat
      2 x 400 g tins tomatoes | 400
      2 (400 g) tins tomatoes | 400
      2 Dosen Tomaten (je 400 g) | 400
      1 lb shrimp (16/20 count) | 16/20
      80/20 ground beef
      2 onions, cut into 8 wedges | 8
      2 onions, cooked for 10 minutes | 10
      2 lemons, juice of 1 and zest of 2
      2 cups flour (type 405) | 405
      2 cups milk (2%) | 2
      2 cups water (110 F) | 110
      2 carrots (or 3)
      2 chickens with a total weight of 2 kg
      3 cups crumbs (from 9 biscuits)
      1 pound beef, cut into 2 x 3-inch strips | 2 3
      3 eggs or 5 yolks
      2 apples, 1 grated, 1 sliced
      100 g chocolate (70% cocoa), 50 g of it grated | 70
      five spice powder 20 g
      chilies: 5 (50 g)
      2 - 8 oz steaks
      10-12 minutes
      1 cup cream blended with 4 egg yolks
      1 tsp salt per 2 pounds of meat
      """
    return table.split(separator: "\n").map { row in
      let cells = row.split(separator: " | ")
      let constants = cells.dropFirst().joined().split(separator: " ").map(String.init)
      return OddLine(text: String(cells[0]), constants: constants)
    }
  }()

  @Test(
    "Each number of a line that changes is scaled, or constant, or said to have stayed",
    arguments: lines, [3, 7])
  func isScaledOrSaid(_ line: OddLine, times: Int64) throws {
    let scaled = LineScaler(ScalingMethod(factor: Rational(times))).scaled(line.text)
    guard scaled.text != line.text else {
      return #expect(scaled.remark != nil, "\(line.text) stays without a word")
    }
    let (before, after) = (Self.numbers(of: line.text), Self.numbers(of: scaled.text))
    try #require(before.count == after.count, "\(line.text) -> \(scaled.text)")
    for (old, new) in zip(before, after) where !line.constants.contains(old) || old != new {
      let isScaled = try value(new) == value(old) * Double(times)
      #expect(isScaled || old == new && scaled.remark != nil, "\(line.text) -> \(scaled.text)")
    }
  }

  @Test(
    "No unit of another kitchen stays without a word", arguments: lines, [UnitSystem.metric, .us])
  func isConvertedOrSaid(_ line: OddLine, _ units: UnitSystem) {
    let scaled = LineScaler(ScalingMethod(units: units)).scaled(line.text)
    let others =
      units == .metric
      ? /\d[\s-]?(?:oz|ounces?|lb|pounds?|cups?|quarts?|pints?)\b/
      : /\d\s?(?:kg|g|ml|l)\b/
    #expect(scaled.text.firstMatch(of: others) == nil || scaled.remark != nil, "\(scaled.text)")
  }

  /// Returns the numbers of a text as they are written: "1 1/2", "16/20", "0.5".
  private static func numbers(of text: String) -> [String] {
    text.matches(of: /\d+\s\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?/).map { String($0.output) }
  }

  /// Returns the value of a number as written.
  private func value(_ text: String) throws -> Double {
    try text.split(separator: " ").reduce(0) { sum, part in
      let parts = try part.split(separator: "/").map { try #require(Double($0)) }
      return sum + (parts.count == 2 ? parts[0] / parts[1] : parts[0])
    }
  }
}
