import Ingredients
import RecipeCore
import RecipeFormatting
import RecipeMerging
import RecipeScaling
import RecipeSearch
import ShoppingList
import TerminalScreen

/// The commands of one key in the list and the recipe.
extension BrowserState {
  /// Handles a key of the list or the recipe that is a command.
  mutating func command(_ key: Key) -> [BrowserEffect] {
    guard case .character(let character) = key.code, key.modifiers.isEmpty else { return [] }
    switch character {
    case "q": return [.quit]
    case "/":
      let effects = switchPane(.query)
      query.offerReplacement()
      return effects
    case "?": overlay = .help(scroll: 0)
    case "s": overlay = .menu(sortMenu)
    case "f": return openFilters()
    case "B": detail.toggle(.shopping)
    default: return recipe.map { command(character, on: $0) } ?? []
    }
    return []
  }

  private mutating func command(_ character: Character, on recipe: RankedRecipe) -> [BrowserEffect]
  {
    switch character {
    case "o": return [.open(recipe)]
    case "y":
      // The terminal does not say what it does with it.
      message = "The id \(recipe.merged.id) was sent to the clipboard of the terminal."
      return [.copy(recipe.merged.id)]
    case "c": return [.toggle(.cooked, recipe)]
    case "*": return [.toggle(.favourite, recipe)]
    case "v":
      message = "Comparing recipes…"
      return [.findVariants(recipe)]
    case "w": detail.toggle(.why)
    case "+", "-": step(character == "+", recipe)
    case "=":
      amounts.reset(recipe)
      followOnList()
    case "x": overlay = .prompt(Prompt(question: "Servings, or x1.5 for that many times: "))
    case "u": changeUnits()
    case "b": return shop(for: recipe)
    default: break
    }
    return []
  }

  // MARK: Amounts

  /// Returns the amounts and units in which a recipe is shown.
  func request(for recipe: RankedRecipe) -> ScalingRequest {
    amounts.request(for: recipe)
  }

  private mutating func set(_ amount: ScalingRequest.Amount?, _ recipe: RankedRecipe) {
    do {
      _ = try ScaledResult(scaling: recipe, amounts.request(amount))
      amounts.set(amount, for: recipe)
      followOnList()
      if detail.page != .recipe { detail.show(.recipe) }
    } catch {
      message = error.words
    }
  }

  /// Sets what was typed: `6` servings, or `x1.5` or `1.5x` times.
  mutating func scale(by typed: String) {
    guard let recipe, !typed.isEmpty else { return }
    let isSign = { (character: Character?) in character == "x" || character == "×" }
    let (isBefore, isAfter) = (isSign(typed.first), isSign(typed.last))
    let isFactor = isBefore || isAfter
    let text = String(typed.dropFirst(isBefore ? 1 : 0).dropLast(isAfter && !isBefore ? 1 : 0))
      .trimmingWhitespace
    guard let number = Rational(typed: text), number.value <= 10_000 else {
      message = "'\(typed)' is not a number; write 6, x2, x1.5 or x2/3."
      return
    }
    set(isFactor ? .factor(number) : .yield(number), recipe)
  }

  private mutating func step(_ isUp: Bool, _ recipe: RankedRecipe) {
    let own = StatedPortions(of: recipe.merged.recipe)?.number
    switch (request(for: recipe).amount, own) {
    case (.yield(let number), _): stepYield(from: number, isUp, recipe)
    case (nil, let own?): stepYield(from: own, isUp, recipe)
    case (.factor(let factor), _): stepFactor(from: factor, isUp, recipe)
    case (nil, nil): stepFactor(from: Rational(1), isUp, recipe)
    }
  }

  private mutating func stepYield(from number: Rational, _ isUp: Bool, _ recipe: RankedRecipe) {
    guard
      let next = Rational(
        number.numerator + (isUp ? 1 : -1) * number.denominator, over: number.denominator),
      next.isPositive
    else { return }
    set(.yield(next), recipe)
  }

  private mutating func stepFactor(from factor: Rational, _ isUp: Bool, _ recipe: RankedRecipe) {
    let next =
      isUp
      ? Rational(factor.numerator * 2, over: factor.denominator)
      : Rational(factor.numerator, over: factor.denominator * 2)
    guard let next, (1.0 / 64...64).contains(next.value) else { return }
    set(.factor(next), recipe)
  }

  private mutating func changeUnits() {
    amounts.changeUnits()
    followOnList()
    let weights = amounts.isByWeight ? ", weights of cups where they are known" : ""
    message =
      amounts.units.map { "Units: \($0.rawValue)\(weights)." }
      ?? "Units as the recipes have them."
  }

  // MARK: Shopping

  /// Writes every recipe on the shopping list as it is shown now.
  private mutating func followOnList() {
    for entry in basket.entries { basket.add(entry.recipe, request(for: entry.recipe)) }
  }

  private mutating func shop(for recipe: RankedRecipe) -> [BrowserEffect] {
    let (id, title) = (recipe.merged.id, recipe.merged.recipe.title)
    guard !basket.has(id) else {
      basket.remove(id)
      message = "Off the shopping list: \(title)"
      return []
    }
    basket.add(recipe, request(for: recipe))
    message = "On the shopping list (B shows it): \(title)"
    return recipe.lacksDetail ? [.complete(recipe)] : []
  }
}

extension ScalingError {
  /// The reason for a person at the screen.
  fileprivate var words: String {
    switch self {
    case .noYield: "The recipe does not say how much it makes; write x2 for twice as much."
    case .yieldWithoutNumber(_, let yield):
      "'\(yield)' is no number of servings; write x2 for twice as much."
    case .unclearYield(_, let yield):
      "'\(yield)' can be read in two ways; write x2 for twice as much."
    case .outOfRange: "The amounts would become too large or too small."
    }
  }
}
