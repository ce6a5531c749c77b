/// A text that was no JSON, made into one, with what had to be done.
///
/// It is meant for what programs wrote badly, as web pages have it: whatever it is given, the
/// result is one JSON text, though perhaps not the one that was meant.
package struct JSONRepairedText: Sendable {
  /// A JSON text, not much longer than what it was made of.
  package let bytes: [UInt8]
  /// What was wrong, each kind once, in the order first met.
  package let repairs: [JSONRepair]

  /// Repairs a part of some bytes in one pass.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - range: The part, as indices of `bytes`; what lies outside of them is cut off.
  ///   - limits: How deep the result may be nested; what is deeper is left out.
  package init(repairing bytes: [UInt8], in range: Range<Int>, limits: JSONLimits = .standard) {
    let part = Array(bytes[range.clamped(to: 0..<bytes.count)])
    let isValid = String(validating: part, as: UTF8.self) != nil
    let text = isValid ? part : Array(String(decoding: part, as: UTF8.self).utf8)
    var repairer = JSONRepairer(text, depthLimit: limits.depth)
    if !isValid { repairer.note(.invalidUTF8, at: 0) }
    repairer.run()
    self.bytes = repairer.repaired
    repairs = repairer.repairs
  }
}
