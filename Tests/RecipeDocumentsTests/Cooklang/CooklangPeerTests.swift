import Foundation
import RecipeCore
import RecipeDocuments
import Testing

@Suite(
  "Cooklang read by another program",
  .enabled(
    if: CooklangPeer.isInstalled,
    "needs a python3 with cooklang-py on PATH, or one that COOKLANG_PYTHON names"))
struct CooklangPeerTests {
  @Test("cooklang-py finds the ingredients of every fixture that was written")
  func fixtures() throws {
    let recipes = try Self.fixtures().filter { !$0.ingredients.isEmpty }
    try #require(recipes.count > 60)
    let found = try CooklangPeer.ingredients(of: recipes.map(CooklangSample.text))
    try #require(found.count == recipes.count)
    for (lines, recipe) in zip(found, recipes) {
      #expect(lines == recipe.ingredients.map(Self.withPlainBlanks), "\(recipe.title)")
    }
  }

  private static func fixtures() throws -> [Recipe] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
      .resolvingSymlinksInPath()
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    let documents = (paths ?? []).sorted().filter { path in
      DocumentFormats.knowsEnding(of: path)
    }
    return try documents.flatMap { path in
      let bytes = Array(try Data(contentsOf: root.appendingPathComponent(path)))
      return AnyDocumentReader().read(bytes, path: path, fields: .all).entries.map(\.recipe)
    }
  }

  /// A text as a program sees it that takes any white space for one space.
  private static func withPlainBlanks(_ line: String) -> String {
    line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// The Python package `cooklang-py`, in a process of its own.
private enum CooklangPeer {
  static let isInstalled = (try? run("import cooklang_py", [])) != nil

  /// The lines of ingredients that it finds in each of some texts: quantity, unit, name, notes.
  static func ingredients(of texts: [String]) throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cooklang-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try texts.enumerated().map { index, text in
      let file = folder.appendingPathComponent("\(index).cook")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    return try JSONDecoder().decode([[String]].self, from: run(script, paths))
  }

  private static let script = """
    import json, sys
    import cooklang_py

    def line(ingredient):
        amount = f"{ingredient.quantity:%a %u}".strip() if ingredient.quantity else ""
        text = " ".join(part for part in (amount, ingredient.name) if part)
        return text + (f", {ingredient.notes}" if ingredient.notes else "")

    recipes = [cooklang_py.Recipe(open(path, encoding="utf-8").read()) for path in sys.argv[1:]]
    print(json.dumps([[line(ingredient) for ingredient in recipe.ingredients] for recipe in recipes]))
    """

  private struct Failure: Error {
    let status: Int32
  }

  private static func run(_ script: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    let python = ProcessInfo.processInfo.environment["COOKLANG_PYTHON"] ?? "python3"
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [python, "-c", script] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
    return data
  }
}
