/// The hash function SHA-256 (FIPS 180-4).
package struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]

  /// The words of the block that is being hashed.
  private var schedule = [UInt32](repeating: 0, count: 64)

  /// The bytes after the last whole block.
  private var rest: [UInt8] = []

  /// The number of bytes of the message so far.
  private var count = 0

  /// Creates the hash of an empty message.
  package init() {}

  /// Returns the hash of bytes as 64 hexadecimal digits.
  package static func hex(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.hex
  }

  /// Adds the next bytes of the message.
  package mutating func update(_ bytes: [UInt8]) {
    count += bytes.count
    addBlocks(of: rest.isEmpty ? bytes : rest + bytes)
  }

  /// The hash of the message so far as 64 hexadecimal digits.
  package var hex: String {
    var hash = self
    hash.addBlocks(of: rest + padding)
    return hash.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }.joined()
  }

  /// The end of the last block (section 5.1.1): a one, zeros, and the length in bits.
  private var padding: [UInt8] {
    var padding: [UInt8] = [0x80]
    padding += repeatElement(0, count: (119 - count % 64) % 64)
    let bits = UInt64(count) << 3
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return padding
  }

  private mutating func addBlocks(of bytes: [UInt8]) {
    let end = bytes.count - bytes.count % 64
    for block in stride(from: 0, to: end, by: 64) { add(bytes, at: block) }
    rest = Array(bytes[end...])
  }

  /// Hashes a block (section 6.2.2).
  private mutating func add(_ bytes: [UInt8], at start: Int) {
    makeSchedule(bytes, at: start)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let second = Self.rotated(e, 6) ^ Self.rotated(e, 11) ^ Self.rotated(e, 25)
      let sum = h &+ second &+ choice &+ schedule[round] &+ Self.constants[round]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first = Self.rotated(a, 2) ^ Self.rotated(a, 13) ^ Self.rotated(a, 22)
      (h, g, f, e) = (g, f, e, d &+ sum)
      (d, c, b, a) = (c, b, a, sum &+ first &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private mutating func makeSchedule(_ bytes: [UInt8], at start: Int) {
    for index in 0..<16 {
      let place = start + 4 * index
      let (first, second) = (UInt32(bytes[place]), UInt32(bytes[place + 1]))
      let (third, fourth) = (UInt32(bytes[place + 2]), UInt32(bytes[place + 3]))
      schedule[index] = first << 24 | second << 16 | third << 8 | fourth
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = Self.rotated(early, 7) ^ Self.rotated(early, 18) ^ early >> 3
      let second = Self.rotated(late, 17) ^ Self.rotated(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
  }

  private static func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  /// The round constants (section 4.2.2).
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}
