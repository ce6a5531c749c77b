/// A glob over the relative paths of a folder, in the syntax of `.gitignore`.
///
/// `*` and `?` match within one name, `[a-z]` and `[!a]` match one character, `**` any number of
/// folders, `{a,b}` either. A pattern without a slash is matched with the last component of a path
/// at any depth, any other with the whole path. Patterns are case-sensitive.
package struct GlobPattern: Sendable, Hashable {
  /// The alternatives of the braces, each split at its slashes.
  private let alternatives: [[GlobSegment]]

  /// Compiles a pattern.
  package init(_ pattern: String) {
    alternatives = GlobBraces.expand(pattern).map(Self.segments)
  }

  /// True if the pattern matches a relative path.
  package func matches(_ path: String) -> Bool {
    alternatives.contains { Self.matches($0[...], path) }
  }

  private static func segments(_ pattern: String) -> [GlobSegment] {
    var names = pattern.split(separator: "/").map(String.init)
    if !pattern.contains("/"), !names.isEmpty { names.insert("**", at: 0) }
    // `drafts/` is the folder and everything in it.
    if pattern.hasSuffix("/"), !names.isEmpty { names.append("**") }
    return names.map(GlobSegment.init)
  }

  /// The fast path for most patterns, which match only the last component.
  private static func matches(_ segments: ArraySlice<GlobSegment>, _ path: String) -> Bool {
    if segments.count == 2, segments.first == .anyDepth, let name = segments.last {
      return name.matchesLastName(of: path)
    }
    let names = path.split(separator: "/")
    return matches(segments, names[...])
  }

  /// Matches names; on a mismatch, only the last `**` takes one more name, so time is not
  /// exponential.
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
