package import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileError {
  /// Creates an error from an `errno`.
  package init(code: Int32, path: String) {
    self.init(Self.reason(of: code), path: path)
  }

  /// Returns the error for a path that contains a NUL byte.
  static func impossiblePath(_ path: String) -> FileError {
    FileError(.other("a path cannot contain a NUL byte"), path: path)
  }

  private static func reason(of code: Int32) -> Reason {
    switch code {
    case ENOENT: .notFound
    case EEXIST: .exists
    case EACCES, EPERM: .permissionDenied
    case EISDIR: .isFolder
    case ENOTDIR: .notAFolder
    case ENOSPC, EDQUOT: .noSpace
    case EROFS: .readOnly
    default: .other(systemText(of: code))
    }
  }
}

/// Returns the system's message for an `errno`, in lower case.
func systemText(of code: Int32) -> String {
  var buffer = [CChar](repeating: 0, count: 256)
  strerror_r(code, &buffer, buffer.count)
  let bytes = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
  let text = String(decoding: bytes, as: UTF8.self)
  return text.prefix(1).lowercased() + text.dropFirst()
}
