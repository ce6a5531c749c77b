import ArgumentParsing
import Ingredients
import RecipeConfiguration
import RecipeCore
import RecipeScaling
import RecipeSearch

/// The options that write recipes for another number of servings or in other units.
enum ScalingOptions {
  /// The options.
  static let specifications: [OptionSpecification] = [
    .value(
      "servings", ValueSpecification("N"), "amounts for N servings, or N of what it makes",
      section: section),
    .value(
      "scale", ValueSpecification("X"), "amounts times X: 2, 1.5, 2/3, '1 1/2'", section: section),
    .value(
      "units", ValueSpecification("SYSTEM", .choice(UnitSystem.writtenNames)),
      "amounts in other units",
      section: section),
    .flag(
      "by-weight", "weights instead of cups and spoons, of foods whose weight is known",
      section: section),
  ]

  private static let section = "Amounts"

  /// Reads the options.
  ///
  /// - Parameter amount: The amount that they ask for, see `amount`.
  static func request(
    _ arguments: ParsedArguments, for amount: ScalingRequest.Amount?, _ defaults: DefaultSettings
  ) -> ScalingRequest {
    ScalingRequest(
      amount: amount, units: units(arguments, defaults), isByWeight: arguments.has("by-weight"))
  }

  /// Returns the units that are asked for, else those of the configuration; `nil` for those that each
  /// recipe has.
  static func units(_ arguments: ParsedArguments, _ defaults: DefaultSettings) -> UnitSystem? {
    UnitSystem(rawValue: arguments.value("units") ?? defaults.units)
  }

  /// Reads the amount that the options ask for; `nil` for that of each recipe.
  static func amount(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> ScalingRequest.Amount? {
    let (servings, scale) = (arguments.value("servings"), arguments.value("scale"))
    if servings != nil, scale != nil {
      throw bothAmounts
    }
    if let servings { return .yield(try number(servings, of: "--servings")) }
    return try scale.map { text throws(CommandFailure) in .factor(try number(text, of: "--scale")) }
  }

  /// The failure of a command line with two amounts for one recipe.
  static var bothAmounts: CommandFailure {
    CommandFailure("'--servings' and '--scale' exclude each other", help: "use one of them")
  }

  /// Reads a number of an option.
  static func number(_ text: String, of option: String) throws(CommandFailure) -> Rational {
    guard let number = Rational(typed: text), number.value <= 10_000 else {
      throw CommandFailure(
        "'\(option)' must be a number above 0 and at most 10000, not '\(text)'",
        help: "write 6, 1.5, 2/3 or '1 1/2'")
    }
    return number
  }
}

extension CommandFailure {
  /// Creates the failure of scaling a recipe.
  init(_ error: ScalingError) {
    switch error {
    case .noYield(let title):
      self.init(
        "'\(title)' does not say how much it makes, so '--servings' cannot be reached",
        help: "use '--scale', such as '--scale 2' for twice as much")
    case .yieldWithoutNumber(let title, let yield):
      self.init(
        "'\(title)' cannot be scaled by servings: its yield is '\(yield)'",
        help: "use '--scale', such as '--scale 2' for twice as much")
    case .unclearYield(let title, let yield):
      self.init(
        "the yield of '\(title)' can be read in two ways: '\(yield)'",
        help: "use '--scale', such as '--scale 2' for twice as much")
    case .outOfRange(let title):
      self.init(
        "the amounts of '\(title)' become too large or too small",
        help: "use a number nearer to what it makes")
    }
  }
}
