import RecipeCore

/// A ranked recipe whose members are known by their numbers.
struct NumberedRecipe {
  /// The numbers of its members.
  let members: [Int]
  /// Its id.
  let id: String
  /// Its social rank.
  let socialRank: SocialRank?
  /// What the merge of several members made; `nil` for one member.
  let merged: (recipe: Recipe, provenance: [FieldProvenance], links: [RecordPair])?
}

extension ByteWriter {
  /// Writes a ranked recipe whose members have these numbers.
  mutating func write(_ ranked: RankedRecipe, members: [Int]) {
    write(members)
    write(ranked.merged.id)
    write(ranked.socialRank?.value.text)
    if let rank = ranked.socialRank {
      write(rank.origin.rawValue)
      write(rank.member)
    }
    guard members.count > 1 else { return }
    write(ranked.merged.recipe)
    write(ranked.merged.provenance) { $0.write($1) }
    write(ranked.merged.links) { $0.write($1) }
  }

  private mutating func write(_ pair: RecordPair) {
    write(pair.first)
    write(pair.second)
    write(pair.verdict.rawValue)
    write(fixed: pair.score.bitPattern)
    write(pair.reasons)
  }

  private mutating func write(_ provenance: FieldProvenance) {
    write(provenance.field.rawValue)
    write(provenance.winners)
    write(provenance.losers) { writer, loser in
      writer.write(loser.member)
      writer.write(loser.relation)
    }
    write(provenance.rule.words)
    write(provenance.parts) { $0.write($1) }
  }

  private mutating func write(_ part: ProvenancePart) {
    write(part.name)
    write(part.text)
    write(part.winners)
    write(part.losers) { writer, loser in
      writer.write(loser.member)
      writer.write(loser.text)
      writer.write(loser.relation)
    }
    write(part.rule.words)
  }

  private mutating func write(_ relation: LosingValue.Relation) {
    switch relation {
    case .other: write(0)
    case .otherWords: write(1)
    case .setAside(let words):
      write(2)
      write(words)
    }
  }
}

extension ByteReader {
  /// Reads a ranked recipe.
  mutating func numberedRecipe() throws(Damage) -> NumberedRecipe {
    let members = try counts()
    // As they are written: a damaged list must not name one large record many times.
    guard zip(members, members.dropFirst()).allSatisfy({ $0 < $1 }) else { throw Damage() }
    let id = try text()
    let rank = try socialRank(among: members.count)
    guard members.count > 1 else {
      guard members.count == 1 else { throw Damage() }
      return NumberedRecipe(members: members, id: id, socialRank: rank, merged: nil)
    }
    let count = members.count
    let recipe = try recipe()
    let provenance = try elements { reader throws(Damage) in try reader.provenance(among: count) }
    let links = try elements { reader throws(Damage) in try reader.pair(among: count) }
    return NumberedRecipe(
      members: members, id: id, socialRank: rank, merged: (recipe, provenance, links))
  }

  private mutating func socialRank(among count: Int) throws(Damage) -> SocialRank? {
    guard let value = try exactNumber() else { return nil }
    guard let origin = SocialRank.Origin(rawValue: try self.count()) else { throw Damage() }
    return SocialRank(value: value, origin: origin, member: try member(among: count))
  }

  private mutating func member(among count: Int) throws(Damage) -> Int {
    let member = try self.count()
    guard member < count else { throw Damage() }
    return member
  }

  private mutating func members(among count: Int) throws(Damage) -> [Int] {
    try elements { reader throws(Damage) in try reader.member(among: count) }
  }

  private mutating func pair(among count: Int) throws(Damage) -> RecordPair {
    let (first, second) = (try member(among: count), try member(among: count))
    guard let verdict = RecordPair.Verdict(rawValue: try text()) else { throw Damage() }
    let score = Double(bitPattern: try fixed())
    guard first < second, score.isFinite else { throw Damage() }
    return RecordPair(
      first: first, second: second, verdict: verdict, score: score, reasons: try texts())
  }

  private mutating func provenance(among count: Int) throws(Damage) -> FieldProvenance {
    guard let field = RecipeField(rawValue: try text()) else { throw Damage() }
    return FieldProvenance(
      field: field, winners: try members(among: count),
      losers: try elements { reader throws(Damage) in
        LosingValue(member: try reader.member(among: count), relation: try reader.relation())
      },
      rule: SurvivorshipRule(try text()),
      parts: try elements { reader throws(Damage) in try reader.provenancePart(among: count) })
  }

  private mutating func provenancePart(among count: Int) throws(Damage) -> ProvenancePart {
    ProvenancePart(
      name: try text(), text: try text(), winners: try members(among: count),
      losers: try elements { reader throws(Damage) in
        ProvenancePart.Loser(
          member: try reader.member(among: count), text: try reader.text(),
          relation: try reader.relation())
      },
      rule: SurvivorshipRule(try text()))
  }

  private mutating func relation() throws(Damage) -> LosingValue.Relation {
    switch try count() {
    case 0: return .other
    case 1: return .otherWords
    case 2: return .setAside(try text())
    default: throw Damage()
    }
  }
}
