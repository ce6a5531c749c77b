/// A generator of distinct names, such as those of the files in a folder.
///
/// A name that is taken gets the first free number, from 2: "Soup", "Soup 2". Names that differ
/// only in case are equal, as they are to many file systems.
package struct UnusedNames {
  private let separator: String
  private var used: Set<String> = []
  /// The last number of each name, so that a thousand soups are not counted again for each.
  private var numbers: [String: Int] = [:]

  /// Creates a generator without names.
  ///
  /// - Parameter separator: The separator of a name and its number.
  package init(separator: String) {
    self.separator = separator
  }

  /// Returns an unused name: the wanted one, with a number if it is taken.
  package mutating func name(_ wanted: String) -> String {
    let key = wanted.lowercased()
    guard !used.insert(key).inserted else { return wanted }
    var number = numbers[key, default: 1] + 1
    while !used.insert(key + separator + String(number)).inserted { number += 1 }
    numbers[key] = number
    return wanted + separator + String(number)
  }
}
