package import RecipeCore
package import Text

/// Where the values of a merged recipe came from, as values or as bytes; see `RecipeContent`.
enum RecipeProvenance: Sendable {
  /// Values.
  case values([FieldProvenance])
  /// Bytes, read anew whenever they are asked for.
  case packed(PackedProvenance)

  /// The values.
  ///
  /// - Parameter count: How many members the recipe has.
  func fields(among count: Int) -> [FieldProvenance] {
    switch self {
    case .values(let fields): fields
    case .packed(let packed): packed.fields(among: count)
    }
  }

  /// Writes it.
  func write(to writer: inout ByteWriter) {
    switch self {
    case .values(let fields): writer.write(fields) { $1.write(to: &$0) }
    case .packed(let packed): packed.write(to: &writer)
    }
  }
}

/// Where the values of a merged recipe came from, as bytes among others.
package struct PackedProvenance: Sendable {
  private let bytes: SharedBytes
  private let range: Range<Int>

  /// Makes it of what `RecipeProvenance.write` wrote; see `PackedRecipe.init`.
  package init(_ bytes: SharedBytes, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// The values; none when the bytes are not what was written.
  package func fields(among count: Int) -> [FieldProvenance] {
    bytes.withBytes { all in
      guard var reader = try? ByteReader(all, range),
        let fields = try? reader.elements({ reader throws(ByteReader.Damage) in
          try FieldProvenance(reading: &reader, among: count)
        })
      else { return [] }
      return fields
    }
  }

  /// Writes it as it is.
  package func write(to writer: inout ByteWriter) {
    bytes.withBytes { all in
      writer.append(contentsOf: UnsafeRawBufferPointer(rebasing: all[range]))
    }
  }
}
