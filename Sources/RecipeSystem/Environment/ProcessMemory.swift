#if canImport(Glibc)
  import Glibc
#endif

/// How the process gets its memory from the system.
package enum ProcessMemory {
  /// Gets memory in large pieces, and keeps it.
  ///
  /// By itself glibc asks the kernel for each page of the memory of a second thread, and gives that
  /// of larger arrays back as soon as they are freed: a third of the time that reading 100,000 files
  /// took in the kernel. Pages that are never touched cost nothing. Other systems do well unasked.
  package static func growInLargePieces() {
    #if canImport(Glibc)
      // Swift's module of glibc leaves <malloc.h> out; a C library without it changes nothing.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
      let setOption = unsafeBitCast(symbol, to: SetOption.self)
      for (option, value) in options { _ = setOption(option, value) }
    #endif
  }

  /// Options of `mallopt` and their values in bytes (malloc.h): M_TOP_PAD, M_TRIM_THRESHOLD and
  /// M_MMAP_THRESHOLD.
  private static let options: [(Int32, Int32)] = [(-2, 64 << 20), (-1, 1 << 30), (-3, 32 << 20)]
}
