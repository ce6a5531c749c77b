// swift-tools-version: 6.2

import PackageDescription

// The readers as they are in the program, through links to their folders, so that they can be timed
// without files, processes and printing around them.
let modules: [(name: String, dependencies: [String])] = [
  ("Archives", []),
  ("CooklangSyntax", []),
  ("HTMLSyntax", []),
  ("JSONSyntax", []),
  ("MarkdownSyntax", []),
  ("RecipeCore", ["Suggestions"]),
  (
    "RecipeDocuments",
    [
      "Archives", "CooklangSyntax", "HTMLSyntax", "JSONSyntax", "MarkdownSyntax", "RecipeCore",
      "TOMLSyntax", "YAMLSyntax",
    ]
  ),
  ("Suggestions", []),
  ("TOMLSyntax", []),
  ("YAMLSyntax", []),
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "reader-speed",
  platforms: [.macOS(.v15)],
  targets: [
    .executableTarget(
      name: "ReaderSpeed", dependencies: ["JSONSyntax", "RecipeCore", "RecipeDocuments"],
      swiftSettings: settings)
  ]
    + modules.map { module in
      .target(
        name: module.name, dependencies: module.dependencies.map { .target(name: $0) },
        swiftSettings: settings)
    })
