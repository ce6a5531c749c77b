import Foundation
import RecipeCore
import TestSupport
import Testing

@testable import RecipeDocuments

/// `RECIPES_MUTATIONS=1000000 swift test -c release …` makes more of them; see `Benchmarks/README.md`.
@Suite("Damaged documents of every format")
struct ReaderMutationTests {
  private static let wanted =
    ProcessInfo.processInfo.environment["RECIPES_MUTATIONS"].flatMap(Int.init)
  private static let count = wanted ?? 6_000
  private static let isAlone = wanted != nil

  @Test("every format that is read has a document that is damaged here")
  func samples() {
    let readable = Set(DocumentFormats.all.filter { $0.reader != nil }.map(\.name))
    #expect(Set(DocumentSamples.all.map(\.format)) == readable)
  }

  @Test("a sample is read before it is damaged", arguments: DocumentSamples.all)
  func intact(sample: DocumentSamples.Sample) {
    let outcome = AnyDocumentReader().read(sample.bytes, path: sample.path, fields: .all)
    #expect(!outcome.entries.isEmpty, "\(outcome.diagnostics)")
  }

  @Test(
    "no damage ends in a trap, a second of work or silence", arguments: DocumentSamples.all)
  func mutations(sample: DocumentSamples.Sample) throws {
    let reader = try #require(DocumentFormats.format(named: sample.format)?.reader)
    var mutator = DocumentMutator(
      seed: UInt64(sample.bytes.count), others: DocumentSamples.all.map(\.bytes))
    for number in 0..<(Self.count / DocumentSamples.all.count) {
      let bytes = mutator.mutated(sample.bytes)
      let start = Self.threadSeconds
      let outcome = reader.read(bytes, path: sample.path, fields: .all)
      _ = reader.coverage(of: outcome, in: bytes, path: sample.path, .lines)
      let seconds = Self.threadSeconds - start
      guard seconds > 1 || outcome.entries.isEmpty && outcome.diagnostics.isEmpty else { continue }
      Issue.record("mutation \(number) of \(sample.path): \(seconds) s, nothing said of it")
      return
    }
  }

  /// What a process ever needed grows with the tests beside this one, too.
  @Test(
    "damaged copies of a document need no fifty times their size", .serialized,
    .enabled(if: isAlone, "measures a process of its own: set RECIPES_MUTATIONS"),
    arguments: DocumentSamples.all)
  func memory(sample: DocumentSamples.Sample) throws {
    let reader = try #require(DocumentFormats.format(named: sample.format)?.reader)
    var mutator = DocumentMutator(seed: 7, others: [])
    let copies = 1 + (256 << 10) / sample.bytes.count
    let bytes = mutator.mutated(Array(repeatElement(sample.bytes, count: copies).joined()))
    let before = Self.peakBytes
    let outcome = reader.read(bytes, path: sample.path, fields: .all)
    #expect(Self.peakBytes - before < 50 * bytes.count, "\(outcome.entries.count) recipes")
  }

  /// The processor time of this thread: other tests run beside it.
  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most memory that the process ever had.
  private static var peakBytes: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(0, &usage)
      return usage.ru_maxrss << 10
    #else
      getrusage(0, &usage)
      return usage.ru_maxrss
    #endif
  }
}
