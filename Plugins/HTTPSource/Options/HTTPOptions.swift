import RecipeCore
import RecipeDocuments

/// The checked options of a source.
struct HTTPOptions: Sendable {
  /// The address of a list.
  let list: URLTemplate
  /// The address of a search, or `nil` if there is none.
  let search: URLTemplate?
  /// The address of one recipe, or `nil` if lists have all of it.
  let item: URLTemplate?
  /// The paths in answers.
  let paths: AnswerPaths
  /// The number of the first page.
  let firstPage: Int
  /// The number of records to ask for at a time.
  let pageSize: Int
  /// The maximum number of pages.
  let maximumPageCount: Int
  /// The records that are completed.
  let details: DetailDemand
  /// The search text if the user gave none; may be empty.
  let query: String
  /// The headers of each request.
  let headers: [HTTPHeader]
  /// The key.
  let key: APIKey

  /// Reads the options.
  ///
  /// - Parameter isReplay: True if a recording answers the requests, for which no key need be set.
  init(_ values: SourceOptionValues, isReplay: Bool = false) throws(SourceOptionError) {
    guard
      let list = try URLTemplate(
        "url", in: values, allowing: [.query, .page, .offset, .limit, .cursor, .key])
    else {
      throw SourceOptionError(
        "url is missing", at: values.location,
        help: "add url = \"https://…\", the address that answers with a list of recipes")
    }
    self.list = list
    let listed = list.has(.query) ? list : nil
    search =
      try URLTemplate(
        "search_url", in: values, allowing: [.query, .page, .offset, .limit, .cursor, .key],
        requiring: .query) ?? listed
    item = try URLTemplate("item_url", in: values, allowing: [.id, .key], requiring: .id)
    paths = try AnswerPaths(values)
    firstPage = values.integer("first_page") ?? 1
    pageSize = values.integer("page_size") ?? 30
    maximumPageCount = values.integer("max_pages") ?? 10
    details = values.text("details").flatMap(DetailDemand.init(rawValue:)) ?? .shown
    query = values.text("query") ?? ""
    headers = try RequestHeaders.read(values)
    key = try APIKey(values)
    try Self.checkPaging([list, search].compactMap(\.self), values)
    if !isReplay { try checkKey(values) }
  }

  /// The remedy if an answer is too large: what can be set to ask for less.
  var narrowing: String {
    if list.has(.limit) { return "lower page_size" }
    if list.has(.query) { return "set query to a narrower search" }
    return "ask for less, if the server can: url may have {limit}, or {query} and then query"
  }

  private static func checkPaging(
    _ templates: [URLTemplate], _ values: SourceOptionValues
  ) throws(SourceOptionError) {
    for template in templates where template.has(.cursor) && !values.has("next") {
      throw SourceOptionError(
        "\(template.option) has {cursor}, but nothing says where an answer has the next one",
        at: values.location(of: template.option),
        help: "add next = \"PATH\", the path of the cursor in an answer")
    }
  }

  /// Checks that a key is sent if it is set, and set if it is sent.
  private func checkKey(_ values: SourceOptionValues) throws(SourceOptionError) {
    let templates = [list, search, item].compactMap(\.self)
    let template = templates.first { $0.has(.key) }
    let isInHeader = headers.contains { $0.value.contains(HTTPRequest.keyPlaceholder) }
    if key.reference == nil, let option = template?.option ?? (isInHeader ? "headers" : nil) {
      throw SourceOptionError(
        "\(option) has {key}, but no key is set", at: values.location(of: option),
        help: "add key_env, key_file or key_command")
    }
    guard key.reference != nil, template == nil, !isInHeader else { return }
    throw SourceOptionError(
      "the key is set, but never sent", at: values.location,
      help: "write {key} where it belongs: in url, or in headers = [\"X-Api-Key: {key}\"]")
  }
}
