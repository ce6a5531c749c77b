import TestSupport
import RecipeCore
import Testing

struct SourceCollectorTests {
  @Test("an outline stays only when its record never comes whole")
  func outlines() {
    let collector = SourceCollector()
    collector.addOutlines([.sample("a/1", "Pie"), .sample("a/2", "Soup")])
    collector.add([.sample("a/1", "Pie", ingredients: ["apples"])])
    let records = collector.close().records
    #expect(records.map(\.reference.id) == ["1", "2"])
    #expect(records.map(\.recipe.ingredients) == [["apples"], []])
  }

  @Test("what comes after the end is ignored")
  func closed() {
    let collector = SourceCollector()
    collector.add([.sample("a/1", "Pie")], diagnostics: [Diagnostic(.note, "odd")])
    #expect(collector.close().records.count == 1)
    collector.add([.sample("a/2", "Late")])
    collector.addOutlines([.sample("a/3", "Later")])
    let rest = collector.close()
    #expect(rest.records.isEmpty && rest.diagnostics.isEmpty)
  }
}
