// ReaderSpeed FORMAT FOLDER: reads every file of a folder with one reader, on one thread.
//
// Prints the files, the bytes, the recipes, and the processor seconds of the best of five rounds.
// The format `json-syntax` is the JSON parser alone, without recipes.

import Foundation
import JSONSyntax
import RecipeCore
import RecipeDocuments

func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func documents(in folder: String) -> [(path: String, bytes: [UInt8])] {
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return paths.sorted().compactMap { path in
    guard let data = FileManager.default.contents(atPath: folder + "/" + path), !data.isEmpty
    else { return nil }
    return (path, Array(data))
  }
}

func recipeCount(_ format: String, _ document: (path: String, bytes: [UInt8])) -> Int {
  if format == "json-syntax" { return (try? JSONDocument(parsing: document.bytes)) == nil ? 0 : 1 }
  let reader = DocumentFormats.format(named: format)?.reader ?? AnyDocumentReader()
  return reader.read(document.bytes, path: document.path, fields: .all).entries.count
}

guard CommandLine.arguments.count == 3 else {
  print("usage: ReaderSpeed FORMAT FOLDER")
  exit(2)
}
let format = CommandLine.arguments[1]
let all = documents(in: CommandLine.arguments[2])
var best = Double.infinity
var recipes = 0
for _ in 0..<5 {
  let start = threadSeconds()
  recipes = all.reduce(0) { $0 + recipeCount(format, $1) }
  best = min(best, threadSeconds() - start)
}
print(all.count, all.reduce(0) { $0 + $1.bytes.count }, recipes, best)
