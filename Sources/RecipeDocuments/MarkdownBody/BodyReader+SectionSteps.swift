import MarkdownSyntax
import RecipeCore

/// The steps of sections whose headings name the directions.
extension BodyReader {
  /// Counts the sections of directions, none of which is a part of another.
  mutating func countMethods() {
    let methods = outline.sections.filter {
      $0.kind == .directions && !$0.isPart && !$0.isEmpty
    }
    haveSeveralMethods = methods.count > 1
    areMethodsNamed =
      haveSeveralMethods
      && (methods.contains { IngredientWork.isPart($0.name) || DayHeading.isBefore($0.name) }
        || Set(methods.map(\.name)).count == methods.count
          && methods.allSatisfy { SectionKind(heading: $0.name, isNested: true) == nil })
  }

  /// Reads directions.
  ///
  /// - Parameter part: The heading of the part whose ingredients are above, or an empty text.
  mutating func readSteps(
    of section: BodySection, under part: String, into steps: inout StepCollector
  ) {
    if section.isBelowTable {
      // Its part began above the table.
    } else if section.isPart {
      if !readFacts(inHeadingOf: section), !DirectionText.isNumber(section.name) {
        steps.beginPart(section.name)
      }
    } else if isAfterNumberedSection, steps.groups.count == 1 {
      steps.beginPart(section.name)
    } else if haveSeveralMethods {
      steps.beginPart(methodName(section, part, after: steps.groups.last?.name))
    } else if SectionKind(heading: section.name, isNested: true) == nil {
      steps.beginPartAmongOthers(section.name)
    }
    if let text = section.text { steps.takeText(text) }
    takeSteps(of: section, into: &steps)
  }

  /// Returns the component or the part whose ingredients are above a method, or its own name where the component has
  /// another method, or one of several is about preparing or cooking.
  private func methodName(
    _ section: BodySection, _ part: String, after last: String?
  ) -> String {
    if !section.component.isEmpty {
      return section.component == last ? section.name : section.component
    }
    return part.isEmpty && areMethodsNamed ? section.name : part
  }

  /// Takes what is below the heading of directions but for facts and notes.
  mutating func takeSteps(of section: BodySection, into steps: inout StepCollector) {
    let numbered = NumberedSteps(document, section.first..<section.end)
    var index = section.first
    while index < section.end {
      if foodBlocks.contains(index) {
        index = document.blocks[index].next
        continue
      }
      if numbered.isName(index) {
        steps.beginPart(document.plainText(of: index))
      } else if !readClosingFacts(index), !readAddress(index), !readNote(index),
        !readLabels(index, below: section.name)
      {
        if continuesItem(index, of: section) {
          steps.takeContinuation(of: index)
        } else if numbered.isRemark(index) || numbered.isAfterWork(index) || numbered.isAside(index)
          || evidence.isLink(index, lastIn: section)
        {
          keep(prose: [index])
        } else {
          steps.take(index)
        }
      }
      index = document.blocks[index].next
    }
  }

  /// True for bullets right below a numbered item, without indentation, that are no sentences.
  private func continuesItem(_ list: Int, of section: BodySection) -> Bool {
    guard document.blocks[list].kind == .bulletList, list > section.first,
      !StepSentences.areMost(in: document, list: list)
    else { return false }
    let start = document.lineStart(at: document.blocks[list].start)
    guard start > 1, document.bytes[start - 1] == 0x0A,
      case let above = document.bytes[document.lineStart(at: start - 1)..<(start - 1)],
      above.contains(where: { $0 > 0x20 })
    else { return false }
    return document.topBlocks(from: section.first, to: list).last.map {
      document.blocks[$0].kind == .orderedList
    } ?? false
  }
}
