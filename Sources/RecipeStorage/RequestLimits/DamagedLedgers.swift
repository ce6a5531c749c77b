package import RecipeCore

/// The search for records of servers that cannot be read, so that sources with `daily_quota` are not asked.
package enum DamagedLedgers {
  /// Returns the paths of the damaged records of this day.
  ///
  /// - Parameters:
  ///   - folder: The folder of all records.
  ///   - sources: The servers of the sources whose records are wanted; `nil` for all records.
  ///   - files: The file system.
  ///   - clock: The time of day.
  package static func paths(
    in folder: String, of sources: [AnswerOrigins]?, files: any WritingFileSystem,
    clock: any WallClock
  ) -> [String] {
    let wanted = sources.flatMap { paths(of: $0, in: folder) }
    return ((try? files.entries(of: folder)) ?? []).filter {
      $0.name.hasSuffix(ServerLedger.ending)
    }
    .map { folder + "/" + $0.name }.filter { path in
      guard wanted?.contains(path) ?? true else { return false }
      let ledger = ServerLedger(at: path, in: folder, files: files, clock: clock)
      return ledger.record == nil
    }
  }

  /// Returns the paths of the records of the servers of sources, or `nil` if those of one are not known.
  private static func paths(of sources: [AnswerOrigins], in folder: String) -> Set<String>? {
    var paths: Set<String> = []
    for source in sources {
      guard let servers = source.knownServers else { return nil }
      paths.formUnion(servers.map { ServerLedger.path(of: $0, in: folder) })
    }
    return paths
  }
}
