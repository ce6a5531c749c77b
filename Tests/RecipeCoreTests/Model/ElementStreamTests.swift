import RecipeCore
import Synchronization
import Testing

@Suite("A stream of elements")
struct ElementStreamTests {
  @Test("makes an element when it is accessed, and not before")
  func onDemand() {
    let accesses = Mutex([Int]())
    let stream = ElementStream(count: 4) { index in
      accesses.withLock { $0.append(index) }
      return "element \(index)"
    }
    #expect(stream.count == 4)
    #expect(accesses.withLock { $0 } == [])
    #expect(stream[2] == "element 2")
    #expect(Array(stream[1..<3]) == ["element 1", "element 2"])
    #expect(accesses.withLock { $0 } == [2, 1, 2])
  }

  @Test("of elements in memory is these")
  func inMemory() {
    #expect(Array(ElementStream([3, 1, 2])) == [3, 1, 2])
    #expect(ElementStream([Int]()).isEmpty)
  }
}
