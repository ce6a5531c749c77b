import RecipeCore

/// The files of a folder by family, for saying why a source finds none to read.
struct FolderCensus {
  private let paths: [String]

  /// Lists a folder.
  ///
  /// - Parameter filter: The filter, which should include every file.
  init(of place: ResolvedFolder, filter: FolderFilter, files: any FileSystem) {
    paths =
      FolderWalk(
        root: place.root, realRoot: place.realRoot, filter: filter, files: files
      ).paths
  }

  /// True if there is no file.
  var isEmpty: Bool { paths.isEmpty }

  /// Returns the family that reads most of the documents other than those of a family, and their
  /// number.
  ///
  /// - Returns: `nil` if there are no other documents.
  func others(than family: FolderFamily) -> (family: FolderFamily, count: Int)? {
    let own = family.endings
    let others = count {
      $0.ending(of: DocumentFormats.endings) != nil && $0.ending(of: own) == nil
    }
    guard others > 0 else { return nil }
    let single = FolderFamily.allCases.lazy.filter { $0 != .folder && $0 != family }
      .map { family in (family: family, count: count { $0.ending(of: family.endings) != nil }) }
    // A README among a hundred other documents is none of the collection.
    return single.first { $0.count * 10 >= others * 9 } ?? (.folder, others)
  }

  private func count(_ isCounted: (DocumentSample) -> Bool) -> Int {
    paths.count { isCounted(DocumentSample(path: $0, bytes: [])) }
  }
}
