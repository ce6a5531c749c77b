import RecipeCore
import RecipeMerging
import Testing

@testable import RecipeIndex
@testable import Text

@Suite("The packed rules of survivorship")
struct SurvivorshipRuleBytesTests {
  private static let rules: [SurvivorshipRule] = [
    .onlyRecord, .only, .agreed, .allTags, .allNames, .real, .majorityOfEquals, .first,
    .cleanTitle, .typicalTitle, .shortTitle, .complete, .longest, .withoutRepeats,
    .withDirections, .secure, .unknownSize, .fittingTimes, .trusted("notes", 2.5, against: 0),
    .majority(2, of: 3), .mostPeople(212), .sameRecord(as: .ingredients),
    .sameValue(of: .publisher), .allLines,
  ]

  @Test("a rule is read as it was written", arguments: rules)
  func rule(rule: SurvivorshipRule) throws {
    #expect(try Self.readAgain(rule, [], .other).rule == rule)
  }

  @Test(
    "a size is read as it was written",
    arguments: [ImageSize(width: 600, height: nil), .init(width: nil, height: 400)])
  func size(size: ImageSize?) throws {
    let rule = SurvivorshipRule.largest(try #require(size))
    #expect(try Self.readAgain(rule, [], .other).rule == rule)
  }

  private static let defects: [ValueDefect] = [
    .synthetic(.zero), .synthetic(.placeholder), .blemish(.capitals), .cutShort(3, of: 10, .lines),
    .cutShort(30, of: 1000, .letters),
  ]

  @Test("a defect is read as it was written", arguments: defects)
  func defect(defect: ValueDefect) throws {
    let read = try Self.readAgain(.first, [1], .setAside(defect))
    #expect(read.losers == [LosingValue(member: 1, relation: .setAside(defect))])
  }

  @Test("an unknown rule is corrupt")
  func corrupt() {
    #expect(throws: IndexCorruption.self) {
      try [UInt8(25)].withUnsafeBytes { bytes in
        var reader = ByteReader(bytes)
        _ = try SurvivorshipRule(reading: &reader)
      }
    }
  }

  /// Writes and reads a provenance of two members.
  private static func readAgain(
    _ rule: SurvivorshipRule, _ losers: [Int], _ relation: LosingValue.Relation
  ) throws -> FieldProvenance {
    let provenance = FieldProvenance(
      field: .title, winners: [0],
      losers: losers.map { LosingValue(member: $0, relation: relation) }, rule: rule)
    var writer = ByteWriter()
    RecipeProvenance.values([provenance]).write(to: &writer, among: 2)
    return try writer.bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      #expect(try reader.count() == 1)
      let read = try FieldProvenance(reading: &reader, among: 2)
      #expect(reader.isAtEnd)
      return read
    }
  }
}
