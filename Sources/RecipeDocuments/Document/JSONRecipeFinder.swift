import JSONSyntax
import RecipeCore

/// Finds the recipes of one JSON text, wherever they are in it.
///
/// One recipe, an array, an object by id, `{"recipes": […]}`, `{"data": {"recipe": {…}}}` and
/// `{"@graph": […]}` are all met by walking into whatever is no recipe itself.
struct JSONRecipeFinder {
  /// The recipes found, in the order of the text.
  private(set) var entries: [DocumentOutcome.Entry] = []
  /// What was odd.
  private(set) var notes: DocumentNotes
  /// The shape of the first recipe.
  private var firstShape: JSONRecipeShape?
  /// The first recipe.
  private var first: JSONValue?

  private let fields: RecipeFieldSet
  private let firstLine: Int
  private var lines = JSONLineCounter()
  private var graph: SchemaOrgGraph

  /// How deep recipes are looked for.
  private static let depthLimit = 12

  /// Finds all recipes of a text.
  ///
  /// - Parameters:
  ///   - root: The text's outermost value.
  ///   - path: The document, for the places of diagnostics.
  ///   - fields: The fields needed.
  ///   - firstLine: The line of the document that the text begins at, from 1.
  init(in root: JSONValue, path: String, fields: RecipeFieldSet, firstLine: Int = 1) {
    graph = SchemaOrgGraph(of: root)
    self.fields = fields
    self.firstLine = firstLine
    notes = DocumentNotes(path: path, firstLine: firstLine)
    if let backup = MealieBackup(of: root) {
      read(backup)
    } else {
      _ = visit(root, isListed: false, depth: 0)
    }
  }

  /// The dialect of the first recipe, for reports.
  var dialect: String? {
    guard firstShape == .schemaOrg else { return firstShape?.dialect }
    return first.flatMap(SchemaOrgDialect.init)?.rawValue ?? firstShape?.dialect
  }

  /// Looks at a value and into it.
  ///
  /// - Parameter isListed: Whether it stands where only recipes stand: in `recipes` or `recipe`.
  /// - Returns: Whether it has, or should have had, a recipe in it.
  private mutating func visit(_ value: JSONValue, isListed: Bool, depth: Int) -> Bool {
    guard depth <= Self.depthLimit else { return false }
    switch value.kind {
    case .array: return visitArray(value, isListed: isListed, depth: depth)
    case .object: return visitObject(value, isListed: isListed, depth: depth)
    default: return false
    }
  }

  private mutating func visitObject(_ object: JSONValue, isListed: Bool, depth: Int) -> Bool {
    let known = RecipeVocabulary.members(of: object)
    switch JSONRecipeShape(of: known) {
    case .titleOnly where !isListed: break
    case .untitled:
      notes.add(.warning, "a recipe has no title and was skipped", at: object)
      return true
    case let shape?:
      return read(known, shape)
    case nil: break
    }
    var hasRecipes = false
    for member in object.members where member.value.isContainer {
      let isList = member.name == "recipes" || member.name == "recipe"
      if visit(member.value, isListed: isList, depth: depth + 1) { hasRecipes = true }
    }
    return hasRecipes
  }

  private mutating func visitArray(_ array: JSONValue, isListed: Bool, depth: Int) -> Bool {
    var hasRecipes = false
    var others: [(number: Int, element: JSONValue)] = []
    for (index, element) in array.elements.enumerated() {
      if visit(element, isListed: isListed, depth: depth + 1) {
        hasRecipes = true
      } else if element["@type"] == nil {
        others.append((index + 1, element))
      }
    }
    guard hasRecipes || isListed else { return false }
    for other in others {
      notes.add(
        .warning, "element \(other.number) is not a recipe: \(other.element.whyNoRecipe)",
        at: other.element)
    }
    return hasRecipes
  }

  private mutating func read(_ known: JSONKnownMembers, _ shape: JSONRecipeShape) -> Bool {
    var draft = RecipeDraft()
    read(known, shape, into: &draft)
    add(draft, of: known.object, shape)
    return true
  }

  private mutating func add(_ draft: RecipeDraft, of object: JSONValue, _ shape: JSONRecipeShape) {
    guard let recipe = draft.finished() else {
      notes.add(.warning, "a recipe has no title and was skipped", at: object)
      return
    }
    if firstShape == nil { (firstShape, first) = (shape, object) }
    let line = lines.line(of: object) + firstLine - 1
    entries.append(DocumentOutcome.Entry(recipe: recipe, line: line))
  }

  private mutating func read(_ backup: MealieBackup) {
    for row in backup.recipes {
      let known = RecipeVocabulary.members(of: row)
      let draft = MealieRecipe.draft(
        of: known, in: backup.tables, fields: fields, notes: &notes)
      add(draft, of: row, .app(.mealie))
    }
  }

  private mutating func read(
    _ known: JSONKnownMembers, _ shape: JSONRecipeShape, into draft: inout RecipeDraft
  ) {
    switch shape {
    case .food2fork:
      let members = RecipeMembers<Food2ForkMember>(of: known)
      Food2ForkRecipe.read(members, fields: fields, into: &draft)
      // A folder's records are named by their paths, and so the id would be lost.
      if fields.contains(.extras), let id = members.extra(.id) { draft.extras.append(id) }
      if draft.published == nil { notes.addImpossibleDate(members[.added]) }
    case .schemaOrg:
      draft = SchemaOrgRecipe.draft(of: known, graph: &graph, fields: fields, notes: &notes)
    case .app(let app):
      draft = app.draft(of: known, fields: fields, notes: &notes)
    case .plain, .titleOnly, .untitled:
      draft = PlainRecipe.draft(of: known, fields: fields, notes: &notes)
    }
  }
}

extension JSONValue {
  /// True if other values may be inside.
  fileprivate var isContainer: Bool { kind == .array || kind == .object }

  /// Why a value in the place of a recipe is none.
  fileprivate var whyNoRecipe: String {
    guard kind == .object else { return "it is \(summary)" }
    return isTitleOnly ? "it has a title, but " + Self.nothingElse : "it has no title"
  }

  /// Why a whole document without any recipe has none.
  var whyNoRecipes: String {
    "the file is \(summary)" + (isTitleOnly ? ", but " + Self.nothingElse : "")
  }

  private static let nothingElse = "neither ingredients nor directions"

  private var isTitleOnly: Bool {
    kind == .object && JSONRecipeShape(of: RecipeVocabulary.members(of: self)) == .titleOnly
  }

  /// What a value is, in a few words for a person.
  var summary: String {
    switch kind {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: elements.isEmpty ? "an empty array" : "an array"
    case .object: members.isEmpty ? "an empty object" : "an object with " + memberNames
    }
  }

  private var memberNames: String {
    let names = members.prefix(4).map { "'\($0.name.prefix(30))'" }
    return names.joined(separator: ", ") + (members.dropFirst(4).isEmpty ? "" : ", …")
  }
}
