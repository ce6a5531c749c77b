import RecipeCore
import RecipeMatching
import RecipeMerging
import Text

/// The name of a record as typed, prepared for comparison with many records.
struct RecordName {
  /// The ways in which a name may match a record, in the order of preference.
  enum Way: CaseIterable {
    /// The record's own id of twelve digits.
    case recordID
    /// `source:id`, byte for byte.
    case exactReference
    /// `source:id`, composed or decomposed.
    case reference
    /// The record's id within its source, byte for byte.
    case exactIDInSource
    /// The record's id within its source, composed or decomposed.
    case idInSource
    /// The id that the recipe states for itself, alone or as `source:id`.
    case statedID
    /// An id that it had when its file held fewer or more recipes, or when it was named by its number,
    /// alone or as `source:id`.
    case formerID
    /// The URL of its page.
    case address
    /// The title, byte for byte.
    case exactTitle
    /// The title, without regard to case and accents.
    case title
    /// The beginning of the record's own id.
    case beginningOfID
  }

  private let name: String
  /// The name as the beginning of an id, or `nil` if it cannot be one.
  private let digits: String?
  private let address: CanonicalURL?
  private let title: [UInt8]

  /// Parses a name.
  init(_ name: String) {
    self.name = name
    let lowercased = name.lowercased()
    digits = Self.isIDPrefix(lowercased) ? lowercased : nil
    address = CanonicalURL(name)
    title = TextFolding.fold(name)
  }

  /// True if it matches a record in a way.
  func fits(_ record: RecipeRecord, by way: Way) -> Bool {
    switch way {
    case .recordID: isID(of: record.reference)
    case .exactReference: isExactly(record.reference)
    case .reference: Self.text(of: record.reference) == name
    case .exactIDInSource: ByteKey(record.reference.id) == ByteKey(name)
    case .idInSource: record.reference.id == name
    case .statedID: isStated(by: record)
    case .formerID: record.formerReferences.contains { isName(of: $0) || isID(of: $0) }
    case .address: isAddress(of: record.recipe)
    case .exactTitle, .title: isTitle(record.recipe.title, by: way)
    case .beginningOfID: beginsID(of: record.reference)
    }
  }

  /// True if it equals a title in one of the ways of titles.
  func isTitle(_ other: String, by way: Way) -> Bool {
    guard !title.isEmpty else { return false }
    return switch way {
    case .exactTitle: ByteKey(other) == ByteKey(name)
    case .title: TextFolding.fold(other) == title
    default: false
    }
  }

  /// The place of a name in a title.
  enum TitlePart {
    /// The title begins with it.
    case beginning
    /// A later word of the title begins it.
    case later
  }

  /// Returns its place in a title, or `nil` if no word of the title begins it; asked only if no record
  /// has the name in another way.
  func part(ofTitle other: String) -> TitlePart? {
    guard title.count >= Self.leastBeginning else { return nil }
    let folded = TextFolding.fold(other)
    if folded.starts(with: title) { return .beginning }
    let isLater = folded.indices.contains { place in
      folded[place] == UInt8(ascii: " ") && folded[(place + 1)...].starts(with: title)
    }
    return isLater ? .later : nil
  }

  /// The minimum length of the beginning of a title, in folded bytes.
  private static let leastBeginning = 3

  /// True if it is the whole id of twelve digits.
  private func isID(of reference: RecordReference) -> Bool {
    digits?.utf8.count == 12 && RecipeID.of(reference) == digits
  }

  private func beginsID(of reference: RecordReference) -> Bool {
    digits.map { RecipeID.of(reference).hasPrefix($0) } ?? false
  }

  private func isStated(by record: RecipeRecord) -> Bool {
    record.statedIDs.contains {
      isName(of: RecordReference(source: record.reference.source, id: $0))
    }
  }

  private func isName(of reference: RecordReference) -> Bool {
    ByteKey(reference.id) == ByteKey(name) || isExactly(reference)
  }

  private func isAddress(of recipe: Recipe) -> Bool {
    guard let address else { return false }
    return [recipe.sourceURL, recipe.f2fURL].contains { other in
      other.flatMap { CanonicalURL($0) } == address
    }
  }

  /// True if `name` can be the beginning of an id: one to twelve hexadecimal digits.
  private static func isIDPrefix(_ name: String) -> Bool {
    (1...12).contains(name.utf8.count) && name.utf8.allSatisfy { $0.hexValue != nil }
  }

  /// True if it is exactly `source:id`; avoids building a string for most references.
  private func isExactly(_ reference: RecordReference) -> Bool {
    reference.source.utf8.count + 1 + reference.id.utf8.count == name.utf8.count
      && Self.text(of: reference).utf8.elementsEqual(name.utf8)
  }

  private static func text(of reference: RecordReference) -> String {
    "\(reference.source):\(reference.id)"
  }
}
