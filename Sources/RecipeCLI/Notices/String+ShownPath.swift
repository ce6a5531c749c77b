extension String {
  /// A path or URL as a person at a folder names it: relative when it is below.
  ///
  /// - Parameter folder: The folder, absolute.
  func shown(from folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return hasPrefix(start) ? String(dropFirst(start.count)) : self
  }
}
