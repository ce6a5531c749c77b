// swift-tools-version: 6.2

import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

/// Adding a source: its folder in `Plugins/`, its name here, its type in `SourceCatalog.swift`.
let sources = [
  "FolderSource", "Food2ForkSource", "HTTPSource", "JSONFolderSource", "MarkdownSource",
  "PageSource", "ProcessSource",
]

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// True if the static libraries of C and C++ are installed.
///
/// They come with the compilers of Debian and Ubuntu, and in packages of their own on Fedora.
let hasStaticLibraries: Bool = {
  #if canImport(Glibc)
    let folders = "/usr/{lib,lib64,lib/*-linux-gnu,lib/gcc/*/*}"
    return ["libc.a", "libm.a", "libstdc++.a"].allSatisfy { library in
      var found = glob_t()
      defer { globfree(&found) }
      return glob("\(folders)/\(library)", GLOB_BRACE, nil, &found) == 0
    }
  #else
    return false
  #endif
}()

/// The linker settings that remove symbols and debug information from a release.
///
/// They are two thirds of its size; without them, backtraces have no names. macOS's linker has no `-s`;
/// `-x` and `-S` keep only exported symbols.
let stripped: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "-s"], .when(platforms: [.linux], configuration: .release)),
  .unsafeFlags(
    ["-Xlinker", "-x", "-Xlinker", "-S"], .when(platforms: [.macOS], configuration: .release)),
]

/// The linker settings that put the Swift runtime and, where they are installed, the libraries of C and
/// C++ into a release on Linux.
///
/// It starts in a third of the time, and where no Swift is installed. On macOS the runtime is part of the
/// system. LLVM's linker, because others warn about functions of C that may load libraries at run time;
/// only the look-up of a home folder without `HOME` uses one.
let staticRuntime: [LinkerSetting] = [
  .unsafeFlags(
    hasStaticLibraries ? ["-static-executable", "-use-ld=lld"] : ["-static-stdlib"],
    .when(platforms: [.linux], configuration: .release))
]

/// The linker settings that put the Swift runtime into a release on Linux, but not the C library,
/// without which no shared library can be loaded.
let sharedLibraryUser: [LinkerSetting] = [
  .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
]

func module(_ name: String, dependsOn dependencies: [String] = []) -> Target {
  .target(
    name: name,
    dependencies: dependencies.map { .target(name: $0) },
    swiftSettings: settings)
}

func source(_ name: String) -> Target {
  .target(
    name: name,
    dependencies: ["JSONSyntax", "RecipeCore", "RecipeDocuments", "Text"],
    path: "Plugins/\(name)",
    swiftSettings: settings)
}

func tests(_ name: String, of dependencies: [String], excluding: [String] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: (dependencies + ["TestSupport"]).map { .target(name: $0) },
    exclude: excluding,
    swiftSettings: settings)
}

let package = Package(
  name: "recipes",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "recipes", targets: ["recipes"]),
    // The network of `recipes`, and of programs of others.
    .executable(name: "recipes-http", targets: ["recipes-http"]),
    // For programs with kinds of source and output formats of their own.
    .library(name: "RecipeCore", targets: ["RecipeCore"]),
    .library(name: "RecipeDocuments", targets: ["RecipeDocuments"]),
    .library(
      name: "RecipeProgram",
      targets: ["RecipeProgram", "RecipeCore", "RecipeDocuments", "RecipeFormatting"]),
  ],
  targets: [
    // The process. It starts `recipes-http` for the sources that need a network, and so needs it
    // built beside itself.
    .executableTarget(
      name: "recipes",
      dependencies: ["RecipeProgram", "recipes-http"],
      swiftSettings: settings, linkerSettings: staticRuntime + stripped),
    .executableTarget(
      name: "recipes-http",
      dependencies: ["Archives", "LibCurl", "RecipeCore", "RecipeSystem", "Text"],
      swiftSettings: settings, linkerSettings: sharedLibraryUser + stripped),
    // Loads libcurl at run time, whose headers are not everywhere.
    .target(
      name: "LibCurl",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

    module(
      "RecipeProgram", dependsOn: ["RecipeCLI", "RecipeCore", "RecipeFormatting", "RecipeSystem"]),
    module(
      "RecipeCLI",
      dependsOn: [
        "ArgumentParsing", "Ingredients", "JSONSyntax", "PluginKit", "RecipeBrowser",
        "RecipeConfiguration", "RecipeCore", "RecipeDocuments", "RecipeFormatting", "RecipeIndex",
        "RecipeMatching",
        "RecipeMerging", "RecipeScaling", "RecipeSearch", "RecipeStorage", "ShoppingList",
        "Suggestions", "TerminalScreen", "Text",
      ] + sources),
    module("RecipeCore", dependsOn: ["Text"]),
    module("Text"),
    module(
      "RecipeSearch",
      dependsOn: [
        "Ingredients", "RecipeCore", "RecipeMatching", "RecipeMerging", "Suggestions", "Text",
      ]),
    module("RecipeMerging", dependsOn: ["Ingredients", "RecipeCore", "RecipeMatching", "Text"]),
    module("RecipeScaling", dependsOn: ["Ingredients", "RecipeCore", "Text"]),
    module(
      "ShoppingList", dependsOn: ["Ingredients", "RecipeMatching", "RecipeScaling", "Text"]),
    module("RecipeMatching", dependsOn: ["Ingredients", "RecipeCore", "Text"]),
    module("Ingredients", dependsOn: ["Text"]),
    module(
      "RecipeDocuments",
      dependsOn: [
        "Archives", "CooklangSyntax", "HTMLSyntax", "Ingredients", "JSONSyntax", "MarkdownSyntax",
        "RecipeCore", "Text", "TOMLSyntax", "YAMLSyntax",
      ]),
    module(
      "RecipeConfiguration",
      dependsOn: ["JSONSyntax", "RecipeCore", "Suggestions", "Text", "TOMLSyntax"]),
    module(
      "RecipeFormatting",
      dependsOn: [
        "Ingredients", "JSONSyntax", "MarkdownSyntax", "RecipeCore", "RecipeMatching",
        "RecipeMerging", "RecipeScaling", "RecipeSearch", "ShoppingList", "Suggestions", "Text",
      ]),
    module(
      "RecipeIndex",
      dependsOn: ["RecipeCore", "RecipeMatching", "RecipeMerging", "RecipeSearch", "Text"]),
    module(
      "RecipeStorage",
      dependsOn: ["JSONSyntax", "RecipeCore", "RecipeDocuments", "RecipeMatching", "Text"]),
    .target(
      name: "RecipeSystem",
      dependencies: [
        "RecipeCore", .target(name: "SystemMalloc", condition: .when(platforms: [.linux])),
        .target(name: "SystemSpawn", condition: .when(platforms: [.linux])), "Text",
      ],
      swiftSettings: settings),
    .systemLibrary(name: "SystemMalloc"),
    .systemLibrary(name: "SystemSpawn"),
    .target(
      name: "PluginKit", dependencies: ["JSONSyntax", "RecipeCore", "Text"],
      resources: [
        .embedInCode("Cases/recipes-source-1.json"),
        .embedInCode("Cases/recipes-format-1.json"),
        .embedInCode("Skeletons/source.sh.txt"),
        .embedInCode("Skeletons/source.py.txt"), .embedInCode("Skeletons/source.js.txt"),
        .embedInCode("Skeletons/source.swift.txt"),
        .embedInCode("Skeletons/format.sh.txt"),
        .embedInCode("Skeletons/format.py.txt"), .embedInCode("Skeletons/format.js.txt"),
        .embedInCode("Skeletons/format.swift.txt"),
      ],
      swiftSettings: settings),
    module("Archives"),
    module("ArgumentParsing", dependsOn: ["Suggestions"]),
    module("Suggestions"),
    module("CooklangSyntax"),
    module("HTMLSyntax"),
    module("JSONSyntax"),
    module("MarkdownSyntax"),
    module("TOMLSyntax"),
    module("YAMLSyntax"),
    module("TerminalScreen", dependsOn: ["Text"]),
    module(
      "RecipeBrowser",
      dependsOn: [
        "Ingredients", "RecipeCore", "RecipeFormatting", "RecipeMatching", "RecipeMerging",
        "RecipeScaling", "RecipeSearch", "ShoppingList", "TerminalScreen", "Text",
      ]),

    .target(
      name: "TestSupport",
      dependencies: ["JSONSyntax", "RecipeCore", "RecipeMerging", "Text"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("ArchivesTests", of: ["Archives"]),
    tests("ArgumentParsingTests", of: ["ArgumentParsing"]),
    tests("CooklangSyntaxTests", of: ["CooklangSyntax", "YAMLSyntax"]),
    tests(
      "EndToEndTests",
      of: ["JSONSyntax", "RecipeCore", "recipes", "RecipeStorage", "RecipeSystem"],
      excluding: ["Goldens"]),
    tests(
      "Food2ForkSourceTests",
      of: ["Food2ForkSource", "RecipeCore", "recipes-http", "RecipeStorage", "RecipeSystem"]),
    tests(
      "FolderSourceTests", of: ["FolderSource", "JSONFolderSource", "MarkdownSource", "RecipeCore"]),
    tests("HTMLSyntaxTests", of: ["HTMLSyntax"]),
    tests(
      "HTTPSourceTests",
      of: ["HTTPSource", "RecipeCore", "recipes-http", "RecipeStorage", "RecipeSystem"]),
    tests("JSONSyntaxTests", of: ["JSONSyntax"]),
    tests("MarkdownSyntaxTests", of: ["MarkdownSyntax"]),
    tests("PageSourceTests", of: ["PageSource", "RecipeCore"]),
    // It sees only what is public, as another package does.
    .testTarget(
      name: "OutsideTests",
      dependencies: ["RecipeCore", "RecipeDocuments", "RecipeFormatting", "RecipeProgram"],
      packageAccess: false, swiftSettings: settings),
    tests(
      "RecipeCLITests",
      of: [
        "ArgumentParsing", "RecipeCLI", "RecipeConfiguration", "RecipeCore", "RecipeDocuments",
        "RecipeFormatting", "RecipeIndex", "RecipeMatching", "RecipeMerging", "RecipeSearch",
        "RecipeStorage", "Text",
      ],
      excluding: ["Goldens"]),
    tests(
      "RecipeConfigurationTests", of: ["RecipeConfiguration", "RecipeCore", "Text", "TOMLSyntax"]),
    tests("RecipeCoreTests", of: ["RecipeCore", "RecipeMatching", "Text"]),
    tests("TextTests", of: ["RecipeCore", "Text"]),
    tests(
      "RecipeDocumentsTests",
      of: [
        "Archives", "HTMLSyntax", "JSONSyntax", "MarkdownSyntax", "RecipeCore", "RecipeDocuments",
        "Text",
      ]),
    tests(
      "RecipeFormattingTests",
      of: [
        "Ingredients", "JSONSyntax", "RecipeCore", "RecipeDocuments", "RecipeFormatting",
        "RecipeMatching", "RecipeMerging", "RecipeSearch", "Text",
      ], excluding: ["Goldens"]),
    tests(
      "RecipeIndexTests",
      of: [
        "RecipeCore", "RecipeIndex", "RecipeMatching", "RecipeMerging", "RecipeSearch", "Text",
      ]),
    tests(
      "RecipeStorageTests",
      of: [
        "RecipeCore", "RecipeDocuments", "RecipeMatching", "RecipeStorage", "RecipeSystem", "Text",
      ]),
    tests(
      "ProcessSourceTests",
      of: ["JSONSyntax", "ProcessSource", "RecipeCore", "RecipeStorage", "RecipeSystem"]),
    tests("PluginKitTests", of: ["PluginKit", "RecipeCore", "RecipeSystem"]),
    tests("RecipeSystemTests", of: ["LibCurl", "RecipeCore", "recipes-http", "RecipeSystem"]),
    tests("ShoppingListTests", of: ["RecipeMatching", "RecipeScaling", "ShoppingList"]),
    tests("SuggestionsTests", of: ["Suggestions"]),
    tests("TerminalScreenTests", of: ["TerminalScreen", "Text"]),
    tests("TOMLSyntaxTests", of: ["TOMLSyntax"]),
    tests("IngredientsTests", of: ["Ingredients", "RecipeCore"]),
    tests(
      "RecipeMatchingTests",
      of: [
        "Ingredients", "RecipeCore", "RecipeFormatting", "RecipeIndex", "RecipeMatching",
        "RecipeMerging", "Text",
      ]),
    tests(
      "RecipeMergingTests",
      of: ["RecipeCore", "RecipeFormatting", "RecipeMatching", "RecipeMerging", "RecipeSearch"]),
    tests(
      "RecipeBrowserTests",
      of: [
        "RecipeBrowser", "RecipeCore", "RecipeMatching", "RecipeMerging", "RecipeScaling",
        "RecipeSearch", "ShoppingList", "TerminalScreen",
      ], excluding: ["Goldens"]),
    tests("RecipeScalingTests", of: ["Ingredients", "RecipeCore", "RecipeScaling"]),
    tests(
      "RecipeSearchTests",
      of: ["RecipeCore", "RecipeMatching", "RecipeMerging", "RecipeSearch", "Suggestions", "Text"]),
    tests("YAMLSyntaxTests", of: ["JSONSyntax", "YAMLSyntax"]),
  ] + sources.map(source)
)
