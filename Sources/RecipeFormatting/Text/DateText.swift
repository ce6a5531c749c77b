/// A date of publication for people.
enum DateText {
  /// Returns the day of a date in ISO 8601, without its time; other texts are as they are.
  static func shown(_ date: String) -> String {
    let bytes = Array(date.utf8)
    guard bytes.count > 10, isDay(bytes[..<10]),
      [UInt8(ascii: "T"), UInt8(ascii: "t"), 0x20].contains(bytes[10])
    else { return date }
    return String(decoding: bytes[..<10], as: UTF8.self)
  }

  /// True for `2019-03-01`.
  private static func isDay(_ text: ArraySlice<UInt8>) -> Bool {
    text.enumerated().allSatisfy { index, byte in
      index == 4 || index == 7 ? byte == UInt8(ascii: "-") : (0x30...0x39).contains(byte)
    }
  }
}
