import Ingredients
import RecipeCore
import Text

extension Recipe {
  /// Reads front matter; members with unknown keys become extra fields.
  mutating func read(_ frontMatter: RecipeFrontMatter, fields: RecipeFieldSet) {
    read(frontMatter.members, fields: fields)
    if fields.contains(.extras) { for member in frontMatter.damaged { keep(member) } }
  }

  /// Reads members of front matter, or of other metadata.
  mutating func read(_ members: [FrontMatterMember], fields: RecipeFieldSet) {
    let units = TimeIncrements(members)
    for member in members where !member.value.isEmpty {
      let member = units.completing(member)
      if !read(member, fields: fields), fields.contains(.extras) { keep(member) }
    }
  }

  /// Keeps a member as an extra field; an object named `extras`, as in our own documents, contains
  /// such fields itself.
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
    case (.ingredientGroups, let value):
      // The groups of our own documents are those of the body's ingredients.
      if IngredientGroupList(value) == nil { readIngredients(value) }
    case (.directions, let value): if fields.contains(.directions) { readDirections(value) }
    case (.directionGroups, let value):
      guard let list = IngredientGroupList(value) else { return false }
      directionGroups = list.groups
    case (.description, .text) where !fields.contains(.description): break
    case (.notes, _) where !fields.contains(.notes): break
    case (.notes, .list(let elements)) where elements.allSatisfy({ $0.text != nil }):
      notes += elements.compactMap(\.text)
    case (.tools, .list(let elements)) where elements.allSatisfy({ $0.text != nil }):
      tools += elements.compactMap(\.text)
    case (.nutrition, .map(let members)) where members.allSatisfy({ $0.value.text != nil }):
      nutrition += members.map { NutritionFact(name: $0.name, text: $0.value.text ?? "") }
    case (.tags, .list(let elements)):
      // The elements of a list are tags verbatim, even one that starts with "#".
      tags += elements.compactMap(\.text)
    case (.layout, .map(let members)) where member.name == "recipe":
      for member in members where !read(member, fields: fields) && fields.contains(.extras) {
        keep(member)
      }
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
      addIngredients(text.split(separator: "\n").map { String($0.withoutListMarker) })
    case .list(let elements): for element in elements { readIngredient(element) }
    case .map(let members): for member in members { readIngredient(member) }
    }
  }

  private mutating func readIngredient(_ value: FrontMatterValue) {
    switch value {
    case .text(let text), .literal(let text): addIngredients(CollectionOfOne(text))
    case .list: readIngredients(value)
    case .map(let members):
      if let group = FrontMatterIngredient.group(members) {
        ingredientGroups.append(RecipeGroup(name: group.name, start: ingredients.count))
        readIngredients(group.ingredients)
      } else if let line = FrontMatterIngredient.line(members) {
        ingredients.append(line)
      } else {
        for member in members { readIngredient(member) }
      }
    }
  }

  /// Reads `flour: 2 cups`, or a group's name with its list.
  private mutating func readIngredient(_ member: FrontMatterMember) {
    guard let amount = member.value.text else {
      ingredientGroups.append(RecipeGroup(name: member.name, start: ingredients.count))
      readIngredients(member.value)
      return
    }
    let startsWithAmount = member.name.utf8.first?.isASCIIDigit ?? false
    let line = startsWithAmount ? "\(member.name): \(amount)" : "\(amount) \(member.name)"
    ingredients.append(amount.isEmpty ? member.name : line)
  }

  private mutating func readDirections(_ value: FrontMatterValue) {
    switch value {
    case .text(let text), .literal(let text):
      directions += text.split(separator: "\n").map { String($0.withoutListMarker) }
    case .list(let elements):
      for element in elements { readDirections(element) }
    case .map(let members):
      // A step of schema.org: {"@type": "HowToStep", "text": "Mix."}
      if let text = members.first(where: { $0.name == "text" })?.value.text {
        directions.append(text)
        return
      }
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

/// An ingredient, or a group of them, whose parts have keys of their own.
private enum FrontMatterIngredient {
  private static let groupNames: Set<String> = [
    "name", "title", "group", "section", "heading", "for", "part",
  ]
  private static let lists: Set<String> = ["ingredients", "items", "list", "ingredientlist"]

  /// Returns the name and list of a group that has keys for both: `{group: Sauce, items: […]}`.
  static func group(
    _ members: [FrontMatterMember]
  ) -> (name: String, ingredients: FrontMatterValue)? {
    let name = members.first { groupNames.contains(FoldedText.key($0.name.utf8)) }?.value.text
    let list = members.first {
      $0.value.text == nil && lists.contains(FoldedText.key($0.name.utf8))
    }
    guard let name, let list else { return nil }
    return (name, list.value)
  }

  /// Returns the line as a cook would write it, or `nil` if the keys are others.
  static func line(_ members: [FrontMatterMember]) -> String? {
    IngredientKeys.frontMatter.line { names in
      names.lazy.compactMap { name in
        members.first { FoldedText.key($0.name.utf8) == name }?.value.text
      }.first { !$0.isEmpty }
    }
  }
}

/// The units of times in members of their own: `cook_time: 2`, `cook_increment: hours`.
private struct TimeIncrements {
  private static let ending = "_increment"

  /// The units by the prefixes of their keys; usually empty.
  private var units: [Substring: String] = [:]

  init(_ members: [FrontMatterMember]) {
    for member in members where member.name.hasSuffix(Self.ending) {
      let name = member.name.dropLast(Self.ending.count)
      if units[name] == nil { units[name] = member.value.text }
    }
  }

  /// Returns a member with its unit, if it is a number whose unit another member has.
  func completing(_ member: FrontMatterMember) -> FrontMatterMember {
    guard !units.isEmpty, member.name.hasSuffix("_time"),
      let unit = units[member.name.dropLast("_time".count)], let number = member.value.text,
      number.utf8.allSatisfy(\.isASCIIDigit)
    else { return member }
    return FrontMatterMember(
      name: member.name, value: .text("\(number) \(unit)"), line: member.line)
  }
}

extension Substring {
  /// The line without the list marker, `- ` or `1. `, at its start.
  fileprivate var withoutListMarker: Substring {
    if hasPrefix("- ") || hasPrefix("* ") || hasPrefix("+ ") { return dropFirst(2) }
    let rest = utf8.drop(while: \.isASCIIDigit)
    let isNumbered = rest.startIndex > startIndex && rest.starts(with: ". ".utf8)
    return isNumbered ? self[rest.startIndex...].dropFirst(2) : self
  }
}
