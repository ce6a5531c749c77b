import Testing

@testable import RecipeDocuments

@Suite("Addresses of pages")
struct PageAddressTests {
  @Test(
    "a word is an address when it has a scheme",
    arguments: [
      ("http://a", true), ("HTTPS://a/b", true), ("ftp://a", true), ("a+b.c-d1://x", true),
      ("a:b", false), ("./http://a", false), ("1a://b", false), ("://a", false), ("C:/a", false),
      ("soup.md", false), ("ä://b", false),
    ])
  func scheme(word: String, isAddress: Bool) {
    #expect(PageAddress.hasScheme(word) == isAddress)
  }

  @Test(
    "an address is encoded, or refused",
    arguments: [
      ("http://a.example", "http://a.example"), ("https://A/b?c#d", "https://A/b?c"),
      ("http://a/%41 ü", "http://a/%41%20%C3%BC"), ("http://[::1]:8/x", "http://[::1]:8/x"),
      ("http:///x", nil), ("http://ä.example/", nil), ("file:///etc/passwd", nil),
      ("http://u@a/", nil), ("http://a/x@y", "http://a/x@y"), ("http://a b/", nil),
      ("http://a\\u@b/", nil), ("http://a\\b/", nil), ("http://", nil),
    ])
  func parsing(word: String, url: String?) {
    #expect((try? PageAddress.parsing(word).get())?.url == url)
  }

  @Test(
    "a name and password are not shown",
    arguments: [
      ("https://u:p@a/b@c", "https://…@a/b@c"), ("https://a/b@c", "https://a/b@c"),
      ("https://u@p@a", "https://…@a"), ("a@b", "a@b"),
    ])
  func secrets(url: String, shown: String) {
    #expect(PageAddress.withoutSecrets(url) == shown)
  }
}
