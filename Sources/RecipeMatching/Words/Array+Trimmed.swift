extension Array {
  /// The same elements in no more memory than they take.
  ///
  /// A list that was gathered in a buffer for many keeps all of that buffer.
  package var trimmed: [Element] {
    capacity > count ? withUnsafeBufferPointer { Array($0) } : self
  }
}
