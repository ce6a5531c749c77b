package import JSONSyntax

/// A page of a search.
package struct Food2ForkPage: Sendable {
  /// The recipe objects, in the server's order.
  package let rows: [JSONValue]
  /// The URL of the next page, if the server states it.
  package let next: String?
  /// True if the server states the next page, also that there is none.
  package let statesNext: Bool
  /// The number of all rows, if the server states it.
  package let total: Int?

  /// Reads the rows of a response.
  init(rows: JSONValue, in answer: JSONValue) {
    next = answer["next"]?.string
    statesNext = answer["next"] != nil
    self.rows = rows.elements.filter { $0.kind == .object }
    // The count of food2fork is that of the rows in the answer, that of its relatives may be of all.
    let count = (answer["total"] ?? answer["count"])?.integer
    total = count.flatMap { $0 > rows.elements.count || answer["total"] != nil ? $0 : nil }
  }

  /// Reads a list without an envelope as a whole response.
  init(bare rows: JSONValue) {
    (next, statesNext, total) = (nil, false, nil)
    self.rows = rows.elements.filter { $0.kind == .object }
  }
}
