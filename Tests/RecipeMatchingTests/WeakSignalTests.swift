import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct WeakSignalTests {
  @Test(
    "a picture is known by its name, whatever its size and place",
    arguments: [
      ("https://a.example/2014/05/Leek-Soup-300x200.jpg", "leek soup"),
      ("https://cdn.example/leek_soup@2x.png?w=640", "leek soup"),
      ("//a.example/leek-soup-1024x768-scaled.jpeg", "leek soup"),
      ("/images/Leek%20Soup_large.webp", "leek soup"), ("leek-soup.jpg", "leek soup"),
      ("https://a.example/leek-soup-e1400000000-150x150.jpg#x", "leek soup"),
      ("https://a.example/Lauchsupp%C3%A9.jpg", "lauchsuppe"),
      ("https://a.example/9f86d081884c7d65.jpg", "9f86d081884c7d65"),
      ("https://a.example/leek-2.jpg", "leek 2"),
    ])
  func imageNames(address: String, name: String) {
    #expect(ImageName(address).map { String(decoding: $0.folded, as: UTF8.self) } == name)
    #expect(ImageName(address)?.stableHash == ImageName("x/\(name).png")?.stableHash)
  }

  @Test(
    "a name that any picture may have is none",
    arguments: [
      "", "https://a.example", "https://a.example/", "https://a.example/image.jpg",
      "https://a.example/photo1.jpg", "https://a.example/IMG_1234.JPG",
      "https://a.example/default.png",
      "https://a.example/recipe-large.jpg", "https://a.example/12345.jpg",
      "data:image/png;base64,abcd",
      "https://a.example/leek/?x=leek.jpg", "%", "https://a.example/%FF%FE.jpg",
    ])
  func noImageNames(address: String) {
    #expect(ImageName(address) == nil)
  }

  @Test(
    "a publisher is known by its letters",
    arguments: [
      ("The Leek Blog", "theleekblog.com"), ("www.The-Leek-Blog.com", "the leek blog"),
      ("Küchenbuch", "kuchenbuch"), ("料理 帖", "料理帖"), ("leek.co.uk", "Leek"),
    ])
  func publishers(left: String, right: String) throws {
    #expect(try #require(PublisherName(left)) == #require(PublisherName(right)))
    #expect(PublisherName(left)?.stableHash == PublisherName(right)?.stableHash)
  }

  @Test("a publisher without letters is none", arguments: ["", " - ", "…"])
  func noPublisher(text: String) {
    #expect(PublisherName(text) == nil)
  }

  @Test("no bytes trap")
  func survivesNoise() {
    var random = SeededGenerator(seed: 9)
    for length in 0..<300 {
      let text = random.text(length: length % 20)
      _ = ImageName("http://a.example/" + text + "-1x1.jpg")
      _ = ImageName(text)
      _ = PublisherName(text)
    }
  }
}
