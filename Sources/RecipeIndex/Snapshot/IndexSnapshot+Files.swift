import RecipeCore
import Text

extension IndexSnapshot {
  /// A file of a snapshot, looked up by its path.
  struct FileMatch: Sendable {
    /// Its number in the snapshot.
    let number: Int
    /// True if its stamp proves that it did not change.
    let isUnchanged: Bool
  }

  /// Finds the files of a listing among those of a source.
  ///
  /// - Returns: For each file of the listing its match, or `nil` if it is new.
  func matches(
    _ listing: FileListing, of source: IndexedSource
  ) throws(IndexCorruption) -> [FileMatch?] {
    try withFiles { files, paths throws(IndexCorruption) in
      var byPath: [[UInt8]: Int]?
      var found: [FileMatch?] = []
      found.reserveCapacity(listing.paths.count)
      var expected = source.files.lowerBound
      for (place, path) in listing.paths.enumerated() {
        var number: Int?
        if expected < source.files.upperBound,
          try Self.path(of: expected, files, paths).isEqual(to: path)
        {
          number = expected
        } else {
          if byPath == nil { byPath = try Self.numbers(of: source.files, files, paths) }
          number = byPath?[Array(path.utf8)]
        }
        if let number { expected = number + 1 }
        let stamp = listing.stamps[place]
        found.append(
          number.map { number in
            let old = IndexedFile(at: number * IndexedFile.byteCount, in: files).stamp
            return FileMatch(number: number, isUnchanged: old != nil && old == stamp)
          })
      }
      return found
    }
  }

  /// Returns the number of records in a file.
  func recordCount(ofFile number: Int) throws(IndexCorruption) -> Int {
    try numberRange(ofFile: number).count
  }

  /// Returns the numbers of a file's records.
  func recordNumbers(ofFile number: Int) throws(IndexCorruption) -> [Int] {
    let range = try numberRange(ofFile: number)
    let start = file.range(of: .fileRecords).lowerBound
    return file.bytes.withBytes { all in
      range.map { place in
        Int(all.number(at: start + 4 * place, as: UInt32.self))
      }
    }
  }

  /// Returns the range of a file's record numbers among those of all files.
  private func numberRange(ofFile number: Int) throws(IndexCorruption) -> Range<Int> {
    let range = try withFiles { files, _ throws(IndexCorruption) in
      let end = IndexedFile(at: number * IndexedFile.byteCount, in: files).recordsEnd
      let start =
        number == 0
        ? 0 : IndexedFile(at: (number - 1) * IndexedFile.byteCount, in: files).recordsEnd
      guard start >= 0, start <= end else { throw IndexCorruption() }
      return start..<end
    }
    guard range.upperBound <= file.range(of: .fileRecords).count / 4 else {
      throw IndexCorruption()
    }
    return range
  }

  /// Returns the entry of a file.
  func indexedFile(_ number: Int) throws(IndexCorruption) -> IndexedFile {
    try withFiles { files, _ throws(IndexCorruption) in
      guard number >= 0, number < files.count / IndexedFile.byteCount else {
        throw IndexCorruption()
      }
      return IndexedFile(at: number * IndexedFile.byteCount, in: files)
    }
  }

  /// Returns the diagnostics of files by their numbers.
  func fileDiagnostics() throws(IndexCorruption) -> [Int: [Diagnostic]] {
    let entries = try file.read(.diagnostics) { reader throws(IndexCorruption) in
      try reader.elements { reader throws(IndexCorruption) in
        let number = try reader.count()
        let diagnostics = try reader.elements { reader throws(IndexCorruption) in
          try reader.diagnostic()
        }
        return (number, diagnostics)
      }
    }
    return Dictionary(entries) { first, _ in first }
  }

  private func withFiles<Value>(
    _ body: (_ files: UnsafeRawBufferPointer, _ paths: UnsafeRawBufferPointer)
      throws(IndexCorruption) -> Value
  ) throws(IndexCorruption) -> Value {
    let (files, paths) = (file.range(of: .files), file.range(of: .paths))
    return try file.bytes.withBytes { all throws(IndexCorruption) in
      try body(
        UnsafeRawBufferPointer(rebasing: all[files]), UnsafeRawBufferPointer(rebasing: all[paths]))
    }
  }

  private static func path(
    of number: Int, _ files: UnsafeRawBufferPointer, _ paths: UnsafeRawBufferPointer
  ) throws(IndexCorruption) -> UnsafeRawBufferPointer {
    let offset = number * IndexedFile.byteCount
    let end = IndexedFile(at: offset, in: files).pathEnd
    let start =
      number == 0 ? 0 : IndexedFile(at: offset - IndexedFile.byteCount, in: files).pathEnd
    guard start >= 0, start <= end, end <= paths.count else { throw IndexCorruption() }
    return UnsafeRawBufferPointer(rebasing: paths[start..<end])
  }

  private static func numbers(
    of range: Range<Int>, _ files: UnsafeRawBufferPointer, _ paths: UnsafeRawBufferPointer
  ) throws(IndexCorruption) -> [[UInt8]: Int] {
    var numbers: [[UInt8]: Int] = [:]
    numbers.reserveCapacity(range.count)
    for number in range {
      numbers[Array(try path(of: number, files, paths))] = number
    }
    return numbers
  }
}

extension UnsafeRawBufferPointer {
  /// True if the bytes are those of a text.
  fileprivate func isEqual(to text: String) -> Bool {
    var text = text
    return text.withUTF8 { elementsEqual($0) }
  }
}
