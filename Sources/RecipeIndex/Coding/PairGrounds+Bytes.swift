import RecipeMatching

extension PairGrounds {
  /// Reads what `write` wrote.
  init(reading reader: inout ByteReader) throws(IndexCorruption) {
    let override = try reader.flag() ? PairOverride(reading: &reader) : nil
    var vetoes: [PairVeto] = []
    for _ in 0..<(try reader.countOfItems()) { vetoes.append(try PairVeto(reading: &reader)) }
    self.init(
      override: override, vetoes: vetoes,
      evidence: try reader.flag() ? PairEvidence(reading: &reader) : nil)
  }

  /// Writes the grounds.
  func write(to writer: inout ByteWriter) {
    writer.write(override != nil)
    override?.write(to: &writer)
    writer.write(vetoes.count)
    for veto in vetoes { veto.write(to: &writer) }
    writer.write(evidence != nil)
    evidence?.write(to: &writer)
  }
}

extension PairOverride {
  fileprivate init(reading reader: inout ByteReader) throws(IndexCorruption) {
    switch try reader.number() {
    case 0: self = .decision(.link)
    case 1: self = .decision(.unlink)
    case 2: self = .obstacle(.unlinked)
    case 3: self = .obstacle(.uniqueSource)
    case 4: self = .obstacle(.members)
    default: throw IndexCorruption()
    }
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(code)
  }

  private var code: Int {
    switch self {
    case .decision(.link): 0
    case .decision(.unlink): 1
    case .obstacle(.unlinked): 2
    case .obstacle(.uniqueSource): 3
    case .obstacle(.members): 4
    }
  }
}
