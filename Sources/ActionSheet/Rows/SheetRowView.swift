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
    if plate.frame != bounds { plate.frame = bounds }
  }
}
