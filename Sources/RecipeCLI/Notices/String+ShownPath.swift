extension String {
  /// Returns a path or URL relative to a folder if it is in it, else unchanged.
  ///
  /// - Parameter folder: The folder, absolute.
  func shown(from folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return hasPrefix(start) ? String(dropFirst(start.count)) : self
  }
}
