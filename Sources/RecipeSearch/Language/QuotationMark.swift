/// The quotation marks around a phrase.
enum QuotationMark {
  /// True if a phrase can begin with it.
  static func opens(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "“" || scalar == "„" || scalar == "”"
  }

  /// True if a phrase can end with it.
  static func closes(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "“" || scalar == "”"
  }
}
