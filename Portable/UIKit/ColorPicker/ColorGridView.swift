/// A grid of colors; a finger may slide over it.
final class ColorGridView: UIControl {
  var onPick: ((PickedColor, _ continuously: Bool) -> Void)?

  var value = PickedColor(.white) {
    didSet { if value != oldValue { setNeedsLayout() } }
  }

  private let ring = UIView()
  private let cells = ColorCellsView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cells.isUserInteractionEnabled = false
    cells.layer.cornerRadius = 8
    cells.layer.cornerCurve = .continuous
    cells.clipsToBounds = true
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = 3
    ring.layer.borderColor = UIColor.white.cgColor
    ring.layer.cornerRadius = 2
    ring.layer.shadowOpacity = 0.3
    ring.layer.shadowRadius = 2
    ring.layer.shadowOffset = .zero
    addSubview(cells)
    addSubview(ring)
    isAccessibilityElement = true
    accessibilityLabel = systemText("Grid")
  }

  required init?(coder: NSCoder) { nil }

  /// The height at which cells are square.
  static func height(for width: CGFloat) -> CGFloat {
    (width / CGFloat(PickedColor.columns) * CGFloat(PickedColor.rows)).rounded()
  }

  private var cellSize: CGSize {
    CGSize(
      width: bounds.width / CGFloat(PickedColor.columns),
      height: bounds.height / CGFloat(PickedColor.rows))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cells.frame = bounds
    guard let cell = value.cell else {
      ring.isHidden = true
      return
    }
    let size = cellSize
    ring.isHidden = false
    ring.frame = CGRect(
      x: CGFloat(cell.column) * size.width, y: CGFloat(cell.row) * size.height,
      width: size.width, height: size.height
    ).insetBy(dx: -1, dy: -1)
  }

  private func pick(at point: CGPoint, continuously: Bool) {
    let size = cellSize
    guard size.width > 0, size.height > 0 else { return }
    let column = min(max(0, Int(point.x / size.width)), PickedColor.columns - 1)
    let row = min(max(0, Int(point.y / size.height)), PickedColor.rows - 1)
    var picked = PickedColor.cell(column: column, row: row)
    picked.alpha = value.alpha
    value = picked
    onPick?(picked, continuously)
  }

  // A finger that slides over the grid picks; it does not drag the sheet.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(at: touch.location(in: self), continuously: true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(at: touch.location(in: self), continuously: true)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { pick(at: touch.location(in: self), continuously: false) }
  }
}

/// The squares of the grid.
private final class ColorCellsView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let width = bounds.width / CGFloat(PickedColor.columns)
    let height = bounds.height / CGFloat(PickedColor.rows)
    // Edges on whole pixels leave no seam between neighbors.
    context.setShouldAntialias(false)
    for row in 0..<PickedColor.rows {
      for column in 0..<PickedColor.columns {
        context.setFillColor(PickedColor.cell(column: column, row: row).color.cgColor)
        context.fill(
          CGRect(
            x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height))
      }
    }
  }
}
