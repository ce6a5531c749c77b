import Foundation

/// A spreadsheet program that reads XLSX, if one is installed.
enum Spreadsheets {
  /// The program.
  static let program: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let office = path.split(separator: ":").map { $0 + "/soffice" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    return office ?? (hasPythonReader ? "openpyxl" : nil)
  }()

  /// The commands that make `all.csv` of `all.xlsx`.
  static var script: String {
    guard program != "openpyxl" else {
      return """
        python3 -c '
        import csv, openpyxl
        rows = openpyxl.load_workbook("all.xlsx").active.iter_rows(values_only=True)
        csv.writer(open("all.csv", "w")).writerows(rows)'
        """
    }
    return "soffice --headless --convert-to csv all.xlsx"
  }

  private static var hasPythonReader: Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", "import openpyxl"]
    process.standardError = nil
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
