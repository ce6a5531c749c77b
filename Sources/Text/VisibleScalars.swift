/// The scalars of a text that a reader can see, or that change what is seen.
///
/// The others make two names look alike that differ, or hide text: zero-width spaces, byte order
/// marks, soft hyphens, tags, fillers, and marks of direction (Default_Ignorable_Code_Point of
/// UAX #44). Joiners, variation selectors and tags are kept where writing needs them: in Persian
/// and the Indic scripts, in emoji, after ideographs.
package enum VisibleScalars {
  private static let flag: Unicode.Scalar = "\u{1F3F4}"
  private static let tagEnd: UInt32 = 0xE007F
  /// The maximum number of tags in a flag, which has the code of a region: `gbsct`.
  private static let maximumTagCount = 8

  /// Returns the scalars without invisible ones.
  ///
  /// - Parameter substitute: Stands for each invisible one, so that offsets stay the same; `nil`
  ///   leaves them out.
  package static func of(
    _ scalars: [Unicode.Scalar], substitute: Unicode.Scalar? = nil
  ) -> [Unicode.Scalar] {
    var visible: [Unicode.Scalar] = []
    visible.reserveCapacity(scalars.count)
    var flagEnd = 0
    for (index, scalar) in scalars.enumerated() {
      if scalar == flag { flagEnd = endOfFlag(in: scalars, at: index) }
      let isKept =
        !scalar.isIgnorable || scalar.steersTerminal || index < flagEnd
        || isNeeded(scalar, at: index, in: scalars)
      if isKept {
        visible.append(scalar)
      } else if let substitute {
        visible.append(substitute)
      }
    }
    return visible
  }

  /// Returns the index past a flag with its tags (UTS #51, ED-14a), or `index` if there are none.
  private static func endOfFlag(in scalars: [Unicode.Scalar], at index: Int) -> Int {
    let tags = scalars[(index + 1)...].prefix(maximumTagCount + 1)
    guard let end = tags.firstIndex(where: { $0.value == tagEnd }),
      scalars[(index + 1)..<end].allSatisfy(\.isTagOfWord)
    else { return index }
    return end + 1
  }

  /// True if a joiner or a variation selector belongs to the scalars beside it.
  private static func isNeeded(
    _ scalar: Unicode.Scalar, at index: Int, in scalars: [Unicode.Scalar]
  ) -> Bool {
    guard index > 0, case let before = scalars[index - 1] else { return false }
    switch scalar.value {
    case 0x200C: return before.isOfJoiningScript
    case 0x200D:
      let after = index + 1 < scalars.count ? scalars[index + 1] : nil
      return before.isOfJoiningScript
        || (before.endsEmoji && after.map { $0.startsEmoji } ?? false)
    case 0x180B...0x180F: return before.isOfJoiningScript
    case 0xFE00...0xFE0F: return !before.isIgnorable && before.value > 0x20
    case 0xE0100...0xE01EF: return before.properties.isIdeographic
    default: return false
    }
  }
}

extension Unicode.Scalar {
  /// True if nothing is drawn for the scalar itself; that includes joiners and selectors.
  var isIgnorable: Bool {
    guard value >= 0xAD else { return false }
    return properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(value)
  }

  /// True if the scalar is invisible wherever it is.
  package var isInvisible: Bool {
    guard isIgnorable else { return false }
    switch value {
    case 0x200C, 0x200D, 0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return false
    default: return true
    }
  }

  /// True for letters and marks of scripts in which joiners change the letters' shapes: from Arabic
  /// to Vedic, with their extensions.
  fileprivate var isOfJoiningScript: Bool {
    switch value {
    case 0x600...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFEFC, 0x10A00...0x11FFF, 0x1E900...0x1E95F:
      !isIgnorable
    default: false
    }
  }

  /// True if the scalar may precede a joiner in an emoji: it, its colour of skin, or its selector.
  fileprivate var endsEmoji: Bool { value == 0xFE0F || startsEmoji }

  fileprivate var startsEmoji: Bool { value > 0xFF && properties.isEmoji }

  /// True for the tags of digits and lowercase letters.
  fileprivate var isTagOfWord: Bool {
    (0xE0030...0xE0039).contains(value) || (0xE0061...0xE007A).contains(value)
  }
}
