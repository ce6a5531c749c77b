/// A lock that is held as long as this value is, and by no process that has ended.
package protocol HeldLock: Sendable {}
