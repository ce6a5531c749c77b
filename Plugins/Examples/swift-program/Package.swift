// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "soup-recipes",
  platforms: [.macOS(.v15)],
  dependencies: [
    // A checkout of `recipes`; elsewhere, its URL.
    .package(name: "recipes", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "soup-recipes",
      dependencies: [
        .product(name: "RecipeCore", package: "recipes"),
        .product(name: "RecipeDocuments", package: "recipes"),
        .product(name: "RecipeProgram", package: "recipes"),
      ])
  ]
)
