import JSONSyntax
import RecipeCore

/// The title of a recipe, its author and its source.
extension PlainRecipe {
  /// Reads the title, and who wrote and published the recipe, where and when.
  mutating func readNames() {
    draft.title = members.text(.title) ?? ""
    draft.publisher = members.text(.publisher)
    draft.publisherURL = members.text(.publisherURL)
    draft.sourceURL = members.text(.sourceURL)
    draft.f2fURL = members.text(.f2fURL)
    draft.imageURL = members[.imageURL].flatMap(Self.url)
    draft.author = members[.author].flatMap(Self.author)
    draft.language = members.text(.language)
    draft.published = read(.published) { $0.shortText.flatMap(Self.possibleDate) }
    readSource()
  }

  /// Reads `source`, which may be the page, the site, a book with a page, or a sentence; anything else
  /// becomes an extra field.
  private mutating func readSource() {
    guard let value = members[.source] else { return }
    guard value.kind != .object else { return readSource(in: value) }
    guard let text = value.shortText else { return keep(.source) }
    if Self.isURL(text), draft.sourceURL == nil {
      draft.sourceURL = text
    } else if !addSource(text) {
      keep(.source)
    }
  }

  /// Reads `{"label": "Good Book", "page": 77, "url": "https://…"}`.
  private mutating func readSource(in object: JSONValue) {
    let texts = object.members.filter { $0.value.kind == .string && $0.name != "type" }
      .compactMap(\.value.string)
    if let url = texts.first(where: Self.isURL), draft.sourceURL == nil { draft.sourceURL = url }
    guard let name = texts.first(where: { !Self.isURL($0) && !$0.cleaned(.line).isEmpty }) else {
      return texts.isEmpty ? keep(.source) : ()
    }
    let page = object.members.first { $0.name.lowercased().hasPrefix("pag") }?.value.shortText
    if let page, AmountText.isNumber(page) {
      // The publisher alone would not lead to the page.
      if fields.contains(.notes) { draft.notes.append("\(name), p. \(page)") }
      draft.publisher = draft.publisher ?? name
    } else if !addSource(name) {
      keep(.source)
    }
  }

  /// Adds the name of a source as the publisher, or a sentence about it as a note.
  private mutating func addSource(_ text: String) -> Bool {
    if Credit.isProse(text) || Credit.isSure(text) {
      if fields.contains(.notes) { draft.notes.append(text) }
    } else if !Self.isURL(text), draft.publisher == nil {
      draft.publisher = text
    } else {
      return false
    }
    return true
  }

  /// The maximum number of authors that are named.
  private static let mostAuthors = 4

  /// Returns the name of a person, or the names of several.
  private static func author(_ json: JSONValue) -> String? {
    let people = json.kind == .array ? Array(json.elements.prefix(mostAuthors)) : [json]
    let names = people.compactMap { person in
      person.shortText.flatMap { isURL($0) ? nil : $0 } ?? nameOfAccount(person) ?? person.shortText
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Returns the name in an account: `{"displayName": "Ada"}`, `{"firstName": "Ada", "lastName": "B."}`.
  private static func nameOfAccount(_ account: JSONValue) -> String? {
    func text(_ names: String...) -> String? {
      account.members.firstNonNil { member in
        names.contains(FoldedText.key(member.name.utf8)) ? member.value.string : nil
      }
    }
    let parts = [text("firstname", "givenname"), text("lastname", "familyname")].compactMap(\.self)
    let whole = text("displayname", "fullname", "username", "nickname", "login")
    return whole ?? (parts.isEmpty ? nil : parts.joined(separator: " "))
  }

  private static func possibleDate(_ text: String) -> String? {
    RecipeDate.isImpossible(text) ? nil : text
  }

  /// Returns the URL of a string, of an object with one, or of the best picture of a list of these.
  private static func url(_ json: JSONValue) -> String? {
    switch json.kind {
    case .object: ["url", "src", "href", "contentUrl", "@id"].firstText(in: json)
    case .array: Picture.best(of: json.elements.compactMap(url).map { Picture($0) })?.address
    default: json.shortText
    }
  }

  private static func isURL(_ text: String) -> Bool {
    text.utf8.starts(with: "http://".utf8) || text.utf8.starts(with: "https://".utf8)
  }
}
