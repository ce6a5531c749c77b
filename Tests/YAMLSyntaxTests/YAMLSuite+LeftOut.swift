extension YAMLSuite {
  /// The valid cases that are not read, by the reason; each must be refused with this message.
  static let leftOut: [(reason: String, messages: [String], names: [String])] = [
    (
      "several documents in one text",
      ["several documents are not supported", "unexpected text after the end"],
      [
        "6XDY", "6ZKB", "7Z25", "9DXL", "9KAX", "JHB9", "KSS4", "L383", "M7A3", "PUW8", "RZT7",
        "U9NS", "UT92",
      ]
    ),
    (
      "directives", ["directives are not supported"],
      [
        "27NA", "2LFX", "5TYM", "6CK3", "6LVF", "BEC7", "C4HZ", "CC74", "DK95/07", "MUS6/02",
        "MUS6/03", "MUS6/04", "MUS6/05", "MUS6/06", "P76L", "RTP8", "U3C3", "W4TN", "Z9M4",
      ]
    ),
    (
      "tags that are not YAML's own", ["tags are not supported; quote the text"],
      ["6WLZ", "7FWL", "9WXW", "CUP7", "M5C3", "UGM3", "Z67P"]
    ),
    (
      "keys after '?', or that are collections",
      [
        "complex keys are not supported", "unexpected text after the value",
        "a value can have only one anchor",
      ],
      [
        "2XXW", "35KP", "4FJ6", "5WE3", "6BFJ", "6M2F", "6PBE", "7W2P", "9MMW", "A2M4", "CT4Q",
        "DFF7",
        "FRK4", "GH63", "JTV5", "KK5P", "L94M", "LX3P", "M2N8/00", "M2N8/01", "M5DY", "Q9WF",
        "RR7F",
        "RZP5", "S9E8", "SBG9", "V9D5", "X38W", "X8DW", "XW4D", "ZWK4",
      ]
    ),
    (
      "keys that are empty",
      [
        "text cannot start like this; quote the text", "expected a key before ':'",
        "expected 'key: value'",
      ],
      ["2JQS", "CFD4", "FH7J", "NHX8", "NKF9", "PW8X", "S3PD", "SM9W/01", "UKK6/00"]
    ),
  ]

  /// Cases that people mean otherwise: tabs indent, and `!` alone is an exclamation mark.
  static let meantOtherwise: Set<String> = [
    "52DL", "8MK2", "96NN/00", "AB8U", "96NN/01", "R4YG", "S4JQ", "UKK6/02", "Y79Y/001",
  ]
}
