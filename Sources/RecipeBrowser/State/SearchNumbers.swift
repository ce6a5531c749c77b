/// The numbers of the searches of a browser, by which it knows which answers it awaits.
struct SearchNumbers: Sendable {
  /// The number of the last search.
  private(set) var last = 0
  /// The number of the last search that was answered.
  private(set) var answered = 0
  /// The number of the last search for a list that begins anew.
  private var lastNew = 0

  /// True if the last search is not answered yet.
  var awaitsAnswer: Bool { answered < last }

  /// True if the list that was asked for anew is not there yet.
  var awaitsNewList: Bool { answered < lastNew }

  /// Counts a search.
  ///
  /// - Parameter isNew: True if it is for a list that begins anew.
  mutating func begin(isNew: Bool) {
    last += 1
    if isNew { lastNew = last }
  }

  /// Notes that the last search was answered.
  mutating func end() { answered = last }
}
