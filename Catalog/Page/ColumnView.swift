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

/// A view of a size of its own, in the middle of the line.
final class CenteredView: UIView {
  private let content: UIView
  private let size: CGSize

  /// Centers a view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - size: Its size in points, where there is room.
  init(_ content: UIView, size: CGSize) {
    self.content = content
    self.size = size
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    content = UIView()
    size = .zero
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: self.size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(size.width, bounds.width)
    content.bounds.size = CGSize(width: width, height: size.height)
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
