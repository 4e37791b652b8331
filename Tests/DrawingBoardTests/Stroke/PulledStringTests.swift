import CoreGraphics
import Testing

@testable import DrawingBoard

struct PulledStringTests {
  @Test("The pen stays while the string is slack and follows at its length")
  func follows() {
    var string = PulledString(length: 10)
    #expect(string.pull(to: CGPoint(x: 5, y: 5)) == CGPoint(x: 5, y: 5))
    #expect(string.pull(to: CGPoint(x: 14, y: 5)) == nil)
    #expect(string.pull(to: CGPoint(x: 5, y: 14.9)) == nil)
    #expect(string.pull(to: CGPoint(x: 35, y: 5)) == CGPoint(x: 25, y: 5))
    #expect(string.pen == CGPoint(x: 25, y: 5))
  }

  @Test("Trembling shorter than the string is not drawn")
  func trembling() {
    var string = PulledString(length: 6)
    _ = string.pull(to: .zero)
    var heights: [CGFloat] = []
    for index in 1...200 {
      let finger = CGPoint(x: CGFloat(index), y: index.isMultiple(of: 2) ? 2 : -2)
      if let pen = string.pull(to: finger) { heights.append(pen.y) }
    }
    #expect(heights.suffix(100).allSatisfy { abs($0) < 0.8 })
  }
}
