import JSONSyntax

extension JSONValue {
  /// True for the records of a recipe as this program prints them: objects with a locator.
  var areOwnRecords: Bool { elements.first?["locator"] != nil }
}
