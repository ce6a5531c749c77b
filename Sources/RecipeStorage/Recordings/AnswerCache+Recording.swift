extension AnswerCache {
  /// Returns the cached answers of a source as a recording in a layout of the source's own.
  ///
  /// - Parameter name: Returns the name of the answer at a URL, or `nil` to leave it out.
  package func recording(
    of source: String, name: (_ url: String) -> String?
  ) -> [RecordingFile] {
    answers(of: source).filter { (200..<300).contains($0.status) }.compactMap { answer in
      name(answer.url).map { RecordingFile(name: $0, bytes: answer.body) }
    }
  }

  /// Returns the cached answers of a source as a recording of its requests.
  ///
  /// - Parameter origins: The servers whose answers are meant, or `nil` for all.
  package func recording(of source: String, from origins: AnswerOrigins?) -> [RecordingFile] {
    RequestRecording.files(
      of: answers(of: source).filter { origins?.include($0.url) ?? true })
  }
}
