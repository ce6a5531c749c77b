import RecipeCore
import TestSupport
import Testing

@testable import RecipeMatching

struct CanonicalURLTests {
  @Test(
    "addresses of one page are equal",
    arguments: [
      ("host case", "http://Site.Example/Leek", "http://site.example/Leek"),
      ("scheme", "https://site.example/a", "http://site.example/a"),
      ("no scheme", "site.example/a", "//site.example/a"),
      ("scheme case", "HTTPS://site.example/a", "http://site.example/a"),
      ("default port", "https://site.example:443/a", "http://site.example:80/a"),
      ("www", "http://www.site.example/a", "http://site.example/a"),
      ("mobile and amp", "http://m.site.example/a", "http://amp.www.site.example/a"),
      ("user", "http://me:pw@site.example/a", "http://site.example/a"),
      ("root dot", "http://site.example./a", "http://site.example/a"),
      ("trailing slash", "http://site.example/a/", "http://site.example/a"),
      ("index page", "http://site.example/a/index.html", "http://site.example/a"),
      ("index page with parameters", "http://a.example/index.php?p=1", "http://a.example/?p=1"),
      (
        "tracking", "http://a.example/x?utm_source=f&fbclid=1&gclid=2&mc_cid=3",
        "http://a.example/x"
      ),
      (
        "tracking in capitals", "http://a.example/x?UTM_Source=f&REF=x&p=1",
        "http://a.example/x?p=1"
      ),
      ("order", "http://a.example/x?b=2&a=1", "http://a.example/x?a=1&b=2"),
      ("empty parameters", "http://a.example/x?&a=1&", "http://a.example/x?a=1"),
      ("empty query", "http://a.example/x?", "http://a.example/x"),
      (
        "unreserved escapes", "http://a.example/%7Euser/%6Ceek%2dsoup",
        "http://a.example/~user/leek-soup"
      ),
      ("escape case", "http://a.example/br%c3%bche", "http://a.example/brühe"),
      ("spaces", "http://a.example/leek soup", "http://a.example/leek%20soup"),
      ("empty fragment", "http://a.example/x#", "http://a.example/x"),
      ("comments", "http://a.example/x#comments", "http://a.example/x"),
      ("one comment", "http://a.example/x/#comment-1234", "http://a.example/x"),
      ("jump", "http://a.example/x#Jump-To-Recipe", "http://a.example/x#recipe"),
      ("text fragment", "http://a.example/x#:~:text=leek", "http://a.example/x"),
      ("mobile hosts", "http://mobile.site.example/a", "http://touch.site.example/a"),
      ("AMP page", "http://a.example/leek/amp/", "http://a.example/leek"),
      ("AMP index page", "http://a.example/leek/amp/index.html", "http://a.example/leek"),
      ("AMP folder", "http://a.example/amp/leek", "http://a.example/leek"),
      ("AMP parameter", "http://a.example/leek?amp=1", "http://a.example/leek?amp"),
      ("AMP in Google", "https://www.google.com/amp/s/a.example/leek/amp", "http://a.example/leek"),
      ("AMP in Google, plain", "https://google.de/amp/www.a.example/leek", "http://a.example/leek"),
      (
        "AMP cache", "https://a-example.cdn.ampproject.org/c/s/www.a.example/leek?p=1",
        "http://a.example/leek?p=1"
      ),
      (
        "archive", "https://web.archive.org/web/20200102030405/https://www.a.example/leek",
        "http://a.example/leek"
      ),
      (
        "archive, one slash", "http://web.archive.org/web/2020id_/http:/a.example/leek",
        "http://a.example/leek"
      ),
      ("print view", "http://a.example/leek/print/", "http://a.example/leek?print=1"),
      ("index page in capitals", "http://a.example/x/Index.HTML", "http://a.example/x/"),
      ("session", "http://a.example/leek;jsessionid=1A2B?p=1", "http://a.example/leek?p=1"),
      ("session parameter", "http://a.example/leek?PHPSESSID=1a2b", "http://a.example/leek"),
      ("parameter without value", "http://a.example/x?a=", "http://a.example/x?a"),
      ("parameter twice", "http://a.example/x?a=1&a=1", "http://a.example/x?a=1"),
      ("plus for a space", "http://a.example/x?q=leek+soup", "http://a.example/x?q=leek%20soup"),
      ("HTML between parameters", "http://a.example/x?a=1&amp;b=2", "http://a.example/x?a=1&b=2"),
      ("escaped tracking", "http://a.example/x?%75tm_source=f", "http://a.example/x"),
      ("dot segments", "http://a.example/a/./b/../c", "http://a.example/a/c"),
      ("dot segments above the top", "http://a.example/../../a/%2E%2E/b", "http://a.example/b"),
      ("double slashes", "http://a.example//a///b", "http://a.example/a/b"),
      ("IPv6", "http://[2001:DB8::1]:80/a", "https://[2001:db8::1]/a"),
      ("punycode", "http://www.xn--bcher-kva.example/a", "http://XN--BCHER-KVA.example/a"),
      ("route", "http://a.example/#!/leek/", "https://www.a.example/#!/leek"),
      ("white space around", " http://a.example/x\n", "http://a.example/x"),
    ])
  func areEqual(rule: String, left: String, right: String) throws {
    let left = try #require(CanonicalURL(left), "\(rule)")
    let right = try #require(CanonicalURL(right), "\(rule)")
    #expect(left == right, "\(rule)")
    #expect(left.description == right.description)
  }

  @Test(
    "addresses of different pages differ",
    arguments: [
      ("http://a.example/x", "http://b.example/x"),
      ("http://a.example/x", "http://a.example/X"),
      ("http://a.example/?p=1", "http://a.example/?p=2"),
      ("http://a.example/x#first-cake", "http://a.example/x#second-cake"),
      ("http://a.example/x#icing", "http://a.example/x"),
      ("http://a.example:8080/x", "http://a.example/x"),
      ("http://a.example/a%2Fb", "http://a.example/a/b"),
      ("http://food.example/x", "http://www.drink.example/x"),
      ("http://mm.example.org/x", "http://example.org/x"),
      ("http://a.example/#!/leek", "http://a.example/#!/rice"),
      ("http://a.example/x?a=1", "http://a.example/x?a=2"),
      ("http://a.example/x?a=1%2B1", "http://a.example/x?a=1+1"),
      ("http://a.example/amp", "http://a.example/print"),
      ("http://a.example/lamp", "http://a.example/l"),
      ("http://a.example/blueprint", "http://a.example/blue"),
      ("http://a.example/a;b", "http://a.example/a"),
      ("http://user@a.example/x", "http://a.example.user/x"),
      ("http://[::1]/x", "http://[::2]/x"),
      ("http://bücher.example/x", "http://bucher.example/x"),
      ("https://web.archive.org/web/2020/https://a.example/x", "https://web.archive.org/web/x"),
      ("https://www.google.com/amp/leek", "https://www.google.com/leek/soup"),
    ])
  func differ(left: String, right: String) throws {
    #expect(try #require(CanonicalURL(left)) != #require(CanonicalURL(right)))
  }

  @Test(
    "what is no page has no canonical form",
    arguments: [
      "", " ", "http://", "http:///x", "http://site.example", "http://site.example/",
      "http://site.example/#recipe", "http://site.example/index.html",
      "http://site.example/?utm_source=x",
      "mailto:a@b.example", "ftp://a.example/x", "soup/leek.md", "leek.md", "Grandma, 1962/63",
      "javascript:alert(1)", "http://a.example/#!", "http://a.example/#/", "http://a.example/..",
      "http:site.example/x", "%", "http://%/", "?", "#", "//",
    ])
  func isNone(text: String) {
    #expect(CanonicalURL(text) == nil)
  }

  @Test("the host is known", arguments: [("https://www.Site.example/x?y", "site.example")])
  func host(text: String, host: String) {
    #expect(CanonicalURL(text)?.host == host)
  }

  @Test("no bytes trap, and the canonical form of a canonical form is itself")
  func survivesNoise() {
    var random = SeededGenerator(seed: 3)
    let parts = [
      "http://", "www.", "a.example", "/", "?", "#", "&", "=", "%4", "%41", "%zz", ":80", "@", "m.",
      "amp/", "..", ";jsessionid=1", "print", "+", "#!/", "web.archive.org/web/2/", "index.html",
    ]
    for _ in 0..<2000 {
      let text = (0..<8).map { _ in
        Bool.random(using: &random)
          ? parts.randomElement(using: &random) ?? "" : random.text(length: 1)
      }.joined()
      guard let url = CanonicalURL(text) else { continue }
      #expect(CanonicalURL("http://" + url.description) == url, "\(text.debugDescription)")
    }
  }
}
