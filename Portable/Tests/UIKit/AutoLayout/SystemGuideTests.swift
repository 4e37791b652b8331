import TestSupport
import Testing
import UIKit

/// Guides that follow the keyboard and the text size.
@MainActor struct SystemGuideTests {
  private let keyboard = CGRect(x: 0, y: 544, width: 390, height: 300)

  private func bar(in host: TestHost) -> UIView {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: host.view.keyboardLayoutGuide.topAnchor),
    ])
    host.layout()
    return bar
  }

  /// "A layout guide that represents the space the keyboard occupies in your app's layout" (Apple's
  /// documentation of UIKeyboardLayoutGuide).
  @Test("A view on the guide moves with the keyboard") func aViewOnTheGuideMovesWithTheKeyboard() {
    let host = TestHost()
    let bar = bar(in: host)
    #expect(bar.frame.maxY == 844)
    host.host.moveKeyboard(from: nil, to: keyboard)
    #expect(bar.frame.maxY == 544)
    #expect(host.view.keyboardLayoutGuide.layoutFrame.height == 300)
    let shown = bar.layer.presentation()?.frame.maxY ?? 0
    #expect(shown > 544 && shown <= 844)
    host.advance(by: 0.5)
    #expect(bar.layer.presentation().map(\.frame.maxY) ?? bar.frame.maxY == 544)
    host.host.moveKeyboard(from: keyboard, to: nil)
    #expect(bar.frame.maxY == 844)
  }

  /// "Defaults to true, indicating that the layout guide ties to the bottomAnchor of the view's
  /// safeAreaLayoutGuide. Set to false to tie the layout guide to the bottomAnchor of the view
  /// instead" (Apple's documentation of usesBottomSafeArea).
  @Test("Without a keyboard the guide keeps to the safe area")
  func withoutAKeyboardTheGuideKeepsToTheSafeArea() {
    let host = TestHost(safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let bar = bar(in: host)
    #expect(bar.frame.maxY == 810)
    host.view.keyboardLayoutGuide.usesBottomSafeArea = false
    host.layout()
    #expect(bar.frame.maxY == 844)
    host.host.moveKeyboard(from: nil, to: keyboard)
    #expect(bar.frame.maxY == 544)
  }

  /// Apple's article "Adjusting your layout with keyboard layout guide": without
  /// followsUndockedKeyboard the guide stays at the bottom while the keyboard is undocked.
  @Test("An undocked keyboard leaves the guide at the bottom")
  func anUndockedKeyboardLeavesTheGuideAtTheBottom() {
    let host = TestHost()
    let bar = bar(in: host)
    host.host.moveKeyboard(from: nil, to: keyboard.offsetBy(dx: 0, dy: -200))
    #expect(bar.frame.maxY == 844)
  }

  /// "To follow all keyboard anchors even when undocked or floating, set followsUndockedKeyboard to
  /// true" (Apple's documentation of followsUndockedKeyboard).
  @Test("A guide that follows has the edges of a floating keyboard")
  func aGuideThatFollowsHasTheEdgesOfAFloatingKeyboard() {
    let host = TestHost(safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let guide = host.view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    let cover = UIView()
    cover.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(cover)
    NSLayoutConstraint.activate([
      cover.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      cover.topAnchor.constraint(equalTo: guide.topAnchor),
      cover.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    host.layout()
    #expect(cover.frame == CGRect(x: 0, y: 810, width: 390, height: 34))
    let floating = CGRect(x: 40, y: 300, width: 320, height: 250)
    host.host.moveKeyboard(from: nil, to: floating)
    #expect(cover.frame == floating)
    #expect(guide.layoutFrame == floating)
    host.host.moveKeyboard(from: floating, to: keyboard)
    #expect(cover.frame == keyboard)
    host.host.moveKeyboard(from: keyboard, to: nil)
    #expect(cover.frame == CGRect(x: 0, y: 810, width: 390, height: 34))
  }

  /// The default of followsUndockedKeyboard is false, that of usesBottomSafeArea true (Apple's
  /// documentation of both).
  @Test("A changed guide takes effect while the keyboard floats")
  func aChangedGuideCountsWhileTheKeyboardFloats() {
    let host = TestHost(safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let guide = host.view.keyboardLayoutGuide
    #expect(!guide.followsUndockedKeyboard && guide.usesBottomSafeArea)
    let bar = bar(in: host)
    let floating = CGRect(x: 40, y: 300, width: 320, height: 250)
    host.host.moveKeyboard(from: nil, to: floating)
    #expect(bar.frame.maxY == 810)
    guide.followsUndockedKeyboard = true
    host.layout()
    #expect(bar.frame.maxY == 300)
    guide.followsUndockedKeyboard = false
    guide.usesBottomSafeArea = false
    host.layout()
    #expect(bar.frame.maxY == 844)
    host.host.moveKeyboard(from: floating, to: nil)
  }

  @Test("A view made while the keyboard is shown keeps clear of it")
  func aViewMadeWhileTheKeyboardIsThereKeepsClearOfIt() {
    let host = TestHost()
    host.host.moveKeyboard(from: nil, to: keyboard)
    #expect(bar(in: host).frame.maxY == 544)
    host.host.moveKeyboard(from: keyboard, to: nil)
  }

  private func column(width: CGFloat, contentSize: UIContentSizeCategory = .large) -> UIView {
    let host = TestHost(size: CGSize(width: width, height: 500), contentSize: contentSize)
    let column = UIView()
    column.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(column)
    let guide = host.view.readableContentGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      column.topAnchor.constraint(equalTo: guide.topAnchor),
      column.heightAnchor.constraint(equalToConstant: 10),
    ])
    host.layout()
    #expect(guide.layoutFrame.minX == column.frame.minX)
    #expect(guide.layoutFrame.width == column.frame.width)
    return column
  }

  /// "The readable content guide never extends beyond the view's layout margin guide" (Apple's
  /// documentation of readableContentGuide).
  @Test("A narrow view has its margins as readable width")
  func aNarrowViewHasItsMarginsAsReadableWidth() {
    #expect(column(width: 390).frame.minX == 16)
    #expect(column(width: 390).frame.width == 358)
  }

  /// "The readable content guide's width is equal to or less than the readable width defined for the
  /// current dynamic text size" (the same). Sources name 672 points for the default size; for others
  /// they are silent.
  @Test("A wide view has a readable width by its text size")
  func aWideViewHasAReadableWidthByItsTextSize() {
    let widths = [UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge].map {
      column(width: 1200, contentSize: $0)
    }
    #expect(widths[1].frame.width == 672)
    #expect(widths[0].frame.width < 672 && widths[2].frame.width > 672)
    for column in widths { #expect(abs(column.frame.midX - 600) <= 0.5) }
  }

  @Test("A readable column follows the width of a constrained view")
  func aReadableColumnFollowsTheWidthOfAConstrainedView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    let outer = UIView()
    let inner = UIView()
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.layoutMargins = .zero
    let width = outer.widthAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.heightAnchor.constraint(equalToConstant: 50), width,
      inner.leadingAnchor.constraint(equalTo: outer.readableContentGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.readableContentGuide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.width == 300)
    width.constant = 900
    root.layoutIfNeeded()
    #expect(inner.frame.width == 672 && inner.frame.minX == 114)
  }
}
