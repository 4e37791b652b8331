import ControlExtras
import UIKit

/// A portrait that changes when it is tapped, with a name beside it.
///
///     PersonView
///     ├── portrait
///     ├── name
///     └── role
final class PersonView: UIView {
  private static let side: CGFloat = 72
  private static let colors: [UIColor] = [.systemPurple, .systemOrange, .systemTeal, .systemPink]

  private let name = TextBlock(
    localized("Ada Winter"), font: .preferredFont(forTextStyle: .title2), color: .label)
  private let role = TextBlock(
    localized("Mountain guide"), font: .preferredFont(forTextStyle: .subheadline),
    color: .secondaryLabel)
  private let portrait = TappableImageView(frame: .zero)
  private var tapCount = 0

  /// Called after a tap on the portrait.
  var tapped: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [portrait, name, role] { addSubview(view) }
    portrait.layer.cornerRadius = Self.side / 2
    portrait.clipsToBounds = true
    portrait.contentMode = .center
    portrait.accessibilityLabel = localized("Portrait")
    portrait.accessibilityHint = localized("Changes its color.")
    portrait.tintColor = .white
    portrait.image = UIImage(
      systemName: "person.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .regular))
    portrait.backgroundColor = Self.colors[0]
    portrait.tapped = { [weak self] portrait in
      guard let self else { return }
      tapCount += 1
      tapped()
      UIView.animate(withDuration: 0.25) {
        portrait.backgroundColor = Self.colors[self.tapCount % Self.colors.count]
      }
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(Self.side, textSizes(width: size.width).total))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sizes = textSizes(width: bounds.width)
    let width = max(bounds.width - Self.side - 16, 0)
    let x = isRightToLeft ? 0 : Self.side + 16
    portrait.frame = CGRect(
      x: isRightToLeft ? bounds.width - Self.side : 0, y: (bounds.height - Self.side) / 2,
      width: Self.side, height: Self.side)
    let top = (bounds.height - sizes.total) / 2
    name.frame = CGRect(x: x, y: top, width: width, height: sizes.name)
    role.frame = CGRect(x: x, y: top + sizes.name + 2, width: width, height: sizes.role)
  }

  private func textSizes(width: CGFloat) -> (name: CGFloat, role: CGFloat, total: CGFloat) {
    let room = CGSize(width: max(width - Self.side - 16, 0), height: .greatestFiniteMagnitude)
    let heights = (name.sizeThatFits(room).height, role.sizeThatFits(room).height)
    return (heights.0, heights.1, heights.0 + 2 + heights.1)
  }
}
