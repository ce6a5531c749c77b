import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging

@Suite("The picture that survives")
struct SurvivorshipImagesTests {
  struct Case: Sendable {
    let images: [String]
    var weights: [Double] = []
    let survivor: Int
    let rule: String
  }

  @Test(
    "https first, then the largest known, then trust",
    arguments: [
      Case(
        images: ["http://a.example/1-2000x2000.jpg", "https://b.example/1.jpg"], weights: [2, 1],
        survivor: 1, rule: "https comes first"),
      Case(
        images: ["pictures/1.jpg", "http://b.example/1.jpg"], weights: [2, 1], survivor: 1,
        rule: "https comes first"),
      Case(
        images: ["https://a.example/1-1024x768.jpg", "https://b.example/1.jpg?w=1600"],
        weights: [2, 1], survivor: 1, rule: "the largest known: 1600 pixels wide by its address"),
      Case(
        images: ["https://a.example/1-1024x768.jpg", "https://b.example/1.jpg"], weights: [1, 2],
        survivor: 0, rule: "the largest known: 1024×768 by its address"),
      Case(
        images: ["https://a.example/1-300x200.jpg", "https://b.example/1.jpg"], weights: [2, 1],
        survivor: 1, rule: "its size is not known, the others are small"),
      Case(
        images: ["https://a.example/1.jpg", "https://b.example/1.jpg"], weights: [1, 2],
        survivor: 1, rule: "b is trusted more: 2 against 1"),
      Case(
        images: [
          "https://a.example/1.jpg", "https://b.example/1.jpg", "https://b.example/1.jpg",
        ], survivor: 1, rule: "of equally trusted ones, what most say"),
      Case(
        images: ["https://a.example/1.jpg", "https://b.example/1.jpg"], survivor: 0,
        rule: "the first by name, as nothing else decides"),
      Case(
        images: ["https://a.example/og-default.png", "http://b.example/1.jpg"], weights: [2, 1],
        survivor: 1, rule: "a made-up value never wins"),
      Case(
        images: ["https://a.example/no_image-1200x900.png", "1.jpg"], survivor: 1,
        rule: "a made-up value never wins"),
      Case(
        images: ["data:image/gif;base64,R0lGOD", "http://b.example/1.jpg"], survivor: 1,
        rule: "a made-up value never wins"),
    ])
  func image(_ sample: Case) async {
    let recipes = sample.images.map { Recipe(title: "Pie", imageURL: $0) }
    let merged = await MergedRecipe.sample(recipes, weights: sample.weights)
    #expect(merged.recipe.imageURL == sample.images[sample.survivor])
    #expect(merged.rule(of: .imageURL) == sample.rule)
  }

  @Test(
    "addresses tell sizes",
    arguments: [
      ("https://a.example/soup-300x200.jpg", 300, 200),
      ("https://a.example/560x315/806.jpg", 560, 315),
      ("https://a.example/560x315/soup-1024x768.jpg", 1024, 768),
      ("https://a.example/soup300x200fcbd.jpg", 300, 200),
      ("https://a.example/soup.jpg?w=600", 600, nil),
      ("https://a.example/soup.jpg?q=85&w=960&h=503&url=x", 960, 503),
      ("https://a.example/soup-150x150.jpg?resize=1200%2C800", 1200, 800),
      ("https://a.example/soup.jpg?fit=1200,800", 1200, 800),
      ("https://a.example/upload/w_600,h_400,c_fill/soup.jpg", 600, 400),
      ("https://a.example/s1600/soup.jpg", 1600, nil),
      ("https://a.example/abc=w1200-h630-p", 1200, 630),
      ("https://a.example/soup.jpg?height=400", nil, 400),
    ] as [(String, Int?, Int?)])
  func size(address: String, width: Int?, height: Int?) {
    #expect(ImageSize(address: address) == ImageSize(width: width, height: height))
  }

  @Test(
    "what looks like a size is none",
    arguments: [
      "https://a.example/soup.jpg", "https://a.example/300x2003ff83042.jpg",
      "https://a.example/591200x150b.jpg", "https://a.example/soup300x20077c5.jpg",
      "https://a.example/1x1.gif", "https://a.example/soup.jpg?w=big", "https://a.example/x.jpg",
      "https://a.example/soup.jpg?w=99999999999999999999", "", "x", "?", "?=&w=", "/w_/s/",
      "https://a.example/v1575163942/soup.jpg", "https://a.example/s-hooks/soup.jpg",
    ])
  func noSize(address: String) {
    #expect(ImageSize(address: address) == nil)
  }
}
