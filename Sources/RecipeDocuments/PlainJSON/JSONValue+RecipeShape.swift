import JSONSyntax
import RecipeCore

extension JSONValue {
  /// True for an object with times under their names.
  var hasTimes: Bool {
    kind == .object
      && members.contains { [.prepTime, .cookTime, .waitTime].contains(TimeKey($0.name)?.key) }
  }

  /// The sum of the times of an object that has several, each with its unit, and nothing else, or the
  /// one that is the sum of the others, if its name is none of work.
  var totalOfTimes: JSONValue? {
    guard kind == .object else { return nil }
    var times: [(name: String, seconds: Double)] = []
    for member in members where !member.value.isNull {
      guard member.value.isDuration, let text = member.value.timeText,
        let range = RecipeDuration.seconds(in: text)
      else { return nil }
      times.append((member.name, range.upperBound))
    }
    let sum = times.reduce(0) { $0 + $1.seconds }
    guard times.count > 1, sum > 0, let longest = times.max(by: { $0.seconds < $1.seconds })
    else { return nil }
    let others = times.count { TimeKey($0.name) == nil }
    let isTotal =
      times.count > 2 && longest.seconds * 2 == sum
      && (TimeKey(longest.name)?.key == .totalTime || TimeKey(longest.name) == nil && others == 1)
    let total = isTotal ? longest.seconds : sum
    var json = JSONWriter(isIndented: false)
    json.string(DurationText.text(ofSeconds: total))
    return (try? JSONDocument(parsing: json.bytes))?.root
  }

  /// True for an object with a text of several words, or one without spaces, which steps have.
  var hasSteps: Bool {
    members.allSatisfy { Int($0.name) != nil }
      || StepList.steps(of: self).contains { step in
        step.contains(" ") && !RecipeDuration.isStated(by: step)
          || step.unicodeScalars.contains { (0x3040...0xD7A3).contains($0.value) }
      }
  }

  /// True for an object with ingredients under their name.
  var hasIngredients: Bool {
    kind == .object && members.contains { RecipeKey(ofObject: $0.name) == .ingredients }
  }

  /// True for an object with a title, or another object with one, around one that has ingredients
  /// and no title.
  var wrapsRecipe: Bool {
    if hasTitle, members.count(where: { $0.value.leadsToRecipe }) == 1 { return true }
    if hasPartsBesideTitle { return true }
    return members.count { $0.value.onlyPart.hasIngredients && !$0.value.onlyPart.hasTitle } == 1
      && (hasTitle || members.contains { $0.value.hasTitle && !$0.value.hasIngredients })
  }

  /// True for a list of parts under a name for them, beside an object with the title.
  private var hasPartsBesideTitle: Bool {
    members.contains { member in
      RecipePart.areNamed(by: member.name)
        && RecipePart.parts(of: member.value, depth: 0, mayHaveTimes: true).count > 1
    } && members.contains { $0.value.kind == .object && $0.value.hasTitle }
  }

  /// The only element of a list if it has ingredients and steps, and any other value itself.
  var onlyPart: JSONValue {
    guard kind == .array, let only = elements.first(where: { _ in true }),
      elements.dropFirst().first(where: { _ in true }) == nil, only.hasIngredients, only.hasSteps
    else { return self }
    return only
  }

  /// True for an object around nothing but another one, and so on, the last of which has two lists.
  private var leadsToRecipe: Bool {
    var value = self
    for _ in 0..<3 {
      guard value.kind == .object, let only = value.members.first,
        value.members.dropFirst().first == nil, only.value.kind == .object
      else { break }
      value = only.value
    }
    let lists = value.members.filter { $0.value.kind == .array }
    return value.bytes.startIndex != bytes.startIndex && !value.hasTitle
      && Set(lists.compactMap { ListShape(of: $0.value) }).count == 2
  }

  /// True for an object most of whose keys are nutrients.
  var isNutrition: Bool {
    let nutrients = members.count { member in
      FoldedText.words(KeyWords.words(of: member.name).utf8).split(separator: " ")
        .contains(where: ListShape.nutrientWords.contains)
    }
    return nutrients > 1 && nutrients * 2 > members.count
  }

  private var hasTitle: Bool {
    members.contains { member in
      RecipeKey(ofObject: member.name) == .title
        && member.value.string.map { !$0.cleaned(.line).isEmpty } ?? false
    }
  }

  /// True for sentences, several lines, or a list of those, of objects or of short steps, which no
  /// time is, whatever durations they mention.
  var isProse: Bool {
    switch kind {
    case .string:
      let text = string ?? ""
      let lines = text.textLines.count { !$0.cleaned(.line).isEmpty }
      return lines > 1 || SentenceText.isSentence(text)
    case .array:
      let areSeveral = elements.count > 1
      return elements.contains { $0.kind == .object || $0.isProse || areSeveral && $0.isShortStep }
    case .object, .number, .boolean, .null: return false
    }
  }

  /// True for several words without a number.
  private var isShortStep: Bool {
    string.map { $0.contains(" ") && !$0.contains(where: \.isNumber) } ?? false
  }

  /// True for a duration with its unit.
  var isDuration: Bool {
    guard kind != .array, let text = timeText, text.utf8.count <= 40,
      !SentenceText.isSentence(text)
    else { return false }
    return RecipeDuration.isStated(by: text)
  }
}
