import JSONSyntax

extension JSONLimits {
  /// Returns the limits of a message on a line.
  static func ofMessage(_ line: [UInt8]) -> JSONLimits { JSONLimits(depth: 64, size: line.count) }
}
