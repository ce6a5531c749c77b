/// Character references of HTML, as recipes copied from web pages have them.
///
/// Only the form that ends with `;` counts, so that `a&b` and `?x=1&copy=2` stay what they are.
/// Names are those of HTML 4 (section 24) and the fractions of HTML 5.
enum HTMLEntities {
  /// Replaces references; what was escaped twice (`&amp;#39;`) is decoded twice, and never more.
  static func decode(_ text: String) -> String {
    let once = decodeOnce(text)
    return once.hasEscapedAmpersand ? decodeOnce(once.text).text : once.text
  }

  private static func decodeOnce(_ text: String) -> (text: String, hasEscapedAmpersand: Bool) {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes[...]
    var hasEscapedAmpersand = false
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      decoded.append(contentsOf: rest[..<start])
      rest = rest[(start + 1)...]
      // No reference is longer than `&thetasym;`, which keeps a text of ampersands linear.
      guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(of: rest[..<end])
      else {
        decoded.append(UInt8(ascii: "&"))
        continue
      }
      if scalar == "&" { hasEscapedAmpersand = true }
      decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      rest = rest[(end + 1)...]
    }
    decoded.append(contentsOf: rest)
    return (String(decoding: decoded, as: UTF8.self), hasEscapedAmpersand)
  }

  /// What stands between `&` and `;`.
  private static func scalar(of reference: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard reference.first == UInt8(ascii: "#") else {
      return named[String(decoding: reference, as: UTF8.self)]
    }
    let digits = String(decoding: reference.dropFirst(), as: UTF8.self)
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number, number > 0 else { return nil }
    return Unicode.Scalar(windows1252[number] ?? number)
  }

  /// Numbers that pages mean by Windows-1252, as the HTML standard reads them.
  private static let windows1252: [UInt32: UInt32] = [
    0x85: 0x2026, 0x91: 0x2018, 0x92: 0x2019, 0x93: 0x201C, 0x94: 0x201D, 0x95: 0x2022,
    0x96: 0x2013, 0x97: 0x2014, 0x99: 0x2122,
  ]

  private static let named: [String: Unicode.Scalar] = {
    var table = otherNames
    for (offset, name) in latin1Names.split(separator: " ").enumerated() {
      table[String(name)] = Unicode.Scalar(UInt32(0xA0 + offset))
    }
    return table
  }()

  /// The names of U+00A0 to U+00FF, in order.
  private static let latin1Names = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr \
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest \
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml \
    Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times \
    Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig \
    ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde \
    ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """

  private static let otherNames: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "half": "½",
    "frac13": "⅓", "frac23": "⅔", "frac15": "⅕", "frac25": "⅖", "frac35": "⅗", "frac45": "⅘",
    "frac16": "⅙", "frac56": "⅚", "frac18": "⅛", "frac38": "⅜", "frac58": "⅝", "frac78": "⅞",
    "frasl": "⁄", "ndash": "–", "mdash": "—", "minus": "−", "hellip": "…", "bull": "•",
    "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
    "lsaquo": "‹", "rsaquo": "›", "prime": "′", "Prime": "″", "dagger": "†", "permil": "‰",
    "euro": "€", "trade": "™", "hearts": "♥", "larr": "←", "rarr": "→", "asymp": "≈", "ne": "≠",
    "le": "≤", "ge": "≥", "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ",
    "ensp": " ", "emsp": " ", "thinsp": " ", "lpar": "(", "rpar": ")", "comma": ",", "colon": ":",
    "excl": "!", "num": "#", "percnt": "%", "plus": "+", "sol": "/", "equals": "=", "lowbar": "_",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
  ]
}
