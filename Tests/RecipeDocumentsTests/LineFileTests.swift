import RecipeCore
import Synchronization
import TestSupport
import Testing

@testable import RecipeDocuments

@Suite("Files of a recipe a line that are read slice by slice")
struct LineFileTests {
  /// Lines of all kinds: short and long ones, blank ones, a broken one, one that is no recipe.
  private static let text: String = {
    var lines = (1...12).map { #"{"title":"Dish \#($0)","ingredients":["\#($0) eggs"]}"# }
    lines.insert("", at: 3)
    lines.insert(#"{"title":"broken""#, at: 5)
    lines.insert(
      #"{"title":"Long","ingredients":["\#(String(repeating: "a", count: 300))"]}"#, at: 7)
    lines.insert("[]", at: 9)
    return lines.joined(separator: "\n")
  }()

  @Test(
    "slices of any size give what the whole file gives, in its order",
    arguments: [1, 2, 7, 40, 41, 64, 333, 5000], ["", "\n", "\r\n\n"])
  func anySize(sliceSize: Int, ending: String) async {
    let text = Self.text + ending
    let whole = JSONRecipeReader().read(Array(text.utf8), path: "/r/all.ndjson", fields: .all)
    for workers in [1, 3] {
      let (records, diagnostics) = await Self.read(text, sliceSize: sliceSize, workers: workers)
      #expect(records.map(\.recipe) == whole.entries.map(\.recipe))
      #expect(
        records.map(\.locator.description) == whole.entries.map { "all.ndjson:\($0.line)" })
      #expect(
        records.map(\.reference.id) == (1...whole.entries.count).map { "all.ndjson#\($0)" })
      #expect(diagnostics == whole.diagnostics)
    }
  }

  @Test("recipes that state the id of another one are counted in a warning", arguments: [30, 5000])
  func repeatedIDs(sliceSize: Int) async {
    let text = [1, 2, 1, 3, 1].map {
      #"{"id":"r\#($0)","title":"Dish \#($0)","ingredients":["1 egg"]}"#
    }
    .joined(separator: "\n")
    let (records, diagnostics) = await Self.read(text, sliceSize: sliceSize, workers: 1)
    #expect(records.map(\.reference.id) == ["r1", "r2", "3", "r3", "5"].map { "all.ndjson#\($0)" })
    #expect(
      diagnostics.map(\.message) == ["recipes with the id of another one before them: 2"])
  }

  @Test(
    "lines longer than what is read at a time, and ends of lines where reads end",
    arguments: [8_180, 8_190, 8_191, 8_192, 8_193, 8_300, 20_000, 40_000])
  func longLines(length: Int) async {
    let lines = (1...6).map { number in
      let start = #"{"title":"Dish \#(number)","ingredients":[""#
      let filler = String(repeating: "a", count: length - start.utf8.count - 3 - number % 2)
      return start + filler + #""]}"#
    }
    let text = lines.joined(separator: "\n")
    for sliceSize in [1_000, length - 1, length, length + 1, 1 << 18] {
      let (records, diagnostics) = await Self.read(text, sliceSize: sliceSize, workers: 2)
      #expect(records.map(\.recipe.title) == (1...6).map { "Dish \($0)" })
      #expect(records.map(\.locator.description) == (1...6).map { "all.ndjson:\($0)" })
      #expect(diagnostics.isEmpty)
    }
  }

  @Test("one record is found without the others")
  func oneRecord() {
    let files = InMemoryFileSystem(["/r/all.ndjson": Self.text])
    let file = Self.file(files, sliceSize: 100)
    let source = Self.source(files)
    #expect(source.record("all.ndjson#9", in: file)?.recipe.title == "Dish 8")
    #expect(source.record("all.ndjson#14", in: file) == nil)
  }

  @Test("of many broken lines some are told, and how many more there are")
  func manyBroken() async {
    let text = String(repeating: "{\n", count: 90) + #"{"title":"A","ingredients":["1 egg"]}"#
    let (records, diagnostics) = await Self.read(text, sliceSize: 16, workers: 2)
    #expect(records.map(\.reference.id) == ["all.ndjson#1"])
    #expect(diagnostics.count == 51)
    #expect(diagnostics.last?.message == "40 more problems in this file")
    #expect(diagnostics[49].location?.line == 50)
  }

  @Test("a file that goes while it is read costs its rest only")
  func unreadable() async {
    let files = InMemoryFileSystem(["/r/all.ndjson": Self.text])
    let file = Self.file(files, sliceSize: 10_000)
    files.put(.unreadableFile, at: "/r/all.ndjson")
    let delivered = await Self.read(file, files, workers: 2)
    #expect(delivered.records.isEmpty)
    #expect(delivered.diagnostics.map(\.message) == ["the file cannot be read: permission denied"])
  }

  @Test(
    "too large to be held at once: lines are read, one text is refused", arguments: [true, false])
  func large(isLines: Bool) async throws {
    let files = InMemoryFileSystem()
    let start = isLines ? Self.text : "[\n  " + Self.text.replacing("\n", with: ",\n  ")
    let filler = [UInt8](repeating: UInt8(ascii: "\n"), count: FolderRecipeSource.maximumFileSize)
    files.put(.file(Array(start.utf8) + filler), at: "/r/all.ndjson")
    let source = Self.source(files)
    let file = try source.lineFile("all.ndjson", in: source.place())
    #expect((file != nil) == isLines)
  }

  @Test("slices that cannot be read are told once, and the file proves nothing then")
  func failingSlices() async throws {
    let files = InMemoryFileSystem(["/r/all.ndjson": Self.text])
    let file = Self.file(files, sliceSize: 40)
    let readings = Mutex<[FileReading]>([])
    for isBroken in [false, true] {
      if isBroken { files.put(.unreadableFile, at: "/r/all.ndjson") }
      readings.withLock { $0 = [] }
      await Self.source(files).read(file, at: 3, SourceRequest(parallelism: 2)) { new in
        readings.withLock { $0 += new }
      }
      let all = readings.withLock(\.self)
      #expect(all.allSatisfy { $0.place == 3 })
      #expect((all.last?.stamp == nil) == isBroken)
      let broken = all.flatMap(\.diagnostics).filter { $0.message.contains("cannot be read") }
      #expect(broken.count == (isBroken ? 1 : 0))
    }
  }

  @Test("recipes are named by their own ids in whatever order slices are read", arguments: [1, 5])
  func names(workers: Int) async {
    let lines = (1...40).map { number in
      let id = number % 10 == 0 ? "" : #""id":"r\#(number % 30)","#
      return #"{\#(id)"title":"Dish \#(number)","ingredients":["a"]}"#
    }
    let read = await Self.read(
      lines.joined(separator: "\n"), sliceSize: 100, workers: workers)
    let names = (1...40).map { number in
      number > 30 || number % 10 == 0 ? "all.ndjson#\(number)" : "all.ndjson#r\(number)"
    }
    #expect(read.records.map(\.reference.id) == names)
  }

  @Test("a recipe is found by its own id and by its number")
  func found() {
    let files = InMemoryFileSystem([
      "/r/all.ndjson": (1...9).map {
        #"{"id":"r\#($0)","title":"Dish \#($0)","ingredients":["a"]}"#
      }.joined(separator: "\n")
    ])
    let file = Self.file(files, sliceSize: 60)
    let source = Self.source(files)
    #expect(source.record("all.ndjson#r7", in: file)?.recipe.title == "Dish 7")
    #expect(source.record("all.ndjson#7", in: file)?.reference.id == "all.ndjson#r7")
    #expect(source.record("all.ndjson#10", in: file) == nil)
  }

  // MARK: Parts

  private static func read(
    _ text: String, sliceSize: Int, workers: Int
  ) async -> (records: [RecipeRecord], diagnostics: [Diagnostic]) {
    let files = InMemoryFileSystem(["/r/all.ndjson": text])
    return await read(file(files, sliceSize: sliceSize), files, workers: workers)
  }

  private static func read(
    _ file: LineFile, _ files: InMemoryFileSystem, workers: Int
  ) async -> (records: [RecipeRecord], diagnostics: [Diagnostic]) {
    let arrived = Mutex<[FileReading]>([])
    await source(files).read(file, at: 0, SourceRequest(parallelism: workers)) { readings in
      arrived.withLock { $0 += readings }
    }
    let readings = arrived.withLock(\.self).sorted { $0.part < $1.part }
    #expect(readings.map(\.part) == Array(0...file.sliceCount))
    return (readings.flatMap(\.records), readings.flatMap(\.diagnostics))
  }

  private static func file(_ files: InMemoryFileSystem, sliceSize: Int) -> LineFile {
    let size = (try? files.read("/r/all.ndjson", limit: .max).count) ?? 0
    return LineFile(
      path: "all.ndjson", absolute: "/r/all.ndjson", size: size, sliceSize: sliceSize,
      reader: JSONRecipeReader(), files: files)
  }

  private static func source(_ files: InMemoryFileSystem) -> FolderRecipeSource {
    FolderRecipeSource(
      root: "/r", source: "notes", family: .json, include: ["**/*.ndjson"], exclude: [],
      files: files)
  }
}
