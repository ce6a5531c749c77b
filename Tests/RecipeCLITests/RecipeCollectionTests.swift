import RecipeCLI
import TestSupport
import Testing

@Suite("The plain pipeline and the index give the same answers")
struct RecipeCollectionTests {
  /// A command line for each question, with what it prints in several forms.
  private static let commands = [
    ["list", "-n", "0", "-o", "ndjson"],
    ["list", "--sort", "title", "--fields", "title,yield,description"],
    ["list", "--no-merge", "-n", "0"],
    ["search", "dish leek", "-n", "3", "-o", "ndjson", "--fields", "title,id"],
    ["search", "barly OR carot"],
    ["search", "zebra"],
    ["search", "is:favourite", "-o", "ndjson", "--fields", "title,id"],
    ["search", "dish is:cooked OR is:favourite"],
    ["search", "dish", "--sort", "relevance", "--explain"],
    ["search", "--have", "leeks, flour", "--missing", "1", "-o", "csv"],
    ["show", "Dish of quince and okra39"],
    ["show", "box:39.json", "-o", "markdown"],
    ["show", "dish"],
    ["why", "box:39.json"],
    ["why", "box:39.json", "-o", "json"],
    ["open", "box:39.json", "--print"],
    ["duplicates", "-n", "4", "--diff"],
    ["duplicates", "-n", "0", "-o", "csv"],
    ["duplicates", "explain", "box:39.json", "box:39-copy.json"],
    ["duplicates", "unlink", "box:39.json", "box:39-copy.json", "--dry-run"],
    ["export", "--format", "csv"],
    ["export", "--format", "ndjson", "fennel"],
    ["sources", "--fields", "name,kind,status,records,error", "-o", "csv"],
    ["list", "--source", "box", "-n", "1"],
  ]

  @Test("byte by byte, with nothing kept, all of it and most of it", arguments: commands)
  func same(command: [String]) async throws {
    let kitchen = Self.kitchen()
    for step in ["first", "again", "after edits", "after a decision", "damaged"] {
      switch step {
      case "after edits":
        Self.put(39, "-copy", "2 lemons", in: kitchen)
        Self.put(120, "", "1 onion", in: kitchen)
        kitchen.files.put(
          .file(Array("favourite box:39-copy.json\ncooked box:5.json 2026-11-25\n".utf8)),
          at: "/home/ana/library/.marks.txt")
        kitchen.files.put(.file(Array("{".utf8)), at: "/home/ana/box/7.json")
      case "after a decision":
        kitchen.files.put(
          .file(Array("unlink box:39.json box:39-copy.json\nlink box:1.json box:2.json\n".utf8)),
          at: "/home/ana/library/.duplicates.txt")
      case "damaged": try Self.damageIndices(in: kitchen)
      default: break
      }
      let indexed = await kitchen.run(command)
      let plain = await kitchen.run(command + ["--no-cache"])
      #expect(indexed.output == plain.output, "\(step)")
      #expect(indexed.errors == plain.errors, "\(step)")
      #expect(indexed.status == plain.status, "\(step)")
    }
  }

  /// A kitchen of sixty recipes, most of which have two records.
  private static func kitchen() -> Kitchen {
    let kitchen = Kitchen()
    for number in 0..<60 {
      put(number, "", "1 onion", in: kitchen)
      put(number, "-copy", "1 onion", in: kitchen)
    }
    return kitchen
  }

  private static func put(_ number: Int, _ copy: String, _ more: String, in kitchen: Kitchen) {
    let text = """
      {"title": "Dish of \(words[number / 10 % 10]) and \(words[number % 10])\(number)",
       "source_url": "https://kitchen.example/\(number)", "social_rank": \(number),
       "ingredients": ["\(number + 1) leeks", "\(number + 2) g flour", "\(more)"]}
      """
    kitchen.files.put(.file(Array(text.utf8)), at: "/home/ana/box/\(number)\(copy).json")
  }

  private static let words = [
    "barley", "carrot", "lentil", "quince", "fennel", "rye", "plum", "cod", "chicory", "okra",
  ]

  private static func damageIndices(in kitchen: Kitchen) throws {
    for path in kitchen.files.filePaths.filter({ $0.hasSuffix(".index") }) {
      var bytes = try kitchen.files.read(path, limit: .max)
      for place in stride(from: 300, to: bytes.count, by: 700) { bytes[place] ^= 1 }
      kitchen.files.put(.file(bytes), at: path)
    }
  }
}
