/// The identity of a file or folder, whatever its path.
public struct FileIdentity: Sendable, Hashable {
  /// The number of the device.
  public let device: UInt64
  /// The number of the inode on that device.
  public let inode: UInt64

  /// Creates an identity from its numbers.
  public init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}
