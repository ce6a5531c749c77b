import RecipeCore
import RecipeSearch
import Text

/// A search of a word index for the recipes that match a query.
struct WordIndexSearch {
  private let index: UnsafeRawBufferPointer
  private let layout: WordIndexLayout
  /// The dictionary.
  let dictionary: WordDictionary

  /// Finds the positions of the recipes with some records.
  typealias RecordSearch = (Set<RecordReference>) throws(IndexCorruption) -> Set<Int>

  private let places: RecordSearch?

  /// Creates a search of the bytes of an index, which must outlive it.
  ///
  /// - Parameter places: Finds the recipes of records; without it, any recipe may have them.
  init(
    _ index: UnsafeRawBufferPointer, _ layout: WordIndexLayout, places: RecordSearch? = nil
  ) {
    self.index = index
    self.layout = layout
    self.places = places
    dictionary = WordDictionary(index: index, layout: layout)
  }

  /// The number of recipes.
  var recipeCount: Int { layout.recipeCount }

  /// Returns the bounds of the recipes that match an expression.
  func bounds(of expression: QueryExpression) throws(IndexCorruption) -> QueryBounds {
    switch expression {
    case .term(let term): return try bounds(of: term.test)
    case .not(let operand):
      var bounds = try bounds(of: operand)
      bounds.formComplement()
      return bounds
    case .and(let operands):
      var bounds = QueryBounds.exactly(PositionBits(count: recipeCount, isFull: true))
      for operand in operands {
        bounds.formIntersection(try self.bounds(of: operand))
        if bounds.possible.isEmpty { break }
      }
      return bounds
    case .or(let operands):
      var bounds = QueryBounds.exactly(PositionBits(count: recipeCount))
      for operand in operands { bounds.formUnion(try self.bounds(of: operand)) }
      return bounds
    }
  }

  private func bounds(of test: QueryTest) throws(IndexCorruption) -> QueryBounds {
    switch test {
    case .words(let pattern, let fields): return try bounds(of: pattern, in: fields)
    case .symbols, .page: return .unknown(count: recipeCount)
    case .mark(_, let records):
      guard let places = records.isEmpty ? [] : try places?(records) else {
        return .unknown(count: recipeCount)
      }
      var recipes = PositionBits(count: recipeCount)
      for place in places { recipes.insert(place) }
      return .exactly(recipes)
    case .number(let number, let range):
      var recipes = PositionBits(count: recipeCount)
      for number in number.alternatives(in: range) {
        recipes.formUnion(try column(.number(number)).recipes(in: range))
      }
      return .exactly(recipes)
    case .presence(let presence, let isThere):
      var recipes = try recipes(
        with: [SoughtWord(presence.indexWord)], in: IndexFieldSet(.known))
      if !isThere { recipes.formComplement() }
      return .exactly(recipes)
    }
  }

  /// Returns a column of numbers.
  func column(_ column: RecipeColumn) throws(IndexCorruption) -> NumberColumn {
    guard let place = RecipeColumn.all.firstIndex(of: column),
      layout.columns.indices.contains(place)
    else { throw IndexCorruption() }
    let bytes = UnsafeRawBufferPointer(rebasing: index[layout.columns[place]])
    return try NumberColumn(bytes, recipeCount: recipeCount)
  }

  // MARK: Words

  private func bounds(
    of pattern: TextPattern, in texts: [QueryField]
  ) throws(IndexCorruption) -> QueryBounds {
    guard let fields = IndexFieldSet(texts) else { return .unknown(count: recipeCount) }
    var bounds = QueryBounds.exactly(PositionBits(count: recipeCount))
    for spelling in pattern.all {
      bounds.formUnion(try self.bounds(of: spelling, in: fields))
    }
    return bounds
  }

  /// Returns the bounds of the recipes that a pattern matches in some fields.
  func bounds(
    of pattern: WordPattern, in fields: IndexFieldSet
  ) throws(IndexCorruption) -> QueryBounds {
    if pattern.isFoundAnywhere {
      let sought = SoughtGrams(of: pattern.bytes)
      guard !sought.areAll else { return .exactly(try recipes(with: sought.grams, in: fields)) }
      return .among(
        try recipes(in: fields, all: sought.grams) { (gram, field) throws(IndexCorruption) in
          try recipes(with: [gram], in: field)
        })
    }
    let parts = pattern.parts
    guard parts.count > 1 else { return .exactly(try recipes(with: pattern, in: fields)) }
    var bounds = try bounds(ofPhrase: pattern, in: fields.subtracting(.prose), hasPairs: true)
    bounds.formUnion(
      try self.bounds(ofPhrase: pattern, in: fields.intersection(.prose), hasPairs: false))
    return bounds
  }

  private func bounds(
    ofPhrase phrase: WordPattern, in fields: IndexFieldSet, hasPairs: Bool
  ) throws(IndexCorruption) -> QueryBounds {
    let parts = phrase.parts
    let pairs = hasPairs ? try indexedPairs(of: phrase) : []
    if parts.count == 2, let pair = pairs.first {
      return try bounds(of: parts, with: pair, in: fields)
    }
    let rarest = try recipes(in: fields, all: pairs) { (pair, field) throws(IndexCorruption) in
      try recipes(with: [pair], in: field)
    }
    var among = try recipes(in: fields, all: parts) { (part, field) throws(IndexCorruption) in
      try recipes(with: part, in: field)
    }
    among.formIntersection(rarest)
    return .among(among)
  }

  /// Returns the bounds of the recipes with two consecutive words, whose stems are an indexed pair.
  ///
  /// A recipe that has no other words of these stems in the field certainly matches.
  private func bounds(
    of words: [WordPattern], with pair: SoughtWord, in fields: IndexFieldSet
  ) throws(IndexCorruption) -> QueryBounds {
    var bounds = QueryBounds.exactly(PositionBits(count: recipeCount))
    for field in fields.fields {
      let field = IndexFieldSet(field)
      var possible = try recipes(with: [pair], in: field)
      for word in words where !possible.isEmpty {
        possible.formIntersection(try recipes(with: word, in: field))
      }
      var certain = possible
      for word in words where !certain.isEmpty {
        certain.subtract(try recipes(withOthersLike: word, in: field))
      }
      bounds.formUnion(QueryBounds(certain: certain, possible: possible))
    }
    return bounds
  }

  /// Returns the recipes with a word that a single-word pattern does not match, but whose stem is that of its
  /// word.
  private func recipes(
    withOthersLike pattern: WordPattern, in fields: IndexFieldSet
  ) throws(IndexCorruption) -> PositionBits {
    let stem = Array(pattern.firstPluralStem)
    return try recipes(
      with: Plural.endings.map { SoughtWord(stem + $0) }, in: fields
    ) { word in
      pattern.count(in: word, limit: 1) == 0
        && Plural.stem(word.indices, of: word).count == stem.count
    }
  }

  /// Returns the pairs of a phrase that are indexed.
  private func indexedPairs(
    of phrase: WordPattern
  ) throws(IndexCorruption) -> [SoughtWord] {
    let bytes = UnsafeRawBufferPointer(rebasing: index[layout.pairedWords])
    let paired = try PairedWords(bytes)
    return phrase.pairsOfStems.compactMap { first, second in
      guard paired.place(of: first) != nil, paired.place(of: second) != nil else { return nil }
      return SoughtWord(IndexPair.word(first, second))
    }
  }

  /// Returns the recipes that have all of some things in the same field.
  private func recipes<Thing>(
    in fields: IndexFieldSet, all things: [Thing],
    having: (Thing, IndexFieldSet) throws(IndexCorruption) -> PositionBits
  ) throws(IndexCorruption) -> PositionBits {
    var found = PositionBits(count: recipeCount)
    for field in fields.fields {
      var recipes = PositionBits(count: recipeCount, isFull: true)
      for thing in things where !recipes.isEmpty {
        recipes.formIntersection(try having(thing, IndexFieldSet(field)))
      }
      found.formUnion(recipes)
    }
    return found
  }

  /// Returns the recipes with a word that a single-word pattern matches.
  private func recipes(
    with pattern: WordPattern, in fields: IndexFieldSet
  ) throws(IndexCorruption) -> PositionBits {
    try recipes(with: SoughtWord.words(of: pattern), in: fields) { word in
      pattern.count(in: word, limit: 1) > 0
    }
  }

  /// Returns the recipes with one of several words or prefixes.
  ///
  /// - Parameter isFound: Returns `true` for a word that counts.
  private func recipes(
    with words: [SoughtWord], in fields: IndexFieldSet,
    where isFound: ([UInt8]) -> Bool = { _ in true }
  ) throws(IndexCorruption) -> PositionBits {
    var recipes = PositionBits(count: recipeCount)
    try forEachList(of: words, in: fields, where: isFound) { list, _ throws(IndexCorruption) in
      try list.insert(into: &recipes)
    }
    return recipes
  }

  /// Calls `body` with the posting lists of a single-word pattern, one for each matching word and
  /// field, and with the word.
  func forEachList(
    of pattern: WordPattern, in fields: IndexFieldSet,
    _ body: (WordList, _ word: [UInt8]) throws(IndexCorruption) -> Void
  ) throws(IndexCorruption) {
    try forEachList(
      of: SoughtWord.words(of: pattern), in: fields, where: { pattern.count(in: $0, limit: 1) > 0 },
      body)
  }

  private func forEachList(
    of words: [SoughtWord], in fields: IndexFieldSet, where isFound: ([UInt8]) -> Bool,
    _ body: (WordList, _ word: [UInt8]) throws(IndexCorruption) -> Void
  ) throws(IndexCorruption) {
    for word in words {
      var cursor = try dictionary.cursor(at: word.bytes)
      while !cursor.isAtEnd, word.isMet(by: cursor.word) {
        if isFound(cursor.word) {
          for list in cursor.lists where fields.contains(IndexFieldSet(list.field)) {
            try body(list, cursor.word)
          }
        }
        try cursor.advance()
      }
    }
  }

  /// Returns the recipes with a title of at most a number of words.
  func recipes(withTitlesOfAtMost wordCount: Int) throws(IndexCorruption) -> PositionBits {
    let marks = (1...max(1, wordCount)).map { SoughtWord(IndexMark.title(ofWords: $0)) }
    return try recipes(with: marks, in: IndexFieldSet(.known))
  }

  /// Returns the recipes that have a mark in a field.
  func recipes(
    marked mark: [UInt8], in field: IndexField
  ) throws(IndexCorruption) -> PositionBits {
    try recipes(with: [SoughtWord(mark)], in: IndexFieldSet(field))
  }
}

extension SoughtWord {
  /// True if a word equals the sought one, or begins with it if that is a prefix.
  fileprivate func isMet(by word: [UInt8]) -> Bool {
    isBeginning ? word.starts(with: bytes) : word == bytes
  }
}
