import TestSupport
import RecipeCore
import Synchronization
import Testing

// The limit ends a wait for ever. It is far above what the tests take, since every suspension queues
// behind whatever other tests hold the threads.
@Suite(.timeLimit(.minutes(15)))
struct GathererTests {
  private let clock = ManualClock()

  private func gather(
    _ sources: [ConfiguredSource]
  ) async -> [SourceBatch] {
    await Gatherer(clock: clock).gather(sources, request: SourceRequest())
  }

  @Test("batches come in the order of the sources, whichever answers first")
  func order() async {
    let gate = Gate()
    let batches = await gather([
      .scripted("late") { collector in
        await gate.wait()
        collector.add([.sample("late/1", "Leek Soup")])
      },
      .scripted("early") { collector in
        collector.add([.sample("early/1", "Pie")])
        gate.open()
      },
    ])
    #expect(batches.map(\.report.name) == ["late", "early"])
    #expect(batches.map(\.report.status) == [.ok, .ok])
    #expect(batches.map(\.records.count) == [1, 1])
  }

  @Test("a source with nothing is empty, and one turned off is disabled")
  func emptyAndDisabled() async {
    let off = ConfiguredSource(
      name: "off", kind: "json", traits: SourceTraits(weight: 2), timeout: .seconds(1), source: nil)
    let batches = await gather([.scripted("none") { _ in }, off])
    #expect(batches.map(\.report.status) == [.empty, .disabled])
    #expect(batches[1].traits.weight == 2)
    #expect(batches[1].report.kind == "json")
  }

  @Test("no sources give no batches")
  func nothing() async {
    #expect(await gather([]).isEmpty)
  }

  @Test("a source that fails at once reports its own status, message and help")
  func failure() async {
    let batches = await gather([
      .scripted("down") { _ throws(SourceFailure) in
        throw SourceFailure(.unauthorized, "the key was refused", help: "set FOOD2FORK_KEY")
      }
    ])
    #expect(batches[0].report.status == .unauthorized)
    #expect(batches[0].report.error == "the key was refused")
    #expect(batches[0].report.help == "set FOOD2FORK_KEY")
  }

  @Test(
    "a source that fails after records keeps them",
    arguments: [
      (SourceStatus.unreachable, SourceStatus.partial), (.quotaExhausted, .partial),
      (.stale, .stale),
    ])
  func failureAfterRecords(thrown: SourceStatus, reported: SourceStatus) async {
    let batches = await gather([
      .scripted("half") { collector throws(SourceFailure) in
        collector.add([.sample("half/1", "Pie")], diagnostics: [Diagnostic(.note, "odd")])
        throw SourceFailure(thrown, "the line went dead")
      }
    ])
    #expect(batches[0].report.status == reported)
    #expect(batches[0].report.records == 1)
    #expect(batches[0].records.count == 1)
    #expect(batches[0].diagnostics == [Diagnostic(.note, "odd")])
    #expect(batches[0].report.error == "the line went dead")
  }

  @Test(
    "a stuck source that ignores cancellation times out, and holds up nobody", arguments: [0, 2])
  func stuck(delivered: Int) async {
    let gate = Gate()
    let quick = Gate()
    defer { gate.open() }
    async let answer = gather([
      .scripted("stuck") { collector in
        collector.add((0..<delivered).map { .sample("stuck/\($0)", "Pie") })
        await gate.wait()
        collector.add([.sample("stuck/late", "Too late")])
      },
      .scripted("quick", within: .seconds(60)) { collector in
        await quick.wait()
        collector.add([.sample("quick/1", "Soup")])
      },
    ])
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(3))
    quick.open()
    let batches = await answer
    #expect(batches[0].report.status == (delivered == 0 ? .timeout : .partial))
    #expect(batches[0].records.count == delivered)
    #expect(batches[0].report.error == "timed out after 3 s")
    #expect(batches[0].report.milliseconds == 3000)
    #expect(batches[1].report.status == .ok)
  }

  @Test("a source whose time is over is cancelled")
  func cancelsSlow() async {
    let cancelled = Gate()
    async let answer = gather([
      .scripted("slow") { _ in
        let forever = Gate()
        await withTaskCancellationHandler {
          await forever.wait()
        } onCancel: {
          cancelled.open()
          forever.open()
        }
      }
    ])
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(3))
    await cancelled.wait()
    #expect(await answer[0].report.status == .timeout)
  }

  @Test("deadlines hold while sources block every thread they run on")
  func blocking() async {
    let wait = BlockingWait()
    defer { wait.end() }
    let blocking = (0..<8).map { index in
      ConfiguredSource.scripted("b\(index)", within: .milliseconds(50)) { _ in wait.block() }
    }
    let quick = ConfiguredSource.scripted("quick", within: .seconds(600)) {
      $0.add([.sample("quick/1", "Pie")])
    }
    let batches = await Gatherer(clock: ContinuousClock())
      .gather(blocking + [quick], request: SourceRequest())
    #expect(batches.dropLast().allSatisfy { $0.report.status == .timeout })
    #expect(batches[0].report.error == "timed out after 50 ms")
    #expect(batches.last?.report.status == .ok)
  }

  @Test("a source that is done only after its time is not ok, even when the deadline is late")
  func late() async {
    let clock = LateClock()
    let source = ConfiguredSource.scripted("late") { collector in
      collector.add([.sample("late/1", "Pie")])
      clock.advance(by: .seconds(4))
    }
    let batch = await Gatherer(clock: clock)
      .gather([source], request: SourceRequest())[0]
    #expect(batch.report.status == .partial)
    #expect(batch.report.error == "timed out after 3 s")
    #expect(batch.records.count == 1)
  }

  @Test("every source is asked at once, however many there are and whatever the others do")
  func allAtOnce() async {
    let gate = Gate()
    let asked = Mutex(0)
    let sources = (0..<40).map { index in
      ConfiguredSource.scripted("s\(index)") { _ in
        let isLast = asked.withLock { asked in
          asked += 1
          return asked == 40
        }
        if isLast { gate.open() }
        await gate.wait()
      }
    }
    let batches = await gather(sources)
    #expect(batches.map(\.report.name) == (0..<40).map { "s\($0)" })
    #expect(batches.allSatisfy { $0.report.status == .empty })
  }

  @Test("when the run is cancelled every source is, and what arrived is kept")
  func cancellation() async {
    let started = Gate()
    let never = Gate()
    defer { never.open() }
    let run = Task {
      await gather([
        .scripted("a") { collector in
          collector.add([.sample("a/1", "Pie")])
          started.open()
          await never.wait()
        }
      ])
    }
    await started.wait()
    run.cancel()
    let batches = await run.value
    #expect(batches.map(\.report.status) == [.partial])
    #expect(batches[0].report.error == "cancelled")
  }

  @Test("of records with one reference the same is kept whatever the order, and a warning given")
  func repeated() async {
    let records: [RecipeRecord] = [
      .sample("a/1", "Pie"), .sample("a/2", "Soup"), .sample("a/1", "Apple Pie"),
      .sample("a/1", "Zebra Cake"),
    ]
    for records in [records, records.reversed()] {
      let batch = await gather([.scripted("a") { $0.add(records) }])[0]
      #expect(batch.report.records == 2)
      #expect(Set(batch.records.map(\.recipe.title)) == ["Apple Pie", "Soup"])
      #expect(
        batch.diagnostics.map(\.message) == [
          "source 'a' delivered record '1' more than once; one copy is used"
        ])
    }
  }
}
