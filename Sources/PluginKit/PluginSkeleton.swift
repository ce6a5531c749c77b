/// A skeleton of a plug-in, which passes the kit as it is.
package struct PluginSkeleton: Sendable {
  /// The languages.
  package enum Language: String, Sendable, CaseIterable {
    case sh
    case python
    case swift
    case javascript
  }

  /// The purposes.
  package enum Purpose: Sendable, CaseIterable {
    /// It gives recipes.
    case source
    /// It writes recipes.
    case formatter
  }

  private static let placeholder = "@NAME@"

  /// The language.
  package let language: Language
  /// The purpose.
  package let purpose: Purpose
  /// The name of the plug-in, without `recipes-source-` or `recipes-format-`.
  package let name: String

  /// Creates a skeleton.
  package init(_ language: Language, _ purpose: Purpose = .source, name: String) {
    self.language = language
    self.purpose = purpose
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
  package var programName: String {
    switch purpose {
    case .source: "recipes-source-\(name)"
    case .formatter: "recipes-format-\(name)"
    }
  }

  /// The name of the file: a program in Swift must be compiled first.
  package var fileName: String { programName + (language == .swift ? ".swift" : "") }

  /// The content of the file.
  package var text: String {
    String(decoding: template, as: UTF8.self).replacing(Self.placeholder, with: name)
  }

  private var template: [UInt8] {
    switch (purpose, language) {
    case (.source, .sh): PackageResources.source_sh_txt
    case (.source, .python): PackageResources.source_py_txt
    case (.source, .swift): PackageResources.source_swift_txt
    case (.source, .javascript): PackageResources.source_js_txt
    case (.formatter, .sh): PackageResources.format_sh_txt
    case (.formatter, .python): PackageResources.format_py_txt
    case (.formatter, .swift): PackageResources.format_swift_txt
    case (.formatter, .javascript): PackageResources.format_js_txt
    }
  }
}
