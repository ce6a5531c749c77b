import JSONSyntax
import RecipeCore
import Text

/// A reader of schema.org/Recipe nodes of JSON-LD documents (https://schema.org/Recipe).
struct SchemaOrgRecipe {
  private let members: RecipeMembers<SchemaOrgMember>
  private var graph: SchemaOrgGraph
  private let fields: RecipeFieldSet
  private var draft = Recipe(title: "")

  /// Reads a node.
  ///
  /// - Parameters:
  ///   - graph: The document's nodes, for references.
  ///   - notes: Receives notes about unreadable times.
  static func draft(
    of members: RecipeMembers<SchemaOrgMember>, graph: inout SchemaOrgGraph, fields: RecipeFieldSet,
    notes: inout DocumentNotes
  ) -> Recipe {
    var reader = SchemaOrgRecipe(members: members, graph: graph, fields: fields)
    reader.readNames()
    reader.readLists()
    reader.readRating(&notes)
    reader.readTimes(&notes)
    if reader.draft.published == nil { notes.addImpossibleDate(reader.members[.published]) }
    reader.readProse()
    reader.readOwnMembers()
    reader.readOwnRank(&notes)
    reader.dropEmptyLists()
    graph = reader.graph
    return reader.draft
  }

  /// Drops lists without any text, and directions that only say where they are: another description
  /// of the recipe may have them.
  private mutating func dropEmptyLists() {
    if draft.ingredients.allSatisfy({ $0.cleaned(.line).isEmpty }) {
      (draft.ingredients, draft.ingredientGroups) = ([], [])
    }
    let isAddress = draft.directions.count == 1 && WebAddress.isWhole(draft.directions[0])
    if isAddress || draft.directions.allSatisfy({ !$0.contains(where: \.isLetter) }) {
      (draft.directions, draft.directionGroups) = ([], [])
    }
  }

  private init(
    members: RecipeMembers<SchemaOrgMember>, graph: SchemaOrgGraph, fields: RecipeFieldSet
  ) {
    self.members = members
    self.graph = graph
    self.fields = fields
  }

  private mutating func readNames() {
    draft.title = members.text(.name).map(HTMLText.plain) ?? ""
    draft.sourceURL = pageURL
    draft.imageURL = members[.image].flatMap { Picture.best(of: pictures($0))?.address }
    draft.author = members[.author].flatMap { names($0) }.map(HTMLText.plain)
    if let publisher = members[.publisher].map({ graph.resolve($0) }) {
      draft.publisher = names(publisher).map(HTMLText.plain)
      draft.publisherURL = publisher["url"]?.shortText
    }
    draft.publisher = draft.publisher ?? members.text(.credit)
    if let date = members.text(.published), !RecipeDate.isImpossible(date) {
      draft.published = SchemaOrgDate.text(date)
    }
    draft.language = members.text(.language)
  }

  /// The URL: `url`, else the page of which it is the main entity, else its own `@id` without the
  /// fragment, else what it is based on.
  private var pageURL: String? {
    let page = members[.page]
    return Self.pageURL(members.text(.url)) ?? Self.pageURL(page?.string)
      ?? Self.pageURL(page?["@id"]?.string) ?? Self.pageURL(page?["url"]?.string)
      ?? Self.pageURL(members.text(.identifier))
      ?? Self.pageURL(members.object["isBasedOn"]?.shortText)
  }

  /// True if an id is the address of the recipe's page, which is known as such.
  private func isPageURL(_ id: String) -> Bool {
    Self.pageURL(id).map { $0 == draft.sourceURL } ?? false
  }

  /// Returns an absolute URL without its fragment, or `nil` for anything else.
  private static func pageURL(_ url: String?) -> String? {
    guard var url, url.utf8.starts(with: "http".utf8) else { return nil }
    let hasFragment = url.withUTF8 { $0.contains(UInt8(ascii: "#")) }
    guard hasFragment, let mark = url.utf8.lastIndex(of: UInt8(ascii: "#"))
    else { return url }
    return String(url[..<mark])
  }

  /// Returns the names of a person, an organisation or several persons.
  private mutating func names(_ json: JSONValue) -> String? {
    switch json.kind {
    case .string: return json.shortText
    case .array:
      let all = json.elements.compactMap { names($0) }
      return all.isEmpty ? nil : all.joined(separator: ", ")
    case .object: return ["name", "alternateName"].firstText(in: graph.resolve(json))
    default: return nil
    }
  }

  /// Reads our extension of schema.org.
  private mutating func readOwnMembers() {
    draft.sourceURL = members.text(.ownSourceURL) ?? draft.sourceURL
    draft.f2fURL = members.text(.ownF2FURL)
    if let groups = members[.ownGroups] { _ = draft.addIngredientGroups(groups) }
    draft.waitMinutes = members[.ownWaitMinutes]?.looseInteger.map { MinuteRange($0) }
    if let ranges = members[.ownTimeRanges] { _ = draft.setTimeRanges(ranges) }
    guard fields.contains(.extras) else { return }
    if let id = members.text(.identifier), !"#_".contains(id.prefix(1)), !isPageURL(id) {
      draft.extras += [members.extra(.identifier)].compactMap(\.self)
    }
    if let extras = members[.ownExtras] { draft.extras += ExtraField.fields(of: extras) }
  }

  /// True for the steps of a page that marks them as a tag: several lines that are sentences.
  private func areSteps(_ value: JSONValue) -> Bool {
    guard let text = value.string, text.cleaned(.paragraphs).contains(where: \.isNewline) else {
      return false
    }
    return SentenceText.areSentences(text)
  }

  private mutating func readOwnRank(_ notes: inout DocumentNotes) {
    guard let rank = members[.ownSocialRank] else { return }
    draft.socialRank = rank.looseNumber
    guard draft.socialRank == nil else { return }
    notes.addOddRank(rank)
    if fields.contains(.extras) {
      draft.extras += [members.extra(.ownSocialRank)].compactMap(\.self)
    }
  }

  private mutating func pictures(_ json: JSONValue) -> [Picture] {
    switch json.kind {
    case .string: return json.shortText.map { [Picture($0)] } ?? []
    case .array: return json.elements.flatMap { $0.kind == .array ? [] : pictures($0) }
    case .object:
      let object = graph.resolve(json)
      guard let address = ["url", "contentUrl"].firstText(in: object) else { return [] }
      let sides = ["width", "height"].compactMap { object[$0]?.looseInteger }
      return [Picture(address, size: sides.count == 2 ? (sides[0], sides[1]) : nil)]
    default: return []
    }
  }

  private mutating func readLists() {
    if let ingredients = members[.ingredients] {
      SchemaOrgIngredients.add(ingredients, to: &draft)
    }
    for member in [SchemaOrgMember.keywords, .category, .cuisine] {
      guard let value = members[member], !areSteps(value) else { continue }
      value.appendTags(to: &draft.tags)
    }
    draft.yield = members[.yield].flatMap(SchemaOrgYield.text)
    draft.tools = members[.tools].map { tools($0) } ?? []
    draft.nutrition = members[.nutrition].map { graph.resolve($0) }.map(Self.nutrition) ?? []
  }

  /// Reads the rating; a value above the end of its scale is kept as it is.
  private mutating func readRating(_ notes: inout DocumentNotes) {
    guard let json = members[.rating], let rating = Rating(graph.resolve(json)) else { return }
    guard rating.share == nil else { return draft.rating = rating }
    notes.add(
      .warning, "the rating \(rating.value.text) of \(rating.best.text) is not on its scale",
      at: json,
      help: "it was kept as an extra field")
    if fields.contains(.extras) { draft.extras += [members.extra(.rating)].compactMap(\.self) }
  }

  /// Returns the names of tools: a text with commas, or a list of texts or of HowToTool.
  private func tools(_ json: JSONValue) -> [String] {
    PlainRemarks.tools(json)?.map(HTMLText.plain)
      ?? json.texts.map(HTMLText.plain)
  }

  /// Returns the facts of a NutritionInformation, without its type and what is no text.
  private static func nutrition(_ json: JSONValue) -> [NutritionFact] {
    guard json.kind == .object else { return [] }
    return json.members.compactMap { member in
      guard member.name.utf8.first != UInt8(ascii: "@"), let text = member.value.shortText else {
        return nil
      }
      return NutritionFact(
        name: NutritionName.words(for: member.name), text: HTMLText.plain(text))
    }
  }

  private mutating func readTimes(_ notes: inout DocumentNotes) {
    var bare = BareTimes()
    for (member, key) in Self.times {
      guard let json = members[member] else { continue }
      let time = BareTimes.Time(key: key, name: member.names[0], text: json.shortText ?? "")
      if !bare.add(time) { readTime(json, member, key, &notes) }
    }
    let rest = bare.set(in: &draft) {
      members[.instructions].map(SchemaOrgInstructions.steps) ?? []
    }
    for time in rest {
      if fields.contains(.extras) { draft.extras.append(time.extra) }
      guard let member = Self.times.first(where: { $0.1 == time.key })?.0,
        let json = members[member]
      else { continue }
      notes.add(.warning, time.message, at: json, help: "write durations as PT45M")
    }
  }

  private static let times: [(SchemaOrgMember, RecipeKey)] = [
    (.prepTime, .prepTime), (.cookTime, .cookTime), (.totalTime, .totalTime),
  ]

  private mutating func readTime(
    _ json: JSONValue, _ member: SchemaOrgMember, _ key: RecipeKey, _ notes: inout DocumentNotes
  ) {
    guard let text = json.shortText, !text.cleaned(.line).isEmpty,
      json.minutes.map({ !draft.set(key, to: "\($0) min") }) ?? true
    else { return }
    notes.add(.warning, "'\(member.names[0])' is not a duration: '\(text.prefix(40))'", at: json)
  }

  private mutating func readProse() {
    if fields.contains(.directions), let instructions = members[.instructions] {
      draft.directions = SchemaOrgInstructions.steps(of: instructions)
    }
    if fields.contains(.notes) {
      draft.notes = members[.ownNotes]?.texts ?? []
      draft.notes += members[.instructions].map { SchemaOrgInstructions.tips(of: $0) } ?? []
      if let notes = SchemaOrgProgram.notes(of: members.object)?.shortText {
        draft.notes.append(HTMLText.plain(notes))
      }
    }
    if fields.contains(.description), let description = members[.description] {
      draft.description = description.shortText.map(HTMLText.plain)
    }
    guard fields.contains(.extras) else { return }
    draft.extras += members.extras
    if SchemaOrgProgram.notes(of: members.object) != nil {
      draft.extras.removeAll { $0.name == "comment" }
    }
    if draft.publisher != members.text(.credit), let credit = members.extra(.credit) {
      draft.extras.append(credit)
    }
    if draft.published == nil, let date = members.extra(.published) { draft.extras.append(date) }
  }
}

extension SchemaOrgRecipe {
  /// Returns true for `"Recipe"`, `["Recipe", "NewsArticle"]` and `"http://schema.org/Recipe"`, in
  /// any case.
  static func isRecipe(_ type: JSONValue) -> Bool {
    guard let text = type.string else { return type.elements.contains(where: isRecipe) }
    if text == "Recipe" { return true }
    let end = text.utf8.suffix(7).map(\.asciiLowercased)
    return end.elementsEqual("recipe".utf8)
      || end.dropFirst().elementsEqual("recipe".utf8)
        && (end.first == UInt8(ascii: "/") || end.first == UInt8(ascii: ":"))
  }
}
