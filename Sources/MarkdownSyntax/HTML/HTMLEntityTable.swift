/// The named character references of HTML, searched in static text without an index.
enum HTMLEntityTable {
  /// Returns the code points of the one or two characters of a name, which is case-sensitive.
  static func codes(of name: ArraySlice<UInt8>) -> (first: UInt32, second: UInt32?)? {
    guard let first = name.first else { return nil }
    // Uppercase letters sort before lowercase ones.
    let half = first < UInt8(ascii: "a") ? upperNames : lowerNames
    return half.withUTF8Buffer { codes(of: name, in: $0) }
  }

  /// Finds a name by binary search in rows `name code code,` that are ordered by name.
  private static func codes(
    of name: ArraySlice<UInt8>, in table: UnsafeBufferPointer<UInt8>
  ) -> (first: UInt32, second: UInt32?)? {
    var low = 0
    var high = table.count
    while low < high {
      var row = low + (high - low) / 2
      while row > low, table[row - 1] != UInt8(ascii: ",") { row -= 1 }
      let end = table[row..<high].firstIndex(of: UInt8(ascii: ",")) ?? high
      let space = table[row..<end].firstIndex(of: 0x20) ?? end
      let found = table[row..<space]
      if found.elementsEqual(name) { return codes(in: table[space..<end]) }
      if found.lexicographicallyPrecedes(name) { low = end + 1 } else { high = row }
    }
    return nil
  }

  /// Parses ` code` or ` code code`, in hexadecimal.
  private static func codes(
    in row: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (first: UInt32, second: UInt32?)? {
    var codes = row.split(separator: 0x20).makeIterator()
    guard let first = codes.next().flatMap(code) else { return nil }
    return (first, codes.next().flatMap(code))
  }

  private static func code(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
    UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
