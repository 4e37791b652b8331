import TestSupport
import Testing

@MainActor struct UISheetPresentationControllerTests {
  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var notes: [String] = []
    var mayDismiss = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      notes.append("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      notes.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      notes.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      notes.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) {
      notes.append(controller.selectedDetentIdentifier?.rawValue ?? "nil")
    }
  }

  private func present(
    detents: [UISheetPresentationController.Detent] = [.large()],
    configure: (UIViewController) -> Void = { _ in }
  ) -> (TestHost, UIViewController, Delegate) {
    let host = TestHost(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let shown = UIViewController()
    shown.view.backgroundColor = .white
    let delegate = Delegate()
    shown.sheetPresentationController?.detents = detents
    shown.sheetPresentationController?.delegate = delegate
    configure(shown)
    host.rootViewController.present(shown, animated: true)
    host.advance(by: 1)
    return (host, shown, delegate)
  }

  @Test("Plain controllers are presented as sheets") func plainControllersArePresentedAsSheets() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .pageSheet)
    #expect(controller.sheetPresentationController != nil)
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
  }

  @Test("A large sheet is a card below the status bar") func largeSheetIsACardBelowTheStatusBar() {
    let (host, shown, _) = present()
    let frame = shown.view.convert(shown.view.bounds, to: host.window)
    #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(shown.traitCollection.userInterfaceLevel == .elevated)
    // What presents is set back as a card whose top is at the status bar.
    #expect(isClose(host.view.frame.minY, 47, within: 0.01))
    #expect(isClose(host.view.frame.width, 358, within: 0.01))
    shown.dismiss(animated: true)
    host.advance(by: 1)
    #expect(host.view.transform.isIdentity)
    #expect(host.view.frame == host.window.bounds)
    #expect(host.view.layer.cornerRadius == 0)
  }

  @Test("A medium detent leaves the presenter in place")
  func mediumDetentLeavesThePresenterInPlace() {
    let (host, shown, _) = present(detents: [.medium(), .large()])
    let frame = shown.view.convert(shown.view.bounds, to: host.window)
    #expect(isClose(frame.height, 411, within: 1))
    #expect(frame.maxY == 844)
    #expect(host.view.transform.isIdentity)
    shown.sheetPresentationController?.animateChanges {
      shown.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    host.advance(by: 1)
    #expect(shown.view.convert(shown.view.bounds, to: host.window).minY == 57)
  }

  @Test("Custom detents are resolved and may be inactive")
  func customDetentsAreResolvedAndMayBeInactive() {
    let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { _ in 120 }
    let never = UISheetPresentationController.Detent.custom { _ in nil }
    let (host, shown, _) = present(detents: [never, small])
    #expect(shown.view.bounds.height == 154)
    _ = host
  }

  @Test("A drag down dismisses and notifies the delegate")
  func dragDownDismissesAndTellsTheDelegate() {
    let (host, shown, delegate) = present()
    host.touches.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 700), duration: 0.3)
    host.advance(by: 1)
    #expect(shown.presentingViewController == nil)
    #expect(delegate.notes == ["should", "will", "did"])
    #expect(host.view.transform.isIdentity)
  }

  @Test("A short drag snaps back") func shortDragSnapsBack() {
    let (host, shown, delegate) = present()
    host.touches.down(CGPoint(x: 195, y: 80))
    host.touches.glide(to: CGPoint(x: 195, y: 180), duration: 0.3)
    let dragged = shown.view.convert(shown.view.bounds, to: host.window)
    #expect(dragged.minY > 130 && dragged.minY < 160)
    host.touches.advance(by: 0.3)
    host.touches.up()
    host.advance(by: 1)
    #expect(shown.view.convert(shown.view.bounds, to: host.window).minY == 57)
    #expect(delegate.notes.isEmpty)
  }

  @Test("A drag between detents selects the nearest") func dragBetweenDetentsSelectsTheNearest() {
    let (host, shown, delegate) = present(detents: [.medium(), .large()])
    host.touches.drag(from: CGPoint(x: 195, y: 460), to: CGPoint(x: 195, y: 150), duration: 0.4)
    host.advance(by: 1)
    #expect(shown.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(delegate.notes == ["com.apple.UIKit.large"])
    #expect(shown.view.convert(shown.view.bounds, to: host.window).minY == 57)
  }

  @Test("Modal content stays and the attempt is reported")
  func modalContentStaysAndTheAttemptIsReported() {
    let (host, shown, delegate) = present { $0.isModalInPresentation = true }
    host.touches.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 800), duration: 0.2)
    host.advance(by: 1)
    #expect(shown.presentingViewController != nil)
    host.touches.tap(at: CGPoint(x: 195, y: 20))
    host.advance(by: 1)
    #expect(delegate.notes.last == "attempt")
    #expect(shown.presentingViewController != nil)
  }

  @Test("A tap on the dimmed background dismisses") func tapOnTheShadeDismisses() {
    let (host, shown, delegate) = present(detents: [.medium()])
    host.touches.tap(at: CGPoint(x: 195, y: 100))
    host.advance(by: 1)
    #expect(shown.presentingViewController == nil)
    #expect(delegate.notes == ["should", "will", "did"])
  }

  @Test("An undimmed detent lets touches through") func undimmedDetentLetsTouchesThrough() {
    let (host, shown, _) = present(detents: [.medium(), .large()]) {
      $0.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    }
    #expect(host.window.hitTest(CGPoint(x: 195, y: 100), with: nil) === host.view)
    shown.sheetPresentationController?.selectedDetentIdentifier = .large
    host.layout()
    #expect(host.window.hitTest(CGPoint(x: 195, y: 30), with: nil) !== host.view)
  }

  @Test("A sheet fills a low screen") func sheetFillsALowScreen() {
    let host = TestHost(size: CGSize(width: 667, height: 375))
    let shown = UIViewController()
    host.rootViewController.present(shown, animated: false)
    host.layout()
    #expect(shown.view.convert(shown.view.bounds, to: host.window) == host.window.bounds)
  }

  @Test("A form sheet is centered on a tablet") func formSheetIsCentredOnATablet() {
    let headless = HeadlessHost(device: .pad)
    let root = UIViewController()
    let window = headless.makeWindow(rootViewController: root)
    let shown = UIViewController()
    shown.modalPresentationStyle = .formSheet
    root.present(shown, animated: false)
    headless.layoutIfNeeded()
    let frame = shown.view.convert(shown.view.bounds, to: window)
    #expect(frame.size == CGSize(width: 540, height: 620))
    #expect(isClose(frame.midX, 410, within: 1))
    #expect(root.view.transform.isIdentity)
  }

  @Test("A sheet follows a rotation") func sheetFollowsARotation() {
    let (host, shown, _) = present()
    host.host.resize(to: CGSize(width: 375, height: 700))
    host.advance(by: 1)
    #expect(
      shown.view.convert(shown.view.bounds, to: host.window)
        == CGRect(x: 0, y: 57, width: 375, height: 643))
    #expect(isClose(host.view.frame.width, 343, within: 0.01))
    #expect(host.view.bounds.size == CGSize(width: 375, height: 700))
  }

  @Test("Escape dismisses the sheet") func escapeDismisses() {
    let (host, shown, delegate) = present()
    host.press(.keyboardEscape, modifiers: .command)
    host.advance(by: 1)
    #expect(shown.presentingViewController != nil)
    host.press(.keyboardEscape)
    host.advance(by: 1)
    #expect(shown.presentingViewController == nil)
    #expect(delegate.notes == ["should", "will", "did"])
  }

  @Test("Escape leaves modal content and reports the attempt")
  func escapeLeavesModalContentAndReportsTheAttempt() {
    let (host, shown, delegate) = present { $0.isModalInPresentation = true }
    #expect(shown.accessibilityPerformEscape())
    host.advance(by: 1)
    #expect(shown.presentingViewController != nil)
    #expect(delegate.notes == ["attempt"])
  }

  @Test("Escape in a full-screen controller above leaves the sheet alone")
  func escapeInAFullScreenAboveLeavesTheSheetAlone() {
    let (host, shown, _) = present()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    shown.present(cover, animated: false)
    host.layout()
    host.press(.keyboardEscape)
    host.advance(by: 1)
    #expect(cover.presentingViewController === shown)
    #expect(shown.presentingViewController != nil)
    #expect(!cover.accessibilityPerformEscape())
  }
}
