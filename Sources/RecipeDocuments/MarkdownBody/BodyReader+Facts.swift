import MarkdownSyntax
import RecipeCore
import Text

/// Facts in the text: times, yields, sources.
extension BodyReader {
  /// Sets the facts of a line.
  mutating func set(_ facts: [MetadataLine.Fact]) {
    for fact in facts { set(fact) }
  }

  private mutating func set(_ fact: MetadataLine.Fact) {
    guard fact.key == .source else {
      return set(fact.key, to: fact.value, label: fact.label)
    }
    setSource(fact.value)
  }

  /// Sets a fact, unless it is a time without a unit, which is kept until the whole text is read.
  mutating func set(_ key: RecipeKey, to value: Range<Int>, label: Range<Int>?) {
    let text = document.plainText(of: value)
    let document = document
    set(key, to: text, name: label.map { document.plainText(of: $0) } ?? text) {
      document.bytes[..<value.lowerBound].count { $0 == 0x0A } + 1
    }
  }

  /// Sets a fact, or keeps a time without a unit.
  ///
  /// - Parameters:
  ///   - name: The label of the fact.
  ///   - line: Returns its line, from 1.
  mutating func set(_ key: RecipeKey, to text: String, name: String, line: () -> Int) {
    guard key.isTime, BareTime(text) != nil else {
      _ = draft.set(key, to: text)
      if key.isTime, fields.contains(.notes), Self.saysMoreThanTime(text) {
        draft.notes.append(name == text ? text : "\(name): \(text)")
      }
      return
    }
    let line = bareTimes.isFull ? 1 : line()
    _ = bareTimes.add(
      BareTimes.Time(key: key, name: name, text: text, unit: TimeKey(name)?.unit, line: line))
  }

  /// True for the text of a time that is several words without a duration, "Simmer all day", or a
  /// sentence around one.
  private static func saysMoreThanTime(_ text: String) -> Bool {
    // The heading of another column is no value.
    guard RecipeKey(text.utf8) == nil else { return false }
    let words = FoldedText.words(text.utf8).split(separator: " ").filter { word in
      word.contains(where: \.isLetter) && TimeUnits.seconds(of: String(word)) == nil
    }
    return words.count >= (RecipeDuration.range(in: text) == nil ? 2 : mostWordsOfTime)
  }

  /// The number of words beside those for units from which the text of a time is a sentence.
  private static let mostWordsOfTime = 6

  /// Sets the source from a range with a URL; the text of a link is the publisher if it may be a name.
  mutating func setSource(_ range: Range<Int>) {
    guard draft.sourceURL == nil else { return }
    guard let address = WebAddress.first(in: document.bytes[range]) else {
      _ = draft.set(.source, to: document.plainText(of: range))
      return
    }
    draft.sourceURL = address
    if draft.publisher == nil, document.bytes[range].contains(UInt8(ascii: "[")) {
      let name = document.plainText(of: range)
      if WebAddress.first(in: Array(name.utf8)[...]) == nil, Self.mayBePublisher(name) {
        draft.publisher = name
      }
    }
  }

  /// True for a text that does not begin as "this recipe" and "here" do, in lowercase.
  private static func mayBePublisher(_ name: String) -> Bool {
    let word = name.drop { !$0.isLetter }.prefix { !$0.isWhitespace }
    return !pointers.contains(word)
  }

  /// The first words of texts that refer to a page, in lowercase.
  private static let pointers: Set<Substring> = [
    "this", "these", "that", "here", "link", "source", "recipe", "original", "page", "website",
    "video",
    "hier", "dieses", "diesem", "rezept", "quelle", "ici", "cette", "recette", "aquí", "esta",
    "este", "receta", "aqui", "receita", "qui", "questa", "ricetta", "dit", "recept", "här", "her",
  ]

  /// Reads a section of times and yields, one per line, with or without labels.
  mutating func readFacts(of section: BodySection) {
    for index in section.first..<section.end where document.blocks[index].kind == .paragraph {
      for line in 0..<document.lineCount(of: index) {
        let range = document.lineRange(line, of: index)
        if let facts = MetadataLine(document.bytes, range)?.facts {
          set(facts)
        } else if Callout.endOfType(document.bytes, range) == nil,
          !setUnlabelled(document.plainText(of: range)), fields.contains(.notes)
        {
          draft.notes.append(document.plainText(of: range).cleaned(.line))
        }
      }
    }
    for index in section.first..<section.end where document.blocks[index].kind == .table {
      _ = readFactTable(index)
    }
  }

  /// Sets a fact without a label: a time is the total time, any other number is the yield.
  ///
  /// - Returns: False if the text is neither, or says more than is set.
  private mutating func setUnlabelled(_ text: String) -> Bool {
    if TimeWords.areIn(text) || RecipeDuration.isStated(by: text),
      draft.totalMinutes != nil || draft.set(.totalTime, to: text)
    {
      return !Self.saysMoreThanTime(text)
    }
    guard text.utf8.contains(where: \.isASCIIDigit) else { return text.isEmpty }
    return draft.set(.yield, to: text)
  }

  /// Reads `| Serves | Prep |` with values below, or rows of name and value.
  mutating func readFactTable(_ table: Int) -> Bool {
    let rows = document.children(of: table).map { document.cells(of: $0) }
    guard document.hasFacts(inTable: table), let header = rows.first else { return false }
    let keys = header.map { RecipeKey(document.bytes[$0]) }
    let named = rows.dropFirst().count { row in
      row.count == 2 && RecipeKey(document.bytes[row[0]])?.isMeasure == true
    }
    // `| Type | Time |` is above rows with the names of times.
    if named < 2, keys.contains(where: { $0?.isLabel == true }) {
      for ((key, value), label) in zip(zip(keys, rows[1]), header) {
        if let key, key.isLabel { set(key, to: value, label: label) }
      }
      return true
    }
    for row in rows where row.count == 2 {
      guard let key = RecipeKey(document.bytes[row[0]]), key.isLabel else { continue }
      set(key, to: row[1], label: row[0])
    }
    return true
  }

  /// Keeps a further source as a note.
  private mutating func keepSource(_ range: Range<Int>) {
    let address = WebAddress.first(in: document.bytes[range])
    guard fields.contains(.notes), address == nil || address != draft.sourceURL else { return }
    let text = document.plainText(of: range)
    draft.notes.append(address.map { text.contains($0) ? text : "\(text) (\($0))" } ?? text)
  }

  /// Reads a paragraph that is an address and nothing else: the source, or a note.
  mutating func readAddress(_ index: Int) -> Bool {
    guard document.blocks[index].kind == .paragraph, document.lineCount(of: index) == 1 else {
      return false
    }
    let line = document.lineRange(0, of: index)
    guard isAddress(line) else { return false }
    if draft.sourceURL == nil { setSource(line) } else { keepSource(line) }
    return true
  }

  /// Reads a section with the origin of the recipe.
  mutating func readSource(of section: BodySection) {
    for index in section.first..<max(section.first, section.end)
    where document.blocks[index].kind == .paragraph {
      for line in 0..<document.lineCount(of: index) {
        let range = document.lineRange(line, of: index)
        if draft.sourceURL == nil { setSource(range) } else { keepSource(range) }
      }
    }
  }
}
