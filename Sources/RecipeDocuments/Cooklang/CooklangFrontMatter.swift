import JSONSyntax
import RecipeCore
import Text

/// The YAML front matter of a Cooklang file with the metadata of a recipe.
///
/// Keys follow the conventions where possible; values are JSON, a subset of YAML 1.2.
struct CooklangFrontMatter {
  /// The block, including its final newline.
  let text: String

  /// Creates the front matter of a recipe; absent values are omitted.
  ///
  /// From the first extra field on whose name a reader knows, or that has no value, they are in a map
  /// `extras`.
  ///
  /// - Parameter asides: The notes and cookware in the body; those that it lacks are written here.
  init(_ recipe: Recipe, besides asides: CooklangAsides) {
    var lines = Lines()
    lines.add("title", recipe.title)
    lines.add("source", Self.source(of: recipe))
    lines.add("publisher_url", recipe.publisherURL)
    lines.add("f2f_url", recipe.f2fURL)
    lines.add("author", recipe.author)
    lines.add("servings", recipe.yield)
    lines.add("prep time", recipe.prepMinutes.map { "\($0) minutes" })
    lines.add("cook time", recipe.cookMinutes.map { "\($0) minutes" })
    lines.add("wait time", recipe.waitMinutes.map { "\($0) minutes" })
    lines.add("time", recipe.totalMinutes.map { "\($0) minutes" })
    lines.add("tags", recipe.tags.isEmpty ? nil : Self.json { $0.strings(recipe.tags) })
    lines.add("image", recipe.imageURL)
    lines.add("locale", recipe.language)
    lines.add("date", recipe.published)
    lines.add("social_rank", recipe.socialRank?.text)
    lines.add("rating", recipe.rating.map { "\($0.value.text)/\($0.best.text)" })
    lines.add("rating_count", recipe.rating?.count.map { "\($0)" })
    lines.add("description", recipe.description)
    if asides.notes.isEmpty, !recipe.notes.isEmpty {
      lines.add("notes", Self.json { $0.strings(recipe.notes) })
    }
    if asides.cookware.isEmpty, !recipe.tools.isEmpty {
      lines.add("tools", Self.json { $0.strings(recipe.tools) })
    }
    lines.add("nutrition", Self.nutrition(of: recipe))
    lines.add(recipe.extras)
    text = "---\n" + lines.text + "---\n"
  }

  /// Returns the URL alone if a reader recognises it as one, else a map.
  private static func source(of recipe: Recipe) -> RawJSON? {
    if recipe.publisher == nil, let address = recipe.sourceURL,
      WebAddress.first(in: Array(address.utf8)[...]) == address
    {
      return json { $0.string(address) }
    }
    let members = [("name", recipe.publisher), ("url", recipe.sourceURL)]
    guard members.contains(where: { $0.1 != nil }) else { return nil }
    return json { writer in
      writer.beginObject()
      for case (let name, let value?) in members {
        writer.name(name)
        writer.string(value)
      }
      writer.endObject()
    }
  }

  private static func nutrition(of recipe: Recipe) -> RawJSON? {
    guard !recipe.nutrition.isEmpty else { return nil }
    return json { writer in
      writer.beginObject()
      for fact in recipe.nutrition { writer.member(fact.name, fact.text) }
      writer.endObject()
    }
  }

  /// A JSON text.
  private struct RawJSON {
    let text: String
  }

  private static func json(_ write: (inout JSONWriter) -> Void) -> RawJSON {
    var writer = JSONWriter(isIndented: false)
    write(&writer)
    return RawJSON(text: String(decoding: writer.bytes, as: UTF8.self))
  }

  private struct Lines {
    var text = ""

    mutating func add(_ key: String, _ value: String?) {
      add(key, value.map { value in json { $0.string(value) } })
    }

    mutating func add(_ key: String, _ value: RawJSON?) {
      guard let value else { return }
      text += "\(key): \(Self.guarded(value.text))\n"
    }

    mutating func add(_ extras: [ExtraField]) {
      let plain = extras.prefix(while: isPlain)
      let others = extras.dropFirst(plain.count)
      for extra in plain { add(key(extra.name), RawJSON(text: extra.json)) }
      guard !others.isEmpty else { return }
      add(
        RecipeField.extras.rawValue,
        json { writer in
          writer.beginObject()
          for extra in others {
            writer.name(extra.name)
            writer.raw(extra.json)
          }
          writer.endObject()
        })
    }

    private func isPlain(_ extra: ExtraField) -> Bool {
      let isEmpty = ["\"\"", "[]", "{}"].contains(extra.json)
      return !isEmpty && RecipeKey(extra.name.utf8) == nil
        && !["source", "time", "extras"].contains(extra.name.lowercased())
    }

    /// Returns words as people write them, `time required`; other names become JSON strings.
    private func key(_ name: String) -> String {
      let isWord = name.utf8.allSatisfy {
        $0 == 0x20 || $0 == UInt8(ascii: "_") || $0.isASCIILetter
      }
      let isOther = ["", "null", "true", "false", "yes", "no", "on", "off", "y", "n"]
        .contains(name.lowercased())
      let hasBlanks = name.hasPrefix(" ") || name.hasSuffix(" ")
      return isWord && !isOther && !hasBlanks
        ? name : Self.guarded(json { $0.string(name) }.text)
    }

    /// Returns a JSON text on one line, without characters that control a terminal.
    private static func guarded(_ json: String) -> String {
      guard json.unicodeScalars.contains(where: \.steersTerminal) else { return json }
      return json.unicodeScalars.reduce(into: "") { guarded, scalar in
        if scalar.value < 0x20 {
          // White space between values: in strings RFC 8259 requires such characters to be escaped.
          guarded += " "
        } else if scalar.steersTerminal {
          let digits = String(scalar.value, radix: 16)
          guarded += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        } else {
          guarded.unicodeScalars.append(scalar)
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes an array of strings.
  fileprivate mutating func strings(_ strings: [String]) {
    beginArray()
    for string in strings { self.string(string) }
    endArray()
  }
}
