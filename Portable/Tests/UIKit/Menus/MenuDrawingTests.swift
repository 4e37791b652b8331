import TestSupport
import Testing

@MainActor struct MenuDrawingTests {
  private func show(
    _ style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large, menu: UIMenu? = nil
  ) -> TestHost {
    let host = TestHost(
      size: CGSize(width: 390, height: 600), style: style, direction: direction,
      contentSize: contentSize)
    host.view.backgroundColor = .systemBackground
    let stripe = UIView(frame: CGRect(x: 0, y: 180, width: 390, height: 70))
    stripe.backgroundColor = .systemOrange
    host.add(stripe)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 145, y: 60, width: 100, height: 40)
    button.setTitle("Menu", for: .normal)
    button.menu = menu ?? self.menu
    button.showsMenuAsPrimaryAction = true
    host.add(button)
    host.touches.tap(button)
    host.advance(by: 1)
    return host
  }

  private var menu: UIMenu {
    UIMenu(
      title: "Drawing",
      children: [
        UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in },
        UIAction(
          title: "Duplicate", subtitle: "With all of its layers",
          image: UIImage(systemName: "plus")
        ) { _ in },
        UIMenu(title: "Share", children: [UIAction(title: "Copy") { _ in }]),
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "Show Grid", state: .on) { _ in },
            UIAction(title: "Snap", attributes: .disabled) { _ in },
          ]),
        UIAction(
          title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in },
      ])
  }

  @Test("A menu is drawn in light") func menuInLight() { expectSnapshot(of: show()) }

  @Test("A menu is drawn in dark") func menuInDark() { expectSnapshot(of: show(.dark)) }

  @Test("A menu is drawn right to left") func menuRightToLeft() {
    expectSnapshot(of: show(direction: .rightToLeft))
  }

  @Test("A menu is drawn with large text") func menuWithLargeText() {
    expectSnapshot(of: show(contentSize: .accessibilityMedium))
  }
}
