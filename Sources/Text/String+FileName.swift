extension String {
  /// The text as the name of a file or folder: all but letters, digits, `-` and `_` of ASCII
  /// percent-encoded.
  package var fileNameEscaped: String {
    utf8.map { byte in
      let isPlain =
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      return isPlain ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16)
    }.joined()
  }

  /// The text whose `fileNameEscaped` this is; another name is unchanged.
  package var fileNameUnescaped: String {
    let text = percentDecoded
    return text.fileNameEscaped == self ? text : self
  }
}
