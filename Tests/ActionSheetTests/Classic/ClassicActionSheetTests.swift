import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Code written for `UIActionSheet`.
@MainActor
@Suite(.serialized)
struct ClassicActionSheetTests {
  private let stage = PresentationStage()
  private let log = ClassicLog()

  private func make(cancel: String? = "Cancel", delegate: ClassicLog? = nil) -> ClassicActionSheet {
    let sheet = ClassicActionSheet(
      title: "Draft", delegate: delegate ?? log, cancelButtonTitle: cancel,
      destructiveButtonTitle: "Delete", otherButtonTitles: "Copy", "Share")
    sheet.controller.presenter.clock = stage.clock
    sheet.controller.presenter.report = { [log = stage.log] in log.reports.append($0) }
    return sheet
  }

  private func tap(_ index: Int, of sheet: ClassicActionSheet) {
    guard let id = sheet.controller.action(at: index)?.id,
      let row = sheet.controller.sheet.layout.rows.index(of: id),
      let frame = sheet.controller.sheet.layout.frameInContainer(ofRow: row, scrolledBy: 0)
    else { return }
    stage.host.touches.tap(
      at: sheet.controller.sheet.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
  }

  private func show(_ sheet: ClassicActionSheet) {
    sheet.show(in: stage.host.view)
    stage.run()
    log.entries = []
  }

  @Test("A sheet can be shown without a view, in its own window")
  func aSheetCanBeShownWithoutAViewInAWindowOfItsOwn() {
    let sheet = make()
    _ = stage.host
    sheet.show()
    stage.run()
    #expect(sheet.isVisible)
    #expect(sheet.controller.view.window != nil)
    #expect(sheet.controller.view.window !== stage.host.window)
    sheet.controller.cancel(animated: false)
    stage.run()
  }

  @Test("A button has a style and a handler") func aButtonHasAStyleAndAHandler() {
    let sheet = ClassicActionSheet()
    sheet.controller.presenter.clock = stage.clock
    var chosen: [String] = []
    #expect(sheet.addButton(withTitle: "Copy", style: .default) { chosen.append($0.title) } == 0)
    #expect(sheet.addButton(withTitle: "Delete", style: .destructive) == 1)
    #expect(sheet.addButton(withTitle: nil, style: .cancel) == 2)
    #expect(sheet.destructiveButtonIndex == 1)
    #expect(sheet.cancelButtonIndex == 2)
    show(sheet)
    tap(0, of: sheet)
    stage.run()
    #expect(chosen == ["Copy"])
  }

  @Test("The destructive action is first and the cancel action last, and adding returns the index")
  func i1i2() {
    let sheet = make()
    #expect(sheet.numberOfButtons == 4)
    #expect((0..<4).map { sheet.buttonTitle(at: $0) } == ["Delete", "Copy", "Share", "Cancel"])
    #expect(sheet.destructiveButtonIndex == 0)
    #expect(sheet.firstOtherButtonIndex == 1)
    #expect(sheet.cancelButtonIndex == 3)
    #expect(sheet.addButton(withTitle: "More") == 4)
    #expect(sheet.addButton(withTitle: nil) == 5)
    #expect(sheet.buttonTitle(at: 5) == "")
    #expect(sheet.title == "Draft")
    sheet.title = "Other"
    #expect(sheet.controller.title == "Other")
  }

  @Test("The cancel action is below actions that are added later, as in UIKit")
  func i3() {
    let sheet = make()
    sheet.addButton(withTitle: "More")
    show(sheet)
    let rows = sheet.controller.sheet.layout.rows
    #expect(rows.kind(at: rows.count - 1) == .cancel)
    sheet.dismiss(withClickedButtonIndex: -1, animated: false)
  }

  @Test("Without such a button the index is -1, and invalid indices have no title")
  func i5i7() {
    let sheet = ClassicActionSheet()
    #expect(sheet.title.isEmpty)
    #expect(sheet.numberOfButtons == 0)
    #expect(sheet.cancelButtonIndex == -1)
    #expect(sheet.destructiveButtonIndex == -1)
    #expect(sheet.firstOtherButtonIndex == -1)
    for index in [-1, 0, 7, .max, .min] { #expect(sheet.buttonTitle(at: index) == nil) }
    sheet.cancelButtonIndex = 3
    #expect(sheet.cancelButtonIndex == -1)
  }

  @Test("Setting an index gives that button the role and takes it from the others")
  func i4() {
    let sheet = make()
    sheet.cancelButtonIndex = 1
    #expect(sheet.cancelButtonIndex == 1)
    #expect(sheet.controller.action(at: 3)?.role == .default)
    sheet.destructiveButtonIndex = 2
    #expect(sheet.destructiveButtonIndex == 2)
    #expect(sheet.controller.action(at: 0)?.role == .default)
    sheet.destructiveButtonIndex = -1
    #expect(sheet.destructiveButtonIndex == -1)
    #expect(sheet.firstOtherButtonIndex == 0)
  }

  @Test(
    "A tap is reported when the sheet is off screen, between the start and the end of the dismissal"
  )
  func a1() {
    let sheet = make()
    sheet.show(in: stage.host.view)
    stage.run()
    #expect(log.entries == ["willPresent", "didPresent"])
    #expect(sheet.isVisible)
    log.entries = []
    tap(1, of: sheet)
    #expect(log.entries == ["willDismiss 1"])
    stage.run()
    #expect(log.entries == ["willDismiss 1", "clicked 1", "didDismiss 1"])
    #expect(!sheet.isVisible)
  }

  @Test("The delegate can present another sheet when it is notified of the tap")
  func presentsFromTheTap() {
    let (first, second) = (make(), make())
    log.clicked = { [stage] in second.show(in: stage.host.view) }
    show(first)
    tap(1, of: first)
    stage.run()
    #expect(!first.isVisible)
    #expect(second.isVisible)
    #expect(stage.log.reports.isEmpty)
    second.dismiss(withClickedButtonIndex: 0, animated: false)
  }

  @Test("A tap beside the sheet is reported as a cancellation, between the same two callbacks")
  func a2() {
    let sheet = make()
    show(sheet)
    stage.tapBeside()
    stage.run()
    #expect(log.entries == ["willDismiss 3", "cancel", "didDismiss 3"])
  }

  @Test("Without a cancel button the index is -1")
  func a3() {
    let sheet = make(cancel: nil)
    show(sheet)
    stage.tapBeside()
    stage.run()
    #expect(log.entries == ["willDismiss -1", "cancel", "didDismiss -1"])
  }

  @Test("A delegate without a cancellation callback gets the cancel button's tap")
  func a4() {
    final class WithoutCancel: ClassicActionSheetDelegate {
      var entries: [String] = []
      func actionSheet(_ actionSheet: ClassicActionSheet, clickedButtonAt buttonIndex: Int) {
        entries.append("clicked \(buttonIndex)")
      }
    }
    let delegate = WithoutCancel()
    let sheet = make()
    sheet.delegate = delegate
    show(sheet)
    stage.tapBeside()
    stage.run()
    #expect(delegate.entries == ["clicked 3"])
    sheet.cancelButtonIndex = -1
    show(sheet)
    stage.tapBeside()
    stage.run()
    #expect(delegate.entries == ["clicked 3"])
  }

  @Test("The cancel button is tapped like any other button")
  func cancelButton() {
    let sheet = make()
    show(sheet)
    tap(3, of: sheet)
    stage.run()
    #expect(log.entries == ["willDismiss 3", "clicked 3", "didDismiss 3"])
  }

  @Test("Closing in code reports the given index and no tap")
  func closedByTheApp() {
    let sheet = make()
    sheet.dismiss(withClickedButtonIndex: 2, animated: false)
    #expect(log.entries.isEmpty)
    show(sheet)
    sheet.dismiss(withClickedButtonIndex: 2, animated: true)
    #expect(log.entries == ["willDismiss 2"])
    stage.run()
    #expect(log.entries == ["willDismiss 2", "didDismiss 2"])
    show(sheet)
    stage.tapBeside()
    stage.run()
    #expect(log.entries == ["willDismiss 3", "cancel", "didDismiss 3"])
  }

  @Test("A sheet retains itself only while it is shown")
  func keepsItself() {
    weak var sheet: ClassicActionSheet?
    do {
      let made = make()
      sheet = made
      made.show(in: stage.host.view)
    }
    stage.run()
    #expect(sheet?.isVisible == true)
    #expect(sheet != nil)
    stage.tapBeside()
    stage.run()
    UIAccessibility.removePosted()
    #expect(sheet == nil)
    #expect(log.entries.last == "didDismiss 3")
  }

  @Test("A sheet shown from a view without a window ends at once, and can be shown elsewhere")
  func nowhere() {
    let sheet = make()
    sheet.show(in: UIView())
    #expect(log.entries == ["willPresent", "cancel", "didDismiss 3"])
    #expect(stage.log.reports.count == 1)
    show(sheet)
    #expect(sheet.isVisible)
    sheet.dismiss(withClickedButtonIndex: 0, animated: false)
  }

  @Test("A sheet points at toolbars, tab bars, items and rectangles where the window is wide")
  func anchors() {
    stage.host.host.setTraits { $0.horizontalSizeClass = .regular }
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
    let item = UIBarButtonItem(title: "Share", primaryAction: nil)
    toolbar.items = [item]
    stage.host.add(toolbar)
    let tabBar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
    stage.host.add(tabBar)
    let rect = CGRect(x: 100, y: 300, width: 20, height: 20)
    let shows: [(ClassicActionSheet) -> Void] = [
      { $0.show(from: toolbar) }, { $0.show(from: tabBar) },
      { [stage] in
        $0.presenter = stage.root
        $0.show(from: item, animated: true)
      },
      { [stage] in $0.show(from: rect, in: stage.host.view, animated: true) },
    ]
    for show in shows {
      let sheet = make()
      show(sheet)
      stage.run()
      #expect(sheet.controller.modalPresentationStyle == .popover)
      #expect(sheet.isVisible)
      sheet.dismiss(withClickedButtonIndex: -1, animated: false)
    }
    #expect(stage.log.reports.isEmpty)
  }
}

/// Writes down what a classic sheet tells.
@MainActor private final class ClassicLog: ClassicActionSheetDelegate {
  var entries: [String] = []
  var clicked: (() -> Void)?

  func actionSheet(_ actionSheet: ClassicActionSheet, clickedButtonAt buttonIndex: Int) {
    entries.append("clicked \(buttonIndex)")
    clicked?()
  }

  func actionSheetCancel(_ actionSheet: ClassicActionSheet) {
    entries.append("cancel")
  }

  func willPresent(_ actionSheet: ClassicActionSheet) {
    entries.append("willPresent")
  }

  func didPresent(_ actionSheet: ClassicActionSheet) {
    entries.append("didPresent")
  }

  func actionSheet(
    _ actionSheet: ClassicActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {
    entries.append("willDismiss \(buttonIndex)")
  }

  func actionSheet(
    _ actionSheet: ClassicActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {
    entries.append("didDismiss \(buttonIndex)")
  }
}
