extension DocumentSample {
  /// Whether it begins as a ZIP archive or a gzip file does.
  var isArchive: Bool {
    begins(with: [0x50, 0x4B, 3, 4]) || begins(with: [0x50, 0x4B, 5, 6])
      || begins(with: [0x1F, 0x8B])
  }
}
