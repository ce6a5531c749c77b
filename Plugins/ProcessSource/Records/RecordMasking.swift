import RecipeCore

/// The masking of secrets in the recipes of a message once they have been read: it may hold them in an encoding
/// that only the reader of its format undoes, as in `Tr0u<b></b>bador`.
struct RecordMasking {
  /// The secrets, or `nil` for none.
  let secrets: PluginSecrets?
  /// True if something was masked.
  private(set) var isNeeded = false

  /// Creates a masking that has not been needed yet.
  init(secrets: PluginSecrets?) {
    self.secrets = secrets
  }

  /// Returns a record without secrets.
  mutating func masked(_ record: RecipeRecord) -> RecipeRecord {
    guard let secrets, !secrets.isEmpty else { return record }
    let before = isNeeded
    isNeeded = false
    defer { isNeeded = isNeeded || before }
    let id = masked(record.reference.id)
    var recipe = record.recipe
    recipe.edit(&self)
    guard isNeeded else { return record }
    return RecipeRecord(
      reference: RecordReference(source: record.reference.source, id: id),
      locator: masked(record.locator), number: record.number, content: RecipeContent(recipe))
  }

  private mutating func masked(_ locator: Locator) -> Locator {
    switch locator {
    case .url(let url): .url(masked(url))
    case .file(let path, let line): .file(path: masked(path), line: line)
    case .absent: .absent
    }
  }

  private mutating func masked(_ text: String) -> String {
    guard let masked = secrets?.maskedInAnswer(text), masked != text else { return text }
    isNeeded = true
    return masked
  }
}

extension RecordMasking: RecipeEditor {
  mutating func edit(_: RecipeField, _ text: inout String) { text = masked(text) }

  mutating func edit(_: RecipeField, _ text: inout String?) { text = text.map { masked($0) } }

  mutating func edit(_: RecipeField, _ texts: inout [String]) {
    texts = texts.map { masked($0) }
  }

  mutating func edit(_: RecipeField, _ number: inout ExactNumber?) {
    if let text = number?.text, masked(text) != text { number = nil }
  }

  mutating func edit(_: RecipeField, _ groups: inout [RecipeGroup]) {
    groups = groups.map { RecipeGroup(name: masked($0.name), start: $0.start) }
  }

  mutating func edit(_: RecipeField, _ facts: inout [NutritionFact]) {
    facts = facts.map { NutritionFact(name: masked($0.name), text: masked($0.text)) }
  }

  mutating func edit(_: RecipeField, _ extras: inout [ExtraField]) {
    extras = extras.map { ExtraField(name: masked($0.name), json: masked($0.json)) }
  }

  func edit(_: RecipeField, _: inout MinuteRange?) {}
  func edit(_: RecipeField, _: inout Rating?) {}
}
