import CoreGraphics
import Testing

@testable import DrawingBoard

struct ToolbarLayoutTests {
  @Test(
    "Groups stay inside the bar and beside each other",
    arguments: [-10, 0, 100, 240, 320, 390, 699, 700, 834, 1366] as [CGFloat])
  func groupsFit(width: CGFloat) {
    let height = ToolbarLayout.height(width: width)
    for stylesWidth in [0, 300, 900] as [CGFloat] {
      let layout = ToolbarLayout(
        size: CGSize(width: width, height: height), stylesWidth: stylesWidth)
      let groups = [layout.history, layout.tools, layout.styles]
      #expect(groups.allSatisfy { $0.width >= 0 && $0.height >= 0 })
      guard width >= 240 else { continue }
      let bounds = CGRect(x: 0, y: 0, width: width, height: height)
      #expect(groups.allSatisfy { bounds.contains($0) })
      for (first, second) in [(0, 1), (0, 2), (1, 2)] {
        let common = groups[first].intersection(groups[second])
        #expect(common.width * common.height == 0)
      }
    }
  }

  @Test("A wide bar is one row and a narrow one two")
  func rows() {
    let wide = ToolbarLayout(size: CGSize(width: 800, height: 56), stylesWidth: 300)
    #expect(wide.tools.minY == wide.history.minY)
    #expect(wide.separators.count == 2)
    let narrow = ToolbarLayout(size: CGSize(width: 390, height: 104), stylesWidth: 300)
    #expect(narrow.tools.minY == narrow.history.minY)
    #expect(narrow.tools.maxY <= narrow.styles.minY)
    #expect(narrow.separators.count == 1)
  }

  @Test("A row fades out on the sides where buttons are hidden")
  @MainActor func fade() {
    func edge(_ offset: CGFloat) -> [CGFloat] {
      let edge = ToolbarRow.edgeOpacity(offset: offset, contentWidth: 400, width: 300)
      return [edge.left, edge.right]
    }
    #expect(edge(0) == [1, 0])
    #expect(edge(14) == [0.5, 0])
    #expect(edge(50) == [0, 0])
    #expect(edge(100) == [0, 1])
    #expect(edge(-20) == [1, 0])
    let all = ToolbarRow.edgeOpacity(offset: 0, contentWidth: 300, width: 300)
    #expect(all == (1, 1))
  }
}
