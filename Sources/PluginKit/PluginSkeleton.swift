/// A skeleton of a source plug-in, which passes the kit as it is.
package struct PluginSkeleton: Sendable {
  /// The languages.
  package enum Language: String, Sendable, CaseIterable {
    case sh
    case python
    case swift
    case javascript
  }

  private static let placeholder = "@NAME@"

  /// The language.
  package let language: Language
  /// The name of the plug-in, without `recipes-source-`.
  package let name: String

  /// Creates a skeleton.
  package init(_ language: Language, name: String) {
    self.language = language
    self.name = name
  }

  /// True for a name of small letters, digits and hyphens, which is safe in file names and programs.
  package static func accepts(_ name: String) -> Bool {
    name.utf8.first.map { (0x61...0x7A).contains($0) } == true
      && name.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
      }
  }

  /// The name of the program.
  package var programName: String { "recipes-source-\(name)" }

  /// The name of the file: a program in Swift must be compiled first.
  package var fileName: String { programName + (language == .swift ? ".swift" : "") }

  /// The content of the file.
  package var text: String {
    String(decoding: template, as: UTF8.self).replacing(Self.placeholder, with: name)
  }

  private var template: [UInt8] {
    switch language {
    case .sh: PackageResources.source_sh_txt
    case .python: PackageResources.source_py_txt
    case .swift: PackageResources.source_swift_txt
    case .javascript: PackageResources.source_js_txt
    }
  }
}
