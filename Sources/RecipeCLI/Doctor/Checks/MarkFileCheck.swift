import RecipeConfiguration
import RecipeCore
import RecipeStorage
import Text

/// Checks that every line of the marks can be read, and that they name sources that exist.
struct MarkFileCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    guard let configuration = setUp.configuration else { return [] }
    let store = MarkStore(root: configuration.library.path, files: setUp.files)
    let shownPath = setUp.shown(store.path)
    do throws(FileError) {
      let file = try store.load()
      return unreadable(file, at: shownPath) + misdated(file, at: shownPath)
        + future(file, setUp, at: shownPath)
        + ofUnknownSources(file, configuration, setUp, at: shownPath)
    } catch {
      return [
        Finding(
          .decisions, .error, "the marks cannot be read: \(error.reasonText)", at: shownPath,
          why: "no recipe counts as cooked or a favourite", remedy: "make the file readable")
      ]
    }
  }

  private func unreadable(_ file: MarkFile, at shownPath: String) -> [Finding] {
    file.unreadableLines.map { line in
      Finding(
        .decisions, .warning, "this line is not a mark and is ignored", at: "\(shownPath):\(line)",
        why: "the recipe that it means counts as neither cooked nor a favourite",
        remedy: "write 'cooked SOURCE:ID', 'favourite SOURCE:ID', or '#' before a comment")
    }
  }

  private func misdated(_ file: MarkFile, at shownPath: String) -> [Finding] {
    file.misdatedLines.map { line in
      Finding(
        .decisions, .warning, "the day of this mark is not a date", at: "\(shownPath):\(line)",
        why: "the recipe counts as marked, but not on that day",
        remedy: "write the day as 2026-11-25, or '#' before a comment")
    }
  }

  private func future(_ file: MarkFile, _ setUp: SetUp, at shownPath: String) -> [Finding] {
    let today = CivilDay(secondsSince1970: setUp.world.wallClock.now).text
    return file.lines(after: today).map { line in
      Finding(
        .decisions, .warning, "the day of this mark is still to come", at: "\(shownPath):\(line)",
        why: "the recipe counts as cooked already", remedy: "correct the day")
    }
  }

  private func ofUnknownSources(
    _ file: MarkFile, _ configuration: Configuration, _ setUp: SetUp, at shownPath: String
  ) -> [Finding] {
    let marks = file.marks
    let named = Set(RecipeMark.allCases.flatMap(marks.records).map(\.source))
    return named.subtracting(setUp.sourceNames(of: configuration)).sorted().map { name in
      Finding(
        .decisions, .warning, "marks name the source '\(name)', which is not configured",
        at: shownPath, why: "they wait and mark nothing",
        remedy: "give the source its name again, or replace '\(name):' in the file")
    }
  }
}
