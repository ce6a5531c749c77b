package import Text

/// A recipe as bytes in a buffer of many recipes, which take a third of the memory of their texts.
package struct PackedRecipe: Sendable {
  private let bytes: SharedBytes
  private let range: Range<Int>

  /// Creates a recipe from what `Recipe.write` wrote.
  ///
  /// - Parameters:
  ///   - bytes: Bytes of this process, or of a file whose checksum was verified.
  ///   - range: The range of the recipe in `bytes`, which must be valid.
  package init(_ bytes: SharedBytes, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// Returns the recipe with the fields of a depth.
  ///
  /// Corrupt bytes give a recipe without fields; only what this program wrote is read here.
  package func recipe(_ depth: RecipeDepth) -> Recipe {
    bytes.withBytes { all in
      guard var reader = try? ByteReader(all, range),
        let recipe = try? Recipe(reading: &reader, depth)
      else { return Recipe(title: "") }
      return recipe
    }
  }

  /// The title; empty if the bytes are corrupt.
  package var title: String {
    bytes.withBytes { all in
      guard var reader = try? ByteReader(all, range), let title = try? reader.text() else {
        return ""
      }
      return title
    }
  }

  /// The values that its rank is derived from; empty if the bytes are corrupt.
  package var standing: RecipeStanding {
    bytes.withBytes { all in
      guard var reader = try? ByteReader(all, range), let size = try? reader.count(),
        (try? reader.part(count: size)) != nil,
        let standing = try? RecipeStanding(reading: &reader)
      else { return RecipeStanding(Recipe(title: "")) }
      return standing
    }
  }

  /// Returns the outline; empty if the bytes are corrupt.
  ///
  /// - Parameter body: Called with the texts; see `RecipeOutline`. If the bytes are corrupt, not
  ///   all of them are passed.
  package func outline(_ body: (RecipeField, UnsafeRawBufferPointer) -> Void) -> RecipeOutline {
    bytes.withBytes { all in
      guard var reader = try? ByteReader(all, range),
        let outline = try? RecipeOutline(reading: &reader, body)
      else { return RecipeOutline(Recipe(title: "")) }
      return outline
    }
  }

  /// Writes the bytes of the recipe verbatim.
  package func write(to writer: inout ByteWriter) {
    bytes.withBytes { all in
      writer.append(contentsOf: UnsafeRawBufferPointer(rebasing: all[range]))
    }
  }

  /// True if both have the same bytes.
  func hasBytes(of other: PackedRecipe) -> Bool {
    guard range.count == other.range.count else { return false }
    return bytes.withBytes { left in
      other.bytes.withBytes { right in left[range].elementsEqual(right[other.range]) }
    }
  }
}
