import ActionSheet
import UIKit

/// The card of a numbered popup, with its policy and its priority.
///
///     card
///     ├── tile
///     ├── title
///     ├── detail
///     └── close button
final class PopupCardView: PopupCard {
  let popup: QueuePopup

  private let tile: QueueTile
  private let detail: TextBlock

  init(_ popup: QueuePopup, on stage: UIView) {
    self.popup = popup
    tile = QueueTile(popup, isShown: true)
    detail = TextBlock(
      popup.detail, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    super.init(popup.title, on: stage)
    addSubview(tile)
    addSubview(detail)
  }

  required init?(coder: NSCoder) {
    popup = QueuePopup(number: 1, policy: .append, priority: .normal)
    tile = QueueTile(popup, isShown: true)
    detail = .body("")
    super.init(coder: coder)
  }

  override var leadingWidth: CGFloat { tile.sizeThatFits(.zero).width + Self.padding }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textRoom(width: size.width)
    let height = max(
      tile.sizeThatFits(size).height,
      titleLabel.sizeThatFits(text).height + detail.sizeThatFits(text).height)
    return CGSize(width: size.width, height: height + Self.padding * 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = textRoom(width: bounds.width)
    let titleHeight = titleLabel.sizeThatFits(text).height
    let detailHeight = detail.sizeThatFits(text).height
    let top = (bounds.height - titleHeight - detailHeight) / 2
    titleLabel.frame.origin.y = top
    detail.frame = CGRect(
      x: titleLabel.frame.minX, y: top + titleHeight, width: text.width, height: detailHeight)
    let tileSize = tile.sizeThatFits(.zero)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    tile.frame = CGRect(
      x: mirrored ? bounds.width - Self.padding - tileSize.width : Self.padding,
      y: (bounds.height - tileSize.height) / 2, width: tileSize.width, height: tileSize.height)
  }
}
