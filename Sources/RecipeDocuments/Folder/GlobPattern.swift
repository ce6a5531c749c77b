/// A pattern over the relative paths of a folder, as `.gitignore` writes them.
///
/// `*` and `?` stay inside one name, `[a-z]` and `[!a]` are one character, `**` is any number of
/// folders, `{a,b}` is either. A pattern without a slash is matched with the last name of a path
/// at any depth, every other with the whole path. Case counts.
package struct GlobPattern: Sendable, Hashable {
  /// The alternatives that braces stand for, each cut at its slashes.
  private let alternatives: [[GlobSegment]]

  /// Compiles a pattern.
  package init(_ pattern: String) {
    alternatives = GlobBraces.expand(pattern).map(Self.segments)
  }

  /// True if a path, relative and without a leading slash, matches.
  package func matches(_ path: String) -> Bool {
    alternatives.contains { Self.matches($0[...], path) }
  }

  private static func segments(_ pattern: String) -> [GlobSegment] {
    var names = pattern.split(separator: "/").map(String.init)
    if !pattern.contains("/"), !names.isEmpty { names.insert("**", at: 0) }
    // `drafts/` is the folder and all in it.
    if pattern.hasSuffix("/"), !names.isEmpty { names.append("**") }
    return names.map(GlobSegment.init)
  }

  /// Nearly all patterns ask only for the last name; that needs no cutting of the path.
  private static func matches(_ segments: ArraySlice<GlobSegment>, _ path: String) -> Bool {
    if segments.count == 2, segments.first == .anyDepth, let name = segments.last {
      return name.matchesLastName(of: path)
    }
    let names = path.split(separator: "/")
    return matches(segments, names[...])
  }

  /// On a mismatch only the last `**` takes one more name: never exponential.
  private static func matches(
    _ segments: ArraySlice<GlobSegment>, _ names: ArraySlice<Substring>
  ) -> Bool {
    var (segment, name) = (segments.startIndex, names.startIndex)
    var retry: (segment: Int, name: Int)?
    while name < names.endIndex {
      if segment < segments.endIndex, segments[segment] == .anyDepth {
        segment += 1
        retry = (segment, name)
      } else if segment < segments.endIndex, segments[segment].matches(names[name]) {
        (segment, name) = (segment + 1, name + 1)
      } else if let last = retry {
        (segment, name) = (last.segment, last.name + 1)
        retry = (segment, name)
      } else {
        return false
      }
    }
    return segments[segment...].allSatisfy { $0 == .anyDepth }
  }
}
