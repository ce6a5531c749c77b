import Testing

@testable import RecipeDocuments

@Suite("The text of a secret")
struct SecretTextTests {
  @Test(
    "is masked in any spelling and of any length",
    arguments: [
      ("ä", "x ä y", "x … y"), ("ä", #"x \u00e4 y"#, "x … y"), ("ä", #"x \\u00E4 y"#, "x … y"),
      ("ä", "x %C3%A4 y", "x … y"), ("ä", "x &auml; &#228; y", "x … … y"),
      ("🍲", #"\ud83c\udf72"#, "…"), ("🍲", #"\\ud83c\\udf72"#, "…"), ("🍲", #"\ud83c"#, #"\ud83c"#),
      ("abc", "abc", "…"), ("a b", "a+b a%20b", "… …"), ("a\nb", #"a\nb"#, "…"),
      ("a/b", #"a\/b \x61/b"#, "… …"), ("k", "", ""), ("k1", "k k1 k11", "k … …1"),
    ])
  func spellings(key: String, text: String, masked: String) {
    #expect(SecretText(key).masked(text) == masked)
  }

  @Test(
    "is masked in an answer where it is a whole value, and if it is long in every place",
    arguments: [
      ("soup", #"{"a":"soup","b":"leek soup"}"#, #"{"a":"…","b":"leek soup"}"#),
      ("soup", "?key=soup&x=soups", "?key=…&x=soups"), ("soup", "key%3Dsoup", "key%3D…"),
      ("soup", "<b>soup</b> soup", "<b>…</b> soup"), ("soup", "soup", "…"),
      ("1", "page=1&w=100", "page=1&w=100"), ("leeksoup", "my leeksoups", "my …s"),
      ("soup", #"{"next":"http://a.example/soup/list"}"#, #"{"next":"http://a.example/…/list"}"#),
      (
        "soup", #"{"next":"http:\/\/a.example\/v1\/soup?p=2"}"#,
        #"{"next":"http:\/\/a.example\/v1\/…?p=2"}"#
      ),
      ("soup", #""\/soup\/list" "/soup/2""#, #""\/…\/list" "/…/2""#),
      ("soup", "see http://a.example/soup-of-leeks", "see http://a.example/soup-of-leeks"),
      ("soup", "stew/soup/broth or stew \\/soup", "stew/soup/broth or stew \\/…"),
    ])
  func answers(key: String, text: String, masked: String) {
    #expect(SecretText(key, isInPath: true).maskedInAnswer(text) == masked)
  }

  @Test("stays in the paths of an answer if it is short and was sent elsewhere")
  func addressesOfOthers() {
    let text = #"{"image_url":"https://x.example/public/a.jpg?key=public"}"#
    let masked = #"{"image_url":"https://x.example/public/a.jpg?key=…"}"#
    #expect(SecretText("public").maskedInAnswer(text) == masked)
  }
}
