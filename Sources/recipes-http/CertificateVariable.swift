#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The certificates of authorities that variables of the environment name, as for the program curl: else the
/// library has its own.
enum CertificateVariable {
  /// A file of certificates, or `nil` if none is named.
  static var file: String? { value(of: ["CURL_CA_BUNDLE", "SSL_CERT_FILE"]) }

  /// A folder of certificates, or `nil` if none is named.
  static var folder: String? { value(of: ["SSL_CERT_DIR"]) }

  private static func value(of names: [String]) -> String? {
    names.lazy.compactMap { getenv($0) }.map { String(cString: $0) }.first { !$0.isEmpty }
  }
}
