/// The words of a key of an object: "howMuch", "how_much" and "how-much" are "how much".
enum KeyWords {
  /// Returns the words of a key, separated by spaces, in their own case.
  static func words(of key: String) -> String {
    var words = ""
    var previous: Unicode.Scalar?
    for scalar in key.unicodeScalars {
      if "_-./".unicodeScalars.contains(scalar) {
        words.append(" ")
      } else {
        let startsWord = scalar.properties.isUppercase && previous?.properties.isLowercase == true
        if startsWord { words.append(" ") }
        words.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return words.cleaned(.line)
  }

  /// Returns the name of a group whose key is its name: "For_the_sauce" is "For the sauce".
  static func title(of key: String) -> String {
    let words = words(of: key)
    guard !key.contains(" "), let first = words.first else { return key }
    return first.uppercased() + words.dropFirst()
  }
}
