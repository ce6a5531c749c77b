import RecipeCore

/// The address to which an answer's link to the next page leads.
enum NextLink {
  /// The maximum length of a link in bytes.
  private static let limit = 4096
  /// The mark in the place of a key that the server repeats.
  private static let mask = "…"

  /// Resolves a link (RFC 3986, section 5).
  ///
  /// - Parameters:
  ///   - link: The link as the server wrote it.
  ///   - page: The address of the page that has it.
  ///   - template: The configured address, whose parameters with the key apply to the link as well.
  /// - Throws: The reason why it is not followed: it leads to another server, or is no address.
  static func url(
    _ link: String, on page: String, _ template: URLTemplate
  ) throws(SourceFailure) -> String {
    let bare = link.prefix { $0 != "#" }
    // To some a backslash ends the host, to others it is part of a name before it.
    guard bare.utf8.count <= limit, !bare.contains("\\"),
      let absolute = absolute(String(bare), page, template.origin)
    else { throw refusal("is not an address", template) }
    guard let origin = WebOrigin(ofURL: absolute), origin == template.origin else {
      throw refusal("leads to another server", template)
    }
    // A server that has the key in its addresses repeats it, which is masked in its answer.
    let signed = withKey(
      template.hasKeyInPath
        ? absolute.replacing(mask, with: HTTPRequest.keyPlaceholder) : absolute,
      template.keyParameters)
    guard signed.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw refusal("is not an address", template)
    }
    return signed
  }

  private static func refusal(_ problem: String, _ template: URLTemplate) -> SourceFailure {
    SourceFailure(
      .partial,
      "\(template.origin.name): the link to the next page \(problem), so it was not followed",
      help: "check next, or read pages by {page} or {offset} in \(template.option)")
  }

  private static func absolute(_ link: String, _ page: String, _ origin: WebOrigin) -> String? {
    if link.hasPrefix("//") { return "\(origin.scheme):\(link)" }
    if link.hasPrefix("/") { return origin.text + link }
    let end = page.firstIndex { $0 == "?" } ?? page.endIndex
    if link.hasPrefix("?") { return page[..<end] + link }
    let head = link.prefix { !"/?".contains($0) }
    if head.contains(":") { return link }
    guard !link.isEmpty, let slash = page[..<end].lastIndex(of: "/"),
      page.utf8.distance(from: page.startIndex, to: slash) >= origin.text.utf8.count
    else { return nil }
    return page[...slash] + link
  }

  /// Returns an address whose parameters with the key have its placeholder: a server repeats the key,
  /// which is masked in its answer.
  private static func withKey(_ url: String, _ names: [String]) -> String {
    guard !names.isEmpty else { return url }
    let parts = url.split(separator: "?", maxSplits: 1)
    let others = (parts.count > 1 ? parts[1] : "").split(separator: "&").filter { parameter in
      !names.contains(String(parameter.prefix { $0 != "=" }))
    }
    let all = others.map(String.init) + names.map { "\($0)=\(HTTPRequest.keyPlaceholder)" }
    return parts[0] + "?" + all.joined(separator: "&")
  }
}
