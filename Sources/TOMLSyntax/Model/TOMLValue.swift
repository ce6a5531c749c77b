/// A value with its position.
package struct TOMLValue: Sendable, Hashable {
  /// The kinds of values.
  ///
  /// Dates and times are normalised text: `T` between date and time, `Z` in upper case, the
  /// fraction of a second as written.
  package enum Content: Sendable, Hashable {
    case string(String)
    case integer(Int64)
    /// The nearest double, and the text without underscores.
    case float(Double, text: String)
    case boolean(Bool)
    /// `1979-05-27T07:32:00.5-07:00`.
    case offsetDateTime(String)
    /// `1979-05-27T07:32:00`.
    case localDateTime(String)
    /// `1979-05-27`.
    case localDate(String)
    /// `07:32:00`.
    case localTime(String)
    case array([TOMLValue])
    case table(TOMLTable)
  }

  /// The value itself.
  package let content: Content
  /// The position of its start; for a table with a header, that of its name.
  package let position: TOMLPosition

  /// Creates a value from its parts.
  package init(_ content: Content, at position: TOMLPosition) {
    self.content = content
    self.position = position
  }

  /// The table, or `nil` for other kinds.
  package var table: TOMLTable? {
    if case .table(let table) = content { table } else { nil }
  }

  /// The string, or `nil` for other kinds.
  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// The elements of an array, or `nil` for other kinds.
  package var elements: [TOMLValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The kind of value in words: "a string", "an array".
  package var kindName: String {
    switch content {
    case .string: "a string"
    case .integer: "a whole number"
    case .float: "a number"
    case .boolean: "a boolean"
    case .offsetDateTime, .localDateTime: "a date with time"
    case .localDate: "a date"
    case .localTime: "a time of day"
    case .array: "an array"
    case .table: "a table"
    }
  }
}
