import UIKit

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
