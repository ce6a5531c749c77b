import JSONSyntax
import RecipeCore

/// A reader of recipe objects by common names of members.
struct PlainRecipe {
  /// The members.
  let members: ObjectMembers
  /// The wanted fields.
  let fields: RecipeFieldSet
  /// The recipe so far.
  var draft = Recipe(title: "")
  /// The members that cannot be read.
  var unreadable: [PlainMember] = []
  /// The times, which are read together.
  var times = TimeStatements()

  /// Reads an object.
  ///
  /// - Parameters:
  ///   - notes: Receives notes about unreadable values.
  ///   - prose: Returns text beside the object, which may mention times.
  static func draft(
    of members: ObjectMembers, fields: RecipeFieldSet, notes: inout DocumentNotes,
    prose: () -> String = { "" }
  ) -> Recipe {
    var reader = PlainRecipe(members: members, fields: fields)
    reader.readNames()
    reader.draft.yield = reader.members.yieldText
    reader.readLists()
    reader.readFacts()
    reader.draft.takeIngredientVariants(keepsNotes: fields.contains(.notes))
    reader.readProse(&notes)
    reader.readTimes(&notes, prose)
    reader.removeMarks()
    for member in reader.unreadable {
      guard let value = reader.members[member] else { continue }
      notes.add(.warning, "'\(member.names[0])' cannot be read and was ignored", at: value)
    }
    return reader.draft
  }

  /// Removes the marks of Markdown, and the braces around foods; our own output has none, and what it
  /// has with asterisks comes back with them.
  private mutating func removeMarks() {
    guard !isOwnOutput else { return }
    draft.ingredients = draft.ingredients.map(StrongMarks.plain)
    draft.notes = draft.notes.map(StrongMarks.plain)
    let foods = BracedFoods(members[.ingredients])
    draft.directions = draft.directions.map { foods.filled(StrongMarks.plain($0)) }
    draft.author = draft.author.map(StrongMarks.withoutLinks)
    draft.publisher = draft.publisher.map(StrongMarks.withoutLinks)
  }

  /// True for our own output, whose records belong to the run that printed them.
  private var isOwnOutput: Bool { members[.sources]?.areOwnRecords ?? false }

  private init(members: ObjectMembers, fields: RecipeFieldSet) {
    self.members = members
    self.fields = fields
  }

  private mutating func readLists() {
    readIngredients()
    if let groups = members[.ingredientGroups], !draft.addIngredientGroups(groups),
      !draft.addIngredientGroups(ofLists: groups)
    {
      keep(.ingredientGroups)
    }
    for member in [PlainMember.tags, .category, .cuisine] {
      members[member]?.appendTags(to: &draft.tags)
    }
    draft.tools = read(.tools, PlainRemarks.tools) ?? []
    draft.nutrition = read(.nutrition, PlainRemarks.nutrition) ?? []
    draft.nutrition += members.furtherNutrition
  }

  private mutating func readFacts() {
    draft.socialRank = read(.socialRank, \.looseNumber)
    // A value above the end of its scale says nothing.
    draft.rating = read(.rating) { Rating($0).flatMap { $0.share == nil ? nil : $0 } }
  }

  private mutating func readProse(_ notes: inout DocumentNotes) {
    readDirections(&notes)
    readDirectionGroups()
    if fields.contains(.notes) {
      draft.notes += read(.notes, PlainRemarks.notes) ?? []
      draft.notes += members.furtherNotes
    }
    draft.takeYieldFromIngredients(keepsNotes: fields.contains(.notes))
    draft.takeRemarksFromSteps(keepsNotes: fields.contains(.notes))
    if fields.contains(.description) {
      let texts = members[.description].map { $0.kind == .array ? $0.texts : [$0.shortText ?? ""] }
      draft.description = texts.map { HTMLText.plain($0.joined(separator: "\n\n")) }
    }
    guard fields.contains(.extras) else { return }
    draft.extras += members.extras
    if let extras = members[.extras] { draft.extras += ExtraField.fields(of: extras) }
    if !isOwnOutput {
      keep(.sources)
      keep(.id)
    }
  }

  private mutating func readDirections(_ notes: inout DocumentNotes) {
    let needsDirections = fields.contains(.directions)
    let isLeading = needsDirections && !members.parts.isEmpty && isNamedAsPreparation
    if isLeading, let directions = members[.directions] {
      draft.directions += StepList.steps(of: directions)
    }
    draft.add(members.parts, hasDirections: needsDirections)
    guard needsDirections else { return }
    if !isLeading { readDirectionList(&notes) }
    for list in members.furtherDirections where !draft.addFurtherDirections(list) { keep(list) }
  }

  private mutating func readDirectionList(_ notes: inout DocumentNotes) {
    if let leading = members.leadingDirections {
      draft.appendPart(named: KeyWords.title(of: leading.name)) {
        $0 += StepList.steps(of: leading.value)
      }
    }
    guard let directions = members[.directions] else { return }
    let list = StepList(directions)
    if !draft.directionGroups.isEmpty, let holder = members.holder(of: directions) {
      // The last steps, "final": {"merges": […], "steps": […]}, are not those of the part before them.
      draft.appendPart(named: KeyWords.title(of: holder)) { $0 += list.steps }
    } else if members.leadingDirections == nil {
      draft.directions += list.steps
    } else {
      let name = KeyWords.title(of: members.name(of: directions) ?? PlainMember.directions.names[0])
      draft.appendPart(named: name) { $0 += list.steps }
    }
    if fields.contains(.notes) { draft.notes += list.remarks }
    for times in list.bareTimes {
      if fields.contains(.extras) { draft.extras.append(times) }
      notes.add(
        .warning, "'\(times.name)' has numbers without a unit, which were not read as times",
        at: directions)
    }
  }

  /// True if the directions are under a name for preparation, which precedes that of the parts.
  private var isNamedAsPreparation: Bool {
    members[.directions].flatMap(members.name).map { TimeKey($0)?.key == .prepTime } ?? false
  }

  private mutating func readDirectionGroups() {
    guard let groups = members[.directionGroups], fields.contains(.directions) else { return }
    if let groups = Recipe.groups(of: groups) {
      draft.directionGroups = groups
    } else {
      keep(.directionGroups)
    }
  }

  /// Reads a value; an empty one is absent, an unreadable one is kept and noted.
  mutating func read<Value>(
    _ member: PlainMember, _ convert: (JSONValue) -> Value?
  ) -> Value? {
    guard let json = members[member] else { return nil }
    if let value = convert(json) { return value }
    let isEmpty =
      json.boolean == false || json.string?.cleaned(.line).isEmpty == true
      || json.kind == .array && json.elements.isEmpty
    if !isEmpty {
      keep(member)
      unreadable.append(member)
    }
    return nil
  }

  /// Keeps a list as an extra field.
  mutating func keep(_ list: ObjectMembers.List) {
    guard fields.contains(.extras) else { return }
    draft.extras.append(ExtraField(name: list.name, json: list.value.text))
  }

  /// Keeps the value of a member as an extra field.
  mutating func keep(_ member: PlainMember) {
    guard fields.contains(.extras), let extra = members.extra(member) else { return }
    draft.extras.append(extra)
  }
}
