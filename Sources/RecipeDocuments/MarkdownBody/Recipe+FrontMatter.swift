import Ingredients
import RecipeCore
import Text

extension Recipe {
  /// Reads the members of front matter that are texts, or lists of them, and returns the others.
  mutating func read(
    _ members: [FrontMatterMember], fields: RecipeFieldSet
  ) -> [FrontMatterMember] {
    let times = TimeKey.meanings(ofTimes: members.map(\.name))
    return members.filter { member in
      !member.value.isEmpty && !read(member, as: times[member.name], fields: fields)
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

  private mutating func read(
    _ member: FrontMatterMember, as time: RecipeKey?, fields: RecipeFieldSet
  ) -> Bool {
    guard let key = time ?? RecipeKey(member.name.utf8) else { return false }
    switch (key, member.value.worded) {
    case (.ingredients, .text(let text)):
      let lines = Self.elements(of: Self.plain(text)).map { Self.ingredientLine($0) }
      addIngredients(HeadingLines.marked(in: DividedLines.joined(lines)))
    case (.ingredients, .list(let elements)) where elements.allSatisfy({ $0.text != nil }):
      let lines = StrongMarks.lines(of: elements.compactMap(\.text).map(Self.plain))
      addIngredients(HeadingLines.marked(in: DividedLines.joined(lines)))
    case (.ingredientGroups, let value):
      // The groups of our own documents are those of the body's ingredients.
      return IngredientGroupList(value) != nil
    case (.directions, .text(let text)):
      if fields.contains(.directions) {
        directions += DirectionText.steps(in: HTMLText.plain(text)).map(StrongMarks.removed)
      }
    case (.directions, .list(let elements)) where elements.allSatisfy({ $0.text != nil }):
      if fields.contains(.directions) {
        directions += StrongMarks.lines(of: elements.compactMap(\.text).map(HTMLText.plain))
      }
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
    case (_, .text(let text)) where key.isTime && AmountText.isNumber(text): return false
    case (_, .text(let text)) where key.isTime && FrontMatterMember.isProse(text): return false
    case (_, .text(let text)): return set(key, to: text)
    case (.image, .list(let elements)), (.source, .list(let elements)):
      return elements.first?.text.map { set(key, to: $0) } ?? false
    case (.author, .list(let elements)):
      return set(key, to: elements.compactMap(\.text).joined(separator: ", "))
    default: return false
    }
    return true
  }

  /// Returns the lines of a text, or the elements of its only line: "3 eggs, 1 tbsp butter, salt", "leeks,
  /// cream, salt".
  private static func elements(of text: String) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    guard lines.count == 1 else { return lines }
    let elements = CommaList.elements(of: text)
    let amounts = elements.count(where: AmountText.startsWithAmount)
    return amounts > 1 && amounts * 2 >= elements.count
      ? elements : RunOnIngredients.lines(of: lines[0])
  }

  /// Returns a text without the tags of HTML.
  private static func plain(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "<")) ? HTMLText.plain(text) : text
  }

  /// Returns a line of a text without its mark; a heading of Markdown, "# Dough", is "Dough:".
  private static func ingredientLine(_ line: String) -> String {
    let text = line.drop { $0 == "#" }
    guard text.startIndex > line.startIndex, text.first == " " else {
      return DirectionText.withoutMark(line)
    }
    return IngredientHeading.name(of: String(text).cleaned(.line)) + ":"
  }
}
