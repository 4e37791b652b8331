import TestSupport
import Testing

@testable import ActionSheet

/// What a popover points at.
@MainActor
@Suite(.serialized)
struct SheetAnchorTests {
  private let host = TestHost()
  private let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 40))

  init() {
    host.add(view)
  }

  private func popover() -> UIPopoverPresentationController {
    UIPopoverPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
  }

  @Test("A view stands for its whole area, a rectangle for a part of it")
  func frames() {
    #expect(SheetAnchor.item(view).frame(in: host.view) == view.frame)
    let part = SheetAnchor.rect(CGRect(x: 10, y: 5, width: 8, height: 4), in: view)
    #expect(part.frame(in: host.view) == CGRect(x: 30, y: 35, width: 8, height: 4))
    #expect(SheetAnchor.item(view).view === view)
    #expect(part.view === view)
  }

  @Test("A source without a window, or in another window, has no frame")
  func withoutWindow() {
    let other = TestHost()
    #expect(SheetAnchor.item(view).frame(in: other.view) == nil)
    view.removeFromSuperview()
    #expect(SheetAnchor.item(view).frame(in: host.view) == nil)
    #expect(SheetAnchor.rect(view.bounds, in: view).frame(in: host.view) == nil)
  }

  @Test("The source of a popover can be read back from it")
  func ofAPopover() {
    let popover = popover()
    #expect(SheetAnchor(of: popover) == nil)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    SheetAnchor.rect(rect, in: view).apply(to: popover)
    let place = CGRect(x: 21, y: 32, width: 3, height: 4)
    #expect(SheetAnchor(of: popover)?.frame(in: host.view) == place)
    popover.sourceRect = .null
    #expect(SheetAnchor(of: popover)?.frame(in: host.view) == view.frame)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    SheetAnchor.item(bar).apply(to: popover)
    #expect(SheetAnchor(of: popover)?.view === bar)
  }
}
