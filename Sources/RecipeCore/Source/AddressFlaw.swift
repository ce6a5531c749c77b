/// The flaw of the server's name in an address that a person wrote.
package struct AddressFlaw: Sendable, Hashable {
  /// The flaw, as the end of a sentence.
  package let problem: String
  /// The way to correct it.
  package let help: String

  /// Finds the flaw of the host or port of an `http` or `https` address; `nil` if there is none.
  package init?(of url: String) {
    guard let start = url.firstRange(of: "://")?.upperBound else { return nil }
    let server = url[start...].prefix { !"/?#{".contains($0) }
    if server.utf8.contains(where: { $0 >= 0x80 }) {
      problem = "has a host with letters that are not ASCII"
      help = "write the name as the network knows it, beginning with xn--"
      return
    }
    guard !server.contains("@") else { return nil }
    // In an IPv6 literal, a colon is not the start of the port.
    let name = server.lastIndex(of: "]").map { server[$0...] } ?? server
    guard let colon = name.lastIndex(of: ":") else { return nil }
    let port = name[name.index(after: colon)...]
    let isNumber = !port.isEmpty && port.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard !port.isEmpty, !isNumber || !(1...65_535).contains(Int(port) ?? 0) else { return nil }
    problem = "has a port that is not a number from 1 to 65535"
    help = "write it like https://api.example:8443, or leave it out"
  }
}
