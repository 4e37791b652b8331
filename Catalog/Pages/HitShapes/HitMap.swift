import UIKit

/// A map of the views that take touches, sampled point by point with UIKit's own hit test.
///
/// The samples are taken once, not for each position of a finger over them. Their dots are copied from
/// pictures that all maps of a size share.
final class HitMap: UIView {
  private static let step: CGFloat = 4
  private static let dot: CGFloat = 2.4
  private static let mark: CGFloat = 22

  /// The view that is tested.
  weak var source: UIView?

  /// The views that are distinguished, with the color of each; points of others have a gray dot.
  var takers: [(view: UIView, color: UIColor)] = []

  /// Where a finger is, in points of the map; `nil` while there is none.
  var touch: CGPoint? {
    didSet { if touch != oldValue { setNeedsDisplay() } }
  }

  /// The areas of the samples without a taker, and of those of each taker; empty until they are taken.
  private var areas: [[CGRect]] = []

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

  /// Whether the map was not in sight when it was to be drawn.
  private(set) var isPending = false

  /// Draws the map if it has come into sight since it was to be drawn.
  func showInSight() {
    guard isPending, isInSight else { return }
    setNeedsDisplay()
  }

  private var isInSight: Bool {
    window.map { convert(bounds, to: nil).intersects($0.bounds) } ?? true
  }

  /// Takes the samples anew before the map is drawn next, after views have moved.
  func update() {
    areas = []
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    // Samples are taken when they can be seen.
    isPending = !isInSight
    guard !isPending, let context = UIGraphicsGetCurrentContext() else { return }
    let lattice = DotLattice(size: bounds.size, scale: contentScaleFactor, step: Self.step)
    if areas.isEmpty { areas = sampledAreas(lattice) }
    for (area, color) in zip(areas, [.systemFill] + takers.map(\.color)) where !area.isEmpty {
      context.saveGState()
      context.clip(to: area)
      lattice.image(color.resolvedColor(with: traitCollection), diameter: Self.dot).draw(at: .zero)
      context.restoreGState()
    }
    drawBounds()
    drawTouch()
  }

  // MARK: Samples

  private func sampledAreas(_ lattice: DotLattice) -> [[CGRect]] {
    guard let source else { return [] }
    var areas = Array(repeating: [CGRect](), count: takers.count + 1)
    let origin = convert(CGPoint.zero, to: source)
    for row in 0..<lattice.rows {
      var (first, last) = (0, -1)
      for column in 0...lattice.columns {
        var kind = -1
        if column < lattice.columns {
          let center = lattice.center(column: column, row: row)
          let point = CGPoint(x: origin.x + center.x, y: origin.y + center.y)
          kind = taker(at: point, in: source).map { $0 + 1 } ?? 0
        }
        guard kind != last else { continue }
        if last >= 0 { areas[last].append(lattice.area(of: first..<column, row: row)) }
        (first, last) = (column, kind)
      }
    }
    return areas
  }

  /// Returns the index of the view that takes a touch at a point of the source.
  private func taker(at point: CGPoint, in source: UIView) -> Int? {
    guard let view = source.hitTest(point, with: nil), view !== source else { return nil }
    for (index, taker) in takers.enumerated() where view === taker.view { return index }
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

/// Where the dots of a map are: a lattice in the middle, so that symmetric shapes look symmetric.
@MainActor
private struct DotLattice {
  let size: CGSize
  let scale: CGFloat
  let step: CGFloat
  private static var images: [(size: CGSize, scale: CGFloat, color: UIColor, image: UIImage)] = []
  private static let imageLimit = 8

  var columns: Int { Int(size.width / step) }
  var rows: Int { Int(size.height / step) }

  private var start: CGPoint {
    CGPoint(
      x: size.width.truncatingRemainder(dividingBy: step) / 2,
      y: size.height.truncatingRemainder(dividingBy: step) / 2)
  }

  func center(column: Int, row: Int) -> CGPoint {
    CGPoint(
      x: start.x + (CGFloat(column) + 0.5) * step, y: start.y + (CGFloat(row) + 0.5) * step)
  }

  /// The area of some dots of a row, of whole pixels.
  func area(of columns: Range<Int>, row: Int) -> CGRect {
    let left = (start.x * scale).rounded(.down) / scale
    let top = (start.y * scale).rounded(.down) / scale
    return CGRect(
      x: left + CGFloat(columns.lowerBound) * step, y: top + CGFloat(row) * step,
      width: CGFloat(columns.count) * step, height: step)
  }

  /// Returns a picture of all dots in a color.
  func image(_ color: UIColor, diameter: CGFloat) -> UIImage {
    let known = Self.images.first { $0.size == size && $0.scale == scale && $0.color == color }
    if let known { return known.image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      let dots = UIBezierPath()
      for row in 0..<rows {
        for column in 0..<columns {
          let center = center(column: column, row: row)
          dots.append(
            UIBezierPath(
              ovalIn: CGRect(
                x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter,
                height: diameter)))
        }
      }
      color.setFill()
      dots.fill()
    }
    Self.images.append((size, scale, color, image))
    if Self.images.count > Self.imageLimit { Self.images.removeFirst() }
    return image
  }
}
