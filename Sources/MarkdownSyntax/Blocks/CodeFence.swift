/// The opening line of fenced code.
struct CodeFence {
  /// The fence character: a backtick or a tilde.
  let byte: UInt8
  /// The length of the fence.
  let length: Int
  /// The indentation of the fence in columns, which content lines lose as well.
  let indent: Int
}
