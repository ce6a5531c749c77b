import JSONSyntax

/// The values of a case's placeholders, each as JSON.
struct KitValues: Sendable {
  /// The names of the placeholders that an answer sets.
  static let (next, state, record) = ("$next", "$state", "$record")

  /// The values, as JSON; empty for a member that is to be left out.
  private var texts: [String: String]
  private let search: String
  private var count = 0

  /// Creates the values of a case that has not begun.
  ///
  /// - Parameters:
  ///   - config: The table for the plug-in, as a JSON object.
  ///   - secrets: Its secrets, as a JSON object.
  ///   - folder: The folder from which relative paths in the table start.
  ///   - query: The text for which a plug-in searches that cannot list.
  init(config: String, secrets: String, folder: String, query: String) {
    texts = ["$config": config, "$secrets": secrets, "$folder": Self.json(folder)]
    search = "{\"text\":\(Self.json(query))}"
    set(abilities: ["list"])
    renew()
  }

  /// Makes `$ask` and `$query` a request for records that a plug-in can answer.
  mutating func set(abilities: Set<String>) {
    let searches = !abilities.contains("list") && abilities.contains("search")
    texts["$ask"] = searches ? "\"search\"" : "\"list\""
    texts["$query"] = searches ? search : ""
  }

  /// Returns a text as JSON.
  static func json(_ text: String) -> String {
    var writer = JSONWriter(isIndented: false)
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Makes `$new` a new id.
  mutating func renew() {
    count += 1
    texts["$new"] = "\"new\(count)\""
  }

  /// True if a placeholder stands for something.
  func has(_ name: String) -> Bool { texts[name].map { $0 != "null" } ?? false }

  /// Sets what a placeholder stands for; nothing for `nil`.
  mutating func set(_ name: String, _ json: String?) { texts[name] = json ?? "null" }

  /// Returns a text, or what it stands for if that is a text.
  func text(_ json: JSONValue?) -> String? {
    guard let text = json?.string else { return nil }
    guard let value = texts[text] else { return text }
    return (try? JSONDocument(parsing: Array(value.utf8)).root)?.string
  }

  /// Returns a value as JSON on one line, with what its placeholders stand for.
  func line(_ json: JSONValue) -> [UInt8] {
    var writer = JSONWriter(isIndented: false)
    writer.write(json, with: texts)
    return writer.bytes
  }
}
