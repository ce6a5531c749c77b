import ArgumentParsing
import JSONSyntax
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeMerging
import RecipeScaling
import RecipeSearch
import ShoppingList

/// `recipes shop`: one shopping list of several recipes.
enum ShopCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .waiting(specification(catalogs), run)
  }

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "shop", "one shopping list of several recipes",
      discussion: [
        """
        Each food is listed once, with its amounts added where their units allow it, by aisle; water, salt \
        and pepper come last. [aisles] in recipes.toml adds aisles and assigns foods to them.
        """,
        """
        With '-' the recipes are read from standard input, one a line: what stands before the first \
        tab, such as the ids of 'recipes search soup --template {id}', or the id of each object of \
        'recipes search soup -o ndjson'. Empty lines and those that begin with '#' are left out.
        """,
      ],
      examples: [
        CommandExample("recipes shop 9f0c35 'leek soup'", "for two recipes"),
        CommandExample("recipes shop 9f0c35 4be1 --servings 9f0c35=6", "the first of them for six"),
        CommandExample("recipes shop stew.md pie.html", "for two files, without a configuration"),
        CommandExample("recipes shop 9f0c35 -o markdown", "a check list"),
        CommandExample(
          "recipes search soup -n3 --template '{id}' | recipes shop -", "for three soups"),
      ],
      arguments: [
        ArgumentSpecification(
          RecipeArgument.specification.value, "a recipe as for 'show', or '-' for standard input",
          isRepeated: true)
      ],
      options: [
        .value(
          "servings",
          ValueSpecification("[ID=]N", completion: .output(of: ["__words", "servings"])),
          "amounts for N servings, of one recipe or of all", isRepeatable: true),
        .value("scale", ValueSpecification("X"), "amounts times X"),
        .value(
          "units", ValueSpecification("SYSTEM", .choice(UnitSystem.writtenNames)),
          "amounts in other units"),
        .flag("by-weight", "weights instead of cups, of foods whose weight is known"),
      ] + ResultOptions.formatSpecifications(catalogs, hasText: true))
  }

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(ShoppingFields.all) }
    let amounts = try ShoppingAmounts(context.arguments)
    let names = try names(context)
    var found: [NamedRecipe] = []
    var lines: [ShoppingLine] = []
    var finder = RecipeFinder(context, needsWholeTitle: true)
    for name in names {
      let named = try await finder.find(name, .whole)
      found.append(named)
      lines += try amounts.lines(
        of: named.recipe, named: name, in: units(context, named.configuration))
    }
    guard let last = found.last else {
      throw CommandFailure("no recipe was named on standard input", help: "write an id a line")
    }
    try amounts.checkUse(by: found.map(\.recipe), named: names)
    let configuration = last.configuration
    let plan =
      try options.isText || isChecklist(options)
      ? nil
      : OutputPlan(
        options, defaults: configuration.defaults, known: ShoppingFields.all.map(\.name),
        context: context)
    let list = list(lines, configuration, units(context, configuration))
    if let plan {
      try plan.write(.shopping(list), to: context)
    } else if isChecklist(options) {
      try context.print(ShoppingChecklist(list).text)
    } else {
      let page = ShoppingPage(
        list, width: context.world.output.terminal?.width,
        usesColor: context.usesColor(configuration.defaults))
      try context.print(page.text)
    }
    tellLeftOut(of: list, context)
    let status = context.report(found.map(\.answer.gathering), found: !list.items.isEmpty)
    return await context.end(status, holding: list)
  }

  /// Says which lines are on no list, so that no food is lost silently.
  private static func tellLeftOut(of list: ShoppingList, _ context: CommandContext) {
    guard !list.leftOut.isEmpty else { return }
    context.remark(
      "not on the list, because no food was recognised:",
      details: list.leftOut.map { "\($0.text) (\($0.title))" })
  }

  private static func isChecklist(_ options: ResultOptions) -> Bool {
    options.format == MarkdownFormatter.name && options.asksForNoColumns
  }

  private static func units(
    _ context: CommandContext, _ configuration: Configuration
  ) -> UnitSystem? {
    ScalingOptions.units(context.arguments, configuration.defaults)
  }

  private static func list(
    _ lines: [ShoppingLine], _ configuration: Configuration, _ units: UnitSystem?
  ) -> ShoppingList {
    ShoppingList(
      lines, aisles: configuration.shoppingAisles, synonyms: configuration.shoppingFoods,
      units: units)
  }

  /// The names of the recipes, of which '-' stands for the lines of standard input.
  private static func names(_ context: CommandContext) throws(CommandFailure) -> [String] {
    var names: [String] = []
    for word in context.arguments.words {
      if word != "-" { names.append(word) }
      try checkCount(of: names)
      while word == "-", let line = context.world.input.readLine() {
        if let name = try name(inLine: line) { names.append(name) }
        try checkCount(of: names)
      }
    }
    return names
  }

  private static func checkCount(of names: [String]) throws(CommandFailure) {
    guard names.count <= maximumRecipeCount else {
      throw CommandFailure(
        "more than \(maximumRecipeCount) recipes are too many for one list",
        help: "choose some with 'recipes search … -n 20'")
    }
  }

  /// Returns the name in a line of standard input; `nil` for an empty line or a comment.
  private static func name(inLine line: String) throws(CommandFailure) -> String? {
    let name = line.prefix { $0 != "\t" }.trimmingPrefix { $0.isWhitespace }
    guard let first = name.first, first != "#" else { return nil }
    guard first == "{" else { return String(name) }
    let object = try? JSONDocument(parsing: Array(line.utf8)).root
    guard let id = object?["id"]?.string else {
      throw CommandFailure(
        "a line of standard input starts with '{' but is not a JSON object with an 'id'",
        help: "write 'recipes search … -o ndjson', or '--template {id}', before '| recipes shop -'")
    }
    return id
  }

  private static let maximumRecipeCount = 200
}
