import Testing

@testable import Text

@Suite("SHA-256")
struct SHA256Tests {
  @Test(
    "the examples of the standard",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func examples(text: String, hash: String) {
    #expect(SHA256.hex(of: Array(text.utf8)) == hash)
  }

  @Test("lengths around that of a block", arguments: [55, 56, 63, 64, 65])
  func lengths(length: Int) {
    let hashes = [
      55: "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318",
      56: "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a",
      63: "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34",
      64: "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb",
      65: "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0",
    ]
    #expect(SHA256.hex(of: [UInt8](repeating: 0x61, count: length)) == hashes[length])
  }

  @Test("a message in pieces has the hash of the whole", arguments: [1, 63, 64, 65, 200])
  func pieces(length: Int) {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0) }
    var hash = SHA256()
    for start in stride(from: 0, to: bytes.count, by: length) {
      hash.update(Array(bytes[start..<min(start + length, bytes.count)]))
    }
    #expect(hash.hex == SHA256.hex(of: bytes))
  }
}
