/// Elements in order, each of which is made when it is accessed, on any thread.
///
/// Nothing is kept: an element that is accessed twice is made twice.
public struct ElementStream<Element: Sendable>: RandomAccessCollection, Sendable {
  /// Zero.
  public let startIndex = 0
  /// The number of elements.
  public let endIndex: Int
  private let element: @Sendable (Int) -> Element

  /// Creates a stream of elements in memory.
  public init(_ elements: [Element]) {
    self.init(count: elements.count) { elements[$0] }
  }

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - element: Returns the element at an index from 0 to below `count`.
  public init(count: Int, element: @escaping @Sendable (Int) -> Element) {
    endIndex = count
    self.element = element
  }

  /// Makes the element at an index.
  public subscript(index: Int) -> Element { element(index) }
}
