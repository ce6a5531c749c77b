extension Array {
  /// The same elements without spare capacity.
  ///
  /// An array that was built in a reused buffer keeps all of its capacity.
  package var trimmed: [Element] {
    capacity > count ? withUnsafeBufferPointer { Array($0) } : self
  }
}
