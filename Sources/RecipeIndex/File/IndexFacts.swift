import RecipeCore
import RecipeMatching
import Text

/// What a run was asked to do, and what it found out about what people decided.
struct IndexFacts: Sendable, Hashable {
  /// The configuration's file, absolute.
  let configuration: String
  /// The only sources that were asked; empty for all.
  let sources: [String]
  /// Whether records that are the same recipe became one.
  let merges: Bool
  /// A checksum of all decisions: with others the records form other recipes.
  let decisions: UInt64
  /// The records that decisions name and no source has.
  let absent: [RecordReference]

  /// Makes facts of their parts.
  init(
    configuration: String, sources: [String], merges: Bool, decisions: [MatchDecision],
    absent: [RecordReference]
  ) {
    self.configuration = configuration
    self.sources = sources
    self.merges = merges
    self.decisions = Self.checksum(of: decisions)
    self.absent = absent
  }

  /// A number for decisions.
  static func checksum(of decisions: [MatchDecision]) -> UInt64 {
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
    writer.write(configuration)
    writer.write(sources)
    writer.write(merges ? 1 : 0)
    writer.write(fixed: decisions)
    writer.write(absent) { writer, reference in
      writer.write(reference.source)
      writer.write(reference.id)
    }
  }

  /// Reads them.
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    configuration = try reader.text()
    sources = try reader.texts()
    merges = try reader.count() == 1
    decisions = try reader.fixed()
    absent = try reader.elements { reader throws(ByteReader.Damage) in
      RecordReference(source: try reader.text(), id: try reader.text())
    }
  }
}
