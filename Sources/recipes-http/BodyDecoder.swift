import Archives
import RecipeCore

/// A decoder of a body by its content codings (RFC 9110, section 8.4).
struct BodyDecoder {
  /// The coding that may be sent.
  static let accepted = "gzip"
  private static let gzipNames: Set = [accepted, "x-gzip"]
  /// An encoding that some servers use without being asked.
  private static let deflate = "deflate"
  /// "none" is not registered, but sent where nothing is encoded.
  private static let unencodedNames: Set = ["", "identity", "none"]
  /// The maximum length of a coding in a message.
  private static let maximumNameLength = 40
  /// More than DEFLATE can reach: the size alone is limited.
  private static let maximumRatio = 2000

  private let codings: [String]
  private var compressed: [UInt8] = []

  /// Creates a decoder of a body without a coding.
  init() { codings = [] }

  /// Creates the decoder of a response.
  init(_ headers: [HTTPHeader]) {
    codings = headers.filter { $0.name.lowercased() == "content-encoding" }
      .flatMap { $0.value.split(separator: ",") }
      .map { $0.filter { !$0.isWhitespace }.lowercased() }
      .filter { !Self.unencodedNames.contains($0) }
  }

  /// Takes a piece of the body.
  ///
  /// - Returns: What of the decoded body can be passed on.
  /// - Throws: The reason why the body cannot be decoded.
  mutating func take(_ piece: [UInt8]) throws(HTTPFailure) -> [UInt8] {
    guard !codings.isEmpty else { return piece }
    guard codings.count == 1, isDeflated || Self.gzipNames.contains(codings[0]) else {
      throw HTTPFailure(
        .unknownEncoding, "the response is encoded as '\(name)', which was not asked for",
        help: "the server is at fault: tell those who run it that only gzip is accepted")
    }
    compressed += piece
    return []
  }

  /// Returns the decoded body after its last piece, or what of it was not passed on.
  ///
  /// - Parameter limit: The maximum size in bytes.
  /// - Throws: The reason why it cannot be decoded.
  func rest(limit: Int) throws(HTTPFailure) -> [UInt8] {
    guard !compressed.isEmpty else { return [] }
    let limits = ArchiveLimits(
      entryCount: 1, entrySize: limit, totalSize: limit, ratio: Self.maximumRatio)
    do throws(ArchiveError) {
      return try isDeflated
        ? Zlib.unpack(compressed, limits: limits) : Gzip.unpack(compressed, limits: limits)
    } catch {
      throw failure(error, limit)
    }
  }

  private func failure(_ error: ArchiveError, _ limit: Int) -> HTTPFailure {
    switch error.reason {
    case .cutOff:
      HTTPFailure(
        .brokenBody,
        "the compressed response was cut off, after \(compressed.count) bytes of \(codingInWords)")
    case .tooLarge: HTTPFailure(.tooLarge, "the response is larger than \(limit >> 20) MiB")
    default: HTTPFailure(.brokenBody, "the response is not the \(codingInWords) that it says it is")
    }
  }

  private var isDeflated: Bool { codings == [Self.deflate] }
  private var codingInWords: String { isDeflated ? Self.deflate : Self.accepted }

  /// The codings as they are shown.
  private var name: String {
    let text = codings.joined(separator: ", ").filter { $0.isASCII && $0 >= " " }
    return String(text.prefix(Self.maximumNameLength))
  }
}
