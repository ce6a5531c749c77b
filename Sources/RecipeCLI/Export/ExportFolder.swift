import RecipeCore

/// A folder that gets a file for each recipe.
struct ExportFolder {
  /// The folder, absolute; made when it is not there.
  let path: String
  /// The file system.
  let files: any WritingFileSystem
  /// Called before it waits for another program that writes there.
  let onWait: () -> Void

  /// Writes the files, in the place of those that have their names.
  func write(_ recipes: [RecipeFile]) throws(FileError) {
    try files.createFolder(path)
    try files.whileLocked(path, waiting: onWait) { () throws(FileError) in
      files.removeDrafts(in: path)
      var names: [String] = []
      for recipe in recipes {
        let name = recipe.name
        try files.place(recipe.bytes, at: path + "/" + name, replaces: true)
        names.append(name)
      }
      try files.flush(names, in: path)
    }
  }
}
