package import RecipeCore
import Text

/// The ids that identify recipes on the command line.
package enum RecipeID {
  /// Returns the id of a record: twelve hexadecimal digits that depend on its reference only.
  ///
  /// A merged recipe has the id of its first member and is found by that of any member, so that an
  /// id written down yesterday still works if another source is added today.
  package static func of(_ reference: RecordReference) -> String {
    var hash = StableHash()
    hash.combine(reference.source.utf8)
    hash.combine(0)
    hash.combine(reference.id.utf8)
    return hexadecimal(hash.value >> 16)
  }

  /// Returns the lower 48 bits as twelve digits.
  private static func hexadecimal(_ number: UInt64) -> String {
    String(unsafeUninitializedCapacity: 12) { digits in
      for place in 0..<12 {
        let digit = UInt8(truncatingIfNeeded: number >> UInt64(44 - 4 * place)) & 0x0F
        digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 12
    }
  }
}
