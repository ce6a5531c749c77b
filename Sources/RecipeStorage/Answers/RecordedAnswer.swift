/// An answer of a recording.
package struct RecordedAnswer: Sendable, Hashable {
  /// The name of its file, relative to the folder of the recording.
  package let name: String
  /// The body.
  package let body: [UInt8]
}

extension AnswerStore {
  /// Returns the kept answers of a source as a recording.
  ///
  /// - Parameter name: Returns the name of the answer at a URL, or `nil` to leave it out.
  package func recording(
    of source: String, name: (_ url: String) -> String?
  ) -> [RecordedAnswer] {
    answers(of: source).filter { (200..<300).contains($0.status) }.compactMap { answer in
      name(answer.url).map { RecordedAnswer(name: $0, body: answer.body) }
    }
  }
}
