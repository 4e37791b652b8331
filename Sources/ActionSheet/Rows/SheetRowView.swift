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
  private(set) var line: UIView?
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

  // A row that is faded out can get a view.
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if isFaded, subview !== background { subview.alpha = 0 }
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
    let line = line ?? UIView()
    self.line = line
    line.isUserInteractionEnabled = false
    if line.superview !== holder { holder.addSubview(line) }
    if line.backgroundColor !== color { line.backgroundColor = color }
    if line.frame != frame { line.frame = frame }
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

extension SheetRow.Kind {
  @MainActor
  var viewType: SheetRowView.Type {
    switch self {
    case .action, .cancel: SheetActionRowView.self
    case .header, .section, .view, .footer: SheetContentRowView.self
    }
  }
}
