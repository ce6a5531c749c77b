/// The leaf that the current line may continue.
enum OpenLeaf {
  case none
  case paragraph(Int)
  case fencedCode(Int, fence: CodeFence)
  case indentedCode(Int)
  case html(Int, end: HTMLBlockEnd)
  case table(Int)
}
