import Foundation
import Testing

/// A stored text that an output must equal; `RECORD_GOLDEN=1 swift test` stores it anew.
enum Golden {
  /// Compares a text with the golden of a name.
  static func expect(
    _ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = URL(filePath: Repository.root).appending(path: "Tests/EndToEndTests/Goldens/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: url)
      return
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    let difference = firstDifference(text, golden)
    #expect(
      difference == nil, "\(name) differs: \(difference ?? "")", sourceLocation: sourceLocation)
  }

  /// A text with what changes from run to run put in fixed words.
  static func normalised(_ text: String, folder: String) -> String {
    var text = text.replacing(#/("milliseconds": ?)\d+/#) { match in match.output.1 + "0" }
    text = text.replacing(#/ +# /#, with: "  # ")
    text = text.replacing(folder, with: "<folder>")
    return text.replacing(Repository.root, with: "<root>")
  }

  private static func firstDifference(_ text: String, _ golden: String) -> String? {
    guard text != golden else { return nil }
    let got = text.components(separatedBy: "\n")
    let wanted = golden.components(separatedBy: "\n")
    let line = zip(got, wanted).prefix { $0 == $1 }.count
    return """
      line \(line + 1)
        golden: \(line < wanted.count ? wanted[line] : "(the end)")
        now:    \(line < got.count ? got[line] : "(the end)")
      RECORD_GOLDEN=1 swift test --filter EndToEndTests stores what is now
      """
  }
}
