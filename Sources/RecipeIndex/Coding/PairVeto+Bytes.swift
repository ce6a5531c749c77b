import RecipeMatching

extension PairVeto {
  /// Reads what `write` wrote.
  init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.number() {
    case 0: self = .marks(try reader.texts(), try reader.texts())
    case 1:
      self = .dishes(try reader.text(), try reader.text(), mayBeMisspelt: try reader.flag())
    case 2: self = .mainIngredient(try reader.text())
    case 3: self = .foods(try reader.text(), try reader.text())
    case 4: self = .ingredients(shared: try reader.lineCount(), of: try reader.lineCount())
    case 5: self = .amounts(agreeing: try reader.lineCount(), of: try reader.lineCount())
    case 6: self = .fewAmounts
    case 7: self = .onePage
    case 8: self = .twoPages(mayBeCopies: try reader.flag())
    default: throw ByteReader.Damage()
    }
  }

  /// Writes the code of the veto, then its values.
  func write(to writer: inout ByteWriter) {
    writer.write(code)
    switch self {
    case .marks(let one, let other):
      writer.write(one)
      writer.write(other)
    case .dishes(let one, let other, let mayBeMisspelt):
      writer.write(one)
      writer.write(other)
      writer.write(mayBeMisspelt)
    case .mainIngredient(let food): writer.write(food)
    case .foods(let one, let other):
      writer.write(one)
      writer.write(other)
    case .ingredients(let count, let all), .amounts(let count, let all):
      writer.write(count)
      writer.write(all)
    case .twoPages(let mayBeCopies): writer.write(mayBeCopies)
    case .fewAmounts, .onePage: break
    }
  }

  private var code: UInt64 {
    switch self {
    case .marks: 0
    case .dishes: 1
    case .mainIngredient: 2
    case .foods: 3
    case .ingredients: 4
    case .amounts: 5
    case .fewAmounts: 6
    case .onePage: 7
    case .twoPages: 8
    }
  }
}

extension ByteReader {
  /// Reads a count of ingredient lines, small enough for arithmetic.
  mutating func lineCount() throws(Damage) -> Int {
    guard let count = UInt16(exactly: try number()) else { throw Damage() }
    return Int(count)
  }
}
