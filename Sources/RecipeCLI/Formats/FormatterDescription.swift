import JSONSyntax
import RecipeCore
import Text

/// The words of a formatter about itself when it is started with `--describe`.
struct FormatterDescription {
  private static let timeout = Duration.seconds(5)
  private static let maximumSize = 64 << 10

  /// The ending of its files, without a dot, if it says one.
  let ending: String?
  /// True if it writes before it has read everything.
  let isStreaming: Bool
  /// True if the answer has a member by which a format describes itself, as the words of other programs may be JSON,
  /// too.
  let isOfFormat: Bool

  /// Asks a formatter, or returns `nil` if it does not answer.
  init?(of path: String, _ context: CommandContext) {
    let world = context.world
    let start = ProgramLaunch(
      [path, "--describe"], variables: PluginSurroundings.variables(of: world.variables),
      folder: "/")
    let received = Received()
    let result = try? world.processes.filter(start, timeout: Self.timeout) { _ in
    } output: { piece in
      received.bytes += piece
      return received.bytes.count <= Self.maximumSize
    }
    guard result?.status == 0, let root = try? JSONDocument(parsing: received.bytes).root,
      root.kind == .object
    else { return nil }
    let text = root["extension"]?.string ?? ""
    ending = (1...16).contains(text.count) && text.allSatisfy(Self.mayStand) ? text : nil
    isStreaming = root["streaming"]?.boolean == true
    isOfFormat = ["name", "extension", "media_type"].contains { root[$0]?.kind == .string }
  }

  private static func mayStand(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == ".")
  }

  /// The output so far.
  private final class Received {
    var bytes: [UInt8] = []
  }
}
