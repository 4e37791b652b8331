import ControlCore
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// A sheet on a pad, where it is a popover if there is something to point at.
@MainActor
@Suite(.serialized)
struct ActionSheetControllerPopoverTests {
  private let stage = PresentationStage(size: CGSize(width: 820, height: 1180))
  private let button = UIButton(frame: CGRect(x: 300, y: 400, width: 100, height: 44))

  init() {
    stage.host.host.setTraits { $0.horizontalSizeClass = .regular }
    stage.host.add(button)
  }

  private var popover: UIPopoverPresentationController? {
    stage.controller.presentationController as? UIPopoverPresentationController
  }

  private func expectPopover(
    pointingAt frame: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    stage.run()
    guard let popover, let container = popover.containerView, let shown = popover.presentedView
    else {
      Issue.record("no popover", sourceLocation: sourceLocation)
      return
    }
    let bubble = shown.convert(shown.bounds, to: container)
    #expect(
      bubble.insetBy(dx: -1, dy: -1).intersects(frame), "\(bubble) is away from \(frame)",
      sourceLocation: sourceLocation)
    #expect(stage.controller.isPresented, sourceLocation: sourceLocation)
  }

  /// The view reaches under the arrow, the sheet does not.
  private func expectPreferredHeight() {
    let view: UIView = stage.controller.view
    let area = view.bounds.inset(by: view.safeAreaInsets)
    #expect(area.height == stage.controller.preferredContentSize.height)
    #expect(area.height == view.bounds.height - 13)
    #expect(area.contains(stage.sheet.frame))
  }

  @Test("A popover with a field that is edited is above the keyboard, and its rows scroll")
  func aPopoverWithAFieldThatIsEditedIsAboveTheKeyboardAndItsRowsScroll() {
    stage.controller.addTextField { $0.placeholder = "Name" }
    for number in 1...12 { stage.controller.addAction(.default("Row \(number)")) }
    button.frame.origin.y = 900
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    let keyboard = CGRect(x: 0, y: 640, width: 820, height: 540)
    stage.host.host.moveKeyboard(from: nil, to: keyboard)
    stage.run()
    let frame = stage.sheet.convert(stage.sheet.bounds, to: nil)
    #expect(frame.maxY <= 630 && frame.minY >= 0 && frame.height > 300)
    #expect(stage.controller.isPresented)
    #expect(stage.sheet.layout.body.viewport.maxY + frame.minY <= 640)
    stage.host.host.moveKeyboard(from: keyboard, to: nil)
    stage.run()
  }

  @Test("A sheet anchored to a view is a popover there, without cancel action and dimming")
  func view() {
    stage.controller.present(from: stage.root, anchoredTo: button)
    expectPopover(pointingAt: button.frame)
    #expect(stage.controller.dimmingView.isHidden)
    #expect(stage.sheet.layout.rows.index(of: "Cancel") == nil)
    #expect(stage.sheet.layout.rows.index(of: "Copy") != nil)
    expectPreferredHeight()
  }

  @Test("A popover has the background of the system, without the glass of the style")
  func background() {
    func effects(in view: UIView) -> [UIVisualEffect] {
      view.subviews.flatMap { effects(in: $0) }
        + [(view as? UIVisualEffectView)?.effect].compactMap { $0 }
    }
    for design in [SystemDesign.classic, .glass] {
      stage.host.window.traitOverrides[SystemDesignTrait.self] = design
      stage.controller.style = .system
      stage.controller.present(from: stage.root, anchoredTo: button)
      stage.run()
      #expect(popover != nil)
      #expect(effects(in: stage.sheet).isEmpty)
      stage.controller.cancel()
      stage.run()
    }
    stage.controller.adaptivity = .alwaysBottom
    stage.show()
    #expect(!effects(in: stage.sheet).isEmpty)
  }

  @Test("A sheet is anchored to a rectangle of a view")
  func rect() {
    stage.controller.present(
      from: stage.root, anchoredTo: CGRect(x: 500, y: 900, width: 10, height: 10),
      in: stage.host.view)
    expectPopover(pointingAt: CGRect(x: 500, y: 900, width: 10, height: 10))
  }

  @Test("A sheet is anchored to a bar button item")
  func barButtonItem() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 1100, width: 820, height: 44))
    let item = UIBarButtonItem(title: "Share", primaryAction: nil)
    bar.items = [.flexibleSpace(), item]
    stage.host.add(bar)
    stage.controller.present(from: stage.root, anchoredTo: item)
    expectPopover(pointingAt: item.frame(in: stage.host.view))
  }

  @Test("A sheet is anchored to a toolbar")
  func toolbar() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 1100, width: 820, height: 44))
    stage.host.add(bar)
    stage.controller.present(from: stage.root, anchoredTo: bar)
    expectPopover(pointingAt: bar.frame)
  }

  @Test("A sheet is anchored to a tab bar, and to one of its tabs")
  func tabBar() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 1131, width: 820, height: 49))
    let item = UITabBarItem(title: "Home", image: nil, tag: 0)
    bar.items = [item, UITabBarItem(title: "Search", image: nil, tag: 1)]
    stage.host.add(bar)
    stage.controller.present(from: stage.root, anchoredTo: bar)
    expectPopover(pointingAt: bar.frame)
    stage.controller.cancel(animated: false)
    stage.run()
    stage.controller.present(from: stage.root, anchoredTo: item)
    expectPopover(pointingAt: item.frame(in: stage.host.view))
  }

  @Test("Without an anchor, and in a narrow window, a sheet comes from the bottom")
  func bottom() {
    stage.show()
    #expect(stage.controller.modalPresentationStyle == .custom)
    #expect(!stage.controller.dimmingView.isHidden)
    stage.controller.cancel(animated: false)
    stage.host.host.setTraits { $0.horizontalSizeClass = .compact }
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    #expect(stage.controller.modalPresentationStyle == .custom)
    #expect(stage.sheet.layout.rows.index(of: "Cancel") != nil)
  }

  @Test("A sheet can be a popover always, also in a narrow window, or never")
  func adaptivity() {
    stage.host.host.setTraits { $0.horizontalSizeClass = .compact }
    stage.controller.adaptivity = .alwaysPopover
    stage.controller.present(from: stage.root, anchoredTo: button)
    expectPopover(pointingAt: button.frame)
    stage.controller.cancel(animated: false)
    stage.host.host.setTraits { $0.horizontalSizeClass = .regular }
    stage.controller.adaptivity = .alwaysBottom
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    #expect(stage.controller.modalPresentationStyle == .custom)
  }

  @Test("A tap beside the popover cancels like a tap beside a sheet, after asking")
  func tapBeside() {
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    stage.log.allowsCancelling = false
    stage.tapBeside()
    stage.run()
    #expect(stage.controller.isPresented)
    stage.log.allowsCancelling = true
    stage.tapBeside()
    stage.run()
    #expect(stage.log.entries.last == "dismissed backgroundTap")
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("Asking whether a popover should close changes nothing")
  func questionWithoutEffect() throws {
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    let entries = stage.log.entries
    let popover = try #require(popover)
    #expect(!stage.controller.presenter.presentationControllerShouldDismiss(popover))
    #expect(stage.controller.presenter.state == .presented)
    #expect(stage.log.entries == entries)
  }

  @Test("Choosing in a popover makes the same calls")
  func choosing() {
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    stage.tap("Copy")
    stage.run()
    #expect(stage.log.entries.last == "dismissed selected 0")
  }

  @Test("A popover closed on its way in is dismissed once it has appeared")
  func closedOnTheWayIn() {
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run(0.05)
    stage.controller.cancel()
    stage.run()
    #expect(
      stage.log.entries == [
        "willPresent", "didPresent", "willDismiss programmatic", "didCancel programmatic",
        "didDismiss programmatic", "dismissed programmatic",
      ])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("A popover closes when its source is gone after a rotation")
  func whatItPointsAtIsGoneAfterTurningSo() {
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    button.removeFromSuperview()
    stage.host.host.rotate(to: .landscapeLeft)
    stage.run()
    #expect(stage.log.entries.last == "dismissed sourceRemoved")
  }

  @Test("A popover follows its source after a rotation")
  func whatItPointsAtHasMovedSoItPoints() {
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    button.frame.origin = CGPoint(x: 900, y: 100)
    stage.host.host.rotate(to: .landscapeLeft)
    stage.run()
    expectPopover(pointingAt: button.frame)
  }

  @Test("A popover grows with its actions")
  func grows() {
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    let height = stage.controller.view.bounds.height
    stage.controller.addAction(stage.action("More"))
    stage.run()
    #expect(stage.controller.view.bounds.height > height)
  }

  @Test("A popover is wider with the largest texts, and follows them while it is shown")
  func wider() {
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    #expect(stage.controller.preferredContentSize.width == 300)
    let height = stage.controller.preferredContentSize.height
    stage.host.host.setTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    stage.run()
    #expect(stage.controller.preferredContentSize.width == 360)
    #expect(stage.controller.preferredContentSize.height > height)
    #expect(stage.controller.view.bounds.width == 360)
  }

  @Test("Gestures behind a popover continue")
  func g4() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 600, width: 820, height: 500))
    scroll.contentSize = CGSize(width: 820, height: 3000)
    stage.host.add(scroll)
    stage.host.touches.down(CGPoint(x: 200, y: 900))
    stage.host.touches.glide(to: CGPoint(x: 200, y: 800))
    stage.controller.present(from: stage.root, anchoredTo: button)
    #expect(scroll.isDragging)
    stage.host.touches.up()
  }

  @Test("A popover whose source leaves its window closes at once")
  func removed() {
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    #expect(stage.clock.count == 0)
    button.removeFromSuperview()
    stage.run(0.05)
    #expect(stage.log.entries.contains("willDismiss sourceRemoved"))
    stage.run()
    #expect(stage.log.entries.last == "dismissed sourceRemoved")
    #expect(stage.clock.count == 0)
  }

  // A bar posts nothing when it removes an item, so the next layout of the window notices it.
  @Test("A popover whose bar button item left its bar closes at the next layout")
  func aPopoverWhoseBarButtonItemLeftItsBar() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 1100, width: 820, height: 44))
    let item = UIBarButtonItem(title: "Share", primaryAction: nil)
    bar.items = [.flexibleSpace(), item]
    stage.host.add(bar)
    stage.controller.present(from: stage.root, anchoredTo: item)
    stage.run()
    bar.items = []
    stage.host.host.rotate(to: .landscapeLeft)
    stage.run(1.5)
    #expect(stage.log.entries.last == "dismissed sourceRemoved")
  }

  @Test("A popover follows a source that is moved and resized, without a rotation")
  func aPopoverFollowsSourceThatIsMovedAndResized() {
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    button.frame = CGRect(x: 500, y: 900, width: 120, height: 44)
    stage.run(0.2)
    expectPopover(pointingAt: button.frame)
  }

  @Test("A popover follows a source that moves, alone, with a superview or in a scroll view")
  func aPopoverFollowsSourceThatMovesAloneWithSuperview() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
    list.contentSize = CGSize(width: 820, height: 4000)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 820, height: 600))
    stage.host.add(list)
    list.addSubview(row)
    row.addSubview(button)
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    for change in [
      { button.frame.origin.y = 500 }, { row.frame.origin.y = 150 },
      { list.contentOffset.y = 130 },
    ] {
      let before = stage.sheet.convert(CGPoint.zero, to: nil)
      change()
      stage.run(0.2)
      expectPopover(pointingAt: button.convert(button.bounds, to: nil))
      #expect(stage.sheet.convert(CGPoint.zero, to: nil) != before)
    }
    #expect(stage.clock.count == 0)
    // Scrolled away, there is nothing left to point at.
    list.contentOffset.y = 2000
    stage.run()
    #expect(stage.log.entries.last == "dismissed sourceRemoved")
  }

  @Test("A popover follows a source that moves to another superview in the same window")
  func aSourceThatGetsAnotherSuperviewInTheSame() {
    let other = UIView(frame: CGRect(x: 100, y: 500, width: 600, height: 600))
    stage.host.add(other)
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    other.addSubview(button)
    stage.run(0.2)
    expectPopover(pointingAt: button.convert(button.bounds, to: nil))
    button.frame.origin.y = 20
    stage.run(0.2)
    expectPopover(pointingAt: button.convert(button.bounds, to: nil))
  }

  @Test("A popover at a bar item follows its bar, and closes when the bar leaves the window")
  func aPopoverAtBarItemFollowsItsBarAnd() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 1000, width: 820, height: 44))
    let item = UIBarButtonItem(title: "Share", primaryAction: nil)
    bar.items = [.flexibleSpace(), item]
    stage.host.add(bar)
    stage.controller.present(from: stage.root, anchoredTo: item)
    stage.run()
    bar.frame.origin.y = 600
    stage.run(0.2)
    expectPopover(pointingAt: item.frame(in: stage.host.view))
    bar.removeFromSuperview()
    stage.run()
    #expect(stage.log.entries.last == "dismissed sourceRemoved")
  }

  @Test("The tint color is that of the source, also when it changes, unless the app sets one")
  func tint() {
    stage.controller.style = .system
    button.tintColor = .systemGreen
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    #expect(stage.sheet.tintColor == .systemGreen)
    button.tintColor = .systemOrange
    stage.run(0.1)
    #expect(stage.sheet.tintColor == .systemOrange)
    #expect(stage.sheet.appearance.color(.tintColor) == .systemOrange)
    stage.controller.view.tintColor = .systemPink
    button.tintColor = .systemGreen
    stage.run(0.1)
    #expect(stage.sheet.tintColor == .systemPink)
    stage.controller.cancel()
    stage.run()
    stage.controller.view.tintColor = nil
    stage.controller.present(from: stage.root)
    stage.run()
    #expect(stage.sheet.tintColor == stage.host.window.tintColor)
  }

  @Test("At the bottom of a window, a sheet has the tint color of its source as well")
  func tintAtTheBottom() {
    button.tintColor = .systemGreen
    stage.controller.adaptivity = .alwaysBottom
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    #expect(stage.sheet.tintColor == .systemGreen)
    button.tintColor = .systemRed
    button.removeFromSuperview()
    stage.run(0.2)
    #expect(stage.controller.isPresented)
  }

  @Test("A popover set up by hand is a popover in a narrow window as well, and ends like any other")
  func byHand() {
    stage.host.host.setTraits { $0.horizontalSizeClass = .compact }
    for pass in 0..<2 {
      stage.log.entries = []
      stage.controller.modalPresentationStyle = .popover
      stage.controller.popoverPresentationController?.sourceView = button
      stage.root.present(stage.controller, animated: true)
      expectPopover(pointingAt: button.frame)
      #expect(stage.sheet.layout.rows.index(of: "Cancel") == nil)
      expectPreferredHeight()
      if pass == 0 {
        stage.tapBeside()
        stage.run()
        #expect(stage.log.entries.last == "dismissed backgroundTap")
      } else {
        button.removeFromSuperview()
        stage.run(1.6)
        #expect(stage.log.entries.last == "dismissed sourceRemoved")
      }
    }
  }

  @Test("A delegate that is set by hand is left in place")
  func ownDelegate() {
    final class Own: NSObject, UIPopoverPresentationControllerDelegate {}
    let own = Own()
    stage.controller.modalPresentationStyle = .popover
    stage.controller.popoverPresentationController?.delegate = own
    #expect(stage.controller.popoverPresentationController?.delegate === own)
    stage.controller.modalPresentationStyle = .custom
  }

  @Test(
    "A sheet that UIKit presents in any style can be chosen from and dismissed",
    arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen, .formSheet, .pageSheet])
  func anyStyle(style: UIModalPresentationStyle) {
    stage.controller.modalPresentationStyle = style
    stage.root.present(stage.controller, animated: true)
    stage.run()
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    #expect(stage.controller.isFilling == (style != .overFullScreen))
    if style == .overFullScreen { #expect(stage.sheet.frame.maxY == 1180) }
    stage.tap("Copy")
    stage.run()
    #expect(stage.log.entries.last == "dismissed selected 0")
    #expect(stage.controller.modalPresentationStyle == style)
  }

  @Test("Afterwards the sheet retains no anchor")
  func letsGo() {
    weak var anchor: UIView?
    do {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      stage.host.add(view)
      anchor = view
      stage.controller.present(from: stage.root, anchoredTo: view)
      stage.run()
      stage.controller.cancel()
      stage.run()
      view.removeFromSuperview()
    }
    stage.run(0.1)
    // The record of what assistive technology was told keeps the view it was sent to.
    UIAccessibility.removePosted()
    #expect(anchor == nil)
  }
}
