import RecipeCore

extension RecipeDraft {
  /// Takes what front matter says; what no key is known for becomes an extra field.
  mutating func read(_ frontMatter: RecipeFrontMatter, fields: RecipeFieldSet) {
    read(frontMatter.members, fields: fields)
    if fields.contains(.extras) { for member in frontMatter.damaged { keep(member) } }
  }

  /// Takes what members of front matter, or of metadata of another form, say.
  mutating func read(_ members: [FrontMatterMember], fields: RecipeFieldSet) {
    for member in members where !member.value.isEmpty {
      if !read(member, fields: fields), fields.contains(.extras) { keep(member) }
    }
  }

  /// Keeps a member as an extra field; an object named `extras`, as our own documents have one,
  /// holds such fields itself.
  mutating func keep(_ member: FrontMatterMember) {
    var kept = [member]
    if case .map(let members) = member.value, member.name == RecipeField.extras.rawValue {
      kept = members
    }
    extras += kept.map { ExtraField(name: $0.name, json: $0.value.json) }
  }

  private mutating func read(_ member: FrontMatterMember, fields: RecipeFieldSet) -> Bool {
    guard let key = RecipeKey(member.name.utf8) else { return false }
    switch (key, member.value.worded) {
    case (.ingredients, let value): readIngredients(value)
    case (.directions, let value): if fields.contains(.directions) { readDirections(value) }
    case (.description, .text) where !fields.contains(.description): break
    case (.tags, .list(let elements)):
      for element in elements { if let text = element.text { addTag(text) } }
    case (_, .text(let text)): return set(key, to: text)
    case (.image, .list(let elements)), (.source, .list(let elements)):
      return elements.first?.text.map { set(key, to: $0) } ?? false
    case (.author, .list(let elements)):
      return set(key, to: elements.compactMap(\.text).joined(separator: ", "))
    default: return false
    }
    return true
  }

  private mutating func readIngredients(_ value: FrontMatterValue) {
    switch value {
    case .text(let text), .literal(let text):
      addIngredients(text.split(separator: "\n").map(String.init))
    case .list(let elements): for element in elements { readIngredient(element) }
    case .map(let members): for member in members { readIngredient(member) }
    }
  }

  private mutating func readIngredient(_ value: FrontMatterValue) {
    switch value {
    case .text(let text), .literal(let text): addIngredients(CollectionOfOne(text))
    case .list: readIngredients(value)
    case .map(let members):
      if let line = IngredientParts(members).line {
        ingredients.append(line)
      } else {
        for member in members { readIngredient(member) }
      }
    }
  }

  /// `flour: 2 cups`, or a group's name with its list.
  private mutating func readIngredient(_ member: FrontMatterMember) {
    guard let amount = member.value.text else {
      ingredientGroups.append(IngredientGroup(name: member.name, start: ingredients.count))
      readIngredients(member.value)
      return
    }
    let startsWithAmount = member.name.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
    let line = startsWithAmount ? "\(member.name): \(amount)" : "\(amount) \(member.name)"
    ingredients.append(amount.isEmpty ? member.name : line)
  }

  private mutating func readDirections(_ value: FrontMatterValue) {
    switch value {
    case .text(let text), .literal(let text):
      directions += text.split(separator: "\n").map(String.init)
    case .list(let elements):
      for element in elements { readDirections(element) }
    case .map(let members):
      for member in members {
        if let text = member.value.text {
          directions.append(text.isEmpty ? member.name : "\(member.name): \(text)")
        } else {
          directions.append("\(member.name):")
          readDirections(member.value)
        }
      }
    }
  }
}

/// An ingredient whose amount, unit and name have keys of their own.
private struct IngredientParts {
  /// The line a cook would write; `nil` when the keys are others.
  let line: String?

  init(_ members: [FrontMatterMember]) {
    func text(_ names: [String]) -> String? {
      names.lazy.compactMap { name in
        members.first { FoldedText.key($0.name.utf8) == name }?.value.text
      }.first { !$0.isEmpty }
    }
    guard let name = text(["name", "ingredient", "item", "food"]) else {
      line = nil
      return
    }
    let parts = [text(["amount", "quantity", "qty"]), text(["unit", "units"]), name]
    let note = text(["note", "notes", "preparation"]).map { ", \($0)" } ?? ""
    line = parts.compactMap(\.self).joined(separator: " ") + note
  }
}
