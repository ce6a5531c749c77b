package import RecipeCore

/// The search for records of servers that cannot be read, so that sources with `daily_quota` are not asked.
package enum DamagedLedgers {
  /// Returns the paths of the damaged records of this day.
  ///
  /// - Parameters:
  ///   - folder: The folder of all records.
  ///   - files: The file system.
  ///   - clock: The time of day.
  package static func paths(
    in folder: String, files: any WritingFileSystem, clock: any WallClock
  ) -> [String] {
    ((try? files.entries(of: folder)) ?? []).filter { $0.name.hasSuffix(ServerLedger.ending) }
      .map { folder + "/" + $0.name }.filter { path in
        let ledger = ServerLedger(at: path, in: folder, files: files, clock: clock)
        return ledger.record == nil
      }
  }
}
