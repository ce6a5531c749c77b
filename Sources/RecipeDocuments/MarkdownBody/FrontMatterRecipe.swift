import JSONSyntax
import RecipeCore

/// The recipe in front matter, or what it says of the recipe in the body.
struct FrontMatterRecipe {
  /// The recipe so far.
  private(set) var draft = Recipe(title: "")
  /// True if there are directions, even if that field is not needed.
  private(set) var hasDirections = false
  /// The problems of the values.
  private(set) var diagnostics: [Diagnostic] = []

  /// The foods that a list beside the ingredients names.
  private var tagsOfFoods: [String] = []

  private let fields: RecipeFieldSet
  private let path: String

  /// Reads front matter; members without a meaning become extra fields.
  ///
  /// - Parameters:
  ///   - path: The path of the file, for the locations of diagnostics.
  ///   - map: The places of fields that a person named.
  ///   - body: Returns the text of the body, which may mention times.
  init(
    _ frontMatter: RecipeFrontMatter, fields: RecipeFieldSet, path: String,
    map: RecipeFieldMap = .none, body: () -> String
  ) {
    self.fields = fields
    self.path = path
    let mapped = map.isEmpty ? frontMatter.members : Self.mapped(frontMatter.members, map)
    let copies = FoodListCopies(
      of: Self.titled(Self.unwrapped(LanguageChoice.chosen(mapped) ?? mapped)))
    let foods = takingFoods(from: FrontMatterStages.joined(copies.members))
    let members = takingRemark(on: .cookTime, from: takingWork(from: foods, body), body)
    if fields.contains(.extras) { for member in copies.leftOut { draft.keep(member) } }
    hasDirections = members.contains { member in
      RecipeKey(member.name.utf8) == .directions && !member.value.isEmpty
    }
    let rest = draft.read(members, fields: fields)
    if fields.contains(.extras) {
      for member in rest where !member.mayBeShaped { draft.keep(member) }
    }
    readObjects(rest.filter(\.mayBeShaped), among: members, body)
    if draft.title.isEmpty, !draft.ingredients.isEmpty, hasDirections { readTitle(rest, body) }
    if fields.contains(.extras) { for member in frontMatter.damaged { draft.keep(member) } }
    draft.ingredients = draft.ingredients.map { StrongMarks.withoutLinks(ValueTags.spoken($0)) }
    draft.directions = draft.directions.map { StrongMarks.withoutLinks(ValueTags.spoken($0)) }
    let words = FoldedText.words(draft.ingredients.joined(separator: " ").utf8)
    for food in tagsOfFoods where !words.contains(FoldedText.words(food.utf8)) {
      draft.addTag(food)
    }
  }

  /// Returns the members with those of an object in its place: of `recipe`, or of the only one with
  /// ingredients if there are none beside it.
  private static func unwrapped(
    _ members: [FrontMatterMember], depth: Int = 0
  ) -> [FrontMatterMember] {
    var names: Set = ["recipe"]
    let holders = members.filter { $0.holdsIngredients(depth: depth) }
    if holders.count == 1, !members.contains(where: \.isIngredients) {
      names.insert(holders[0].name)
    }
    return members.flatMap { member in
      guard names.contains(member.name), case .map(let inner) = member.value else {
        return [member]
      }
      return depth < mostWrappers ? unwrapped(inner, depth: depth + 1) : inner
    }
  }

  /// The maximum number of objects around that of the recipe, `params.recipe`.
  private static let mostWrappers = 2

  /// Takes a list of foods without amounts as tags if another list of ingredients has amounts, and
  /// returns the other members.
  private mutating func takingFoods(from members: [FrontMatterMember]) -> [FrontMatterMember] {
    let lists = members.indices.filter { index in
      members[index].isIngredients && members[index].lines != nil
    }
    guard lists.count > 1,
      lists.contains(where: { Self.haveAmounts(members[$0].lines ?? []) }),
      let foods = lists.first(where: { index in
        Self.areFoods(members[index].lines ?? []) && !Self.isPart(members[index], among: members)
      })
    else { return members }
    tagsOfFoods = members[foods].lines ?? []
    return members.enumerated().filter { $0.offset != foods }.map(\.element)
  }

  /// Takes a sentence under the name of a time as a note if the body has the method, and returns the
  /// other members.
  private mutating func takingRemark(
    on time: RecipeKey, from members: [FrontMatterMember], _ body: () -> String
  ) -> [FrontMatterMember] {
    guard let index = members.firstIndex(where: { TimeKey($0.name)?.key == time }),
      case .list(let elements) = members[index].value, elements.count == 1,
      let text = elements[0].text, FrontMatterMember.isProse(text),
      RecipeKey(members[index].name.utf8) != .directions,
      !members.contains(where: \.hasNameOfDirections), Self.hasProse(body())
    else { return members }
    if fields.contains(.notes) { draft.notes.append(HTMLText.plain(text)) }
    return members.enumerated().filter { $0.offset != index }.map(\.element)
  }

  /// True for a list that a number, or a title of its own, tells from other lists of ingredients:
  /// "ingredients_3".
  private static func isPart(_ member: FrontMatterMember, among all: [FrontMatterMember]) -> Bool {
    member.name.last?.isNumber == true
      || all.contains { ObjectMembers.List.nameOfTitled(by: $0.name) == member.name }
  }

  /// Takes a word or two under a name of directions, `method: [Boiling]`, as tags if the body has the
  /// directions, and returns the other members.
  private mutating func takingWork(
    from members: [FrontMatterMember], _ body: () -> String
  ) -> [FrontMatterMember] {
    guard members.contains(where: \.namesWork), SectionKind.directions.hasSection(in: body())
    else { return members }
    for word in members.filter(\.namesWork).flatMap(\.value.texts) { draft.addTag(word) }
    return members.filter { !$0.namesWork }
  }

  private static func haveAmounts(_ lines: [String]) -> Bool {
    lines.count { AmountText.startsWithAmount($0) || AmountText.endsWithAmount($0) } * 2
      >= lines.count
  }

  /// True for names of foods, at least two, none of which has a number.
  private static func areFoods(_ lines: [String]) -> Bool {
    lines.count > 1
      && lines.allSatisfy { $0.utf8.count <= 40 && !$0.contains(where: \.isNumber) }
  }

  /// Returns the members with the title before a name for programs: "tomato-soup" beside "Tomato
  /// soup".
  private static func titled(_ members: [FrontMatterMember]) -> [FrontMatterMember] {
    let titles = members.indices.filter { RecipeKey(members[$0].name.utf8) == .title }
    guard titles.count > 1, let first = titles.first, members[first].isSlug,
      let better = titles.first(where: { !members[$0].isSlug && members[$0].value.text != nil })
    else { return members }
    var titled = members
    titled.swapAt(first, better)
    return titled
  }

  /// Returns the members with the mapped fields under our names.
  private static func mapped(
    _ members: [FrontMatterMember], _ map: RecipeFieldMap
  ) -> [FrontMatterMember] {
    guard let json = try? JSONDocument(parsing: Array(FrontMatterValue.map(members).json.utf8)),
      let document = map.document(of: json.root)
    else { return members }
    let lines = Dictionary(members.map { ($0.name, $0.line) }) { first, _ in first }
    return document.root.members.map { member in
      FrontMatterMember(
        name: member.name, value: FrontMatterValue(member.value), line: lines[member.name] ?? 1)
    }
  }

  /// Reads members that are objects, lists of objects, or times without a unit.
  private mutating func readObjects(
    _ rest: [FrontMatterMember], among all: [FrontMatterMember], _ body: () -> String
  ) {
    let times = Self.times(among: all, besides: rest)
    guard !rest.isEmpty,
      let object = try? JSONDocument(parsing: Array(FrontMatterValue.map(rest + times).json.utf8))
    else { return }
    let names = RecipeMembers<PlainMember>(of: object.root, in: PlainMember.noNames)
    let context = ObjectMembers.Context(
      mayHaveTitle: false, hasTags: !draft.tags.isEmpty,
      hasIngredients: !draft.ingredients.isEmpty,
      hasDirections: all.contains { RecipeKey(ofObject: $0.name) == .directions },
      mayHaveShapedIngredients: !SectionKind.ingredients.hasSection(in: body()),
      mayHaveLoneDirections: !draft.ingredients.isEmpty,
      hasProseBeside: rest.contains(where: \.isLongText) && Self.hasProse(body()))
    let steps = all.filter(\.hasNameOfDirections).map(\.value)
    let members = ObjectMembers(names, context)
    var notes = DocumentNotes(path: path, hasPlaces: false)
    var read = PlainRecipe.draft(of: members, fields: fields, notes: &notes) {
      ([body()] + steps.flatMap(\.texts)).joined(separator: "\n")
    }
    read.directions = read.directions.map(StrongMarks.removed)
    hasDirections = hasDirections || members.hasDirections
    diagnostics = notes.all.map { note in
      let line = rest.first { note.message.contains("'\($0.name)'") }?.line
      let location = TextLocation(path: path, line: line ?? 1)
      return Diagnostic(note.severity, note.message, at: location, help: note.help)
    }
    if members.leadingDirections != nil, let own = all.first(where: { $0.hasNameOfDirections }) {
      let steps = draft.directions
      (draft.directions, read.directions) = (read.directions, [])
      draft.appendPart(named: KeyWords.title(of: own.name)) { $0 += steps }
    }
    draft.complete(from: read, besides: Set(times.map(\.name)))
  }

  /// True if a body has a line other than headings, which may be the directions.
  private static func hasProse(_ body: String) -> Bool {
    body.split(whereSeparator: \.isNewline).contains { line in
      let text = String(line).cleaned(.line)
      return !text.hasPrefix("#") && SentenceText.isSentence(text)
    }
  }

  /// Takes the first short text as the title of a recipe that front matter has whole, unless the body
  /// has a heading.
  private mutating func readTitle(_ rest: [FrontMatterMember], _ body: () -> String) {
    guard !body().split(separator: "\n").contains(where: { $0.hasPrefix("# ") }),
      let title = rest.first(where: \.mayBeTitle), let text = title.value.text
    else { return }
    draft.title = text
    draft.extras.removeAll { $0.name == title.name }
  }

  /// Returns the times that were read, and the names of units, which tell the units of others.
  private static func times(
    among all: [FrontMatterMember], besides rest: [FrontMatterMember]
  ) -> [FrontMatterMember] {
    let names = Set(rest.map(\.name))
    return all.filter { member in
      !names.contains(member.name) && member.value.text != nil
        && (TimeKey(member.name) != nil || ObjectMembers.isUnit(member.name))
    }
  }
}
