package import RecipeCore

/// What a run found out about what people decided.
package struct IndexFacts: Sendable, Hashable {
  /// A checksum of all decisions: with others the records form other recipes.
  package let decisions: UInt64
  /// The records that decisions name and no source has.
  package let absent: [RecordReference]

  /// Makes facts of their parts.
  package init(decisions: [MatchDecision], absent: [RecordReference]) {
    self.decisions = Self.checksum(of: decisions)
    self.absent = absent
  }

  /// A number for decisions.
  package static func checksum(of decisions: [MatchDecision]) -> UInt64 {
    var writer = ByteWriter()
    writer.write(decisions) { writer, decision in
      writer.write(decision.kind.rawValue)
      for reference in [decision.first, decision.second] {
        writer.write(reference.source)
        writer.write(reference.id)
      }
    }
    return Checksum.of(writer.bytes)
  }

  /// Writes them.
  func write(to writer: inout ByteWriter) {
    writer.write(fixed: decisions)
    writer.write(absent) { writer, reference in
      writer.write(reference.source)
      writer.write(reference.id)
    }
  }

  /// Reads them.
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    decisions = try reader.fixed()
    absent = try reader.elements { reader throws(ByteReader.Damage) in
      RecordReference(source: try reader.text(), id: try reader.text())
    }
  }
}

extension RecipeIndex {
  /// What was decided when it was written.
  package func facts() throws(ByteReader.Damage) -> IndexFacts {
    try file.read(.facts) { reader throws(ByteReader.Damage) in try IndexFacts(&reader) }
  }
}
