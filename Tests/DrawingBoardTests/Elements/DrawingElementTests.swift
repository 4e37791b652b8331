import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The elements of a step")
struct DrawingElementTests {
  private static func stroke(_ x: CGFloat) -> StepElements {
    .stroke(
      StrokeElement(
        brush: PencilBrush(), style: StrokeStyle(), smoothing: .midpoint,
        samples: [StrokeSample(location: CGPoint(x: x, y: 0))]))
  }

  private static func locations(of elements: StepElements) -> [CGFloat]? {
    var locations: [CGFloat] = []
    for element in elements.elements(colorSpace: .sRGB) {
      guard case .stroke(let stroke) = element else { return nil }
      locations.append(stroke.samples[0].location.x)
    }
    return locations
  }

  @Test("Steps that become one have the elements of both, or pixels where one of them has")
  func joining() {
    let (first, second) = (Self.stroke(1), Self.stroke(2))
    for first in [first, .bytes(first.bytes[...])] {
      for second in [second, .bytes(second.bytes[...])] {
        let joined = StepElements.joined(first, second)
        #expect(joined.bytes == first.bytes + second.bytes)
        #expect(Self.locations(of: joined) == [1, 2])
        #expect(Self.locations(of: .bytes(joined.bytes[...])) == [1, 2])
        for mixed in [StepElements.joined(first, .none), .joined(.none, second)] {
          #expect(mixed.bytes.isEmpty)
          #expect(Self.locations(of: mixed) == nil)
        }
      }
    }
    #expect(Self.locations(of: .none) == nil)
  }

  @Test("An element of a later version makes the step one of pixels")
  func laterKind() {
    let known = Self.stroke(1).bytes
    #expect(Self.locations(of: .bytes(known + [2, 99, 7])) == nil)
    #expect(Self.locations(of: .bytes(known + [1, 1])) == nil)
    #expect(Self.locations(of: .bytes(known + [200])) == nil)
    #expect(Self.locations(of: .bytes(known[...])) == [1])
  }

  @Test(
    "A stack restores the elements, also after the app has ended, and corrections replace them")
  func history() throws {
    let disk = SimulatedDisk()
    let stack = ImageStack(store: try StoreDriver.store(on: disk))
    func change(_ row: Int) -> [TileChange] {
      let before = (try? stack.pixels(at: TileCoordinate(column: 0, row: 0))) ?? nil
      return [
        TileChange(
          coordinate: TileCoordinate(column: 0, row: 0), before: before,
          after: .drawn(on: before, columns: 0..<9, rows: row..<row + 1, pixel: 0xFF00_00FF))
      ]
    }
    stack.push(name: "Pencil", changes: change(1), elements: Self.stroke(1))
    stack.push(name: "Pencil", changes: change(2), elements: Self.stroke(2))
    stack.push(
      name: "Pencil", changes: change(3), elements: Self.stroke(3), correctsPrevious: true)
    stack.push(name: "Image", changes: change(4))
    stack.push(name: "Pencil", changes: change(5), elements: Self.stroke(5))
    stack.push(name: "Pencil", changes: change(6), elements: Self.stroke(6), joinsPrevious: true)
    let expected: [[CGFloat]?] = [[1], [3], nil, [5, 6]]
    #expect(stack.steps.map { Self.locations(of: $0.elements) } == expected)
    let restored = ImageStack(store: try StoreDriver.store(on: disk.afterKill()))
    #expect(restored.steps.map { Self.locations(of: $0.elements) } == expected)
    #expect(Array(restored.steps) == Array(stack.steps))
  }
}
