import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The elements of a step before and after the store's queue has encoded them")
struct StepElementsTests {
  private static func stroke(_ number: Int, samples: Int = 40) -> StepElements {
    .stroke(
      StrokeElement(
        brush: PenBrush(minimumWidth: 0.3), style: StrokeStyle(), smoothing: .midpoint,
        samples: (0..<samples).map {
          StrokeSample(location: CGPoint(x: number, y: $0), pressure: 0.5)
        }))
  }

  private static func cuts(_ number: UInt64) -> StepElements {
    var parts = StrokeParts.whole
    parts.remove(2...5)
    return .cuts([ElementID(step: number, number: 0): parts])
  }

  private static func push(
    _ elements: StepElements, row: Int, to stack: ImageStack, corrects: Bool = false
  ) {
    let tile = TileCoordinate(column: 0, row: 0)
    let before = (try? stack.pixels(at: tile)) ?? nil
    stack.push(
      name: "Pencil",
      changes: [
        TileChange(
          coordinate: tile, before: before,
          after: .drawn(on: before, columns: 0..<9, rows: row..<row + 1, pixel: 0xFF00_00FF))
      ], elements: elements, correctsPrevious: corrects)
  }

  private static func inconsistency(of stack: ImageStack) -> String? {
    stack.store.state.withLock { $0.inconsistency }
  }

  @Test("Elements wait for the queue, and their bytes are counted until then and afterwards")
  func waiting() throws {
    let (disk, executor) = (SimulatedDisk(), ManualExecutor())
    let stack = ImageStack(store: try StoreDriver.store(on: disk, executor: executor))
    let elements = [Self.stroke(1), Self.cuts(1), .joined(Self.stroke(2), Self.stroke(3))]
    for (row, elements) in elements.enumerated() { Self.push(elements, row: row, to: stack) }
    #expect(stack.steps.allSatisfy { !$0.elements.isEncoded })
    #expect(Self.inconsistency(of: stack) == nil)
    let (waiting, live) = (stack.usage.tableBytes, stack.usage.liveBytes)
    #expect(waiting > 3 * 40 * MemoryLayout<StrokeSample>.stride)
    executor.run()
    #expect(stack.steps.allSatisfy { $0.elements.isEncoded })
    #expect(Self.inconsistency(of: stack) == nil)
    #expect(stack.usage.tableBytes < waiting && stack.usage.liveBytes < live)
    #expect(stack.steps.map(\.elements) == elements)
    let restored = ImageStack(store: try StoreDriver.store(on: disk.afterKill()))
    #expect(restored.steps.map(\.elements) == elements)
  }

  @Test("Elements are never larger on the disk than they were in memory")
  func bound() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<50 {
      let samples = RandomStroke.samples(
        random.next(below: 200), in: CGSize(width: 1e6, height: 1e6), using: &random)
      for brush in [PencilBrush(dashes: [1, 2]), TextBrush(text: "Text of some length")]
        as [any Brush]
      {
        let elements = StepElements.stroke(
          StrokeElement(
            brush: brush, style: StrokeStyle(), smoothing: .midpoint,
            samples: samples.compactMap { $0.storable(since: 0) }))
        #expect(elements.bytes.count <= elements.byteCount)
      }
    }
    #expect(Self.cuts(1).bytes.count <= Self.cuts(1).byteCount)
    #expect(StepElements.none.byteCount == 0)
  }

  @Test("A step that is undone, dropped or corrected while its elements wait has the right ones")
  func changes() throws {
    let (disk, executor) = (SimulatedDisk(), ManualExecutor())
    let stack = ImageStack(store: try StoreDriver.store(on: disk, executor: executor))
    Self.push(Self.stroke(1), row: 1, to: stack)
    Self.push(Self.stroke(2), row: 2, to: stack)
    Self.push(Self.stroke(3), row: 3, to: stack, corrects: true)
    try stack.undo()
    try stack.undo()
    try stack.redo()
    try stack.redo()
    #expect(stack.steps.map(\.elements) == [Self.stroke(1), Self.stroke(3)])
    executor.run()
    Self.push(Self.stroke(4), row: 4, to: stack)
    Self.push(.none, row: 5, to: stack)
    try stack.undo()
    try stack.undo()
    Self.push(Self.stroke(6), row: 6, to: stack)
    stack.limits.stepLimit = 2
    #expect(Self.inconsistency(of: stack) == nil)
    let expected = [Self.stroke(3), Self.stroke(6)]
    #expect(stack.steps.map(\.elements) == expected)
    executor.run()
    #expect(Self.inconsistency(of: stack) == nil)
    let restored = ImageStack(store: try StoreDriver.store(on: disk.afterKill()))
    #expect(restored.steps.map(\.elements) == expected)
  }

  @Test("On a full disk elements are encoded, fit the memory limit, and are written later")
  func fullDisk() throws {
    let disk = SimulatedDisk()
    let stack = ImageStack(store: try StoreDriver.store(on: disk))
    Self.push(Self.stroke(1), row: 1, to: stack)
    disk.capacity = 0
    for row in 2..<6 { Self.push(Self.stroke(row, samples: 5000), row: row, to: stack) }
    #expect(stack.store.failure == .diskFull)
    #expect(stack.steps.allSatisfy { $0.elements.isEncoded })
    #expect(stack.count == 5)
    disk.capacity = .max
    stack.store.retry()
    #expect(stack.store.failure == nil)
    let restored = ImageStack(store: try StoreDriver.store(on: disk.afterKill()))
    #expect(Array(restored.steps) == Array(stack.steps))
  }

  @Test("A step gives way for memory only when its samples do not fit encoded either")
  func memoryLimit() throws {
    let stack = ImageStack(
      limits: HistoryLimits(residentRadius: 0, memoryByteLimit: 250_000),
      store: try StoreDriver.store(on: SimulatedDisk(), executor: ManualExecutor()))
    // Some 70 bytes for each sample, and three encoded.
    for row in 0..<8 { Self.push(Self.stroke(row, samples: 2000), row: row, to: stack) }
    #expect(stack.count == 8)
    #expect(stack.usage.tableBytes <= 250_000)
  }
}
