import JSONSyntax
import RecipeCore

/// A recipe of a recipe manager under construction, and the members left for the extra fields.
struct AppDraft<Member: RecipeMember> {
  /// The recipe so far.
  var draft = Recipe(title: "")

  private let members: RecipeMembers<Member>
  private let fields: RecipeFieldSet
  private var unreadable: [Member] = []

  /// Creates a draft from the members of an object.
  init(_ members: RecipeMembers<Member>, fields: RecipeFieldSet) {
    self.members = members
    self.fields = fields
  }

  /// The object being read.
  var object: JSONValue { members.object }

  /// Returns the value of a member, or `nil` if it is absent or `null`.
  subscript(member: Member) -> JSONValue? { members[member] }

  /// Returns the text of a member, or `nil` if it is empty.
  func text(_ member: Member) -> String? {
    members.text(member).flatMap { $0.cleaned(.line).isEmpty ? nil : $0 }
  }

  /// Returns the text of a long member if its field is wanted.
  func prose(_ member: Member, _ field: RecipeFieldSet) -> String? {
    fields.contains(field) ? text(member) : nil
  }

  /// Returns the minutes of a number or a plain text; 0 means unknown.
  mutating func minutes(_ member: Member) -> MinuteRange? {
    guard let value = members[member], value.shortText != nil else { return nil }
    guard let minutes = value.minutes else {
      if text(member) != nil { keepUnreadable(member) }
      return nil
    }
    return minutes.upper == 0 ? nil : minutes
  }

  /// Returns the stars out of five; 0 means not rated.
  mutating func stars(_ member: Member) -> Rating? {
    guard let value = members[member], let rating = Rating(value) else { return nil }
    guard rating.share != nil else {
      keepUnreadable(member)
      return nil
    }
    return rating.value.value == 0 ? nil : rating
  }

  /// Returns a URL; any other text becomes an extra field.
  mutating func url(_ member: Member) -> String? {
    guard let text = text(member) else { return nil }
    if text.utf8.starts(with: "http".utf8) { return text }
    keep(member)
    return nil
  }

  /// Returns the date and time of a text; an impossible date becomes an extra field.
  mutating func date(_ member: Member, _ notes: inout DocumentNotes) -> String? {
    guard let text = text(member) else { return nil }
    guard RecipeDate.isImpossible(text) else { return text }
    keep(member)
    notes.addImpossibleDate(members[member])
    return nil
  }

  /// Keeps the value of a member as an extra field, unless it is empty.
  mutating func keep(_ member: Member) {
    guard fields.contains(.extras), members[member]?.saysSomething == true,
      let extra = members.extra(member)
    else { return }
    draft.extras.append(extra)
  }

  /// Adds notes that are rows with texts, if notes are wanted.
  mutating func add(_ notes: [JSONValue]) {
    if fields.contains(.notes) { draft.notes += notes.compactMap(PlainRemarks.note) }
  }

  /// Reads what stands beside the steps; a value of another form becomes an extra field.
  mutating func readRemarks(notes: Member, tools: Member, nutrition: Member) {
    if let notes = members[notes].flatMap(PlainRemarks.notes) {
      if fields.contains(.notes) { draft.notes += notes }
    } else {
      keep(notes)
    }
    if let tools = members[tools].flatMap(PlainRemarks.tools) {
      draft.tools += tools
    } else {
      keep(tools)
    }
    if let facts = members[nutrition].flatMap(PlainRemarks.nutrition) {
      draft.nutrition += facts.filter { !$0.text.isEmpty }
    } else {
      keep(nutrition)
    }
  }

  private mutating func keepUnreadable(_ member: Member) {
    keep(member)
    unreadable.append(member)
  }

  /// Returns the recipe, with its unknown members as extra fields.
  mutating func finished(_ notes: inout DocumentNotes) -> Recipe {
    for member in unreadable {
      guard let value = members[member] else { continue }
      notes.add(
        .warning, "'\(member.names[0])' cannot be read; it was kept as an extra field", at: value)
    }
    guard fields.contains(.extras) else { return draft }
    for member in members.others where member.value.saysSomething {
      draft.extras.append(ExtraField(member))
    }
    return draft
  }
}
