package import RecipeCore
package import Testing

/// The contract of `RecipeSource`, checked on any source that has at least one record.
///
/// ```swift
/// @Test("the source keeps the contract")
/// func contract() async throws {
///   try await SourceContract.verify(named: "notes") { makeNotesSource() }
/// }
/// ```
package enum SourceContract {
  private static let hostileIDs = [
    "", "#", "#1", "#0", "#-1", "#99999999999999999999", "/", "..", "../../etc/passwd",
    "/etc/passwd", "a/../../../etc/passwd", "none\0.json", "\0", "none", "%2e%2e%2f", "?key=1&x=",
    "\r\nHost: x", String(repeating: "a/", count: 5_000), "\u{10FE80}", "\u{202E}",
  ]

  /// Checks every point of the contract; each breach is an issue of the running test.
  ///
  /// - Parameters:
  ///   - name: The name that the source was created with.
  ///   - makeSource: Creates the same source again; its content must not change meanwhile.
  package static func verify(
    named name: String, sourceLocation: SourceLocation = #_sourceLocation,
    makeSource: () throws -> any RecipeSource
  ) async throws {
    let check = SourceContractCheck(name: name, location: sourceLocation)
    let records = try await check.gather(makeSource(), SourceRequest())
    #expect(
      !records.isEmpty, "the contract needs a source with records", sourceLocation: sourceLocation)
    check.checkReferences(of: records)
    check.checkTexts(of: records)
    check.checkEqual(
      records, try await check.gather(makeSource(), SourceRequest(parallelism: 1)),
      "a second run, with another parallelism, gives the same records")
    try await check.checkEssentials(of: records, makeSource())
    try await check.checkFetch(of: records.prefix(5), makeSource())
    for id in hostileIDs { await check.checkUnknown(id, among: records, try makeSource()) }
    await check.checkCancellation(try makeSource())
  }

  /// Checks that a source which waits for something stops waiting when its task is cancelled.
  ///
  /// - Parameters:
  ///   - source: A source whose server or disk never responds.
  ///   - isWaiting: Returns once the source waits.
  package static func verifyCancellation(
    of source: any RecipeSource, sourceLocation: SourceLocation = #_sourceLocation,
    once isWaiting: () async -> Void
  ) async {
    await SourceContractCheck(name: "", location: sourceLocation)
      .checkCancellation(source, once: isWaiting)
  }
}
