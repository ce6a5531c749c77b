import Ingredients

/// A scale of temperatures.
enum TemperatureScale {
  /// Degrees Celsius.
  case celsius
  /// Degrees Fahrenheit.
  case fahrenheit

  /// The scale of the kitchens with a system of units.
  init(of units: UnitSystem) { self = units == .us ? .fahrenheit : .celsius }

  /// Reads the name of a scale: "F", "Celsius".
  init?(named name: Substring) {
    switch name.first?.lowercased() {
    case "c": self = .celsius
    case "f": self = .fahrenheit
    default: return nil
    }
  }

  /// Returns the name in the style of that of the other scale.
  func name(like other: Substring) -> String {
    let name = self == .celsius ? "Celsius" : "Fahrenheit"
    let styled = other.first?.isLowercase == true ? name.lowercased() : name
    return other.count == 1 ? String(styled.prefix(1)) : styled
  }

  /// Converts a temperature of the other scale.
  ///
  /// What an oven is set to is written as ovens have it: 175 °C for 350 °F, 350 °F for 180 °C. What a
  /// thermometer shows is written to a degree: 74 °C for 165 °F.
  func degrees(of other: Int) -> Int {
    switch self {
    case .celsius:
      let exact = Double(other - 32) * 5 / 9
      return Self.nearest(exact, step: other >= Self.leastOven && other % 25 == 0 ? 5 : 1)
    case .fahrenheit:
      let exact = Double(other) * 9 / 5 + 32
      guard exact >= Double(Self.leastOven), other % 5 == 0 else {
        return Self.nearest(exact, step: 1)
      }
      let dial = Self.nearest(exact, step: 25)
      return abs(Double(dial) - exact) <= Self.dialTolerance
        ? dial : Self.nearest(exact, step: 5)
    }
  }

  /// The least temperature of an oven, in degrees Fahrenheit.
  private static let leastOven = 200
  /// The degrees Fahrenheit by which a mark of an oven's dial may be off.
  private static let dialTolerance = 8.0

  private static func nearest(_ number: Double, step: Int) -> Int {
    Int((number / Double(step)).rounded()) * step
  }
}
