import UIKit

/// Views below one another, each as wide as the column and as high as it asks for; hidden ones take
/// no room.
final class ColumnView: UIView {
  var spacing: CGFloat
  var insets: UIEdgeInsets

  private let rows: [UIView]

  init(_ rows: [UIView], spacing: CGFloat = 0, insets: UIEdgeInsets = .zero) {
    self.rows = rows
    self.spacing = spacing
    self.insets = insets
    super.init(frame: .zero)
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) {
    rows = []
    spacing = 0
    insets = .zero
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let frames = frames(width: size.width)
    return CGSize(width: size.width, height: (frames.last?.maxY ?? insets.top) + insets.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (row, frame) in zip(shownRows, frames(width: bounds.width)) { row.frame = frame }
  }

  private var shownRows: [UIView] { rows.filter { !$0.isHidden } }

  private func frames(width: CGFloat) -> [CGRect] {
    let rowWidth = max(width - insets.left - insets.right, 0)
    var y = insets.top
    return shownRows.map { row in
      let height = row.sizeThatFits(
        CGSize(width: rowWidth, height: .greatestFiniteMagnitude)
      ).height
      defer { y += height + spacing }
      return CGRect(x: insets.left, y: y, width: rowWidth, height: height)
    }
  }
}
