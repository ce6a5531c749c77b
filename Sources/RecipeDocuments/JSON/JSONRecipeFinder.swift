import JSONSyntax
import RecipeCore

/// A search for the recipes in a JSON text, whatever its structure.
///
/// A single recipe, an array, an object by id, `{"recipes": […]}`, `{"data": {"recipe": {…}}}` and
/// `{"@graph": […]}` are all found by descending into every value that is not itself a recipe.
struct JSONRecipeFinder {
  /// The recipes found, in text order.
  private(set) var list: RecipeList
  /// The problems.
  private(set) var notes: DocumentNotes
  /// The number of objects and elements that should be recipes, and are none.
  private(set) var skippedCount = 0
  /// The shape of the first recipe.
  private var firstShape: JSONRecipeShape?
  /// The first recipe.
  private var first: JSONValue?

  /// The element of a list in which the search is, unless that is a recipe itself: it may have the id,
  /// as in `{"id": "7", "attributes": {"title": "…"}}`.
  private var wrapper: JSONValue?
  private var elementDepth = -1
  /// The key of the object that is visited, which may be its title: `{"Leek soup": {…}}`.
  private var key: String?
  /// True if other objects are beside the one that is visited.
  private var hasSiblings = false
  /// The object in the text from which the one that is visited was made, whose place is that of its recipe.
  private var origin: JSONValue?
  /// True if an object around the one that is visited has a title.
  private var isInTitled = false

  private let fields: RecipeFieldSet
  private let recognition: JSONRecipeMembers
  private let firstLine: Int
  private var places = JSONPositionCounter()
  private var graph: SchemaOrgGraph

  /// The maximum depth of the search.
  private static let maximumDepth = 12

  /// Finds the recipes of a text.
  ///
  /// - Parameters:
  ///   - root: The root of the text.
  ///   - path: The document, for the locations of diagnostics.
  ///   - fields: The fields needed.
  ///   - size: The size of the document in bytes.
  ///   - firstLine: The line of the document at which the text starts, from 1.
  ///   - map: The places of fields that a person named.
  ///   - isListed: True if the root must be a recipe, or several.
  ///   - isWhole: True if the root is the whole document, so that a recipe without a title may have
  ///     that of the document's name.
  init(
    in root: JSONValue, path: String, fields: RecipeFieldSet, size: Int, firstLine: Int = 1,
    map: RecipeFieldMap = .none, isListed: Bool = false, isWhole: Bool = false
  ) {
    let nameTitle = isWhole && !FileTitle.isAboutFolder(path) ? FileTitle.title(of: path) : nil
    recognition = JSONRecipeMembers(map: map, nameTitle: nameTitle)
    list = RecipeList(documentSize: size)
    graph = SchemaOrgGraph(of: root)
    self.fields = fields
    self.firstLine = firstLine
    notes = DocumentNotes(path: path, firstLine: firstLine)
    if let (reader, backup) = JSONDialects.backup(of: root) {
      read(backup, by: reader)
    } else {
      _ = visit(root, isListed: isListed, depth: 0)
    }
  }

  /// The dialect of the first recipe, for reports.
  var dialect: String? {
    guard case .schemaOrg = firstShape else { return firstShape?.dialect }
    return first.flatMap(SchemaOrgProgram.init)?.rawValue ?? firstShape?.dialect
  }

  /// Searches a value.
  ///
  /// - Parameter isListed: True if only recipes are expected here: in `recipes` or `recipe`.
  /// - Returns: True if it contains a recipe, or should.
  private mutating func visit(_ value: JSONValue, isListed: Bool, depth: Int) -> Bool {
    guard depth <= Self.maximumDepth else { return false }
    switch value.kind {
    case .array: return visitArray(value, isListed: isListed, depth: depth)
    case .object: return visitObject(value, isListed: isListed, depth: depth)
    default: return false
    }
  }

  private mutating func visitObject(_ object: JSONValue, isListed: Bool, depth: Int) -> Bool {
    let key = self.key
    let titleOfKey = hasSiblings ? key.flatMap(KeyedRecipe.writtenTitle) : nil
    if origin == nil, let plain = UnwrappedValues.document(of: object) {
      origin = object
      defer { origin = nil }
      return visitObject(plain.root, isListed: isListed, depth: depth)
    }
    self.key = nil
    if depth == 0, origin == nil, visitTables(in: object) { return true }
    if let members = recognition.mapped(object, isListed: isListed) {
      return read(RecipeVocabulary.members(of: object), .plain, members)
    }
    if MarkdownContent.isInBlocks(object), let content = MarkdownContent(object),
      read(content, of: object)
    {
      return true
    }
    let known = RecipeVocabulary.members(of: object)
    let shape = JSONRecipeShape(of: known)
    if shape?.isTitleOnly == true, object.collectsRecipes, visitMembers(of: object, depth: depth) {
      return true
    }
    switch shape {
    case .titleOnly where !isListed, .untitled, nil:
      let isList = shape == nil && object.listsRecipes
      if !isList, let members = recognition.shaped(known, isHoisting: false) {
        return read(known, .plain, members, insteadOfGuess: titleOfKey)
      }
    case let shape?: return read(known, shape)
    }
    if object.wrapsRecipe, let members = recognition.shaped(known, isHoisting: true) {
      return read(known, .plain, members, insteadOfGuess: titleOfKey)
    }
    if depth == elementDepth { wrapper = object }
    if visitMembers(of: object, depth: depth) { return true }
    return readRest(
      known, shape, isListed: isListed, depth: depth, key: key, insteadOfGuess: titleOfKey)
  }

  /// Reads the rows of related tables, joined, and what is beside them.
  private mutating func visitTables(in object: JSONValue) -> Bool {
    guard let tables = RelatedTables(object) else { return false }
    for (document, row) in tables.recipes {
      origin = row
      _ = visitObject(document.root, isListed: true, depth: 1)
    }
    origin = nil
    for value in tables.rest { _ = visit(value, isListed: false, depth: 1) }
    return true
  }

  /// Reads an object without a recipe in it that neither its names nor the shapes of its own lists make one.
  ///
  /// - Parameters:
  ///   - key: The key that it is under.
  ///   - titleOfKey: The title that the key is if that of the members is only the first short text among them.
  private mutating func readRest(
    _ known: JSONKnownMembers, _ shape: JSONRecipeShape?, isListed: Bool, depth: Int, key: String?,
    insteadOfGuess titleOfKey: String?
  ) -> Bool {
    let object = known.object
    if let members = recognition.shaped(known, isHoisting: true) {
      return read(known, .plain, members, insteadOfGuess: titleOfKey)
    }
    if let content = MarkdownContent(object), read(content, of: object) { return true }
    if depth == 0, readFoodTables(of: object) { return true }
    if isListed, let members = recognition.titled(known) { return read(known, .plain, members) }
    if depth == 0, let members = recognition.named(known) { return read(known, .plain, members) }
    if let title = key.flatMap(KeyedRecipe.title), let members = KeyedRecipe.members(of: known) {
      return read(known, .plain, members, title: title)
    }
    guard case .untitled = shape else { return false }
    skip("a recipe has no title and was skipped", at: object)
    return true
  }

  /// Warns of something that should be a recipe.
  private mutating func skip(_ reason: String, at value: JSONValue) {
    skippedCount += 1
    notes.add(.warning, reason, at: origin ?? value)
  }

  /// Reads the objects of a whole document whose keys are titles, and in them foods.
  private mutating func readFoodTables(of object: JSONValue) -> Bool {
    let recipes = FoodTable.recipes(in: object)
    for (recipe, place) in recipes {
      let known = RecipeVocabulary.members(of: recipe)
      let members = ObjectMembers(
        RecipeMembers<PlainMember>(of: known, in: RecipeVocabulary.plain))
      _ = read(known, .plain, members, at: place)
    }
    return !recipes.isEmpty
  }

  private mutating func visitMembers(of object: JSONValue, depth: Int) -> Bool {
    var hasRecipes = false
    let isInTitled = self.isInTitled
    defer { self.isInTitled = isInTitled }
    let isTitled = isInTitled || KeyedRecipe.isTitled(object)
    var keys = RecordKeys()
    let areSeveral =
      object.members.lazy.filter { $0.value.kind == .object }.dropFirst().first != nil
    for member in object.members {
      guard member.value.isContainer else {
        keys.reject()
        continue
      }
      let isList = member.name == "recipes" || member.name == "recipe"
      // The members of an object with a title are its parts, not recipes.
      self.isInTitled = isTitled && !isList
      (key, hasSiblings) = (self.isInTitled ? nil : member.name, areSeveral)
      let first = list.entries.count
      if visit(member.value, isListed: isList, depth: depth + 1) { hasRecipes = true }
      keys.add(member, recipes: first..<list.entries.count)
    }
    for (place, id) in keys.ids { list.identify(place, by: id) }
    return hasRecipes
  }

  private mutating func visitArray(_ array: JSONValue, isListed: Bool, depth: Int) -> Bool {
    let outer = (wrapper, elementDepth)
    (wrapper, elementDepth) = (nil, depth + 1)
    defer { (wrapper, elementDepth) = outer }
    var hasRecipes = false
    var others: [(number: Int, element: JSONValue)] = []
    for (index, element) in array.elements.enumerated() {
      (wrapper, key, hasSiblings) = (nil, nil, false)
      if visit(element, isListed: isListed, depth: depth + 1) {
        hasRecipes = true
      } else if element["@type"] == nil {
        others.append((index + 1, element))
      }
    }
    guard hasRecipes || isListed else { return false }
    for other in others {
      skip(
        "element \(other.number) is not a recipe: \(other.element.whyNoRecipe)", at: other.element)
    }
    return hasRecipes
  }

  /// Reads a recipe.
  ///
  /// - Parameters:
  ///   - title: Its title if its members have none.
  ///   - key: Its title if that of its members is only a short text that is an unlikely one.
  private mutating func read(
    _ known: JSONKnownMembers, _ shape: JSONRecipeShape, _ members: ObjectMembers? = nil,
    at place: JSONValue? = nil, title: String? = nil, insteadOfGuess key: String? = nil
  ) -> Bool {
    guard !list.isFull else {
      list.leaveOut()
      return true
    }
    notes.origin = origin ?? place ?? known.object
    var draft = Recipe(title: "")
    if let members {
      draft = PlainRecipe.draft(of: members, fields: fields, notes: &notes)
      if !members.hasTitle, let title = title ?? recognition.nameTitle { draft.title = title }
      if members.isTitleGuessed, let key {
        if let guess = members.extra(.title), fields.contains(.extras) {
          draft.extras.append(guess)
        }
        draft.title = key
      }
    } else {
      read(known, shape, into: &draft)
    }
    add(
      draft, of: place ?? known.object, shape,
      members?.object.statedID ?? known.statedID ?? wrapper?.statedID)
    // A second recipe in it is another.
    wrapper = nil
    return true
  }

  /// Reads a recipe that is a text in an object, and returns true if it is one.
  private mutating func read(_ content: MarkdownContent, of object: JSONValue) -> Bool {
    let reader = MarkdownRecipeReader()
    // The document has no name of its own that could be the title.
    let outcome = reader.read(content.document, path: "", fields: fields)
    guard let entry = outcome.entries.first, outcome.entries.count == 1 else { return false }
    add(entry.recipe, of: object, .plain, object.statedID)
    return true
  }

  private mutating func add(
    _ draft: Recipe, of object: JSONValue, _ shape: JSONRecipeShape, _ statedID: StatedID?
  ) {
    guard let recipe = draft.cleaned() else {
      skip("a recipe has no title and was skipped", at: object)
      return
    }
    if firstShape == nil { (firstShape, first) = (shape, object) }
    let place = places.place(of: origin ?? object)
    list.append(
      DocumentOutcome.Entry(
        recipe: recipe, line: place.line + firstLine - 1, column: place.column,
        statedID: statedID))
  }

  private mutating func read(
    _ backup: [JSONDialectReader.BackupRecipe], by reader: JSONDialectReader
  ) {
    for recipe in backup {
      add(
        recipe.draft(fields, &notes), of: recipe.object, .program(reader), recipe.object.statedID)
    }
  }

  private mutating func read(
    _ known: JSONKnownMembers, _ shape: JSONRecipeShape, into draft: inout Recipe
  ) {
    switch shape {
    case .food2fork:
      let members = RecipeMembers<Food2ForkMember>(of: known, in: RecipeVocabulary.food2fork)
      Food2ForkRecipe.read(members, fields: fields, into: &draft)
      // Records of a folder are named by their paths, so the id would be lost.
      if fields.contains(.extras), let id = members.extra(.id) { draft.extras.append(id) }
      if draft.published == nil { notes.addImpossibleDate(members[.added]) }
      if Food2ForkRecipe.hasOddRank(members) { notes.addOddRank(members[.socialRank]) }
    case .schemaOrg:
      let members = RecipeMembers<SchemaOrgMember>(of: known, in: RecipeVocabulary.schemaOrg)
      draft = SchemaOrgRecipe.draft(of: members, graph: &graph, fields: fields, notes: &notes)
    case .program(let reader):
      draft = reader.draft(known, fields, &notes)
    case .plain, .titleOnly, .untitled:
      let members = ObjectMembers(
        RecipeMembers<PlainMember>(of: known, in: RecipeVocabulary.plain))
      draft = PlainRecipe.draft(of: members, fields: fields, notes: &notes)
    }
  }
}
