import Text

/// Bullets that are the headings of an outline, as Logseq and Workflowy write them.
///
/// ```
/// - ## Ingredients
///   - 2 leeks
/// - Method
///   - Boil them.
/// ```
///
/// They become headings, and what is below them moves to the left. Lines stay lines, but not the offsets
/// in them.
struct OutlineBullets {
  /// A bullet with its text.
  private struct Bullet {
    /// The column of the mark, from 0.
    let column: Int
    /// The text after the mark.
    let text: ArraySlice<UInt8>

    init?(_ line: ArraySlice<UInt8>) {
      let rest = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard let mark = rest.first, "-*+".utf8.contains(mark), rest.dropFirst().first == 0x20 else {
        return nil
      }
      column = Indentation.columns(of: line)
      text = rest.dropFirst(2).drop { $0 == 0x20 }
    }

    /// The marks of a heading before the text.
    var marks: ArraySlice<UInt8> {
      let marks = text.prefix { $0 == UInt8(ascii: "#") }
      return marks.count <= 6 && text[marks.endIndex...].first == 0x20 ? marks : marks.prefix(0)
    }

    /// The section that the text names.
    var kind: SectionKind? {
      let name = text[marks.endIndex...]
      guard name.count <= OutlineBullets.longestName else { return nil }
      return SectionKind(
        heading: String(decoding: name, as: UTF8.self).cleaned(.line), isNested: true)
    }
  }

  private static let longestName = 60

  /// Returns a document with headings for the bullets that name its sections, if they name both
  /// ingredients and directions.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func raised(in bytes: [UInt8], from start: Int) -> [UInt8] {
    let lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
    let headings = headings(among: lines)
    guard !headings.isEmpty else { return bytes }
    var raised: [[UInt8]] = []
    var outer: Int?
    var inner: Int?
    for (index, line) in lines.enumerated() {
      if let heading = headings[index] {
        (outer, inner) = (heading.column, nil)
        raised.append(text(of: heading))
        continue
      }
      guard let column = outer, line.contains(where: { $0 > 0x20 }) else {
        raised.append(Array(line))
        continue
      }
      let own = Indentation.columns(of: line)
      if own <= column {
        (outer, inner) = (nil, nil)
      } else if inner == nil {
        inner = own
      }
      raised.append(Array(AdmonitionLine.dropping(min(inner ?? 0, own), of: line)))
    }
    return bytes[..<start] + Array(raised.joined(separator: [0x0A]))
  }

  /// Returns the bullets that are headings, by the numbers of their lines; none unless those with lines below
  /// them name ingredients and directions.
  private static func headings(among lines: [ArraySlice<UInt8>]) -> [Int: Bullet] {
    var headings: [Int: Bullet] = [:]
    var kinds: Set<SectionKind> = []
    for (index, line) in lines.enumerated() {
      guard let bullet = Bullet(line) else { continue }
      let kind = bullet.kind
      guard kind != nil || !bullet.marks.isEmpty else { continue }
      if kind != nil, bullet.marks.isEmpty, !isAboveDeeper(index, bullet, lines) { continue }
      headings[index] = bullet
      if let kind { kinds.insert(kind) }
    }
    return kinds.contains(.ingredients) && kinds.contains(.directions) ? headings : [:]
  }

  private static func isAboveDeeper(
    _ index: Int, _ bullet: Bullet, _ lines: [ArraySlice<UInt8>]
  ) -> Bool {
    guard index + 1 < lines.count, let next = Bullet(lines[index + 1]) else { return false }
    return next.column > bullet.column
  }

  private static func text(of heading: Bullet) -> [UInt8] {
    heading.marks.isEmpty ? Array("## ".utf8) + heading.text : Array(heading.text)
  }
}
