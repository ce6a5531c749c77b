import JSONSyntax
import TOMLSyntax

/// A table as JSON: dates and times become texts.
struct TOMLObjectText {
  /// The maximum number of tables and arrays in each other.
  private static let maximumDepth = 32

  private var writer = JSONWriter(isIndented: false)

  /// The table as a JSON object.
  var json: String { String(decoding: writer.bytes, as: UTF8.self) }

  /// Converts a value, which must be a table.
  init(of value: TOMLValue) throws(OptionFlaw) {
    guard let table = value.table else {
      throw OptionFlaw("must be a table, not \(value.kindName)", help: "write { name = \"value\" }")
    }
    try write(table, depth: 0)
  }

  private mutating func write(_ table: TOMLTable, depth: Int) throws(OptionFlaw) {
    writer.beginObject()
    for entry in table.entries {
      writer.name(entry.key.name)
      try write(entry.value, depth: depth + 1)
    }
    writer.endObject()
  }

  private mutating func write(_ value: TOMLValue, depth: Int) throws(OptionFlaw) {
    guard depth <= Self.maximumDepth else { throw OptionFlaw("has too many tables in each other") }
    switch value.content {
    case .string(let text), .offsetDateTime(let text), .localDateTime(let text),
      .localDate(let text), .localTime(let text):
      writer.string(text)
    case .integer(let integer): writer.raw(String(integer))
    case .float(let number, _):
      guard number.isFinite else { throw OptionFlaw("has a number that is not finite") }
      writer.raw("\(number)")
    case .boolean(let boolean): writer.boolean(boolean)
    case .array(let elements):
      writer.beginArray()
      for element in elements { try write(element, depth: depth + 1) }
      writer.endArray()
    case .table(let table): try write(table, depth: depth)
    }
  }
}
