/// The properties of letters beyond ASCII that folding needs.
enum LetterTable {
  /// The role of a scalar in folding.
  enum Kind {
    /// Part of a word.
    case letter
    /// A combining mark that is no letter of its own.
    case mark
    /// Invisible: soft hyphen, joiners, variation selectors.
    case ignored
    /// Anything else, which ends a word.
    case separator
  }

  /// Returns the base letters of an accented letter or ligature, in either case, or `nil` for
  /// others.
  static func base(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xC0..<0x180: latinBases[Int(scalar.value - 0xC0)]
    case 0x3040...0x9FFF, 0xAC00...0xD7A3: nil
    case 0xFF01...0xFF5E: fullWidth(scalar)
    default: bases[scalar]
    }
  }

  /// Returns the role of a scalar.
  static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x9FFF, 0xAC00...0xD7A3: .letter
    case 0x0300...0x036F, 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5, 0x05C7,
      0x064B...0x065F, 0x0670, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
      0x3099, 0x309A, 0xFE20...0xFE2F:
      .mark
    case 0x00AD, 0x0640, 0x200B...0x200F, 0x2060, 0xFE00...0xFE0F, 0xFEFF: .ignored
    default: generalKind(of: scalar)
    }
  }

  /// The small letter of a capital one, without what its mapping has behind that.
  static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x3040...0x9FFF, 0xAC00...0xD7A3: scalar
    default: scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    }
  }

  private static func generalKind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber:
      .letter
    default: .separator
    }
  }

  /// Returns the ASCII letter of a full-width letter or digit (Halfwidth and Fullwidth Forms).
  private static func fullWidth(_ scalar: Unicode.Scalar) -> String? {
    guard let plain = Unicode.Scalar(scalar.value - 0xFEE0) else { return nil }
    let lower = plain.properties.lowercaseMapping
    return plain.properties.isAlphabetic || plain.properties.numericType != nil ? lower : nil
  }

  /// A base and every letter that folds to it; capitals are added by their mapping.
  private static let rows: [(base: String, letters: String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁẚạảấầẩẫậắằẳẵặª"), ("ae", "æǣǽ"), ("b", "ƀɓḃḅḇ"), ("c", "çćĉċčƈȼḉ"),
    ("d", "ðďđɖɗḋḍḏḑḓ"), ("dz", "ǆǳ"), ("e", "èéêëēĕėęěǝȅȇȩɇḕḗḙḛḝẹẻẽếềểễệ"), ("f", "ƒḟ"),
    ("g", "ĝğġģǥǧǵɠḡ"), ("h", "ĥħȟɦḣḥḧḩḫẖ"), ("i", "ìíîïĩīĭįıǐȉȋɨḭḯỉị"), ("ij", "ĳ"),
    ("j", "ĵǰɉ"), ("k", "ķĸƙǩḱḳḵ"), ("l", "ĺļľŀłƚɫḷḹḻḽ"), ("lj", "ǉ"), ("m", "ḿṁṃ"),
    ("n", "ñńņňŉŋƞǹɲṅṇṉṋ"), ("nj", "ǌ"), ("o", "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱɵṍṏṑṓọỏốồổỗộớờởỡợº"),
    ("oe", "œ"), ("p", "ƥṕṗ"), ("r", "ŕŗřȑȓɍṙṛṝṟ"), ("s", "śŝşšſșȿṡṣṥṧṩ"), ("ss", "ß"),
    ("t", "ţťŧƭțʈṫṭṯṱẗ"), ("th", "þ"), ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗʉṳṵṷṹṻụủứừửữự"), ("v", "ʋṽṿ"),
    ("w", "ŵẁẃẅẇẉẘ"), ("x", "ẋẍ"), ("y", "ýÿŷƴȳɏẏẙỳỵỷỹ"), ("z", "źżžƶȥẑẓẕ"),
    ("fi", "ﬁ"), ("fl", "ﬂ"), ("ff", "ﬀ"), ("ffi", "ﬃ"), ("ffl", "ﬄ"),
    ("α", "άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ"), ("ε", "έἐἑἒἓἔἕὲέ"),
    ("η", "ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ"), ("ι", "ίϊΐἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ"), ("ο", "όὀὁὂὃὄὅὸό"),
    ("ρ", "ῤῥ"), ("σ", "ς"), ("υ", "ύϋΰὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ"), ("ω", "ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ"),
    ("а", "ӑӓ"), ("е", "ѐёӗ"), ("ж", "ӂӝ"), ("з", "ӟ"), ("и", "йѝӣӥ"), ("і", "ї"), ("к", "ќ"),
    ("ا", "أإآٱ"), ("ي", "ىی"), ("ك", "ک"), ("ه", "ة"),
    ("г", "ѓ"), ("о", "ӧ"), ("у", "ўӯӱӳ"), ("ч", "ӵ"), ("ы", "ӹ"), ("э", "ӭ"),
  ]

  /// The bases of Latin-1 Supplement and Latin Extended-A, which most letters beyond ASCII are of.
  private static let latinBases = (0xC0..<0x180).map { Unicode.Scalar($0).flatMap { bases[$0] } }

  private static let bases: [Unicode.Scalar: String] = {
    var bases: [Unicode.Scalar: String] = [:]
    for row in rows {
      for letter in row.letters.unicodeScalars {
        bases[letter] = row.base
        let capital = letter.properties.uppercaseMapping.unicodeScalars
        if capital.count == 1, let first = capital.first, !first.isASCII { bases[first] = row.base }
      }
    }
    bases["ẞ"] = "ss"
    bases["İ"] = "i"
    return bases
  }()
}
