import RecipeCore

/// A folder that receives a file for each recipe.
struct ExportFolder {
  /// The folder, absolute; created if it does not exist.
  let path: String
  /// The file system.
  let files: any WritingFileSystem
  /// Called before waiting for another program that writes to it.
  let onWait: () -> Void

  /// Writes the files, replacing existing ones of the same names.
  ///
  /// - Throws: An error also if the folder of a recipe is a link, which could lead anywhere.
  func write(_ recipes: ElementStream<RecipeFile>) throws(FileError) {
    try files.createFolder(path)
    try files.whileLocked(path, waiting: onWait) { () throws(FileError) in
      files.removeDrafts(in: path)
      let links = try links()
      var names: [String] = []
      for recipe in recipes {
        if let name = try write(recipe, links) { names.append(name) }
      }
      try files.flush(names, in: path)
    }
  }

  private func links() throws(FileError) -> Set<String> {
    let links = try files.entries(of: path).filter { $0.kind == .symbolicLink }
    return Set(links.map(\.name))
  }

  /// Writes a file.
  ///
  /// - Returns: Its name if it is in the folder itself, and not yet durable.
  private func write(_ recipe: RecipeFile, _ links: Set<String>) throws(FileError) -> String? {
    let name = recipe.path
    guard let slash = name.lastIndex(of: "/") else {
      try files.place(recipe.bytes, at: path + "/" + name, replaces: true)
      return name
    }
    let folder = path + "/" + name[..<slash]
    let file = String(name[name.index(after: slash)...])
    guard !links.contains(String(name[..<slash])) else {
      throw FileError(.other("is a link, and the recipe would leave \(path)"), path: folder)
    }
    try files.createFolder(folder)
    try files.place(recipe.bytes, at: folder + "/" + file, replaces: true)
    try files.flush([file], in: folder)
    return nil
  }
}
