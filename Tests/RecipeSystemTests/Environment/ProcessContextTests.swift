import Foundation
import RecipeSystem
import Testing

@Suite("What the system tells the process")
struct ProcessContextTests {
  private let context = ProcessContext.current()

  @Test("variables, folders and arguments are those of the process")
  func values() {
    let process = ProcessInfo.processInfo
    #expect(context.variables["PATH"] == process.environment["PATH"])
    #expect(context.variables.count == process.environment.count)
    #expect(context.arguments == Array(process.arguments.dropFirst()))
    #expect(context.currentFolder == FileManager.default.currentDirectoryPath)
    #expect(context.processorCount >= 1)
  }

  @Test(
    "RECIPES_PROCESSORS says how many processors are used, where it is a number from 1 on",
    arguments: [("1", 1), ("8", 8), ("99999999999", 1_024), ("0", nil), ("-2", nil), ("two", nil)])
  func processors(value: String, count: Int?) {
    let all = ProcessContext.processorCount([:])
    #expect(all >= 1)
    #expect(ProcessContext.processorCount(["RECIPES_PROCESSORS": value]) == count ?? all)
  }

  @Test("the running program is a file that exists")
  func executable() throws {
    let path = try #require(context.executablePath)
    #expect(FileManager.default.isExecutableFile(atPath: path))
  }

  @Test("the clock tells seconds since 1970")
  func clock() {
    #expect(abs(Double(SystemClock().now) - Date().timeIntervalSince1970) < 60)
  }
}
