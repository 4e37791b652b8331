import ControlCore
import UIKit

/// A row of a sheet: its background, and on it what a subclass shows.
///
/// Rows come from a pool. They receive no touches, because the sheet tracks them all; only a custom view may.
///
///     SheetRowView
///     ├── background     only while the row has one
///     └── …              of the subclass
@MainActor
class SheetRowView: ControlPart {
  var rowID: SheetItemID?

  /// The line above the row, or beside another; its superview is that of the row or the sheet.
  private var line: SheetLineView?
  let background = SheetBackgroundView()
  var host: SheetHostView? { nil }

  required init() {
    super.init(frame: .zero)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Adds the subviews, once for every instance; an override calls `super` first.
  func prepare() {
    addSubview(background)
  }

  var isHighlighted: Bool {
    get { background.isHighlighted }
    set { background.isHighlighted = newValue }
  }

  /// See ``SheetBackgroundView/isFaded``.
  var isFaded = false {
    didSet {
      guard isFaded != oldValue else { return }
      background.isFaded = isFaded
      for view in subviews where view !== background { view.alpha = isFaded ? 0 : 1 }
      line?.alpha = isFaded ? 0 : 1
    }
  }

  func showLine(in holder: UIView, frame: CGRect, color: UIColor) {
    let line = line ?? SheetLineView()
    self.line = line
    if line.superview !== holder { holder.addSubview(line) }
    line.set(color, frame: frame)
  }

  func removeLine() {
    line?.removeFromSuperview()
    line = nil
  }

  func prepareForReuse() {
    rowID = nil
    removeLine()
    isHighlighted = false
    isFaded = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if background.frame != bounds { background.frame = bounds }
  }
}

@MainActor
final class SheetCaptionRowView: SheetRowView {
  private let label = UILabel()
  private var metrics = SheetMetrics()

  override func prepare() {
    super.prepare()
    label.numberOfLines = 0
    label.isAccessibilityElement = false
    addSubview(label)
  }

  func set(_ section: SheetSection, appearance: SheetAppearance) {
    metrics = appearance.style.metrics
    label.show(
      section.texts.joined(separator: "\n"),
      font: appearance.font(appearance.style.fonts.caption),
      color: appearance.color(appearance.style.colors.header),
      alignment: appearance.actionTextAlignment)
    setNeedsLayout()
  }

  func neededHeight(width: CGFloat, displayScale: CGFloat) -> CGFloat {
    let room = CGSize(
      width: SheetHeaderLayout.textWidth(of: width, metrics: metrics),
      height: .greatestFiniteMagnitude)
    return (label.sizeThatFits(room).height + metrics.headerVerticalSpacing)
      .roundedUpToPixel(scale: displayScale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = SheetHeaderLayout.textWidth(of: bounds.width, metrics: metrics)
    label.frame = CGRect(
      x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
  }
}

@MainActor
final class SheetHostRowView: SheetRowView {
  private let hostView = SheetHostView()

  override var host: SheetHostView? { hostView }

  override func prepare() {
    super.prepare()
    addSubview(hostView)
  }

  /// Shows a view, cut off at the corners of the row.
  func set(_ slot: SheetViewSlot, appearance: BackgroundAppearance) {
    hostView.clipsToBounds = true
    hostView.layer.cornerRadius = appearance.corners.isEmpty ? 0 : appearance.radius
    hostView.layer.maskedCorners = appearance.corners
    hostView.layer.cornerCurve = appearance.curve
    hostView.set(slot)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    hostView.release()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hostView.frame = bounds
  }
}

/// Views of rows that are not visible, to be used again.
@MainActor
struct SheetRowPool {
  private static let limit = 12

  private var views: [ObjectIdentifier: [SheetRowView]] = [:]

  mutating func view(of type: SheetRowView.Type) -> SheetRowView {
    views[ObjectIdentifier(type)]?.popLast() ?? type.init()
  }

  mutating func recycle(_ view: SheetRowView) {
    view.prepareForReuse()
    let type = ObjectIdentifier(type(of: view))
    guard views[type, default: []].count < Self.limit else { return view.removeFromSuperview() }
    views[type, default: []].append(view)
    view.isHidden = true
  }
}

extension SheetRow.Kind {
  @MainActor
  var viewType: SheetRowView.Type {
    switch self {
    case .action, .cancel: SheetActionRowView.self
    case .section: SheetCaptionRowView.self
    case .view, .footer: SheetHostRowView.self
    case .header: SheetHeaderRowView.self
    }
  }
}
