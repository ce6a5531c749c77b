/// The appliances that directions name, of which another one makes another dish.
package struct Appliances: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An oven: baking, roasting, broiling.
  static let oven = Appliances(rawValue: 1)
  /// A slow cooker.
  static let slowCooker = Appliances(rawValue: 2)
  /// A microwave oven.
  static let microwave = Appliances(rawValue: 4)
  /// A grill or barbecue.
  static let grill = Appliances(rawValue: 8)
  /// A pressure cooker.
  static let pressureCooker = Appliances(rawValue: 16)
  /// A deep fryer or an air fryer.
  static let fryer = Appliances(rawValue: 32)
  /// A freezer or an ice-cream maker.
  static let freezer = Appliances(rawValue: 64)

  /// The number of appliances.
  var count: Int { rawValue.nonzeroBitCount }
}
