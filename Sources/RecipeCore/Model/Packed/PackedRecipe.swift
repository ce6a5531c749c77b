package import Text

/// A recipe as bytes among those of others: a third of the memory that its texts take one by one.
package struct PackedRecipe: Sendable {
  private let bytes: SharedBytes
  private let range: Range<Int>

  /// Makes a recipe of what `Recipe.write` wrote.
  ///
  /// - Parameters:
  ///   - bytes: Bytes of this process, or of a file that a checksum vouches for.
  ///   - range: Where the recipe is in them; it is theirs.
  package init(_ bytes: SharedBytes, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// The recipe with the fields of a depth.
  ///
  /// Bytes that are none of a recipe have no fields: what is read was written by this program.
  package func recipe(_ depth: RecipeDepth) -> Recipe {
    bytes.withBytes { all in
      guard var reader = try? ByteReader(all, range),
        let recipe = try? Recipe(reading: &reader, depth)
      else { return Recipe(title: "") }
      return recipe
    }
  }

  /// The title; that of no recipe is empty.
  package var title: String {
    bytes.withBytes { all in
      guard var reader = try? ByteReader(all, range), let title = try? reader.text() else {
        return ""
      }
      return title
    }
  }

  /// What its rank is made of; nothing when it is no recipe.
  package var standing: RecipeStanding {
    bytes.withBytes { all in
      guard var reader = try? ByteReader(all, range), let size = try? reader.count(),
        (try? reader.part(count: size)) != nil,
        let standing = try? RecipeStanding(reading: &reader)
      else { return RecipeStanding(Recipe(title: "")) }
      return standing
    }
  }

  /// The outline; that of no recipe has nothing.
  ///
  /// - Parameter body: Is called with the texts, see `RecipeOutline`; not all of those of bytes that
  ///   are none of a recipe.
  package func outline(_ body: (RecipeField, UnsafeRawBufferPointer) -> Void) -> RecipeOutline {
    bytes.withBytes { all in
      guard var reader = try? ByteReader(all, range),
        let outline = try? RecipeOutline(reading: &reader, body)
      else { return RecipeOutline(Recipe(title: "")) }
      return outline
    }
  }

  /// Writes the recipe as it is.
  package func write(to writer: inout ByteWriter) {
    bytes.withBytes { all in
      writer.append(contentsOf: UnsafeRawBufferPointer(rebasing: all[range]))
    }
  }

  /// Whether both are the same bytes.
  func hasBytes(of other: PackedRecipe) -> Bool {
    guard range.count == other.range.count else { return false }
    return bytes.withBytes { left in
      other.bytes.withBytes { right in left[range].elementsEqual(right[other.range]) }
    }
  }
}
