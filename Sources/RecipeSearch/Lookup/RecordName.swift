import RecipeCore
import RecipeMatching
import RecipeMerging
import Text

/// What a person typed to name a record, made ready to be compared with many.
struct RecordName {
  /// The ways in which a name may fit a record, in the order of preference.
  enum Way: CaseIterable {
    /// It is the record's own id of twelve digits.
    case recordID
    /// It is `source:id`, byte for byte.
    case exactReference
    /// It is `source:id`, composed or decomposed.
    case reference
    /// It is the record's id inside its source.
    case idInSource
    /// It is the address of its page.
    case address
    /// It is the title, whatever its case and accents.
    case title
    /// It is how the record's own id begins.
    case beginningOfID
  }

  private let name: String
  /// The name as the beginning of an id; `nil` when it can be none.
  private let digits: String?
  private let address: CanonicalURL?
  private let title: [UInt8]

  /// Reads a name.
  init(_ name: String) {
    self.name = name
    let lowercased = name.lowercased()
    digits = Self.isIDPrefix(lowercased) ? lowercased : nil
    address = CanonicalURL(name)
    title = TextFolding.fold(name)
  }

  /// Whether it names a record.
  func fits(_ record: RecipeRecord, by way: Way) -> Bool {
    switch way {
    case .recordID: digits?.utf8.count == 12 && RecipeID.of(record.reference) == digits
    case .exactReference: isExactly(record.reference)
    case .reference: Self.text(of: record.reference) == name
    case .idInSource: record.reference.id == name
    case .address: isAddress(of: record.recipe)
    case .title: isTitle(record.recipe.title)
    case .beginningOfID: digits.map { RecipeID.of(record.reference).hasPrefix($0) } ?? false
    }
  }

  /// Whether it is a title.
  func isTitle(_ other: String) -> Bool {
    !title.isEmpty && TextFolding.fold(other) == title
  }

  private func isAddress(of recipe: Recipe) -> Bool {
    guard let address else { return false }
    return [recipe.sourceURL, recipe.f2fURL].contains { other in
      other.flatMap { CanonicalURL($0) } == address
    }
  }

  /// Whether `name` can be the beginning of an id: one to twelve hexadecimal digits.
  private static func isIDPrefix(_ name: String) -> Bool {
    (1...12).contains(name.utf8.count) && name.utf8.allSatisfy { $0.hexValue != nil }
  }

  /// Compares without making a text of most references.
  private func isExactly(_ reference: RecordReference) -> Bool {
    reference.source.utf8.count + 1 + reference.id.utf8.count == name.utf8.count
      && Self.text(of: reference).utf8.elementsEqual(name.utf8)
  }

  private static func text(of reference: RecordReference) -> String {
    "\(reference.source):\(reference.id)"
  }
}
