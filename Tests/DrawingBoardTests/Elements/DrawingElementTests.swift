import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("What a step has drawn")
struct DrawingElementTests {
  private static func bytes(_ x: CGFloat) -> [UInt8] {
    let element = StrokeElement(
      brush: PencilBrush(), style: StrokeStyle(), smoothing: .midpoint,
      samples: [StrokeSample(location: CGPoint(x: x, y: 0))])
    return DrawingElement.bytes(of: element)
  }

  private static func locations(of bytes: [UInt8]) -> [CGFloat]? {
    var locations: [CGFloat] = []
    for element in DrawingElement.elements(of: bytes, colorSpace: .sRGB) {
      guard case .stroke(let stroke) = element else { return nil }
      locations.append(stroke.samples[0].location.x)
    }
    return locations
  }

  @Test("steps that become one have the elements of both, or pixels where one of them has")
  func joining() {
    let (first, second) = (Self.bytes(1), Self.bytes(2))
    #expect(Self.locations(of: DrawingElement.joined(first, second)) == [1, 2])
    #expect(DrawingElement.joined(first, []).isEmpty)
    #expect(DrawingElement.joined([], second).isEmpty)
    #expect(Self.locations(of: []) == nil)
  }

  @Test("an element of a later version makes the step one of pixels")
  func laterKind() {
    let known = Self.bytes(1)
    #expect(Self.locations(of: known + [2, 99, 7]) == nil)
    #expect(Self.locations(of: known + [1, 1]) == nil)
    #expect(Self.locations(of: known + [200]) == nil)
    #expect(Self.locations(of: known) == [1])
  }

  @Test(
    "a stack gives the elements back, also after the app has ended, and corrections replace them")
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
    stack.push(name: "Pencil", changes: change(1), elements: Self.bytes(1))
    stack.push(name: "Pencil", changes: change(2), elements: Self.bytes(2))
    stack.push(
      name: "Pencil", changes: change(3), elements: Self.bytes(3), correctsPrevious: true)
    stack.push(name: "Image", changes: change(4))
    stack.push(name: "Pencil", changes: change(5), elements: Self.bytes(5))
    stack.push(name: "Pencil", changes: change(6), elements: Self.bytes(6), joinsPrevious: true)
    let expected: [[CGFloat]?] = [[1], [3], nil, [5, 6]]
    #expect(stack.steps.map { Self.locations(of: $0.elements) } == expected)
    let restored = ImageStack(store: try StoreDriver.store(on: disk.afterKill()))
    #expect(restored.steps.map { Self.locations(of: $0.elements) } == expected)
    #expect(Array(restored.steps) == Array(stack.steps))
  }
}
