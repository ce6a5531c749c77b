/// The repaired form of a text that is not valid JSON, and the list of repairs.
///
/// It is meant for the output of faulty programs, as found in web pages: for any input, the result
/// is one JSON text, though perhaps not the one that was meant.
package struct JSONRepairedText: Sendable {
  /// The JSON text, not much longer than the input.
  package let bytes: [UInt8]
  /// The repairs, one per kind, in the order of their first occurrence.
  package let repairs: [JSONRepair]

  /// Repairs a range of bytes in one pass.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - range: The range, clamped to the bounds of `bytes`.
  ///   - limits: The limits of the result; values nested deeper are dropped.
  package init(repairing bytes: [UInt8], in range: Range<Int>, limits: JSONLimits = .standard) {
    let part = Array(bytes[range.clamped(to: 0..<bytes.count)])
    let isValid = String(validating: part, as: UTF8.self) != nil
    let text = isValid ? part : Array(String(decoding: part, as: UTF8.self).utf8)
    var repairer = JSONRepairer(text, maximumDepth: limits.depth)
    if !isValid { repairer.note(.invalidUTF8, at: 0) }
    repairer.run()
    self.bytes = repairer.repaired
    repairs = repairer.repairs
  }
}
