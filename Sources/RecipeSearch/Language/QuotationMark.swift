/// The marks that people and their keyboards put around a phrase.
enum QuotationMark {
  /// Whether a phrase begins with it.
  static func opens(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "“" || scalar == "„" || scalar == "”"
  }

  /// Whether a phrase ends with it.
  static func closes(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "“" || scalar == "”"
  }
}
