import HTMLSyntax
import JSONSyntax

/// An item of microdata or the like: properties and their values.
struct MarkupItem {
  /// A value of a property.
  indirect enum Value {
    case text(String)
    case item(MarkupItem)

    /// The size of its texts in bytes.
    fileprivate var length: Int {
      switch self {
      case .text(let text): text.utf8.count
      case .item(let item): item.length
      }
    }
  }

  /// The type, as schema.org names it.
  let type: String?
  /// The properties with their values, in the order of their first occurrence.
  private(set) var properties: [(name: String, values: [Value])] = []

  /// The size of its texts in bytes, including those of nested items.
  private(set) var length = 0

  private var places: [String: Int] = [:]

  /// Creates an item without properties.
  init(type: String?) {
    self.type = type
  }

  /// Adds a value of a property.
  mutating func add(_ value: Value, to name: String) {
    length += name.utf8.count + value.length
    if let place = places[name] {
      properties[place].values.append(value)
    } else {
      places[name] = properties.count
      properties.append((name, [value]))
    }
  }

  /// The item as a node of JSON-LD.
  var json: [UInt8] {
    var writer = JSONWriter(isIndented: false)
    write(to: &writer)
    return writer.bytes
  }

  private func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let type {
      writer.name("@type")
      writer.string(type)
    }
    for property in properties {
      writer.name(property.name)
      if property.values.count > 1 { writer.beginArray() }
      for value in property.values { Self.write(value, to: &writer) }
      if property.values.count > 1 { writer.endArray() }
    }
    writer.endObject()
  }

  private static func write(_ value: Value, to writer: inout JSONWriter) {
    switch value {
    case .text(let text): writer.string(text)
    case .item(let item): item.write(to: &writer)
    }
  }
}
