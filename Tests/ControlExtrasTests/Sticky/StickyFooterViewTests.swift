import ControlCore
import ControlExtras
import TestSupport
import Testing
@_spi(Host) import UIKit

/// U8: the footer in real scroll views, scrolled by fingers.
@MainActor
struct StickyFooterViewTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  private static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @MainActor
  private final class Stage {
    let host: TestHost
    let scrollView = UIScrollView(frame: StickyFooterViewTests.bounds)
    let footer = StickyFooterView(height: 50)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var changes: [Bool] = []

    init(safeArea: UIEdgeInsets = .zero, contentHeight: CGFloat = 3000) {
      host = TestHost(safeAreaInsets: safeArea)
      scrollView.contentSize = CGSize(width: 390, height: contentHeight)
      host.add(scrollView)
      footer.addSubview(button)
      button.setTitle("Buy", for: .normal)
      scrollView.addSubview(footer)
      footer.shownChanged = { [weak self] in self?.changes.append($0) }
      host.layout()
    }

    var bottomInWindow: CGFloat { footer.convert(footer.bounds, to: host.window).maxY }
    var topInWindow: CGFloat { footer.convert(footer.bounds, to: host.window).minY }

    func hide() {
      scrollView.contentOffset.y = 100
      scrollView.contentOffset.y = 200
      host.advance(by: 0.5)
    }

    func hide() async {
      scrollView.contentOffset.y = 100
      scrollView.contentOffset.y = 200
      await host.advance(by: 0.5)
    }
  }

  @Test("A visible footer's bottom edge is the visible bottom minus the safe area, at every offset")
  func bottomEdge() {
    let stage = Stage(safeArea: Self.safeArea)
    stage.footer.hidesWhileScrolling = false
    for offset in stride(from: CGFloat(-100), through: 2400, by: 37) {
      stage.scrollView.contentOffset.y = offset
      #expect(stage.bottomInWindow == 810)
    }
    #expect(stage.footer.bounds.size == CGSize(width: 390, height: 50))
  }

  @Test("A finger that scrolls on hides the footer completely; turning back shows it")
  func fingers() {
    let stage = Stage(safeArea: Self.safeArea)
    let touches = stage.host.touches
    touches.down(CGPoint(x: 195, y: 600))
    touches.glide(to: CGPoint(x: 195, y: 400))
    stage.host.advance(by: 0.5)
    #expect(!stage.footer.isShown)
    #expect(stage.topInWindow >= 844)
    touches.glide(to: CGPoint(x: 195, y: 404), steps: 4)
    stage.host.advance(by: 0.5)
    #expect(stage.footer.isShown)
    #expect(stage.bottomInWindow == 810)
    touches.up()
    #expect(stage.changes.prefix(2) == [false, true])
  }

  @Test("The footer slides for a fifth of a second, while the content moves on")
  func slide() {
    let stage = Stage()
    stage.scrollView.contentOffset.y = 100
    stage.scrollView.contentOffset.y = 130
    stage.host.advance(by: 0.1)
    let half = stage.footer.layer.presentation()?.affineTransform().ty ?? 0
    #expect(half > 5 && half < 45)
    stage.scrollView.contentOffset.y = 160
    let moved = stage.footer.layer.presentation()?.affineTransform().ty ?? 0
    #expect(isClose(moved, half, within: 0.001))
    stage.host.advance(by: 0.15)
    #expect(stage.footer.layer.presentation()?.affineTransform().ty == 50)
  }

  @Test("A scroll of 19 points keeps the footer, 20 points hide it once")
  func distance() {
    let stage = Stage()
    stage.scrollView.contentOffset.y = 100
    stage.footer.setShown(true, animated: false)
    stage.changes = []
    stage.scrollView.contentOffset.y = 119
    #expect(stage.footer.isShown)
    stage.scrollView.contentOffset.y = 120
    stage.scrollView.contentOffset.y = 300
    #expect(stage.changes == [false])
  }

  @Test("A bounce at the top or the bottom never hides the footer")
  func bounces() {
    let stage = Stage(contentHeight: 1200)
    let touches = stage.host.touches
    touches.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500))
    stage.host.advance(by: 3)
    #expect(stage.changes.isEmpty)
    stage.scrollView.contentOffset.y = 406
    stage.host.advance(by: 1)
    stage.changes = []
    touches.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300))
    stage.host.advance(by: 3)
    #expect(stage.changes.isEmpty)
    #expect(stage.footer.isShown)
  }

  @Test("With content shorter than the bounds the footer is always shown")
  func shortContent() {
    let stage = Stage(contentHeight: 100)
    stage.scrollView.alwaysBounceVertical = true
    stage.host.touches.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300))
    stage.host.advance(by: 3)
    #expect(stage.changes.isEmpty)
  }

  @Test("Attaching adds the footer's height to the bottom inset, detaching removes it")
  func inset() {
    let stage = Stage()
    #expect(stage.scrollView.contentInset.bottom == 50)
    #expect(stage.scrollView.verticalScrollIndicatorInsets.bottom == 50)
    stage.scrollView.contentInset.bottom += 30
    stage.footer.height = 70
    #expect(stage.scrollView.contentInset.bottom == 100)
    #expect(stage.footer.bounds.height == 70)
    stage.footer.removeFromSuperview()
    #expect(stage.scrollView.contentInset.bottom == 30)
    #expect(stage.scrollView.verticalScrollIndicatorInsets.bottom == 0)
  }

  @Test("A hidden footer takes no touch, also while it slides")
  func touchesWhileHidden() {
    let stage = Stage()
    let point = CGPoint(x: 50, y: 820)
    #expect(stage.host.window.hitTest(point, with: nil) === stage.button)
    stage.scrollView.contentOffset.y = 100
    stage.scrollView.contentOffset.y = 200
    #expect(stage.host.window.hitTest(point, with: nil) === stage.scrollView)
    stage.host.advance(by: 1)
    #expect(stage.host.window.hitTest(point, with: nil) === stage.scrollView)
  }

  @Test("A hidden footer is skipped by VoiceOver, a visible one is not")
  func accessibility() {
    let stage = Stage()
    #expect(!stage.footer.accessibilityElementsHidden)
    stage.hide()
    #expect(stage.footer.accessibilityElementsHidden)
    stage.footer.setShown(true, animated: false)
    #expect(!stage.footer.accessibilityElementsHidden)
    stage.footer.accessibilityElementsHidden = true
    #expect(stage.footer.accessibilityElementsHidden)
  }

  @Test("With VoiceOver or Switch Control the footer never hides, and returns when they begin")
  func voiceOver() async {
    let settings = UIAccessibility.settings
    defer { UIAccessibility.settings = settings }
    for keyPath in [
      \UIAccessibility.Settings.isVoiceOverRunning,
      \UIAccessibility.Settings.isSwitchControlRunning,
    ] {
      let stage = Stage()
      await stage.hide()
      #expect(!stage.footer.isShown)
      UIAccessibility.settings[keyPath: keyPath] = true
      #expect(stage.footer.isShown)
      await stage.hide()
      stage.footer.setShown(false, animated: false)
      #expect(stage.footer.isShown)
      UIAccessibility.settings[keyPath: keyPath] = false
      await stage.hide()
      #expect(!stage.footer.isShown)
    }
  }

  @Test("With Reduce Motion the footer does not slide")
  func reduceMotion() {
    let settings = UIAccessibility.settings
    defer { UIAccessibility.settings = settings }
    UIAccessibility.settings.isReduceMotionEnabled = true
    let stage = Stage()
    stage.scrollView.contentOffset.y = 100
    stage.scrollView.contentOffset.y = 130
    stage.host.layout()
    #expect(stage.footer.layer.animationKeys()?.isEmpty ?? true)
    #expect(stage.topInWindow == 844)
  }

  @Test("A footer follows the edge of a bar that disappears, without a scroll")
  func safeAreaThatShrinks() {
    let stage = Stage()
    let controller = stage.host.rootViewController
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    stage.footer.hidesWhileScrolling = false
    stage.scrollView.contentOffset.y = 900
    stage.host.layout()
    #expect(stage.bottomInWindow == 810)
    controller.additionalSafeAreaInsets = .zero
    stage.host.layout()
    #expect(stage.scrollView.contentOffset.y == 900)
    #expect(stage.bottomInWindow == 844)
  }

  @Test("A footer follows a bar that moves from the top to the bottom")
  func safeAreaThatMoves() {
    let stage = Stage()
    let controller = stage.host.rootViewController
    controller.additionalSafeAreaInsets.top = 50
    stage.footer.hidesWhileScrolling = false
    stage.scrollView.contentOffset.y = 900
    stage.host.layout()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
    stage.host.layout()
    #expect(stage.bottomInWindow == 794)
  }

  @Test("A footer follows a rotation, hidden or shown")
  func rotation() {
    let stage = Stage(safeArea: Self.safeArea)
    stage.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.host.host.resize(
      to: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    stage.host.advance(by: 1)
    #expect(stage.bottomInWindow == 369)
    #expect(stage.footer.bounds.width == 844)
    stage.hide()
    #expect(stage.topInWindow == 390)
  }

  @Test("The footer and the scroll view are released in either order")
  func endOfLife() {
    let host = TestHost()
    expectReleased(in: host) { host in
      let scrollView = host.add(UIScrollView(frame: Self.bounds))
      let footer = StickyFooterView(height: 40)
      scrollView.addSubview(footer)
      footer.removeFromSuperview()
      scrollView.removeFromSuperview()
      return [footer, scrollView]
    }
    let kept = StickyFooterView(height: 40)
    expectReleased(in: host) { host in
      let scrollView = host.add(UIScrollView(frame: Self.bounds))
      scrollView.addSubview(kept)
      scrollView.removeFromSuperview()
      return [scrollView]
    }
    let scrollView = host.add(UIScrollView(frame: Self.bounds))
    scrollView.addSubview(kept)
    #expect(scrollView.contentInset.bottom == 40)
    host.add(kept)
    #expect(scrollView.contentInset.bottom == 0)
    #expect(kept.isShown)
  }

  @Test("A footer from an archive is shown")
  func archive() throws {
    let stage = Stage()
    stage.hide()
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: stage.footer, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let decoded =
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? StickyFooterView
    #expect(decoded?.isShown == true)
    #expect(decoded?.transform == .identity)
  }

  @Test("Header and footer share a scroll view")
  func together() {
    let stage = Stage()
    let header = StickyHeaderView(
      headerLayout: StickyHeaderLayout(
        minimumHeight: 60, isPinned: true, reservation: .restingHeight))
    stage.scrollView.addSubview(header)
    stage.hide()
    #expect(header.frame.minY == stage.scrollView.contentOffset.y)
    #expect(!stage.footer.isShown)
    #expect(stage.scrollView.contentInset == UIEdgeInsets(top: 60, left: 0, bottom: 50, right: 0))
    header.removeFromSuperview()
    #expect(stage.scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
  }
}
