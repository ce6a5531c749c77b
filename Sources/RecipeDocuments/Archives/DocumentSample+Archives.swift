extension DocumentSample {
  /// True if it starts with the signature of a ZIP archive or a gzip file.
  var isArchive: Bool {
    begins(with: [0x50, 0x4B, 3, 4]) || begins(with: [0x50, 0x4B, 5, 6])
      || begins(with: [0x1F, 0x8B])
  }
}
