/// Foods in brackets that are no links, `500 g [peas]`.
enum BracketedFoods {
  /// Returns the line of an ingredient without the brackets.
  static func without(_ line: [UInt8]) -> [UInt8] {
    let (open, close) = (UInt8(ascii: "["), UInt8(ascii: "]"))
    guard line.contains(open) else { return line }
    var result: [UInt8] = []
    var rest = line[...]
    while let start = rest.firstIndex(of: open),
      let end = rest[start...].firstIndex(of: close)
    {
      let name = rest[(start + 1)..<end]
      let isFood = name.count > 1 && !name.contains(open)
      let isLink = end + 1 < rest.endIndex && "([:".utf8.contains(rest[end + 1])
      result += isFood && !isLink ? rest[..<start] + name : rest[...end]
      rest = rest[(end + 1)...]
    }
    return result + rest
  }
}
