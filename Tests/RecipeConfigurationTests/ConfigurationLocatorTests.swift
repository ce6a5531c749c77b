import RecipeConfiguration
import Testing

@Suite("Finding recipes.toml")
struct ConfigurationLocatorTests {
  private func locate(
    _ paths: [String], option: String? = nil, variables: [String: String] = [:],
    in folder: String = "/home/ana/kitchen"
  ) throws -> LocatedConfiguration {
    let files = FileStub(contents: Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
    let home = ["HOME": "/home/ana"]
    return try ConfigurationLocator(
      files: files, variables: home.merging(variables) { $1 }, currentFolder: folder
    ).locate(option: option)
  }

  @Test("the nearest place wins, in the order of the contract")
  func order() throws {
    var paths = [
      "/home/ana/kitchen/given.toml", "/env.toml", "/home/ana/kitchen/recipes.toml",
      "/home/ana/recipes.toml", "/recipes.toml", "/xdg/recipes/recipes.toml",
    ]
    var variables = ["RECIPES_CONFIG": "/env.toml", "XDG_CONFIG_HOME": "/xdg"]
    let given = try locate(paths, option: "given.toml", variables: variables)
    #expect(given.path == paths[0] && given.shownPath == "given.toml")
    #expect(given.origin == .option("--config"))
    let named = try locate(paths, variables: variables)
    #expect(named.path == "/env.toml" && named.origin == .environment("RECIPES_CONFIG"))
    variables["RECIPES_CONFIG"] = ""
    paths.removeFirst(2)
    while let expected = paths.first {
      let found = try locate(paths, variables: variables)
      // Only the user's own file was not merely met on the way up.
      let origin: ConfigurationOrigin = expected.hasPrefix("/xdg") ? .userFolder : .search
      #expect(found.path == expected && found.origin == origin)
      paths.removeFirst()
    }
  }

  @Test("a file in the current folder is shown by its name, another by its path")
  func shownPath() throws {
    #expect(try locate(["/home/ana/kitchen/recipes.toml"]).shownPath == "recipes.toml")
    #expect(try locate(["/home/recipes.toml"]).shownPath == "/home/recipes.toml")
  }

  @Test(
    "the user's folder is ~/.config unless XDG_CONFIG_HOME is an absolute path",
    arguments: [
      (nil, "/home/ana/.config/recipes/recipes.toml"),
      ("relative", "/home/ana/.config/recipes/recipes.toml"),
      ("/xdg/", "/xdg/recipes/recipes.toml"),
    ] as [(String?, String)])
  func userFolder(variable: String?, expected: String) throws {
    let paths = ["/home/ana/.config/recipes/recipes.toml", "/xdg/recipes/recipes.toml"]
    let variables = variable.map { ["XDG_CONFIG_HOME": $0] } ?? [:]
    #expect(try locate(paths, variables: variables).path == expected)
  }

  @Test("folders called recipes.toml and folders that may not be entered are passed over")
  func passedOver() throws {
    let paths = ["/locked/in/recipes.toml", "/locked/recipes.toml/", "/recipes.toml"]
    #expect(try locate(paths, in: "/locked/in").path == "/recipes.toml")
  }

  @Test("~ works in --config and RECIPES_CONFIG")
  func home() throws {
    #expect(try locate(["/home/ana/a.toml"], option: "~/a.toml").path == "/home/ana/a.toml")
  }

  @Test("without any file the error says where it looked and what to run")
  func nothing() {
    let error = #expect(throws: ConfigurationError.self) { try locate([], in: "/srv") }
    #expect(
      error?.description == """
        no recipes.toml found
           help: run `recipes init` to create one, or look at your files at once: `recipes list FOLDER`, `recipes show FILE`; searched:
             /srv/recipes.toml
             /recipes.toml
             /home/ana/.config/recipes/recipes.toml
        """)
  }

  @Test(
    "a file that was named and cannot be used is an error that names it",
    arguments: [
      (
        "no.toml", [:],
        """
        no.toml: cannot read the configuration: no such file or folder
           help: the file was named by option --config
        """
      ),
      (
        nil, ["RECIPES_CONFIG": "/home"],
        """
        /home: cannot read the configuration: is a folder
           help: the file was named by environment RECIPES_CONFIG
        """
      ),
      ("~bob", [:], "the path '~bob' of option --config is not usable"),
    ] as [(String?, [String: String], String)])
  func unusable(option: String?, variables: [String: String], text: String) {
    let error = #expect(throws: ConfigurationError.self) {
      try locate(["/home/"], option: option, variables: variables)
    }
    #expect(error?.description == text)
  }

  @Test("a file that was found is loaded with its permissions")
  func load() throws {
    let files = FileStub(contents: ["/a/recipes.toml": "[library]"])
    let locator = ConfigurationLocator(files: files, variables: [:], currentFolder: "/a/b")
    let file = try locator.load(locator.locate(option: nil))
    #expect(file.bytes == Array("[library]".utf8) && file.permissions == 0o644)
    #expect(file.path == "/a/recipes.toml" && file.origin == .search)
    let gone = LocatedConfiguration(path: "/gone", shownPath: "gone", origin: .search)
    let error = #expect(throws: ConfigurationError.self) { try locator.load(gone) }
    #expect(error?.description == "gone: cannot read the configuration: permission denied")
  }
}
