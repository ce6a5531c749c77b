import Ingredients

/// A scale of temperatures.
enum TemperatureScale {
  /// Degrees Celsius.
  case celsius
  /// Degrees Fahrenheit.
  case fahrenheit

  /// The scale of the kitchens with a system of units.
  init(of units: UnitSystem) { self = units == .us ? .fahrenheit : .celsius }

  /// Reads the name of a scale: "F", "Celsius", "℃".
  init?(named name: Substring) {
    switch name.first?.lowercased() {
    case "c", "с", "ц", "℃": self = .celsius
    case "f", "ф", "℉": self = .fahrenheit
    default: return nil
    }
  }

  /// Returns the name in the style of that of the other scale.
  func name(like other: Substring) -> String {
    if other == "℃" || other == "℉" { return self == .celsius ? "℃" : "℉" }
    let name = self == .celsius ? "Celsius" : "Fahrenheit"
    let styled = other.first?.isLowercase == true ? name.lowercased() : name
    return other.count == 1 ? String(styled.prefix(1)) : styled
  }

  /// Converts a temperature of the other scale.
  ///
  /// What an oven is set to is written as ovens have it: 175 °C for 350 °F, 350 °F for 180 °C. What a
  /// thermometer shows is written to a degree: 74 °C for 165 °F.
  ///
  /// - Parameter other: The temperature, below 1,000 degrees.
  func degrees(of other: Double) -> Int {
    switch self {
    case .celsius:
      let isOven = other >= Self.leastOven && other.truncatingRemainder(dividingBy: 25) == 0
      return Self.nearest(Self.celsius(of: other), step: isOven ? 5 : 1)
    case .fahrenheit:
      let exact = Self.fahrenheit(of: other)
      // Water boils at 212 °F, and no oven is set to that.
      guard exact > Self.boiling, other.truncatingRemainder(dividingBy: 5) == 0 else {
        return Self.nearest(exact, step: 1)
      }
      let dial = Self.nearest(exact, step: 25)
      return abs(Double(dial) - exact) <= Self.dialTolerance
        ? dial : Self.nearest(exact, step: 5)
    }
  }

  /// The temperature of boiling water, in degrees Fahrenheit.
  private static let boiling = 212.0
  /// The least temperature of an oven, in degrees Fahrenheit.
  private static let leastOven = 200.0
  /// The degrees Fahrenheit by which a mark of an oven's dial may be off.
  private static let dialTolerance = 8.0

  /// True if two numbers with the name of this scale are one temperature in both: "350/180 °C".
  func areTheSame(_ numbers: [Double]) -> Bool {
    guard numbers.count == 2 else { return false }
    let (celsius, fahrenheit) =
      self == .celsius ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
    return abs(Self.fahrenheit(of: celsius) - fahrenheit) <= Self.sameTolerance
  }

  /// The degrees Fahrenheit between two statements of one temperature.
  private static let sameTolerance = 15.0

  private static func fahrenheit(of celsius: Double) -> Double { celsius * 9 / 5 + 32 }
  private static func celsius(of fahrenheit: Double) -> Double { (fahrenheit - 32) * 5 / 9 }

  private static func nearest(_ number: Double, step: Int) -> Int {
    Int((number / Double(step)).rounded()) * step
  }
}
