import RecipeCore
import RecipeMerging

/// The provenance of a merged recipe as bytes in a buffer of many.
struct PackedProvenance: DeferredProvenance {
  private let bytes: SharedBytes
  private let range: Range<Int>

  /// Creates a provenance from what `RecipeProvenance.write` wrote; see `PackedRecipe.init`.
  init(_ bytes: SharedBytes, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// Decodes the provenance of each field; empty if the bytes are corrupt.
  func fields(among count: Int) -> [FieldProvenance] {
    bytes.withBytes { all in
      guard var reader = try? ByteReader(all, range),
        let fields = try? reader.elements({ reader throws(IndexCorruption) in
          try FieldProvenance(reading: &reader, among: count)
        })
      else { return [] }
      return fields
    }
  }

  /// Writes the bytes verbatim.
  func write(to writer: inout ByteWriter) {
    bytes.withBytes { all in
      writer.append(contentsOf: UnsafeRawBufferPointer(rebasing: all[range]))
    }
  }
}
