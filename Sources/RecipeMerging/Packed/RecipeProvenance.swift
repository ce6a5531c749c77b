package import RecipeCore
package import Text

/// The provenance of the values of a merged recipe, decoded or packed; see `RecipeContent`.
enum RecipeProvenance: Sendable {
  /// Decoded values.
  case values([FieldProvenance])
  /// Packed bytes, decoded at each access.
  case packed(PackedProvenance)

  /// Returns the decoded provenance.
  ///
  /// - Parameter count: The number of members of the recipe.
  func fields(among count: Int) -> [FieldProvenance] {
    switch self {
    case .values(let fields): fields
    case .packed(let packed): packed.fields(among: count)
    }
  }

  /// Writes the provenance.
  func write(to writer: inout ByteWriter) {
    switch self {
    case .values(let fields): writer.write(fields) { $1.write(to: &$0) }
    case .packed(let packed): packed.write(to: &writer)
    }
  }
}

/// The provenance of the values of a merged recipe as bytes in a shared buffer.
package struct PackedProvenance: Sendable {
  private let bytes: SharedBytes
  private let range: Range<Int>

  /// Creates a provenance from what `RecipeProvenance.write` wrote; see `PackedRecipe.init`.
  package init(_ bytes: SharedBytes, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// Returns the decoded provenance; empty if the bytes are corrupt.
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

  /// Writes the bytes verbatim.
  package func write(to writer: inout ByteWriter) {
    bytes.withBytes { all in
      writer.append(contentsOf: UnsafeRawBufferPointer(rebasing: all[range]))
    }
  }
}
