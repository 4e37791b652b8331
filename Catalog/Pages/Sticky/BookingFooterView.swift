import ControlExtras
import UIKit

/// A floating card with the next start and a button to book it.
///
///     BookingFooterView
///     └── card            a material with a shadow around it
///         ├── caption
///         ├── time
///         └── button
final class BookingFooterView: StickyFooterView {
  private static let outer = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  private static let inner: CGFloat = 14

  private let card = UIView()
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let caption = UILabel()
  private let time = UILabel()
  private let button = UIButton(type: .system)

  /// Called when the button was tapped.
  var booked: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    card.layer.cornerRadius = 20
    card.layer.cornerCurve = .continuous
    card.layer.shadowOpacity = 0.18
    card.layer.shadowRadius = 14
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    material.layer.cornerRadius = 20
    material.layer.cornerCurve = .continuous
    material.clipsToBounds = true
    caption.text = localized("Next start")
    caption.font = .preferredFont(forTextStyle: .footnote)
    caption.textColor = .secondaryLabel
    time.text = localized("Tomorrow, 7:30")
    time.font = .preferredFont(forTextStyle: .headline)
    for label in [caption, time] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    var configuration = UIButton.Configuration.filled()
    configuration.title = localized("Book")
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .large
    button.configuration = configuration
    button.addAction(UIAction { [weak self] _ in self?.booked?() }, for: .primaryActionTriggered)
    addSubview(card)
    card.addSubview(material)
    for view in [caption, time, button] { card.addSubview(view) }
  }

  /// The height that the text needs at a width, in points.
  func height(width: CGFloat) -> CGFloat {
    let content = frames(width: width - Self.outer.left - Self.outer.right)
    return (content.height + Self.outer.top + Self.outer.bottom).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margins = UIEdgeInsets(
      top: Self.outer.top, left: Self.outer.left + safeAreaInsets.left,
      bottom: Self.outer.bottom, right: Self.outer.right + safeAreaInsets.right)
    card.frame = bounds.inset(by: margins)
    material.frame = card.bounds
    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 20).cgPath
    let content = frames(width: card.bounds.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in zip([caption, time, button], content.frames) {
      view.frame = frame
      if isRightToLeft { view.frame.origin.x = card.bounds.width - frame.maxX }
    }
  }

  /// Text beside the button, or above it where the text is large.
  private func frames(width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
    let inset = Self.inner
    let buttonSize = button.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let textWidth = max(width - inset * 2 - (isStacked ? 0 : buttonSize.width + 12), 0)
    let room = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
    let captionHeight = caption.sizeThatFits(room).height
    let timeHeight = time.sizeThatFits(room).height
    let textHeight = captionHeight + 2 + timeHeight
    let height =
      isStacked ? textHeight + 10 + buttonSize.height : max(textHeight, buttonSize.height)
    let top = isStacked ? inset : inset + (height - textHeight) / 2
    return (
      [
        CGRect(x: inset + 4, y: top, width: textWidth - 4, height: captionHeight),
        CGRect(
          x: inset + 4, y: top + captionHeight + 2, width: textWidth - 4, height: timeHeight),
        isStacked
          ? CGRect(
            x: inset, y: inset + textHeight + 10, width: width - inset * 2,
            height: buttonSize.height)
          : CGRect(
            x: width - inset - buttonSize.width, y: inset + (height - buttonSize.height) / 2,
            width: buttonSize.width, height: buttonSize.height),
      ], height + inset * 2
    )
  }
}
