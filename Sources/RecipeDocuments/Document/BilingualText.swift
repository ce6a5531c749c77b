/// Names in two scripts beside each other, "Utensils 器具", each of which says the same.
enum BilingualText {
  /// Returns the two names, folded, of a folded text whose words are first in one script and then in
  /// another, or nothing for any other.
  static func names(in words: String) -> [String] {
    guard words.utf8.count <= 80, words.utf8.contains(where: { $0 >= 0xE3 }) else { return [] }
    let parts = words.split(separator: " ")
    let isWide = { (word: Substring) in
      word.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
    }
    guard let first = parts.first,
      let change = parts.firstIndex(where: { isWide($0) != isWide(first) }),
      parts[change...].allSatisfy({ isWide($0) != isWide(first) })
    else { return [] }
    return [parts[..<change], parts[change...]].map { $0.joined(separator: " ") }
  }
}
