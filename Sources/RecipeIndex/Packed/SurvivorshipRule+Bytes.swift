import RecipeCore
import RecipeMerging
import Text

extension SurvivorshipRule {
  /// Writes a code of the rule, then its values.
  func write(to writer: inout ByteWriter) {
    switch self {
    case .onlyRecord: writer.write(0)
    case .only: writer.write(1)
    case .agreed: writer.write(2)
    case .allTags: writer.write(3)
    case .allNames: writer.write(4)
    case .real: writer.write(5)
    case .majorityOfEquals: writer.write(6)
    case .first: writer.write(7)
    case .cleanTitle: writer.write(8)
    case .typicalTitle: writer.write(9)
    case .shortTitle: writer.write(10)
    case .complete: writer.write(11)
    case .longest: writer.write(12)
    case .withoutRepeats: writer.write(13)
    case .withDirections: writer.write(14)
    case .secure: writer.write(15)
    case .unknownSize: writer.write(16)
    case .fittingTimes: writer.write(17)
    case .trusted(let source, let weight, let other):
      writer.write(18)
      writer.write(source)
      writer.write(fixed: weight.bitPattern)
      writer.write(fixed: other.bitPattern)
    case .majority(let count, let all):
      writer.write(19)
      writer.write(count)
      writer.write(all)
    case .largest(let size):
      writer.write(20)
      writer.write(size.width ?? 0)
      writer.write(size.height ?? 0)
    case .mostPeople(let count):
      writer.write(21)
      writer.write(count)
    case .sameRecord(let field):
      writer.write(22)
      writer.write(field.rawValue)
    case .sameValue(let field):
      writer.write(23)
      writer.write(field.rawValue)
    case .allLines: writer.write(24)
    }
  }

  /// Reads what `write` wrote.
  init(reading reader: inout ByteReader) throws(IndexCorruption) {
    switch try reader.count() {
    case 0: self = .onlyRecord
    case 1: self = .only
    case 2: self = .agreed
    case 3: self = .allTags
    case 4: self = .allNames
    case 5: self = .real
    case 6: self = .majorityOfEquals
    case 7: self = .first
    case 8: self = .cleanTitle
    case 9: self = .typicalTitle
    case 10: self = .shortTitle
    case 11: self = .complete
    case 12: self = .longest
    case 13: self = .withoutRepeats
    case 14: self = .withDirections
    case 15: self = .secure
    case 16: self = .unknownSize
    case 17: self = .fittingTimes
    case 18:
      self = .trusted(
        try reader.text(), Double(bitPattern: try reader.fixed()),
        against: Double(bitPattern: try reader.fixed()))
    case 19: self = .majority(try reader.count(), of: try reader.count())
    case 20: self = .largest(try ImageSize(reading: &reader))
    case 21: self = .mostPeople(try reader.count())
    case 22: self = .sameRecord(as: try reader.field())
    case 23: self = .sameValue(of: try reader.field())
    case 24: self = .allLines
    default: throw IndexCorruption()
    }
  }
}

extension ImageSize {
  /// Reads width and height; 0 is an unknown one.
  fileprivate init(reading reader: inout ByteReader) throws(IndexCorruption) {
    let (width, height) = (try reader.count(), try reader.count())
    guard
      let size = ImageSize(
        width: width == 0 ? nil : width, height: height == 0 ? nil : height)
    else { throw IndexCorruption() }
    self = size
  }
}

extension ByteReader {
  /// Reads the name of a field.
  mutating func field() throws(IndexCorruption) -> RecipeField {
    guard let field = RecipeField(rawValue: try text()) else { throw IndexCorruption() }
    return field
  }
}
