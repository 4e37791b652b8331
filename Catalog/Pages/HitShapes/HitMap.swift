import UIKit

/// A picture of who takes a touch, sampled point by point through UIKit's own hit test.
final class HitMap: UIView {
  private static let step: CGFloat = 4
  private static let dot: CGFloat = 2.4
  private static let mark: CGFloat = 22

  /// The view that is asked.
  weak var source: UIView?

  /// The views that are told apart, with the color of each; others count as nobody.
  var takers: [(view: UIView, color: UIColor)] = []

  /// Where a finger is, in points of the map; `nil` while there is none.
  var touch: CGPoint? {
    didSet { if touch != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    let nobody = UIBezierPath()
    let paths = takers.map { _ in UIBezierPath() }
    // The lattice is centred, so that symmetric shapes look it.
    let inset = CGPoint(
      x: bounds.width.truncatingRemainder(dividingBy: Self.step) / 2 + Self.step / 2,
      y: bounds.height.truncatingRemainder(dividingBy: Self.step) / 2 + Self.step / 2)
    for y in stride(from: inset.y, to: bounds.height, by: Self.step) {
      for x in stride(from: inset.x, to: bounds.width, by: Self.step) {
        let dot = CGRect(
          x: x - Self.dot / 2, y: y - Self.dot / 2, width: Self.dot, height: Self.dot)
        let taker = taker(at: CGPoint(x: x, y: y))
        (taker.map { paths[$0] } ?? nobody).append(UIBezierPath(ovalIn: dot))
      }
    }
    UIColor.systemFill.setFill()
    nobody.fill()
    for (path, taker) in zip(paths, takers) {
      taker.color.setFill()
      path.fill()
    }
    drawBounds()
    drawTouch()
  }

  private func taker(at point: CGPoint) -> Int? {
    guard let source, let view = source.hitTest(convert(point, to: source), with: nil) else {
      return nil
    }
    return takers.firstIndex { view.isDescendant(of: $0.view) }
  }

  private func drawBounds() {
    UIColor.label.withAlphaComponent(0.55).setStroke()
    for taker in takers {
      let frame = convert(taker.view.bounds, from: taker.view)
      let outline = UIBezierPath(rect: frame.insetBy(dx: 0.5, dy: 0.5))
      outline.setLineDash([3, 3], count: 2, phase: 0)
      outline.lineWidth = 1
      outline.stroke()
    }
  }

  private func drawTouch() {
    guard let touch else { return }
    let circle = UIBezierPath(
      ovalIn: CGRect(
        x: touch.x - Self.mark / 2, y: touch.y - Self.mark / 2, width: Self.mark,
        height: Self.mark))
    UIColor.label.withAlphaComponent(0.35).setFill()
    circle.fill()
    UIColor.systemBackground.setStroke()
    circle.lineWidth = 1.5
    circle.stroke()
  }
}
