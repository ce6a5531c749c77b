import RecipeCore
import TestSupport
import Testing

/// The faults of what is kept: the library, the cache and the decisions.
extension SetUpFault {
  /// The faults, one line of the table each.
  static let keptFaults = [
    SetUpFault("a library that is a file", in: "library", says: "not a folder", at: "shelf") {
      write(
        "[library]\npath = \"shelf\"\n[sources.box]\nkind = \"json\"\npath = \"box\"\n",
        to: "/home/ana/recipes.toml", in: $0)
      write("", to: "/home/ana/shelf", in: $0)
    },
    SetUpFault(
      "a library that cannot be written", in: "library", says: "cannot be written", at: "library"
    ) { $0.files.setPermissions(0o555, of: library) },
    SetUpFault(
      "a broken record of imports", in: "library", says: "record of imports",
      at: "library/.imports.ndjson:2"
    ) { write("\nnonsense\n", to: library + "/.imports.ndjson", in: $0) },
    SetUpFault(
      "documents that failed to import", in: "library", says: "could not be imported", at: "library"
    ) {
      write(
        "{\"origin\": \"/notes/leek.md\", \"reason\": \"x\"}\n",
        to: library + "/.imports.failed.ndjson", in: $0)
    },
    SetUpFault(
      "no folder for what is kept", in: "cache", says: "no cache folder", at: "HOME, XDG_CACHE_HOME"
    ) {
      $0.variables["HOME"] = nil
      $0.homeFolder = nil
    },
    SetUpFault(
      "a record of requests that cannot be read", in: "cache", says: "requests of today",
      at: "http.json"
    ) {
      $0.now = 9
      write("", to: "/home/.local/state/recipes/.servers/http.json", in: $0)
    },
    SetUpFault("a cache that is a file", in: "cache", says: "not a folder", at: "/home/.cache") {
      write("", to: "/home/.cache", in: $0)
    },
    SetUpFault("a corrupt index", in: "cache", says: "an index is corrupt", at: "x.index") {
      write("RECIDx07 and nothing else", to: "/home/.cache/recipes/index/x.index", in: $0)
    },
    SetUpFault("a broken answer", in: "cache", says: "a cached answer", at: "answers/api/") {
      write("nonsense", to: "/home/.cache/recipes/answers/api/1.answer", in: $0)
    },
    SetUpFault("a line that is no mark", in: "decisions", says: "not a mark", at: ".marks.txt:2") {
      write("favourite box:tea.json\ncoocked box:tea.json\n", to: library + "/.marks.txt", in: $0)
    },
    SetUpFault(
      "a mark of a day to come", in: "decisions", says: "still to come", at: ".marks.txt:1"
    ) { write("cooked box:tea.json 2999-01-01\n", to: library + "/.marks.txt", in: $0) },
    SetUpFault(
      "a mark with a day that is no date", in: "decisions", says: "is not a date",
      at: ".marks.txt:1"
    ) { write("cooked box:tea.json 2026-13-45\n", to: library + "/.marks.txt", in: $0) },
    SetUpFault(
      "a mark of a source that is gone", in: "decisions", says: "marks name the source 'attic'",
      at: ".marks.txt"
    ) { write("cooked attic:soup.md\n", to: library + "/.marks.txt", in: $0) },
    SetUpFault("a line that is no decision", in: "decisions", says: "not a decision", at: ":1") {
      write("join a b\n", to: library + "/.duplicates.txt", in: $0)
    },
    SetUpFault(
      "a mark on a record that is gone", in: "decisions", says: "a mark is on box:gone.json",
      at: ".marks.txt:2"
    ) {
      write(
        "favourite box:tea.json\nfavourite box:gone.json\n", to: library + "/.marks.txt", in: $0)
    },
    SetUpFault(
      "a decision about a record that is gone", in: "decisions",
      says: "a decision is about box:gone.json", at: ".duplicates.txt:1"
    ) {
      write("unlink box:bread.json box:gone.json\n", to: library + "/.duplicates.txt", in: $0)
    },
    SetUpFault(
      "links that join what is unlinked", in: "decisions", says: "links join them through others",
      at: ".duplicates.txt"
    ) {
      write(
        "link box:bread.json box:tea.json\nlink box:tea.json box:leek.json\n"
          + "unlink box:bread.json box:leek.json\n", to: library + "/.duplicates.txt", in: $0)
    },
    SetUpFault(
      "decisions that contradict each other", in: "decisions", says: "both linked and unlinked",
      at: ".duplicates.txt:1"
    ) {
      write(
        "link box:bread.json box:tea.json\nunlink box:bread.json box:tea.json\n",
        to: library + "/.duplicates.txt", in: $0)
    },
    SetUpFault(
      "decisions that cannot be read", in: "decisions", says: "cannot be read", at: "library"
    ) {
      $0.files.put(.unreadableFile, at: library + "/.duplicates.txt")
    },
    SetUpFault(
      "decisions about a source that is gone", in: "decisions", says: "the source 'attic'",
      at: ".duplicates.txt"
    ) { write("link attic:a box:tea.json\n", to: library + "/.duplicates.txt", in: $0) },
  ]
}
