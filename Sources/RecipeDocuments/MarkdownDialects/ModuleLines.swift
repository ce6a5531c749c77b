/// Lines of programs in MDX, `import Callout from "../Callout"` and `export const x = 1`, which no page shows.
enum ModuleLines {
  /// Returns a document with blanks for these lines, so that all offsets stay.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func blanked(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard bytes[start...].firstRange(of: "port ".utf8) != nil else { return bytes }
    var blanked = bytes
    var isInCode = false
    for line in bytes[start...].split(separator: 0x0A) {
      if AdmonitionLine.isFence(line) { isInCode.toggle() }
      guard !isInCode, isImport(line) || isExport(line) else { continue }
      for index in line.indices { blanked[index] = 0x20 }
    }
    return blanked
  }

  private static func isImport(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "import ".utf8),
      let last = line.last(where: { $0 > 0x20 && $0 != UInt8(ascii: ";") })
    else { return false }
    let isQuoted = last == UInt8(ascii: "'") || last == UInt8(ascii: "\"")
    let rest = line.dropFirst("import ".utf8.count)
    return isQuoted
      && (rest.first == last || line.firstRange(of: " from ".utf8) != nil)
  }

  private static func isExport(_ line: ArraySlice<UInt8>) -> Bool {
    ["export const ", "export default ", "export let "].contains { line.starts(with: $0.utf8) }
      && line.contains { "={".utf8.contains($0) }
  }
}
