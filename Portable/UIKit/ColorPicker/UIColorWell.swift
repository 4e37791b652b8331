/// A control that shows a color in a ring of hues, and presents a color picker when it is tapped.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  private static let diameter: CGFloat = 28
  private static let ringWidth: CGFloat = 3
  private static let hueCount = 36

  /// The title of the picker.
  open var title: String?

  /// A Boolean value that determines whether the opacity can be picked. Default: `true`.
  open var supportsAlpha: Bool = true

  /// The color, or `nil` for none. Setting it sends no event.
  open var selectedColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  private weak var picker: UIColorPickerViewController?
  private let pick = ColorWellPick()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: .touchUpInside)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (well: UIColorWell, _: UITraitCollection) in well.setNeedsDisplay()
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.diameter, height: Self.diameter)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    guard radius > Self.ringWidth * 2 else { return }
    drawHues(center: center, radius: radius - Self.ringWidth / 2)
    let disk = UIBezierPath(
      arcCenter: center, radius: radius - Self.ringWidth * 2, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
    guard let selectedColor else { return drawNone(in: disk.bounds) }
    if selectedColor.cgColor.alpha < 1 { drawTransparency(in: disk) }
    selectedColor.setFill()
    disk.fill()
  }

  private func drawHues(center: CGPoint, radius: CGFloat) {
    let step = 2 * CGFloat.pi / CGFloat(Self.hueCount)
    for index in 0..<Self.hueCount {
      let start = CGFloat(index) * step
      // The segments overlap by a little, so that no line shows between them.
      let arc = UIBezierPath(
        arcCenter: center, radius: radius, startAngle: start - step * 0.1, endAngle: start + step,
        clockwise: true)
      arc.lineWidth = Self.ringWidth
      UIColor(
        hue: CGFloat(index) / CGFloat(Self.hueCount), saturation: 0.85, brightness: 1, alpha: 1
      ).setStroke()
      arc.stroke()
    }
  }

  private func drawTransparency(in disk: UIBezierPath) {
    UIColor.white.setFill()
    disk.fill()
    UIColor.black.setFill()
    UIBezierPath(
      arcCenter: CGPoint(x: disk.bounds.midX, y: disk.bounds.midY), radius: disk.bounds.width / 2,
      startAngle: -.pi / 4, endAngle: .pi * 0.75, clockwise: true
    ).fill()
  }

  private func drawNone(in square: CGRect) {
    let line = UIBezierPath()
    let inset = square.width * 0.15
    line.move(to: CGPoint(x: square.minX + inset, y: square.maxY - inset))
    line.addLine(to: CGPoint(x: square.maxX - inset, y: square.minY + inset))
    line.lineWidth = 1.5
    UIColor.systemRed.setStroke()
    line.stroke()
  }

  private func presentPicker() {
    guard picker == nil, var presenter = window?.rootViewController else { return }
    while let presented = presenter.presentedViewController { presenter = presented }
    let picker = UIColorPickerViewController()
    if let title { picker.title = title }
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    pick.well = self
    picker.delegate = pick
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    picker.popoverPresentationController?.sourceRect = bounds
    self.picker = picker
    presenter.present(picker, animated: true)
  }
}

/// Passes the picked colors on to a well.
private final class ColorWellPick: NSObject, UIColorPickerViewControllerDelegate {
  weak var well: UIColorWell?

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    well?.selectedColor = color
    well?.sendActions(for: .valueChanged)
  }
}
