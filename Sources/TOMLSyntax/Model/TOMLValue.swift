/// A value and its place.
package struct TOMLValue: Sendable, Hashable {
  /// What a value is.
  ///
  /// Dates and times keep their text: `T` between date and time, `Z` in upper case, the fraction
  /// of a second as it was written.
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

  /// What it is.
  package let content: Content
  /// Where it begins; for a table with a header, where its name is.
  package let position: TOMLPosition

  /// Makes a value of its parts.
  package init(_ content: Content, at position: TOMLPosition) {
    self.content = content
    self.position = position
  }

  /// The table; `nil` for other kinds.
  package var table: TOMLTable? {
    if case .table(let table) = content { table } else { nil }
  }

  /// The string; `nil` for other kinds.
  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// The elements of an array; `nil` for other kinds.
  package var elements: [TOMLValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// What kind of value it is, as a person would say it: "a string", "an array".
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
