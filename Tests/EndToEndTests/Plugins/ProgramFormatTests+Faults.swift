import Foundation
import TestSupport
import Testing

/// Formatters that fail.
extension ProgramFormatTests {
  @Test("a formatter that does not read every recipe leaves the file that was there")
  func earlyFormatter() async throws {
    let kitchen = try PluginKitchen(
      """
      [sources.soup]
      kind = "json"
      path = "soup.ndjson"
      [formats.early]
      command = "./early"
      """)
    let recipes = (1...5_000).map {
      #"{"title": "Soup number \#($0)", "ingredients": ["\#($0) leeks", "1 l stock of spring \#($0)"]}"#
    }
    try kitchen.folder.write(recipes.joined(separator: "\n"), to: "soup.ndjson")
    try kitchen.folder.write("#!/bin/sh\nhead -n 1\n", to: "early")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: kitchen.folder.path + "/early")
    _ = try await kitchen.run("plugin", "add", "./early", "recipes.toml")
    try kitchen.folder.write("old", to: "all.early")
    let result = try await kitchen.run("export", "--format", "early", "--output", "all.early")
    #expect(result.status == 2)
    #expect(result.errors.contains("ended before it had read every recipe"), "\(result.errors)")
    #expect(try kitchen.folder.text(of: "all.early") == "old")
  }

  @Test("a formatter that writes nothing leaves the file that was there")
  func silentFormatter() async throws {
    let kitchen = try PluginKitchen(
      """
      [sources.soup]
      kind = "json"
      path = "soup.json"
      [formats.silent]
      command = "./silent"
      """)
    try kitchen.folder.write(#"{"title": "Soup", "ingredients": ["2 leeks"]}"#, to: "soup.json")
    try kitchen.folder.write("#!/bin/sh\ncat > /dev/null\n", to: "silent")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: kitchen.folder.path + "/silent")
    _ = try await kitchen.run("plugin", "add", "./silent", "recipes.toml")
    try kitchen.folder.write("old", to: "all.silent")
    let result = try await kitchen.run("export", "--format", "silent", "--output", "all.silent")
    #expect(result.status == 2)
    #expect(result.errors.contains("wrote nothing"), "\(result.errors)")
    #expect(try kitchen.folder.text(of: "all.silent") == "old")
  }

  /// Returns the cells of the second row of a spreadsheet, as another reader sees them.
}
