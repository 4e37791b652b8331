import TestSupport
import Testing

@testable import ActionSheet

/// What the row of an action shows.
@MainActor struct SheetActionRowViewTests {
  private func image(in fixture: SheetFixture) -> UIImageView? {
    fixture.views(UIImageView.self).first
  }

  @Test("A symbol beside a title grows with it")
  func symbolsGrow() {
    func width(_ size: UIContentSizeCategory) -> CGFloat {
      let fixture = SheetFixture(style: .system, contentSize: size)
      fixture.sheet.addAction(
        ActionSheetAction("Share", id: "a", image: UIImage(systemName: "square.and.arrow.up")))
      fixture.host.layout()
      let view = image(in: fixture)
      return view?.sizeThatFits(CGSize(width: 999, height: 999)).height ?? 0
    }
    let ordinary = width(.large)
    #expect(ordinary > 15)
    #expect(width(.accessibilityExtraExtraExtraLarge) > ordinary * 2)
  }

  @Test("The image leads and the mark trails, mirrored from right to left")
  func mirrored() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let fixture = SheetFixture(style: .system, direction: direction)
      var action = ActionSheetAction("Share", id: "a", image: UIImage(systemName: "star"))
      action.state = .on
      fixture.sheet.addAction(action)
      fixture.host.layout()
      let middles = fixture.views(UIImageView.self).filter { !$0.isHidden }.map(\.center.x)
      let isLeftToRight = direction == .leftToRight
      #expect(middles.count == 2)
      #expect((middles[0] < middles[1]) == isLeftToRight)
    }
  }

  @Test("A reused row shows nothing of the previous action")
  func reuse() {
    let row = SheetActionRowView()
    let look = SheetAppearance(.system, for: UIView())
    var action = ActionSheetAction(
      "One", subtitle: "Second line", image: UIImage(systemName: "star"))
    action.badge = "7"
    action.state = .on
    row.set(action, appearance: look)
    row.set(ActionSheetAction("Two"), appearance: look)
    let parts = row.parts(width: 300)
    #expect(
      parts.image == nil && parts.subtitle == nil && parts.badge == nil && parts.indicator == nil)
    #expect(row.canBecomeFocused)
    row.set(action, canBeChosen: false, appearance: look)
    #expect(!row.canBecomeFocused)
  }
}
