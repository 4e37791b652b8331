import TestSupport
import Testing

@MainActor struct UIViewHitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 50) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: side, height: side))
  }

  @Test("Hit testing a huge tree costs only the path and its siblings")
  func aHugeTreeCostsOnlyThePathAndItsSiblings() {
    final class Counting: UIView {
      static var asked = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Counting.asked += 1
        return super.hitTest(point, with: event)
      }
    }
    Counting.asked = 0
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    for row in 0..<10 {
      let band = Counting(frame: CGRect(x: 0, y: CGFloat(row) * 100, width: 1000, height: 100))
      top.addSubview(band)
      for column in 0..<100 {
        band.addSubview(
          Counting(frame: CGRect(x: CGFloat(column) * 10, y: 0, width: 10, height: 100)))
      }
    }
    #expect(top.hitTest(CGPoint(x: 5, y: 5), with: nil) === top.subviews[0].subviews[0])
    #expect(Counting.asked == 110)
  }
}
