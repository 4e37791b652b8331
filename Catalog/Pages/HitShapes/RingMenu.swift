import ControlCore
import UIKit

/// A menu in a ring, which takes touches on the ring and nowhere else.
final class RingMenu: Control {
  /// The inner and outer radius, in points.
  let radii: ClosedRange<CGFloat>

  /// The symbols of the items, clockwise from the top.
  let symbols: [String]

  /// The color of the ring.
  let color: UIColor

  /// Called with the item that a finger is on.
  var chose: ((Int) -> Void)?

  /// The item under the finger, or `nil`.
  private(set) var chosen: Int? {
    didSet { if chosen != oldValue { setNeedsDisplay() } }
  }

  init(radii: ClosedRange<CGFloat>, symbols: [String], color: UIColor) {
    self.radii = radii
    self.symbols = symbols
    self.color = color
    super.init(frame: .zero)
    hitShape = .ring(inner: radii.lowerBound, outer: radii.upperBound)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    radii = 0...0
    symbols = []
    color = .clear
    super.init(coder: coder)
  }

  /// Chooses an item, as a finger would.
  func choose(_ item: Int?) {
    chosen = item
    if let item { chose?(item) }
  }

  // MARK: Drawing

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  private var slice: CGFloat { 2 * .pi / CGFloat(max(symbols.count, 1)) }

  override func draw(_ rect: CGRect) {
    let width = radii.upperBound - radii.lowerBound
    for index in symbols.indices {
      let start = CGFloat(index) * slice - .pi / 2 - slice / 2
      let arc = UIBezierPath(
        arcCenter: middle, radius: (radii.lowerBound + radii.upperBound) / 2,
        startAngle: start + 0.02, endAngle: start + slice - 0.02, clockwise: true)
      arc.lineWidth = width - 3
      color.withAlphaComponent(index == chosen ? 1 : 0.18).setStroke()
      arc.stroke()
      drawSymbol(index, angle: start + slice / 2)
    }
  }

  private func drawSymbol(_ index: Int, angle: CGFloat) {
    let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
    let image = UIImage(systemName: symbols[index], withConfiguration: configuration)?
      .withTintColor(index == chosen ? .white : color, renderingMode: .alwaysOriginal)
    guard let image else { return }
    let radius = (radii.lowerBound + radii.upperBound) / 2
    image.draw(
      at: CGPoint(
        x: middle.x + radius * cos(angle) - image.size.width / 2,
        y: middle.y + radius * sin(angle) - image.size.height / 2))
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(item(at: touch.location(in: self)))
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(item(at: touch.location(in: self)))
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    choose(nil)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    choose(nil)
  }

  private func item(at point: CGPoint) -> Int? {
    guard hitShape.contains(point, in: bounds), !symbols.isEmpty else { return nil }
    let angle = atan2(point.y - middle.y, point.x - middle.x) + .pi / 2 + slice / 2
    let turn = angle < 0 ? angle + 2 * .pi : angle
    return Int(turn / slice) % symbols.count
  }
}
