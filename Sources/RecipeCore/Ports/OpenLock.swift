/// A lock of a file system without locks, which keeps nobody away.
struct OpenLock: HeldLock {}
