import UIKit

/// A popup of the queue as a numbered tile: filled while it is shown, pale while it waits.
final class QueueTile: UILabel {
  private static let minimumSide: CGFloat = 40

  init(_ popup: QueuePopup, isShown: Bool) {
    super.init(frame: .zero)
    text = "\(popup.number)"
    font = .preferredFont(forTextStyle: .headline)
    adjustsFontForContentSizeCategory = true
    textAlignment = .center
    textColor = isShown ? .white : popup.color
    backgroundColor = isShown ? popup.color : popup.color.withAlphaComponent(0.18)
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    clipsToBounds = true
    let state = isShown ? localized("shown") : localized("waiting")
    accessibilityLabel = "\(popup.title), \(popup.detail), \(state)"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = super.sizeThatFits(size)
    let side = max(Self.minimumSide, text.height + 16)
    return CGSize(width: max(side, text.width + 20), height: side)
  }
}
