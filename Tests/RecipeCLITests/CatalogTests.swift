import ArgumentParsing
import Foundation
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import Testing

@testable import RecipeCLI

@Suite("Catalogs")
struct CatalogTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func names(in folder: String) throws -> Set<String> {
    let path = Self.root.appendingPathComponent(folder).path
    return Set(try FileManager.default.contentsOfDirectory(atPath: path))
  }

  @Test("every folder of Plugins but the examples is registered, and nothing else")
  func sources() throws {
    let modules = SourceCatalog.builtIn.map { String(String(reflecting: $0).prefix { $0 != "." }) }
    #expect(try Set(modules) == names(in: "Plugins").subtracting(["Examples"]))
    #expect(Set(Catalogs.builtIn.sources.kinds.map(\.kind)).count == modules.count)
  }

  @Test("the library's kind is one of them, and takes a path")
  func library() {
    let plugin = SourceCatalog.library
    #expect(Catalogs.builtIn.sources.plugin(of: plugin.kind) == plugin)
    #expect(plugin.options.contains { $0.name == "path" })
  }

  @Test("export takes the output formats of a program outside, but no table")
  func exports() {
    let catalogs = Catalogs.builtIn.adding(sources: [], formatters: [TemplateFormatter.self])
    let formats = ExportFormats(catalogs.formatters)
    #expect(formats.isData(TemplateFormatter.name) && formats.isData("json"))
    #expect(!formats.names.contains("table") && !formats.isData("markdown"))
    #expect(formats.document(named: "markdown") != nil)
  }

  @Test("every formatter is registered, but that of --template")
  func formatters() throws {
    let types = FormatterCatalog.builtIn.map { String(describing: $0) } + ["TemplateFormatter"]
    let files = try names(in: "Sources/RecipeFormatting/Formatters")
    #expect(Set(types.map { $0 + ".swift" }) == files.filter { $0.hasSuffix("Formatter.swift") })
    #expect(Catalogs.builtIn.formatters.formatter(named: "pdf") == nil)
  }

  @Test("every command has a file, examples and one line of help")
  func commands() throws {
    let commands = CommandCatalog(.builtIn)
    let files = try names(in: "Sources/RecipeCLI/Commands").filter { $0.hasSuffix("Command.swift") }
    let ofSubcommands: Set = [
      "CacheRecordCommand.swift", "ExplainCommand.swift", "LinkCommand.swift",
      "ReviewCommand.swift",
    ]
    #expect(files.subtracting(ofSubcommands).count == commands.all.count)
    for path in commands.visiblePaths {
      let command = try #require(path.last)
      #expect(!command.examples.isEmpty, "\(command.name)")
      #expect(!command.abstract.hasSuffix("."), "\(command.name)")
    }
  }

  @Test("no option of a command hides a global one")
  func options() {
    let global = GlobalOptions.specifications
    for command in CommandCatalog(.builtIn).root.subcommands {
      let forms = (command.options + command.ownOptions + global).flatMap(\.forms)
      #expect(Set(forms).count == forms.count, "\(command.name)")
    }
  }

  @Test("every command that can be typed has an action of its own")
  func actions() {
    let commands = CommandCatalog(.builtIn)
    for path in commands.visiblePaths {
      #expect(commands.command(at: path.map(\.name))?.specification == path.last)
    }
    #expect(commands.command(at: ["cache", "rebuild"]) == nil)
    #expect(commands.command(at: []) == nil)
  }
}
