import RecipeCore
import TestSupport
import Testing

@testable import RecipeIndex
@testable import RecipeSearch
@testable import Text

@Suite("A corrupt index is noticed")
struct IndexCorruptionTests {
  @Test("wherever it is cut short")
  func truncated() async throws {
    let bytes = try await IndexSample().bytes
    for count in 0..<bytes.count {
      let cut = SharedBytes(Array(bytes[..<count]))
      #expect((try? IndexSnapshot(cut)) == nil, "\(count) bytes")
    }
  }

  @Test("whichever byte is another, before anything wrong is shown")
  func flipped() async throws {
    let sample = try await IndexSample()
    var noticed = 0
    for place in sample.bytes.indices {
      var bytes = sample.bytes
      bytes[place] ^= UInt8(1 << (place % 8))
      let isRight = Self.isRight(bytes, sample)
      #expect(isRight != false, "byte \(place)")
      if isRight == nil { noticed += 1 }
    }
    #expect(noticed > sample.bytes.count * 2 / 3)
  }

  @Test("whichever byte is another, before the first recipe of a stream is read")
  func streamed() async throws {
    let sample = try await IndexSample()
    let positions = Array(sample.recipes.indices.reversed())
    var noticed = 0
    for place in sample.bytes.indices {
      var bytes = sample.bytes
      bytes[place] ^= 1
      let corruption = CorruptionLatch()
      guard let index = try? IndexSnapshot(SharedBytes(bytes)),
        let recipes = try? IndexedRecipes(index, corruption), recipes.count == positions.count
      else { continue }
      let stream = await recipes.stream(of: positions, work: ParallelMap(parallelism: 2))
      guard (try? corruption.check()) != nil else {
        noticed += 1
        continue
      }
      #expect(stream.count == positions.count)
      #expect(
        zip(positions, stream).allSatisfy { $1.isSame(as: sample.recipes[$0]) }, "byte \(place)")
    }
    #expect(noticed > 100)
  }

  @Test("whatever was mixed up")
  func mutated() async throws {
    let sample = try await IndexSample()
    var random = SeededGenerator(seed: 3)
    for round in 0..<2_000 {
      var bytes = sample.bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[bytes.count - 1 - place], at: place)
        }
      }
      #expect(Self.isRight(bytes, sample) != false, "round \(round)")
    }
  }

  @Test("something else is no index", arguments: ["", "RECIDx01", "SQLite format 3\u{0}"])
  func foreign(text: String) {
    let bytes = SharedBytes(Array(text.utf8) + [UInt8](repeating: 0, count: 200))
    #expect(throws: IndexCorruption()) { try IndexSnapshot(bytes) }
  }

  @Test("a source that gives one reference twice is nothing to keep")
  func repeated() throws {
    let records = IndexSample.notes.records
    let batch = SourceBatch(
      report: IndexSample.notes.report, traits: SourceTraits(), records: records + records)
    let update = try IndexUpdate(
      [SourceContent(batch, nil)], records: records, since: nil, moment: 0)
    #expect(update == nil)
  }

  @Test("one section twice is no index, whatever its checksum")
  func repeatedSection() throws {
    let entry = IndexLayout.Entry(section: .files, range: 8..<8, checksum: Checksum.of([]))
    var mark = ByteWriter()
    mark.write(fixed: IndexLayout.mark)
    let once = mark.bytes + IndexLayout(fingerprint: 1, entries: [entry]).tail(at: 8)
    let twice = mark.bytes + IndexLayout(fingerprint: 1, entries: [entry, entry]).tail(at: 8)
    #expect(throws: Never.self) { try IndexFile(SharedBytes(once)) }
    #expect(throws: IndexCorruption()) { try IndexFile(SharedBytes(twice)) }
  }

  @Test("sources whose records add up to more than any number are no index")
  func overflow() throws {
    let report = SourceReport(
      name: "a", kind: "json", status: .ok, records: .max, milliseconds: 0)
    var sources = ByteWriter()
    sources.write([report, report]) { writer, report in
      IndexedSource(report: report, files: 0..<0, contentChecksum: 1).write(to: &writer)
    }
    let files = InMemoryFileSystem(["/a/.keep": ""])
    let bytes = sources.bytes
    try files.place(at: "/a/b") { append throws(FileError) in
      var writer = try IndexFileWriter(append: append)
      try writer.add(.sources, bytes)
      try writer.finish(fingerprint: 1)
    }
    #expect(throws: IndexCorruption()) { try IndexSnapshot(try files.map("/a/b")) }
  }

  /// Whether an index shows what it should; `nil` when it is known to be corrupt.
  private static func isRight(_ bytes: [UInt8], _ sample: IndexSample) -> Bool? {
    let corruption = CorruptionLatch()
    guard let index = try? IndexSnapshot(SharedBytes(bytes)),
      index.fingerprint == IndexSample.fingerprint,
      let recipes = try? IndexedRecipes(index, corruption)
    else { return nil }
    let candidates = recipes.candidates(for: .everything)
    let isSame =
      recipes.count == sample.recipes.count && candidates.certain.count == recipes.count
      && sample.recipes.indices.allSatisfy { recipes[$0].isSame(as: sample.recipes[$0]) }
      && (try? index.facts()) != nil
      && recipes.statistics()
        == sample.index.flatMap { try? IndexedRecipes($0, CorruptionLatch()) }?.statistics()
    return (try? corruption.check()).map { isSame }
  }
}
