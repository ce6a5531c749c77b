import RecipeCore
import RecipeMerging

extension RecipeProvenance {
  /// Writes the provenance, for `PackedProvenance`.
  ///
  /// - Parameter count: The number of members of the recipe.
  func write(to writer: inout ByteWriter, among count: Int) {
    if case .deferred(let provenance) = self, let packed = provenance as? PackedProvenance {
      packed.write(to: &writer)
    } else {
      writer.write(fields(among: count)) { $1.write(to: &$0) }
    }
  }
}

extension FieldProvenance {
  /// Writes the provenance.
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(field.rawValue)
    writer.write(winners)
    writer.write(losers) { writer, loser in
      writer.write(loser.member)
      writer.write(loser.relation)
    }
    rule.write(to: &writer)
    writer.write(parts) { $1.write(to: &$0) }
  }

  /// Reads what `write` wrote.
  ///
  /// - Parameter count: The number of members.
  init(reading reader: inout ByteReader, among count: Int) throws(IndexCorruption) {
    self.init(
      field: try reader.field(), winners: try reader.members(among: count),
      losers: try reader.elements { reader throws(IndexCorruption) in
        LosingValue(member: try reader.member(among: count), relation: try reader.relation())
      },
      rule: try SurvivorshipRule(reading: &reader),
      parts: try reader.elements { reader throws(IndexCorruption) in
        try ProvenancePart(reading: &reader, among: count)
      })
  }
}

extension ProvenancePart {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(text)
    writer.write(winners)
    writer.write(losers) { writer, loser in
      writer.write(loser.member)
      writer.write(loser.text)
      writer.write(loser.relation)
    }
    rule.write(to: &writer)
  }

  fileprivate init(
    reading reader: inout ByteReader, among count: Int
  ) throws(IndexCorruption) {
    self.init(
      name: try reader.text(), text: try reader.text(),
      winners: try reader.members(among: count),
      losers: try reader.elements { reader throws(IndexCorruption) in
        Loser(
          member: try reader.member(among: count), text: try reader.text(),
          relation: try reader.relation())
      },
      rule: try SurvivorshipRule(reading: &reader))
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ relation: LosingValue.Relation) {
    switch relation {
    case .other: write(0)
    case .otherWords: write(1)
    case .setAside(let defect):
      write(2)
      defect.write(to: &self)
    }
  }
}

extension ByteReader {
  /// Reads the index of one of `count` members.
  mutating func member(among count: Int) throws(IndexCorruption) -> Int {
    let member = try self.count()
    guard member < count else { throw IndexCorruption() }
    return member
  }

  fileprivate mutating func members(among count: Int) throws(IndexCorruption) -> [Int] {
    try elements { reader throws(IndexCorruption) in try reader.member(among: count) }
  }

  fileprivate mutating func relation() throws(IndexCorruption) -> LosingValue.Relation {
    switch try count() {
    case 0: return .other
    case 1: return .otherWords
    case 2: return .setAside(try ValueDefect(reading: &self))
    default: throw IndexCorruption()
    }
  }
}
