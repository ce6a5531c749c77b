import RecipeConfiguration
import RecipeCore
import RecipeIndex
import Text

/// What the result of a run depends on beside what the sources have, as numbers.
struct RunIdentity {
  /// What tells the indices of several configurations apart: 16 hexadecimal digits.
  let name: String
  /// What an index must have been made of to count.
  let fingerprint: UInt64

  /// Finds the identity of a run.
  init(_ context: CommandContext, _ configuration: Configuration, _ sources: [ConfiguredSource]) {
    let world = context.world
    var run = ByteWriter()
    run.write(configuration.file)
    run.write(context.options.sources.joined(separator: "\n"))
    run.write(context.options.merges ? 1 : 0)
    let digits = String(Checksum.of(run.bytes), radix: 16)
    name = String(repeating: "0", count: 16 - digits.count) + digits
    run.write(Program.version)
    run.write(world.homeFolder ?? "")
    run.write(configuration.bytes.count)
    run.append(contentsOf: configuration.bytes)
    Self.write(world.programFile, to: &run)
    for source in sources {
      run.write(source.name)
      run.write(source.kind)
      run.write(source.source == nil ? 0 : 1)
    }
    fingerprint = Checksum.of(run.bytes)
  }

  /// The program itself: while it is being worked on, its version says little.
  private static func write(_ program: FileStamp?, to run: inout ByteWriter) {
    guard let program else { return }
    run.write(program.size)
    run.write(fixed: UInt64(bitPattern: program.modified))
    run.write(fixed: program.identity.inode)
  }
}
