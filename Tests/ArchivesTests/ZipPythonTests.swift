import Archives
import TestSupport
import Testing

@Suite("ZIP archives of Python", .enabled(if: PythonTool.isThere, "needs python3"))
struct ZipPythonTests {
  @Test("entries of each method, a comment and a data descriptor are read")
  func read() throws {
    let bytes = try PythonTool.run(
      """
      import io, zipfile
      class Pipe(io.RawIOBase):
        def __init__(self, f): self.f = f
        def writable(self): return True
        def seekable(self): return False
        def write(self, b): return self.f.write(b)
      with open(sys.argv[2], "wb") as f, zipfile.ZipFile(Pipe(f), "w") as z:
        z.comment = b"a comment PK\\5\\6 of its own"
        z.writestr("stored.txt", "leek " * 1000)
        z.writestr("deflated/été.txt", "leek " * 1000, zipfile.ZIP_DEFLATED)
        z.writestr("bzip2.txt", "leek", zipfile.ZIP_BZIP2)
        z.mkdir("folder")
      """)
    let text = String(repeating: "leek ", count: 1000)
    let contents = try ZipSample.contents(bytes)
    #expect(contents.map(\.name) == ["stored.txt", "deflated/été.txt", "bzip2.txt", "folder/"])
    #expect(
      contents.map(\.text) == [
        text, text, "error: it is compressed by method 12, which is not supported", "",
      ])
  }

  @Test("the fields of Zip64 are read")
  func zip64() throws {
    let bytes = try PythonTool.run(
      """
      import zipfile
      with zipfile.ZipFile(sys.argv[2], "w") as z:
        with z.open("large.txt", "w", force_zip64=True) as f: f.write(b"leek")
        z.writestr("small.txt", "soup")
      """)
    #expect(try ZipSample.contents(bytes).map(\.text) == ["leek", "soup"])
  }

  @Test(
    "what is written opens in Python, with more entries than 16 bits count", arguments: [3, 65_540])
  func write(count: Int) throws {
    let bytes = ZipSample.archive((0..<count).map { (name: "é\($0)", content: "soup \($0)") })
    let answer = try PythonTool.run(
      """
      import zipfile
      with zipfile.ZipFile(sys.argv[1]) as z:
        names = z.namelist()
        assert z.testzip() is None
        text = f"{len(names)} {names[-1]} {z.read(names[-1]).decode()}"
      open(sys.argv[2], "w").write(text)
      """, input: bytes)
    #expect(try ZipArchive(bytes).entries.last?.name == "é\(count - 1)")
    #expect(
      String(decoding: answer, as: UTF8.self) == "\(count) é\(count - 1) soup \(count - 1)")
  }
}
