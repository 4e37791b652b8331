import TestSupport
import Testing
import CoreGraphics

@testable import ControlExtras

struct ChildStackLayoutTests {
  /// The y coordinates and heights of all children.
  private func spans(_ layout: ChildStackLayout) -> [[CGFloat]] {
    var layout = layout
    return (0..<layout.count).map { index in
      let span = layout.span(of: index)
      return [span.y, span.height]
    }
  }

  private func total(_ layout: ChildStackLayout) -> CGFloat {
    var layout = layout
    return layout.totalHeight()
  }

  @Test("Children are stacked, with spacing only between those with a height")
  func spans() {
    var layout = ChildStackLayout()
    layout.spacing = 10
    layout.top = 5
    layout.bottom = 7
    layout.setHeights([100, 0, 40])
    #expect(spans(layout) == [[5, 100], [115, 0], [115, 40]])
    #expect(total(layout) == 162)
    _ = layout.setHeight(0, of: 2)
    #expect(total(layout) == 112)
    layout.setHeights([])
    #expect(total(layout) == 12)
  }

  @Test("An equal height changes nothing, an invalid one is zero")
  func heights() {
    var layout = ChildStackLayout()
    layout.setHeights([50, -3, .nan])
    let changes = [(50, 0), (-8, 0), (.infinity, 1)].map { layout.setHeight($0.0, of: $0.1) }
    #expect(changes == [false, true, false])
    #expect(total(layout) == 0)
  }

  @Test("Many changes in any order agree with adding from the top")
  func againstAddingUp() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<Torture.count(50, torture: 2000) {
      var layout = ChildStackLayout()
      layout.spacing = CGFloat(Int.random(in: 0...12, using: &random))
      layout.top = CGFloat(Int.random(in: 0...30, using: &random))
      layout.bottom = CGFloat(Int.random(in: 0...30, using: &random))
      var heights = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        CGFloat(Int.random(in: 0...3, using: &random) * 20)
      }
      layout.setHeights(heights)
      for _ in 0..<20 {
        let index = Int.random(in: 0..<heights.count, using: &random)
        heights[index] = CGFloat(Int.random(in: 0...5, using: &random) * 10)
        _ = layout.setHeight(heights[index], of: index)
        var y = layout.top
        var expected: [[CGFloat]] = []
        for height in heights {
          expected.append([y, height])
          y += height > 0 ? height + layout.spacing : 0
        }
        #expect(spans(layout) == expected)
        let from = CGFloat.random(in: 0...400, using: &random)
        let to = from + CGFloat.random(in: 0...200, using: &random)
        let found = layout.indices(from: from, to: to)
        for (index, span) in expected.enumerated() where span[1] > 0 {
          #expect(found.contains(index) == (span[0] + span[1] > from && span[0] < to))
        }
      }
    }
  }
}
