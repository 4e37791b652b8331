import ControlCore
import Foundation
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Rules of UIKit that only a device can confirm: what the kit does by each of them.
@MainActor
@Suite(.serialized)
struct DeviceRulesTests {
  /// The identity of each rule, and the article that lists it.
  nonisolated static let rules = [
    "CustomViews": ["device-14", "device-31", "device-32", "device-33", "device-34", "device-36"],
    "Dialogs": ["device-dialog-1", "device-dialog-2", "device-dialog-3"],
    "ShowingToasts": ["device-toast-1", "device-toast-2", "device-toast-3"],
  ]

  @Test("The articles list the rules that have tests here, and no others", arguments: rules.keys)
  func lists(article: String) throws {
    let file = ArticleSamplesTests.catalog.appendingPathComponent("Articles/\(article).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let listed = text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| `(device-[a-z0-9-]+)` \|/).map { String($0.1) }
    }
    #expect(listed == Self.rules[article])
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
    for rule in listed { #expect(tests.contains("\n  // \(rule)\n"), "\(rule)") }
  }

  private func card() -> PresentationStage {
    let stage = PresentationStage()
    stage.controller.modalPresentationStyle = .pageSheet
    return stage
  }

  private func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) <= 1 }

  // device-14
  @Test("A card that is presented again has the detents that the app has set")
  func presentedAgain() {
    let stage = card()
    for _ in 0..<2 {
      let card = stage.controller.sheetPresentationController
      card?.detents = [.medium(), .large()]
      stage.root.present(stage.controller, animated: true)
      stage.run()
      #expect(stage.controller.presentationController === card)
      #expect(card?.detents.count == 2)
      stage.controller.cancel()
      stage.run()
    }
  }

  /// A controller that says its height as one of SwiftUI does.
  private final class Body: UIViewController, SheetBodyController {
    var heights: [CGFloat: CGFloat] = [:]
    var wasInWindow: [Bool] = []

    func height(fitting width: CGFloat) -> CGFloat {
      wasInWindow.append(viewIfLoaded?.window != nil)
      return heights[width] ?? 120
    }

    func adoptContent(of other: UIViewController?) {}
  }

  // device-31
  @Test("A reported change of the preferred size resizes the row")
  func preferredSize() {
    let stage = PresentationStage(["xCancel"])
    let body = Body()
    stage.controller.items.insert(.viewController(body, id: "body"), at: 0)
    stage.show()
    #expect(body.view.bounds.height == 120)
    body.heights[body.view.bounds.width] = 200
    // What UIKit does for a controller of SwiftUI whose content has changed.
    body.preferredContentSize = CGSize(width: 300, height: 200)
    stage.run()
    #expect(body.view.bounds.height == 200)
    body.heights[body.view.bounds.width] = 90
    stage.controller.preferredContentSizeDidChange(forChildContentContainer: body)
    stage.run()
    #expect(body.view.bounds.height == 90)
  }

  // device-32
  @Test("The height is asked for before the view is in a window, for each width")
  func heightWithoutWindow() {
    let stage = PresentationStage(["xCancel"], title: nil)
    let body = Body()
    stage.controller.items.insert(.viewController(body, id: "body"), at: 0)
    stage.controller.loadViewIfNeeded()
    let narrow = stage.sheet.sizeThatFits(CGSize(width: 300, height: 0)).height
    body.heights[320] = 220
    #expect(stage.sheet.sizeThatFits(CGSize(width: 320, height: 0)).height == narrow + 100)
    #expect(body.wasInWindow == [false, false])
    // A height that differs once there is a window is adopted as a change.
    stage.show()
    body.heights[body.view.bounds.width] = 260
    stage.sheet.viewHeightChanged(body.view)
    stage.run()
    #expect(body.view.bounds.height == 260)
  }

  // device-33
  @Test("A card whose content changes while it is presented rests at the new height")
  func changedWhilePresented() {
    let stage = card()
    stage.root.present(stage.controller, animated: true)
    stage.run(0.1)
    stage.controller.addAction(.default("Share"))
    stage.controller.message = "Message"
    stage.run(2)
    let other = card()
    other.controller.addAction(.default("Share"))
    other.controller.message = "Message"
    other.root.present(other.controller, animated: true)
    other.run(2)
    let tops = [stage, other].map { $0.controller.view.convert(CGPoint.zero, to: nil).y }
    #expect(isClose(tops[0], tops[1]) && tops[1] > 300)
    #expect(isClose(stage.sheet.bounds.height, stage.sheet.layout.rowsHeight))
  }

  // device-34
  @Test("Lists in the sheet wait for the drag of the sheet, and no others do")
  func listsWait() {
    let stage = PresentationStage(["xCancel"])
    stage.controller.style.closesOnSwipe = true
    let body = UIViewController()
    let list = UIScrollView()
    list.contentSize = CGSize(width: 300, height: 2_000)
    body.view = list
    stage.controller.items.insert(.viewController(body), at: 0)
    stage.show()
    let pan = stage.controller.panGestureRecognizer
    #expect(pan.shouldBeRequiredToFail(by: list.panGestureRecognizer))
    let other = UIScrollView()
    stage.host.add(other)
    #expect(!pan.shouldBeRequiredToFail(by: other.panGestureRecognizer))
    #expect(!pan.shouldBeRequiredToFail(by: UITapGestureRecognizer()))
    // At its top the list leaves a finger that moves down to the sheet.
    let middle = stage.host.touches.point(CGPoint(x: 100, y: 30), in: stage.sheet)
    stage.host.touches.drag(
      from: middle, to: CGPoint(x: middle.x, y: middle.y + 60), duration: 0.5)
    #expect(list.contentOffset.y == 0)
    stage.run()
  }

  // device-36
  @Test("A wheel that returns to its row reports no choice")
  func sameRow() throws {
    let stage = PresentationStage(["xCancel"])
    var choices: [Int] = []
    stage.controller.items.insert(
      .picker(choices: ["Never", "Daily", "Weekly"]) { choices.append($0) }, at: 0)
    stage.show()
    let picker = try #require(stage.controller.pickers.first)
    picker.delegate?.pickerView(picker, didSelectRow: 0, inComponent: 0)
    #expect(choices.isEmpty)
    picker.delegate?.pickerView(picker, didSelectRow: 2, inComponent: 0)
    picker.delegate?.pickerView(picker, didSelectRow: 2, inComponent: 0)
    #expect(choices == [2])
  }

  private func dialog(
    _ titles: [String], design: SystemDesign, category: UIContentSizeCategory = .large
  ) -> PresentationStage {
    let stage = PresentationStage(titles, title: "Draft")
    stage.controller.preferredStyle = .alert
    stage.controller.style = .system
    stage.controller.traitOverrides[SystemDesignTrait.self] = design
    stage.controller.traitOverrides.preferredContentSizeCategory = category
    stage.show()
    return stage
  }

  // device-dialog-1
  @Test("A dialog of glass has the sizes of the alert of iOS 26")
  func glass() {
    let stage = dialog(["Save", "xCancel"], design: .glass)
    #expect(stage.sheet.bounds.width == 320)
    let metrics = stage.sheet.appearance.style.metrics
    #expect(metrics.cornerRadius == 34 && metrics.actionHeight == 48)
    let rows = stage.sheet.container.live.values.filter { $0 is SheetActionRowView }
    #expect(rows.count == 2 && rows.allSatisfy { $0.bounds.height == 48 })
  }

  // device-dialog-2
  @Test("At accessibility text sizes a dialog is as wide as the alert of iOS 18")
  func accessibilityWidth() {
    let stage = dialog(["Save", "xCancel"], design: .classic, category: .accessibilityLarge)
    #expect(stage.sheet.bounds.width == 310)
  }

  // device-dialog-3
  @Test("Return performs the only action, and none of two")
  func returnKey() {
    for titles in [["Done"], ["Done", "Other"]] {
      let stage = dialog(titles, design: .classic)
      stage.host.press(.keyboardReturnOrEnter, characters: "\r")
      stage.run()
      #expect(stage.controller.isPresented == (titles.count > 1))
      if stage.controller.isPresented { stage.controller.cancel() }
      stage.run()
    }
  }

  // device-toast-1
  @Test("A toast is above the keyboard of a window that stays the key window")
  func toastAboveKeyboard() {
    let stage = QueueStage()
    stage.queue.enqueue(Toast("Saved", position: .bottom))
    stage.run(1)
    let keyboard = CGRect(x: 0, y: 544, width: 390, height: 300)
    stage.host.host.moveKeyboard(from: nil, to: keyboard)
    stage.run(1)
    #expect(stage.host.window.isKeyWindow)
    #expect(stage.toastWindow?.isKeyWindow == false)
    #expect(stage.toastFrame.maxY <= 536)
    stage.host.host.moveKeyboard(from: keyboard, to: nil)
    stage.run(0.5)
  }

  // device-toast-2
  @Test("A touch beside a toast whose view takes all touches is for the app")
  func touchesBesideToast() {
    final class HostingView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    }
    let stage = QueueStage()
    stage.queue.enqueue(Toast("Saved"))
    stage.run(1)
    let window = stage.toastWindow
    #expect(window?.hitTest(CGPoint(x: 195, y: 400), with: nil) == nil)
    let root = UIViewController()
    root.view = HostingView()
    window?.rootViewController = root
    stage.run(0.1)
    #expect(window?.hitTest(CGPoint(x: 195, y: 400), with: nil) == nil)
  }

  // device-toast-3
  @Test("Glass is not clipped, and another material is")
  func shadowOfGlass() {
    let stage = QueueStage()
    stage.queue.enqueue(Toast("Saved"))
    stage.run(1)
    func effectView() -> UIVisualEffectView? {
      stage.toastContainer?.background.descendants(UIVisualEffectView.self).first
    }
    #expect(effectView()?.clipsToBounds == true)
    stage.toastWindow?.traitOverrides[SystemDesignTrait.self] = .glass
    stage.run(0.5)
    guard #available(iOS 26, *) else { return }
    let isGlass = effectView()?.effect is UIGlassEffect
    #expect(isGlass)
    #expect(effectView()?.clipsToBounds == false)
  }
}
