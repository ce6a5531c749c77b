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
  private var unreadable: [PlainMember] = []
  private var times = TimeStatements()

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

  private mutating func readNames() {
    draft.title = members.text(.title) ?? ""
    draft.publisher = members.text(.publisher)
    draft.publisherURL = members.text(.publisherURL)
    draft.sourceURL = members.text(.sourceURL)
    draft.f2fURL = members.text(.f2fURL)
    draft.imageURL = members[.imageURL].flatMap(Self.url)
    draft.author = members[.author].flatMap(Self.author)
    draft.language = members.text(.language)
    draft.published = read(.published) { $0.shortText.flatMap(Self.possibleDate) }
    readSource()
  }

  /// Reads `source`, which may be the page, the site, a book with a page, or a sentence; anything else
  /// becomes an extra field.
  private mutating func readSource() {
    guard let value = members[.source] else { return }
    guard value.kind != .object else { return readSource(in: value) }
    guard let text = value.shortText else { return keep(.source) }
    if Self.isURL(text), draft.sourceURL == nil {
      draft.sourceURL = text
    } else if !addSource(text) {
      keep(.source)
    }
  }

  /// Reads `{"label": "Good Book", "page": 77, "url": "https://…"}`.
  private mutating func readSource(in object: JSONValue) {
    let texts = object.members.filter { $0.value.kind == .string && $0.name != "type" }
      .compactMap(\.value.string)
    if let url = texts.first(where: Self.isURL), draft.sourceURL == nil { draft.sourceURL = url }
    guard let name = texts.first(where: { !Self.isURL($0) && !$0.cleaned(.line).isEmpty }) else {
      return texts.isEmpty ? keep(.source) : ()
    }
    let page = object.members.first { $0.name.lowercased().hasPrefix("pag") }?.value.shortText
    if let page, AmountText.isNumber(page) {
      // The publisher alone would not lead to the page.
      if fields.contains(.notes) { draft.notes.append("\(name), p. \(page)") }
      draft.publisher = draft.publisher ?? name
    } else if !addSource(name) {
      keep(.source)
    }
  }

  /// Adds the name of a source as the publisher, or a sentence about it as a note.
  private mutating func addSource(_ text: String) -> Bool {
    if Credit.isProse(text) || Credit.isSure(text) {
      if fields.contains(.notes) { draft.notes.append(text) }
    } else if !Self.isURL(text), draft.publisher == nil {
      draft.publisher = text
    } else {
      return false
    }
    return true
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
  private mutating func read<Value>(
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

  private mutating func keep(_ member: PlainMember) {
    guard fields.contains(.extras), let extra = members.extra(member) else { return }
    draft.extras.append(extra)
  }

  private mutating func readTimes(_ notes: inout DocumentNotes, _ prose: () -> String) {
    let stated = members.times
    for statement in stated.map(\.statement) + members.furtherTimes { times.add(statement) }
    if times.needsProse { addProse(prose()) }
    for time in stated {
      switch times.meaning(of: time.statement) {
      case .minutes(let minutes): draft.setMinutes(minutes, time.member)
      case .unreadable:
        keep(ObjectMembers.List(name: time.name, value: time.value))
        unreadable.append(time.member)
      case .unknownUnit:
        keep(ObjectMembers.List(name: time.name, value: time.value))
        notes.add(
          .warning, BareTimes.Time.message(time.name), at: time.value,
          help:
            "if it is minutes, add \(time.member.names[0]) = \"\(time.name)\" to [sources.NAME.map]"
        )
      }
    }
    for list in members.others {
      for name in list.untoldTimes {
        notes.add(
          .warning, "'\(name)' is a time, but not known of what, and was not read",
          at: list.value,
          help:
            "if it is the total in minutes, add total_minutes = \"\(name)\" to [sources.NAME.map]")
      }
    }
    if let ranges = members[.timeRanges], !draft.setTimeRanges(ranges) { keep(.timeRanges) }
  }

  /// Adds the text of the directions, whether or not they are needed, and of what is beside.
  private mutating func addProse(_ text: String) {
    times.add(prose: text)
    if let directions = members[.directions] {
      for step in StepList.steps(of: directions) { times.add(prose: step) }
    }
    for part in members.parts {
      for step in part.directions.map(StepList.steps) ?? [] { times.add(prose: step) }
    }
  }

  /// The maximum number of authors that are named.
  private static let mostAuthors = 4

  /// Returns the name of a person, or the names of several.
  private static func author(_ json: JSONValue) -> String? {
    let people = json.kind == .array ? Array(json.elements.prefix(mostAuthors)) : [json]
    let names = people.compactMap { person in
      person.shortText.flatMap { isURL($0) ? nil : $0 } ?? nameOfAccount(person) ?? person.shortText
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Returns the name in an account: `{"displayName": "Ada"}`, `{"firstName": "Ada", "lastName": "B."}`.
  private static func nameOfAccount(_ account: JSONValue) -> String? {
    func text(_ names: String...) -> String? {
      account.members.firstNonNil { member in
        names.contains(FoldedText.key(member.name.utf8)) ? member.value.string : nil
      }
    }
    let parts = [text("firstname", "givenname"), text("lastname", "familyname")].compactMap(\.self)
    let whole = text("displayname", "fullname", "username", "nickname", "login")
    return whole ?? (parts.isEmpty ? nil : parts.joined(separator: " "))
  }

  private static func possibleDate(_ text: String) -> String? {
    RecipeDate.isImpossible(text) ? nil : text
  }

  /// Returns the URL of a string, of an object with one, or of the best picture of a list of these.
  private static func url(_ json: JSONValue) -> String? {
    switch json.kind {
    case .object: ["url", "src", "href", "contentUrl", "@id"].firstText(in: json)
    case .array: Picture.best(of: json.elements.compactMap(url).map { Picture($0) })?.address
    default: json.shortText
    }
  }

  private static func isURL(_ text: String) -> Bool {
    text.utf8.starts(with: "http://".utf8) || text.utf8.starts(with: "https://".utf8)
  }
}
