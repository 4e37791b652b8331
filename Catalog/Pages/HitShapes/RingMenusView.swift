import UIKit

/// Two menus over the same square, one in the other: each point goes to exactly one of them.
///
///     RingMenusView
///     ├── inner          below, yet it has its ring
///     └── outer          on top of it, over the whole square
final class RingMenusView: UIView {
  private static let side: CGFloat = 264

  private let inner = RingMenu(
    radii: 34...80, symbols: ["person.fill", "heart.fill", "star.fill", "bell.fill", "camera"],
    color: .systemBlue)
  private let outer = RingMenu(
    radii: 80...130,
    symbols: [
      "house.fill", "paperplane.fill", "bookmark.fill", "flag.fill", "bolt.fill", "drop.fill",
      "moon.fill", "tag",
    ], color: .systemPurple)
  private let touched: (String) -> Void

  /// Makes the menus.
  ///
  /// - Parameter touched: Called with a line that says who took a touch.
  init(touched: @escaping (String) -> Void) {
    self.touched = touched
    super.init(frame: .zero)
    for (menu, name) in [(inner, localized("Inner menu")), (outer, localized("Outer menu"))] {
      menu.accessibilityLabel = name
      menu.chose = { item in touched(localized("%1$@, item %2$@", name, "\(item + 1)")) }
      addSubview(menu)
    }
  }

  required init?(coder: NSCoder) {
    touched = { _ in }
    super.init(coder: coder)
  }

  /// Chooses an item in each menu, for a picture.
  func showTouch() {
    outer.choose(1)
    inner.choose(3)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for menu in [inner, outer] {
      menu.bounds.size = CGSize(width: Self.side, height: Self.side)
      menu.center = CGPoint(x: bounds.midX.rounded(), y: bounds.midY)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched(localized("Neither menu takes it"))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
