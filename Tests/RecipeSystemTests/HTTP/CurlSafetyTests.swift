import LibCurl
import RecipeCore
import RecipeSystem
import Testing

@testable import recipes_http

@Suite("The rules without which nothing is asked")
struct CurlSafetyTests {
  /// The function of a library that sets an option; the value does not matter.
  private typealias Setter = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32

  /// Libraries of which each does not know one option.
  private static let refusals: [(name: String, setter: Setter)] = [
    ("certificates", { _, option in option == CURL_OPTION_VERIFY_PEER ? 48 : 0 }),
    ("names of hosts", { _, option in option == CURL_OPTION_VERIFY_HOST ? 48 : 0 }),
    ("versions of TLS", { _, option in option == CURL_OPTION_SSL_VERSION ? 48 : 0 }),
    ("protocols", { _, option in option == CURL_OPTION_PROTOCOLS ? 48 : 0 }),
    ("redirects", { _, option in option == CURL_OPTION_FOLLOW_LOCATION ? 48 : 0 }),
  ]

  /// Begins a request over the installed library with another function for options.
  private static func begin(_ setter: Setter) throws -> HTTPFailure? {
    let loaded = try Curl.load().get()
    var functions = loaded.functions.pointee
    functions.easy_setopt = unsafeBitCast(setter, to: OpaquePointer.self)
    return try withUnsafePointer(to: functions) { functions in
      let curl = Curl(functions: functions)
      let address = try #require(WebAddress("https://127.0.0.1:1/", by: curl))
      let multi = try #require(functions.pointee.multi_init())
      let easy = try #require(functions.pointee.easy_init())
      var exchange = CurlExchange(curl: curl, multi: multi, easy: easy)
      defer { exchange.end() }
      let receiver = ResponseReceiver(of: address, maximumBodySize: 0, pipes: HelperPipes())
      do throws(HTTPFailure) {
        try exchange.begin(
          RedirectPolicy.Step(address: address, headers: []), receiver, milliseconds: 1,
          connectMilliseconds: 1)
        return nil
      } catch {
        return error
      }
    }
  }

  @Test("a library that cannot be told one of them asks nothing", arguments: 0..<5)
  func refused(place: Int) throws {
    let failure = try Self.begin(Self.refusals[place].setter)
    #expect(failure?.reason == .helper, "\(Self.refusals[place].name)")
    #expect(
      failure?.message == "this version of the library libcurl cannot be told to verify servers")
    #expect(failure?.help == "update libcurl")
  }

  @Test("a library that does not know other options is used")
  func others() throws {
    let failure = try Self.begin { _, option in option == CURL_OPTION_QUICK_EXIT ? 48 : 0 }
    #expect(failure == nil)
  }
}
