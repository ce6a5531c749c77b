/// Whether two words are the same but for one slip of the finger.
enum WordLikeness {
  /// Whether the words are equal, or five bytes or longer and one insertion, deletion,
  /// replacement or swap of neighbours apart.
  static func areAlike(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    if left == right { return true }
    guard min(left.count, right.count) >= 4, abs(left.count - right.count) <= 1 else {
      return false
    }
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let restLeft = left[prefix...]
    let restRight = right[prefix...]
    let suffix = zip(restLeft.reversed(), restRight.reversed()).prefix { $0 == $1 }.count
    let edited = (restLeft.count - suffix, restRight.count - suffix)
    if max(edited.0, edited.1) <= 1 { return true }
    return edited == (2, 2) && restLeft.first == restRight.dropFirst().first
      && restLeft.dropFirst().first == restRight.first
  }
}
