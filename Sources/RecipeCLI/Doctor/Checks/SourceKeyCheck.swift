import RecipeConfiguration
import RecipeCore

/// Checks that the key of each API is where its source says, and that nobody else can read it there.
struct SourceKeyCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    setUp.sources.filter { $0.settings.recording == nil }.flatMap { source in
      let (name, values) = (source.settings.name, source.settings.values)
      guard let (what, remedy) = fault(of: values, setUp) else {
        return exposures(of: values, setUp)
      }
      return [
        Finding(
          .sources, .error, what, at: "sources.\(name)",
          why: "the server refuses requests without a key", remedy: remedy)
      ]
    }
  }

  private func exposures(of values: SourceOptionValues, _ setUp: SetUp) -> [Finding] {
    guard let path = values.path("key_file") else { return [] }
    return SecretReference.file(path).diagnostics(named: "key", in: setUp.files).map { diagnostic in
      Finding(
        .sources, diagnostic.severity, diagnostic.message, at: setUp.shown(path),
        why: "whoever reads the key can use it", remedy: diagnostic.help ?? "")
    }
  }

  private func fault(
    of values: SourceOptionValues, _ setUp: SetUp
  ) -> (what: String, remedy: String)? {
    if let variable = values.text("key_env"), (setUp.world.variables[variable] ?? "").isEmpty {
      return (
        "the variable \(variable) of key_env is empty or not set",
        "put the key there: export \(variable)=…"
      )
    }
    guard let path = values.path("key_file") else { return nil }
    guard let bytes = try? setUp.files.read(path, limit: 4 << 10) else {
      return ("the file \(setUp.shown(path)) of key_file cannot be read", "write the key into it")
    }
    return bytes.allSatisfy { $0 <= 0x20 }
      ? ("the file \(setUp.shown(path)) of key_file is empty", "write the key into it") : nil
  }
}
