import JSONSyntax
import RecipeCore

/// The times of a document that are numbers without a unit, until the rest of it is known.
///
/// See `TimeStatements` for what tells their unit.
struct BareTimes {
  /// A time under its name.
  struct Time {
    /// The time.
    let key: RecipeKey
    /// The name as written: a label, the heading of a column.
    let name: String
    /// The number as written.
    let text: String
    /// The seconds of the unit that the name tells.
    var unit: Double?
    /// The position in the document, from 1.
    var line: Int?
    /// The column in the line, from 1.
    var column: Int?
  }

  private var times: [Time] = []

  /// Creates an empty list.
  init() {}

  /// Adds a time, or returns `false` for a text that is more than a number.
  mutating func add(_ time: Time) -> Bool {
    guard time.key.isTime, BareTime(time.text) != nil else { return false }
    if !isFull { times.append(time) }
    return true
  }

  /// True if further times are ignored: a recipe has few.
  var isFull: Bool { times.count >= 16 }

  /// Sets the times whose units are known to a recipe, which has those with units.
  ///
  /// - Parameter prose: Returns texts that may mention times.
  /// - Returns: The others.
  func set(in draft: inout Recipe, prose: () -> [String]) -> [Time] {
    guard !times.isEmpty else { return [] }
    var statements = TimeStatements()
    for time in times { statements.add(Self.statement(time)) }
    for (key, minutes) in draft.statedTimes {
      statements.add(TimeStatements.Statement(key: key, text: "\(minutes)", unit: 60))
    }
    if statements.needsProse { for text in prose() { statements.add(prose: text) } }
    return times.filter { time in
      guard case .minutes(let minutes) = statements.meaning(of: Self.statement(time)) else {
        return true
      }
      return !draft.set(time.key, to: "\(minutes) min")
    }
  }

  private static func statement(_ time: Time) -> TimeStatements.Statement {
    TimeStatements.Statement(key: time.key, text: time.text, unit: time.unit)
  }
}

extension BareTimes.Time {
  /// The time as an extra field.
  var extra: ExtraField {
    var json = JSONWriter(isIndented: false)
    json.string(text)
    return ExtraField(name: name, json: String(decoding: json.bytes, as: UTF8.self))
  }

  /// The problem.
  var message: String { Self.message(name) }

  /// Returns the problem of a time of this name.
  static func message(_ name: String) -> String {
    "'\(name)' is a number without a unit and was not read as a time"
  }
}

extension Recipe {
  /// The times that are known, by their keys.
  fileprivate var statedTimes: [(RecipeKey, MinuteRange)] {
    let fields: [(RecipeKey, RecipeField)] = [
      (.prepTime, .prepMinutes), (.cookTime, .cookMinutes), (.waitTime, .waitMinutes),
      (.totalTime, .totalMinutes),
    ]
    return fields.compactMap { key, field in minutes(of: field).map { (key, $0) } }
  }
}
