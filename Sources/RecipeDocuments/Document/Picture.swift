/// A picture of a recipe, one of several sizes that a document has.
struct Picture {
  /// Its address.
  let address: String
  /// The number of pixels, or `nil` if nothing tells it.
  let pixels: Int?

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - address: Its address, whose file name may tell the size: "soup-225x225.jpg".
  ///   - size: The width and height that the document states.
  init(_ address: String, size: (width: Int, height: Int)? = nil) {
    self.address = address
    let (width, height) = size ?? Self.size(in: address) ?? (0, 0)
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    self.pixels = isTooLarge || pixels <= 0 ? nil : pixels
  }

  /// True if it is too small to be more than a preview.
  var isPreview: Bool { pixels.map { $0 < Self.enough } ?? false }

  /// The pixels that make a picture more than a preview: 400 by 400.
  private static let enough = 160_000

  /// Returns the first picture that is no preview, or else the largest one.
  static func best(of pictures: [Picture]) -> Picture? {
    pictures.first { !$0.isPreview } ?? pictures.max { ($0.pixels ?? 0) < ($1.pixels ?? 0) }
  }

  /// Returns the size in a file name, "-225x225.".
  private static func size(in address: String) -> (width: Int, height: Int)? {
    guard let dash = address.lastIndex(of: "-") else { return nil }
    let name = address[address.index(after: dash)...].prefix { $0 != "." }
    let sides = name.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    return (width, height)
  }
}
