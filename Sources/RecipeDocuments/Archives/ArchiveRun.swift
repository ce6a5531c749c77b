import Archives
import RecipeCore

/// The state of reading an archive.
struct ArchiveRun {
  private let path: String
  private let fields: RecipeFieldSet
  private let format: ArchiveRecipeReader.FormatFinder
  /// Called with the values of the documents, which are not read then; `nil` to read them.
  private let visitValue: ((DocumentValue) -> Void)?
  private var list: RecipeList
  private var notes = ArchiveNotes()
  private var dialects: [String] = []
  /// The number of bytes that may still be unpacked.
  private var room: Int
  /// The maximum size of a document in the archive, in bytes.
  private let entryRoom: Int

  /// The maximum nesting depth of archives; exports of Tandoor and Paprika have two levels.
  private static let maximumDepth = 3
  /// The size, in bytes, that a document in an archive may have whatever the archive's size is.
  ///
  /// Reading a document takes several times its size.
  private static let entryBase = 2 << 20
  /// The number of times the archive's size that a document in it may have beyond that.
  private static let entryShare = 12
  /// The maximum size that all nested archives may unpack to, in bytes.
  private static let maximumUnpackedSize = 1 << 30

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - size: Its bytes; beyond 16 MiB, not more than fifty times as many are unpacked of it: texts
  ///     pack to a fifth or a tenth.
  ///   - format: Tells the format of a document in it.
  ///   - visitValue: Called with the values of the documents, to which then nothing else is done.
  init(
    path: String, fields: RecipeFieldSet, size: Int,
    format: @escaping ArchiveRecipeReader.FormatFinder,
    visitsValues visitValue: ((DocumentValue) -> Void)? = nil
  ) {
    self.visitValue = visitValue
    self.path = path
    self.fields = fields
    self.format = format
    list = RecipeList(documentSize: size)
    entryRoom = Self.entryBase + min(size, Self.maximumUnpackedSize) * Self.entryShare
    room = min(Self.maximumUnpackedSize, 16 << 20 + min(size, Self.maximumUnpackedSize) * 50)
  }

  /// The outcome.
  var outcome: DocumentOutcome {
    var notes = notes
    if list.entries.isEmpty, notes.isEmpty {
      notes.add(.note, "no recipe: nothing in the archive is a document", at: path)
    }
    return DocumentOutcome(
      entries: list.entries,
      diagnostics: [list.diagnostic(path: path)].compactMap(\.self) + notes.all(of: path),
      dialect: dialect)
  }

  /// The dialects of the documents, or the archive's own name if there are none or many.
  private var dialect: String {
    dialects.isEmpty || dialects.count > 3 ? "archive" : dialects.joined(separator: ", ")
  }

  /// Reads bytes according to their signature.
  ///
  /// - Parameters:
  ///   - part: The path in the outermost archive, or `nil` for that archive itself.
  ///   - depth: The number of enclosing archives.
  mutating func read(_ bytes: [UInt8], part: String?, depth: Int) {
    let isZip = ZipArchive.isLikely(bytes)
    guard isZip || Gzip.isLikely(bytes) else {
      return depth == 0 ? noteUnknown(bytes) : readDocument(bytes, part: part)
    }
    guard depth < Self.maximumDepth else {
      notes.add(
        .warning, "an archive nested in \(depth) others was skipped", at: place(of: part),
        help: "unpack it and read the unpacked files")
      return
    }
    if isZip {
      readZip(bytes, part: part, depth: depth)
    } else {
      readGzip(bytes, part: part, depth: depth)
    }
  }

  /// Notes a file that has the extension of an archive but is not one.
  private mutating func noteUnknown(_ bytes: [UInt8]) {
    let message = bytes.isEmpty ? "the file is empty" : "this is neither a ZIP nor a gzip archive"
    notes.add(.error, message, at: path, help: "create or download the archive again")
  }

  private mutating func readGzip(_ bytes: [UInt8], part: String?, depth: Int) {
    do throws(ArchiveError) {
      let content = try Gzip.unpack(bytes, limits: limits)
      room -= content.count
      read(content, part: part, depth: depth + 1)
    } catch {
      notes.add(error, at: place(of: part))
    }
  }

  private mutating func readZip(_ bytes: [UInt8], part: String?, depth: Int) {
    do throws(ArchiveError) {
      let archive = try ZipArchive(bytes, limits: limits)
      for entry in archive.entries where !ArchiveName.isLeftOut(entry.name) {
        read(entry, of: archive, part: part.map { $0 + "/" } ?? "", depth: depth)
      }
      if let damage = archive.damage { notes.add(damage, at: place(of: part)) }
    } catch {
      notes.add(error, at: place(of: part))
    }
  }

  private mutating func read(
    _ entry: ZipEntry, of archive: ZipArchive, part folder: String, depth: Int
  ) {
    let part = folder + entry.name
    do throws(ArchiveError) {
      guard entry.size <= room else { throw ArchiveError(.tooLarge(limit: room), at: 0) }
      let content = try archive.content(of: entry)
      room -= content.count
      read(content, part: part, depth: depth + 1)
    } catch {
      notes.add(error, at: place(of: part))
    }
  }

  private mutating func readDocument(_ bytes: [UInt8], part: String?) {
    let place = place(of: part)
    let name = ArchiveName.ofContent(place)
    guard let format = format(bytes, name), let reader = format.reader else {
      notes.add(.note, "its format is unknown", at: place)
      return
    }
    if let visitValue {
      return reader.forEachValue(in: bytes, path: place) { value in
        var value = value
        value.part = part
        visitValue(value)
      }
    }
    let outcome = reader.read(bytes, path: place, fields: fields)
    let reading = DocumentOutcome.PartReading(format: format.name, dialect: outcome.dialect)
    for entry in outcome.entries {
      list.append(
        DocumentOutcome.Entry(
          recipe: entry.recipe, line: entry.line, column: entry.column, statedID: entry.statedID,
          part: part, partReading: reading))
    }
    notes.add(outcome.diagnostics)
    if !outcome.entries.isEmpty, !dialects.contains(outcome.dialect) {
      dialects.append(outcome.dialect)
    }
  }

  private var limits: ArchiveLimits {
    let standard = ArchiveLimits.standard
    return ArchiveLimits(
      entryCount: standard.entryCount, entrySize: min(standard.entrySize, room, entryRoom),
      totalSize: room, ratio: standard.ratio)
  }

  private func place(of part: String?) -> String { part.map { path + "/" + $0 } ?? path }
}
