/// Names of things that stand side by side, such as the files of a folder: none is given twice.
///
/// A name that is taken gets the first number, from 2, that makes it one that is not: "Soup",
/// "Soup 2". Names that differ only in case are the same, as they are to many file systems.
package struct UnusedNames {
  private let separator: String
  private var used: Set<String> = []
  /// The last number that a name got, so that a thousand soups are not counted again for each.
  private var numbers: [String: Int] = [:]

  /// Begins with no names.
  ///
  /// - Parameter separator: What stands between a name and its number.
  package init(separator: String) {
    self.separator = separator
  }

  /// A name that was not given before: the one wanted, with a number when it is taken.
  package mutating func name(_ wanted: String) -> String {
    let key = wanted.lowercased()
    guard !used.insert(key).inserted else { return wanted }
    var number = numbers[key, default: 1] + 1
    while !used.insert(key + separator + String(number)).inserted { number += 1 }
    numbers[key] = number
    return wanted + separator + String(number)
  }
}
