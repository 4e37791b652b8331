import ControlCore
import UIKit

/// A row of a sheet: its surface, and on it what a subclass shows.
///
/// Rows come from a pool. A row takes no touches by itself, the sheet follows them all; only a view
/// of the app's own inside it may.
///
///     SheetRowView
///     ├── plate     what the row is made of, only while it has something to show
///     └── …         the subclass's
@MainActor
class SheetRowView: ControlPart {
  /// The row that is shown.
  var rowID: SheetRow.ID?

  /// How far the plate reaches below the row, so that a line lies on it, in points.
  var plateOverhang: CGFloat = 0 {
    didSet { if plateOverhang != oldValue { setNeedsLayout() } }
  }

  let plate = SheetPlateView()

  init() {
    super.init(frame: .zero)
    prepareRow()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareRow()
  }

  private func prepareRow() {
    addSubview(plate)
  }

  /// Whether the row is pressed; default `false`.
  var isHighlighted: Bool {
    get { plate.isHighlighted }
    set { plate.isHighlighted = newValue }
  }

  /// Lets go of what belongs to the row that was shown.
  func prepareForReuse() {
    rowID = nil
    isHighlighted = false
    alpha = 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var frame = bounds
    frame.size.height += plateOverhang
    if plate.frame != frame { plate.frame = frame }
  }
}
