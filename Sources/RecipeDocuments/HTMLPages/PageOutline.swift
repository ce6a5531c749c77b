import HTMLSyntax
import RecipeCore
import Text

/// The ingredients and directions that a page displays below headings such as "Ingredients" and
/// "Method", in any language that is known, or in elements with classes of such names.
///
/// Pages show lists of several kinds, such as a description of each ingredient before the recipe
/// proper: the list that looks most like ingredients applies, and the directions nearest to it.
struct PageOutline {
  /// The content of the lists.
  private(set) var draft = Recipe(title: "")
  /// True if there is evidence of a recipe even if the page has no data: a list that looks like
  /// ingredients, and directions.
  private(set) var isRecipe = false
  /// The sections of notes, tools and nutrition below the recipe's title.
  private(set) var remarks: [PageSection] = []
  /// The indices of the lines from the title of the recipe, if it has one above the ingredients, to
  /// the end of its last section; empty if there are no ingredients.
  private(set) var lines = 0..<0

  /// The minimum length of directions that a class declares, in bytes.
  private static let shortestDirections = 20

  /// Reads the lists among lines of a page.
  ///
  /// - Parameter range: The indices of the lines.
  init(of page: PageStructure, in range: Range<Int>) {
    let (headed, named) = (page.headed(in: range), page.named(in: range))
    let ingredients = Self.ingredients(in: headed, named, of: page, in: range)
    let place = ingredients?.section.lines
    let directions =
      Self.directions(in: headed, of: page.lines, after: place)
      ?? Self.directions(in: named, of: page.lines, after: place)
      ?? ingredients.flatMap { Self.unnamedDirections(of: page, after: $0) }
      ?? ingredients.flatMap { Self.titledDirections(of: page, besides: $0) }
    if let ingredients {
      take(ingredients)
      takePantry(after: ingredients.section.lines.lowerBound, of: page, in: range)
    }
    if let directions { draft.takeDirections(directions) }
    isRecipe =
      directions != nil
      && ingredients.map { found in
        found.list.isLikelyIngredients || found.section.heading != nil && found.list.isOneAmount
      } ?? false
    if let ingredients {
      takePlace(of: ingredients.section, directions?.place, of: page, in: range)
    }
    takeMeasures(of: page.lines[range.lowerBound..<(place?.lowerBound ?? range.lowerBound)])
    if !hasMeasures, let place {
      takeMeasures(below: place, in: page.lines[range])
    }
  }

  private mutating func takePlace(
    of ingredients: PageSection, _ directions: Range<Int>?, of page: PageStructure,
    in range: Range<Int>
  ) {
    let places = [ingredients.lines, directions].compactMap(\.self)
    let first = max(range.lowerBound, (places.map(\.lowerBound).min() ?? 0) - 1)
    let title = PageChapters.title(above: ingredients, in: page)
    let start = title.map { max($0, range.lowerBound) }.map { min($0, first) } ?? first
    if let title {
      takeIntroduction(in: page.lines[start..<max(start, first)], below: page.lines[title].text)
    }
    remarks = page.remarks(in: range).filter { $0.lines.lowerBound > start }
    let ends = places.map(\.upperBound) + remarks.map(\.lines.upperBound)
    lines = start..<max(start, ends.max() ?? start)
  }

  /// Takes the sentences between the title and the lists that name the dish or a food as the description;
  /// others may be about the page, "Sign up for our letters.".
  private mutating func takeIntroduction(in lines: ArraySlice<PageLine>, below title: String) {
    let named = Set(
      (draft.ingredients + [title]).flatMap { FoldedText.words($0.utf8).split(separator: " ") }
        .filter { $0.count > 3 })
    let sentences = lines.filter { line in
      line.role == .text && !line.isLink && !line.isHidden
        && line.text.utf8.count >= Self.shortestSentence && SentenceText.areSentences(line.text)
        && FoldedText.words(line.text.utf8).split(separator: " ").contains(where: named.contains)
    }
    guard !sentences.isEmpty, sentences.count <= Self.mostSentences else { return }
    draft.description = sentences.map(\.text).joined(separator: "\n\n")
  }

  /// The minimum length of a line of an introduction, in bytes, and the maximum number of lines: longer
  /// ones are stories.
  private static let (shortestSentence, mostSentences) = (40, 12)

  /// Takes times and yields from the lines after the last item or row of the ingredients, up to the
  /// directions.
  private mutating func takeMeasures(
    below ingredients: Range<Int>, in lines: ArraySlice<PageLine>
  ) {
    let last = lines[ingredients].lastIndex { $0.role == .item || $0.role == .row }
    let below = lines[(last.map { $0 + 1 } ?? ingredients.upperBound)...].prefix(
      Self.maximumDistanceBelow)
    takeMeasures(of: below.prefix { $0.section != .directions })
  }

  private var hasMeasures: Bool {
    draft.yield != nil || draft.prepMinutes != nil || draft.cookMinutes != nil
      || draft.totalMinutes != nil
  }

  /// Takes times and yields from the lines above the ingredients: "Serves 4 · Prep 20 min", or a
  /// line "Servings" above a line "4".
  private mutating func takeMeasures(of lines: ArraySlice<PageLine>) {
    let lines = lines.suffix(Self.maximumMeasureDistance)
    var bareTimes = BareTimes()
    var previous: PageLine?
    for (line, next) in zip(lines, lines.dropFirst()) {
      if line.hasNumber {
        takeMeasures(in: line.text, &bareTimes)
      } else if let key = RecipeKey(IngredientHeading.name(of: line.text).utf8), key.isMeasure,
        let value = Self.value(of: key, in: [next, previous].compactMap(\.self))
      {
        set(key, to: value, &bareTimes)
      }
      previous = line
    }
    if let last = lines.last, last.hasNumber { takeMeasures(in: last.text, &bareTimes) }
    let directions = draft.directions
    _ = bareTimes.set(in: &draft) { directions }
  }

  /// Returns the value of a label in the line below it, or above it if only that has a unit of time.
  private static func value(of key: RecipeKey, in lines: [PageLine]) -> String? {
    let texts = lines.filter { $0.hasNumber && $0.text.utf8.count <= maximumMeasureLength }.map(
      \.text)
    guard key.isTime else { return lines.first.flatMap { $0.text == texts.first ? $0.text : nil } }
    let hasUnit = texts.first(where: RecipeDuration.isStated)
    return hasUnit ?? lines.first.flatMap { $0.text == texts.first ? $0.text : nil }
  }

  private mutating func set(_ key: RecipeKey, to text: String, _ bareTimes: inout BareTimes) {
    let time = BareTimes.Time(key: key, name: "", text: text)
    if !bareTimes.add(time) { _ = draft.set(key, to: text) }
  }

  private mutating func takeMeasures(in text: String, _ bareTimes: inout BareTimes) {
    let bytes = Array(text.utf8)
    for fact in MetadataLine(bytes, bytes.indices)?.facts ?? [] where fact.key.isMeasure {
      set(fact.key, to: String(decoding: bytes[fact.value], as: UTF8.self), &bareTimes)
    }
  }

  /// The maximum distance of times and yields from the ingredients, in lines.
  private static let maximumMeasureDistance = 80
  /// The maximum distance of times and yields below the ingredients, in lines.
  private static let maximumDistanceBelow = 12
  /// The maximum length of a time or yield below its name, in bytes.
  private static let maximumMeasureLength = 40

  private typealias Found = (section: PageSection, list: PageList)

  /// Returns the list of ingredients below headings, else in elements with such classes, else one that
  /// looks like ingredients by itself.
  private static func ingredients(
    in headed: [PageSection], _ named: [PageSection], of page: PageStructure, in range: Range<Int>
  ) -> Found? {
    let found = ingredients(in: headed, of: page.lines) ?? ingredients(in: named, of: page.lines)
    if let found, found.list.isLikelyIngredients { return found }
    return UnnamedIngredients.section(of: page, in: range).map { section in
      (section, PageList(section, of: page.lines))
    } ?? found
  }

  /// Returns the list of ingredients that looks most like one; directions right after it count.
  private static func ingredients(
    in sections: [PageSection], of lines: [PageLine]
  ) -> Found? {
    var best: (found: Found, likeness: Int)?
    for (index, section) in sections.enumerated() where section.kind == .ingredients {
      let list = PageList(section, of: lines)
      let isFollowed = index + 1 < sections.count && sections[index + 1].kind == .directions
      let likeness = list.likeness * (isFollowed ? 2 : 1)
      guard !list.lines.isEmpty, likeness > 0, likeness >= best?.likeness ?? 0 else { continue }
      best = ((section, list), likeness)
    }
    return best?.found
  }

  /// Returns the first directions after the ingredients, else the last before them.
  private static func directions(
    in sections: [PageSection], of lines: [PageLine], after ingredients: Range<Int>?
  ) -> PageList? {
    let start = ingredients?.lowerBound ?? 0
    // A section around both lists is no list of directions.
    let all = sections.filter { section in
      section.kind == .directions && ingredients.map { Self.contains(section.lines, $0) } != true
    }
    let after = all.filter { $0.lines.lowerBound >= start }
    let before = all.filter { $0.lines.lowerBound < start }.reversed()
    return (after + before).firstNonNil { section in
      let list = PageList(section, of: lines)
      let isShort = section.heading == nil && !list.isOfSentences
      return list.length >= (isShort ? shortestDirections : 1) ? list : nil
    }
  }

  private static func contains(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }

  /// Returns the text after a list that looks like ingredients, possibly below a heading that is not
  /// known, if it is long enough to be directions.
  private static func unnamedDirections(
    of page: PageStructure, after ingredients: Found
  ) -> PageList? {
    guard ingredients.list.isLikelyIngredients else { return nil }
    return page.sections(after: ingredients.section).firstNonNil { section in
      let list = PageList(section, of: page.lines)
      return list.length >= shortestUnnamed && !list.hasAmounts ? list : nil
    }
  }

  /// Returns the text below the only heading that repeats the title of the page, "Let's make leek
  /// soup!", if it is long enough to be directions.
  private static func titledDirections(
    of page: PageStructure, besides ingredients: Found
  ) -> PageList? {
    let sections = page.titledSections
    guard ingredients.list.isLikelyIngredients, sections.count == 1,
      sections[0].lines.clamped(to: ingredients.section.lines).isEmpty
    else { return nil }
    let list = PageList(sections[0], of: page.lines)
    return list.length >= shortestUnnamed && !list.hasAmounts ? list : nil
  }

  /// The minimum length of directions without a known heading, in bytes.
  private static let shortestUnnamed = 120

  /// Takes the foods that a cook has, below the ingredients, as a group.
  private mutating func takePantry(after start: Int, of page: PageStructure, in range: Range<Int>) {
    let lines = page.lines[start..<max(start, range.upperBound)].dropFirst()
    guard let pantry = PagePantry(after: draft.ingredients, in: lines, of: page.document) else {
      return
    }
    draft.ingredientGroups.append(RecipeGroup(name: pantry.name, start: draft.ingredients.count))
    draft.ingredients += pantry.lines
  }

  private mutating func take(_ ingredients: Found) {
    draft.ingredients = ingredients.list.lines
    draft.ingredientGroups = ingredients.list.parts
    draft.notes += ingredients.list.notes
    draft.yield = ingredients.section.heading.flatMap { HeadingYield.yield(in: $0.text) }
  }
}

extension Recipe {
  /// Sets directions, with the names of parts as texts `name:` among them.
  fileprivate mutating func takeDirections(_ list: PageList) {
    var parts = list.parts[...]
    for (index, line) in list.lines.enumerated() {
      while let part = parts.first, part.start <= index {
        parts.removeFirst()
        directionGroups.append(RecipeGroup(name: part.name, start: directions.count))
        directions.append(part.name + ":")
      }
      directions.append(line)
    }
    while directions.count > 1, let last = directions.last, StepRemark.isInvitation(last) {
      notes.insert(directions.removeLast(), at: 0)
    }
  }
}
