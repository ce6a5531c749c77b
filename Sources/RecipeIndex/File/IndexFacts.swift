import RecipeCore
import RecipeMatching
import Text

/// The request of a run, and the decisions that it applied.
struct IndexFacts: Sendable, Hashable {
  /// The configuration's file, absolute.
  let configuration: String
  /// The only sources asked; empty for all.
  let sources: [String]
  /// True if duplicate records were merged.
  let merges: Bool
  /// A checksum of all decisions, on which the clusters depend.
  let decisions: UInt64
  /// The records that decisions name but no source has.
  let absent: [RecordReference]

  /// Creates facts from their parts.
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

  /// Returns a checksum of decisions.
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

  /// Writes the facts.
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

  /// Reads facts.
  init(_ reader: inout ByteReader) throws(IndexCorruption) {
    configuration = try reader.text()
    sources = try reader.texts()
    merges = try reader.count() == 1
    decisions = try reader.fixed()
    absent = try reader.elements { reader throws(IndexCorruption) in
      RecordReference(source: try reader.text(), id: try reader.text())
    }
  }
}
