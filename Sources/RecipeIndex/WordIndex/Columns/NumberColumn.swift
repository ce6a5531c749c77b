import RecipeSearch
import Text

/// A column of one number for all recipes, dictionary-encoded: distinct values, and codes.
///
/// The bytes are a checksum of the others; the number of distinct values, and the values,
/// ascending; then a code for each recipe: 0 if the number is not known, else the index of its
/// value from 1 on.
struct NumberColumn {
  private let values: UnsafeRawBufferPointer
  private let codes: UnsafeRawBufferPointer
  private let recipeCount: Int

  /// Reads a column.
  init(
    _ bytes: UnsafeRawBufferPointer, recipeCount: Int
  ) throws(IndexCorruption) {
    var reader = ByteReader(bytes)
    let checksum = try reader.fixed()
    guard checksum == Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[8...])) else {
      throw IndexCorruption()
    }
    let count = try reader.fixed()
    guard count <= UInt64(reader.left / 8) else { throw IndexCorruption() }
    values = try reader.part(count: 8 * Int(count))
    let width = Self.width(valueCount: Int(count))
    guard recipeCount >= 0, reader.left / width == recipeCount, reader.left % width == 0 else {
      throw IndexCorruption()
    }
    codes = try reader.part(count: reader.left)
    self.recipeCount = recipeCount
  }

  /// Returns the recipes whose number is known and within a range.
  func recipes(in range: NumberRange) -> PositionBits {
    let count = valueCount
    let start = BinarySearch.place(in: count) { range.startsBefore(value($0)) }
    let end = BinarySearch.place(in: count) { !range.endsBehind(value($0)) }
    guard start < end else { return PositionBits(count: recipeCount) }
    return switch Self.width(valueCount: count) {
    case 1: recipes(UInt8.self, start..<end)
    case 2: recipes(UInt16.self, start..<end)
    default: recipes(UInt32.self, start..<end)
    }
  }

  /// The number of a recipe, or `nil` if it is not known or there is no such recipe.
  subscript(position: Int) -> Double? {
    let code = code(of: position)
    let value = code > 0 ? value(ofCode: code) : nil
    // A valid column contains no NaN, by which nothing could be sorted.
    return value.flatMap { $0.isNaN ? nil : $0 }
  }

  /// The number of distinct values.
  var valueCount: Int { values.count / 8 }

  /// Returns the code of a recipe: 0 if its number is not known or there is no such recipe.
  func code(of position: Int) -> Int {
    guard position >= 0, position < recipeCount else { return 0 }
    let code =
      switch Self.width(valueCount: valueCount) {
      case 1: Int(codes[position])
      case 2:
        Int(codes.number(at: 2 * position, as: UInt16.self))
      default:
        Int(codes.number(at: 4 * position, as: UInt32.self))
      }
    return code <= valueCount ? code : 0
  }

  /// Returns the value of a code, from 1 to `valueCount`; ascending.
  func value(ofCode code: Int) -> Double { value(code - 1) }

  /// Returns the size of a code in bytes.
  static func width(valueCount: Int) -> Int {
    valueCount <= Int(UInt8.max) ? 1 : valueCount <= Int(UInt16.max) ? 2 : 4
  }

  private func value(_ place: Int) -> Double {
    Double(bitPattern: values.number(at: 8 * place, as: UInt64.self))
  }

  /// Returns the recipes whose value has an index in a range.
  private func recipes<Code: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _: Code.Type, _ places: Range<Int>
  ) -> PositionBits {
    let (first, size) = (Code(clamping: places.lowerBound + 1), Code(clamping: places.count))
    let width = MemoryLayout<Code>.size
    return PositionBits(count: recipeCount) { index in
      let start = 64 * index
      var bits: UInt64 = 0
      for place in 0..<min(64, recipeCount - start) {
        let code = codes.number(at: width * (start + place), as: Code.self)
        // A code below the first wraps round to a number that is not less than the size.
        bits |= (code &- first < size ? 1 : 0) << UInt64(place)
      }
      return bits
    }
  }
}
