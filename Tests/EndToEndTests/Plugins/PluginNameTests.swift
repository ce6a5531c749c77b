import Foundation
import TestSupport
import Testing

/// Which file the name of a plug-in means.
struct PluginNameTests {
  @Test("a name means a plug-in and no other program, and what is ambiguous must be said whole")
  func names() async throws {
    let kitchen = try PluginKitchen()
    let tenLines = PluginKitchen.programs + "/ten-lines"
    let missing = try await kitchen.run("plugin", "add", "sh")
    #expect(missing.status == 2 && missing.errors.contains("there is no plug-in 'sh'"))
    let source = try await kitchen.install(tenLines, as: "recipes-source-sh")
    #expect(try await kitchen.run("plugin", "add", "sh").output.hasPrefix(source + "\n"))
    let format = try await kitchen.install(tenLines, as: "recipes-format-sh")
    let both = try await kitchen.run("plugin", "add", "sh")
    #expect(both.status == 2)
    #expect(both.errors.contains("name one of recipes-source-sh, recipes-format-sh"))
    let named = try await kitchen.run("plugin", "add", "recipes-format-sh")
    #expect(named.output.hasPrefix(format + "\n"))
  }
}
