import RecipeCore
import Testing

@testable import RecipeSystem

@Suite("Messages to and from the network helper")
struct HelperMessageTests {
  private static let request = HTTPRequest(
    url: "https://example.org/api?key=a%20b", headers: [HTTPHeader("Authorization", "Token é")],
    maximumBodySize: 77)
  private static let messages: [HelperMessage] = [
    .request(request, key: "a b", milliseconds: 1500),
    .head(
      status: 200, url: "http://a.example/",
      headers: [HTTPHeader("A", ""), HTTPHeader("A", "b\nc")]),
    .body([]), .body([0, 255, 13, 10]), .end,
    .redirect(url: "http://b.example/", headers: [HTTPHeader("Accept", "*/*")]),
    .failure(HTTPFailure(.unknownHost, "no such host", help: "check it")),
  ]

  @Test("a message comes out as it went in, however its bytes are cut", arguments: [1, 2, 7, 9999])
  func roundTrip(size: Int) throws {
    var bytes = Self.messages.flatMap(\.frame)[...]
    var reader = HelperMessageReader()
    var messages: [HelperMessage] = []
    while !bytes.isEmpty {
      reader.append(Array(bytes.prefix(size)))
      bytes = bytes.dropFirst(size)
      while let message = try reader.next() { messages.append(message) }
    }
    #expect(messages == Self.messages)
  }

  @Test("every reason has a name of its own")
  func reasons() throws {
    let reasons: [HTTPFailure.Reason] = [
      .invalidURL, .unreachable, .unknownHost, .timedOut, .tooLarge, .brokenBody, .insecure,
      .badRedirect, .cancelled, .helper,
    ]
    for reason in reasons {
      let message = HelperMessage.failure(HTTPFailure(reason, "x"))
      var reader = HelperMessageReader()
      reader.append(message.frame)
      #expect(try reader.next() == message)
    }
  }

  @Test("half a message is waited for")
  func truncated() throws {
    for message in Self.messages {
      for count in 0..<message.frame.count {
        var reader = HelperMessageReader()
        reader.append(Array(message.frame.prefix(count)))
        #expect(try reader.next() == nil)
      }
    }
  }

  @Test(
    "noise is refused",
    arguments: [
      Array("Segmentation fault\n".utf8), [0x45, 0, 0, 0, 1, 0], [0x42, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x00, 0, 0, 0, 0], [0x48, 0, 0, 0, 4, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x48, 0, 0, 0, 5, 0, 0, 0, 1, 0x78], [0x46, 0, 0, 0, 5, 0, 0, 0, 1, 0xFF],
      [0x48, 0, 0, 0, 6, 0, 0, 0, 2, 0x2D, 0x31],
    ] as [[UInt8]])
  func noise(bytes: [UInt8]) {
    var reader = HelperMessageReader()
    reader.append(bytes)
    #expect(throws: HelperMessageReader.Noise()) { try reader.next() }
  }

  @Test("a message with any byte changed is another message, is waited for, or is noise")
  func mutations() {
    for frame in Self.messages.map(\.frame) {
      for index in frame.indices {
        for byte in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
          var bytes = frame
          bytes[index] = byte
          var reader = HelperMessageReader()
          reader.append(bytes)
          // Nothing can be said of the outcome but that there is one.
          #expect((try? reader.next())?.map { $0.frame.count <= frame.count } != false)
        }
      }
    }
  }
}
