import ActionSheet
import TestSupport
import Testing
import UIKit

/// Subclasses of the sheet and its controller, as an app writes them.
@MainActor
struct SheetSubclassTests {
  private let host = TestHost()

  private func show<Sheet: ActionSheetControl>(_ sheet: Sheet) -> Sheet {
    let size = sheet.sizeThatFits(CGSize(width: 354, height: 0))
    sheet.frame = CGRect(origin: CGPoint(x: 18, y: 200), size: size)
    return host.add(sheet)
  }

  private func tapRow(_ index: Int, of sheet: ActionSheetControl) {
    host.touches.tap(at: host.center(ofElement: index, in: sheet))
  }

  @Test("commonInit() adds the actions, which a tap chooses")
  func commonInit() {
    final class Sheet: ActionSheetControl {
      override func commonInit() {
        super.commonInit()
        addAction(.default("Copy"))
        addAction(.destructive("Delete"))
      }
    }
    let sheet = show(Sheet(frame: .zero))
    var chosen: [String] = []
    sheet.actionSelected = { action, _ in chosen.append(action.title) }
    tapRow(1, of: sheet)
    #expect(chosen == ["Delete"])
  }

  @Test("layoutContent() lays out an app's view")
  func layoutContent() {
    final class Sheet: ActionSheetControl {
      let marker = UIView()
      override func layoutContent() {
        super.layoutContent()
        marker.frame = bounds
      }
    }
    let sheet = Sheet(frame: .zero)
    sheet.addAction(.default("Copy"))
    let shown = show(sheet)
    #expect(shown.marker.frame == shown.bounds)
    #expect(shown.bounds.height > 40)
    var isChosen = false
    shown.actionSelected = { _, _ in isChosen = true }
    tapRow(0, of: shown)
    #expect(isChosen)
  }

  @Test("beginTracking(_:with:) refuses a touch, and hitTest(_:with:) lets it pass")
  func touches() {
    final class RefusingSheet: ActionSheetControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    final class PassingSheet: ActionSheetControl {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    for sheet in [RefusingSheet(frame: .zero), PassingSheet(frame: .zero)] as [ActionSheetControl] {
      sheet.addAction(.default("Copy"))
      var isChosen = false
      let shown = show(sheet)
      shown.actionSelected = { _, _ in isChosen = true }
      tapRow(0, of: shown)
      #expect(!isChosen)
      shown.removeFromSuperview()
    }
  }

  @Test("endTracking(_:with:) is called before the next touch, and super chooses the action")
  func endTracking() {
    final class Sheet: ActionSheetControl {
      var ends = 0
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        ends += 1
      }
    }
    let sheet = Sheet(frame: .zero)
    sheet.addAction(.default("Copy"))
    let shown = show(sheet)
    var choices = 0
    shown.actionSelected = { _, _ in choices += 1 }
    tapRow(0, of: shown)
    #expect(shown.ends == 1 && choices == 1)
  }

  @Test("A disabled subclass dims itself and chooses nothing")
  func isEnabled() {
    final class Sheet: ActionSheetControl {
      override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
      }
    }
    let sheet = Sheet(frame: .zero)
    sheet.addAction(.default("Copy"))
    let shown = show(sheet)
    var isChosen = false
    shown.actionSelected = { _, _ in isChosen = true }
    shown.isEnabled = false
    tapRow(0, of: shown)
    #expect(shown.alpha == 0.5 && !isChosen)
  }

  @Test("Attributes that a subclass overrides take their values from a nib, and show them")
  func inspectables() throws {
    let sheet = ShoutingSheet(frame: .zero)
    // Interface Builder's runtime attributes go through key-value coding.
    sheet.setValue("Draft", forKeyPath: "title")
    sheet.setValue(20, forKeyPath: "actionHeight")
    sheet.setValue(false, forKeyPath: "separatesRows")
    #expect(sheet.assignments == ["Draft"])
    #expect(sheet.title == "DRAFT" && sheet.value(forKey: "title") as? String == "DRAFT")
    #expect(sheet.actionHeight == 60 && !sheet.separatesRows)
    sheet.addAction(.default("Copy"))
    let shown = show(sheet)
    #expect(shown.style.metrics.actionHeight == 60)
    #expect(shown.bounds.height > 80)
  }

  @Test("Objective-C reads what the sheet and its controller publish, and cannot set it")
  func published() async throws {
    let controller = Controller()
    controller.detents = [.small, .large]
    #expect(controller.value(forKey: "isPresented") as? Bool == false)
    #expect(controller.value(forKey: "selectedDetentIdentifier") as? String == "small")
    controller.present(from: host.rootViewController)
    await host.advance(by: 1)
    #expect(controller.value(forKeyPath: "isPresented") as? Bool == true)
    var action = ActionSheetAction("On", id: "on")
    action.state = .on
    controller.addAction(action)
    #expect(
      controller.sheet.value(forKey: "selectedActionIdentifiers") as? [String] == ["on"])
  }

  private class Controller: ActionSheetController {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      addAction(.default("Copy"))
      addAction(.cancel())
      calls.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("viewDidDisappear")
    }
  }

  @Test(
    "A controller's subclass has each call of the life cycle once, and a tap chooses its action")
  func lifeCycle() async {
    let controller = Controller()
    controller.present(from: host.rootViewController)
    await host.advance(by: 1)
    #expect(controller.calls == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
    tapRow(0, of: controller.sheet)
    await host.advance(by: 1)
    #expect(controller.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(controller.calls.count == 5)
    guard case .selected = controller.outcome else {
      Issue.record("\(String(describing: controller.outcome))")
      return
    }
  }

  @Test("A controller's subclass asks before the escape gesture closes it")
  func escape() async {
    final class Guarded: Controller {
      var mayEscape = false
      override func accessibilityPerformEscape() -> Bool {
        mayEscape && super.accessibilityPerformEscape()
      }
    }
    let controller = Guarded()
    controller.present(from: host.rootViewController)
    await host.advance(by: 1)
    #expect(!controller.accessibilityPerformEscape())
    #expect(controller.outcome == nil)
    controller.mayEscape = true
    #expect(controller.accessibilityPerformEscape())
    await host.advance(by: 1)
    guard case .cancelled(.accessibilityEscape) = controller.outcome else {
      Issue.record("\(String(describing: controller.outcome))")
      return
    }
  }

  @Test("Orientations and the status bar's style are those of the subclass")
  func system() async {
    final class Portrait: Controller {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let controller = Portrait()
    controller.supportedOrientations = .all
    controller.present(from: host.rootViewController)
    await host.advance(by: 1)
    #expect(controller.supportedInterfaceOrientations == .portrait)
    #expect(controller.preferredStatusBarStyle == .lightContent)
    tapRow(0, of: controller.sheet)
    await host.advance(by: 1)
    #expect(controller.presentingViewController == nil)
  }
}

/// A sheet of an app with attributes of its own.
final class ShoutingSheet: ActionSheetControl {
  var assignments: [String?] = []
  override var title: String? {
    get { super.title }
    set {
      assignments.append(newValue)
      super.title = newValue?.uppercased()
    }
  }
  override var actionHeight: CGFloat {
    get { super.actionHeight }
    set { super.actionHeight = max(newValue, 60) }
  }
}
