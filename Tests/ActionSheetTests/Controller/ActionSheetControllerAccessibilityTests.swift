import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// A presented sheet for assistive technology and for the keyboard.
@MainActor
@Suite(.serialized)
struct ActionSheetControllerAccessibilityTests {
  private let stage = PresentationStage(idiom: .pad)

  @Test("Views behind the sheet cannot be reached, also where taps beside it do nothing")
  func x1() {
    let button = UIButton(type: .system)
    button.setTitle("Behind", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    stage.host.add(button)
    stage.controller.style.closesOnBackgroundTap = false
    stage.show()
    #expect(stage.controller.view.accessibilityViewIsModal)
    #expect(!accessibilityDescription(of: stage.controller.view).contains("Behind"))
    stage.controller.cancel()
    stage.run()
    stage.controller.present(in: stage.host.host.scene)
    stage.run()
    #expect(stage.controller.view.accessibilityViewIsModal)
  }

  @Test("The keyboard's focus stays in the sheet")
  func theKeyboardsFocusStaysInTheSheet() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    stage.host.add(button)
    stage.show()
    for _ in 0..<8 { stage.host.press(.keyboardTab, characters: "\t") }
    #expect(!button.isFocused)
    #expect(stage.sheet.focusedActionID != nil)
  }

  @Test("The focus goes to the header, or without one to the first action")
  func x2() {
    defer { UIAccessibility.removePosted() }
    UIAccessibility.removePosted()
    stage.show()
    #expect(focused == "Draft")
    stage.controller.cancel(animated: false)
    stage.run()
    stage.controller.title = nil
    UIAccessibility.removePosted()
    stage.show()
    #expect(focused == "Copy")
  }

  @Test("At the end the focus returns to the anchor of the sheet")
  func atTheEndItReturnsToWhatTheSheet() {
    defer { UIAccessibility.removePosted() }
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    stage.host.add(button)
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    stage.tap("Copy")
    stage.run()
    let last = UIAccessibility.posted.last { $0.notification == .screenChanged }
    #expect(last?.argument as AnyObject? === button)
  }

  /// What the focus was sent to, by its label.
  private var focused: String? {
    let last = UIAccessibility.posted.last { $0.notification == .screenChanged }
    return (last?.argument as? UIAccessibilityElement)?.accessibilityLabel
  }

  @Test("The escape gesture cancels on the controller itself, if the user may cancel")
  func x3() {
    stage.show()
    stage.controller.isModalInPresentation = true
    #expect(!stage.controller.accessibilityPerformEscape())
    stage.controller.isModalInPresentation = false
    #expect(stage.controller.accessibilityPerformEscape())
    stage.run()
    #expect(stage.log.entries.last == "dismissed accessibilityEscape")
    #expect(!stage.controller.accessibilityPerformEscape())
  }

  @Test("The dimming above the sheet is a button that closes it")
  func x4() throws {
    stage.show()
    let lines = accessibilityDescription(of: stage.controller.view)
      .split(separator: "\n").map(String.init)
    let dismiss = try #require(lines.last)
    let top = Int(stage.sheet.frame.minY.rounded())
    #expect(dismiss == "button \"Dismiss\" {0, 0, 390, \(top)}")
    #expect(stage.controller.dimmingView.accessibilityActivate())
    stage.run()
    #expect(stage.log.entries.last == "dismissed backgroundTap")
  }

  @Test("The dimming is not a button while taps beside the sheet do nothing")
  func withoutButton() {
    stage.show()
    stage.controller.style.closesOnBackgroundTap = false
    #expect(!stage.controller.dimmingView.isAccessibilityElement)
    #expect(!stage.controller.dimmingView.accessibilityActivate())
    stage.controller.style.closesOnBackgroundTap = true
    #expect(stage.controller.dimmingView.isAccessibilityElement)
    stage.controller.isModalInPresentation = true
    #expect(!stage.controller.dimmingView.isAccessibilityElement)
  }

  @Test(
    "At the largest text size titles are large, nothing is cut off, and every action can be reached"
  )
  func x7() {
    let stage = PresentationStage(
      [
        "Copy the whole document with all of its pictures", "!Delete", "Share", "Rename", "xCancel",
      ],
      title: "A draft with a rather long name")
    stage.host.host.setTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    stage.controller.style = .system
    stage.controller.message = "It was last changed on another device."
    stage.show()
    let labels = labels(below: stage.sheet).filter { $0.text?.isEmpty == false }
    #expect(labels.contains { $0.font.pointSize == 53 })
    for label in labels {
      let needed = label.sizeThatFits(
        CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      #expect(label.bounds.height >= needed.height - 0.5, "\(label.text ?? "") is cut off")
    }
    for case let element as UIAccessibilityElement in stage.sheet.allElements {
      element.accessibilityElementDidBecomeFocused()
      stage.run(0.1)
      #expect(
        element.accessibilityFrame.intersects(stage.host.window.bounds),
        "\(element.accessibilityLabel ?? "") cannot be reached")
    }
  }

  private func labels(below view: UIView) -> [UILabel] {
    guard !view.isHidden else { return [] }
    return view.subviews.flatMap { labels(below: $0) + [($0 as? UILabel)].compactMap { $0 } }
      .filter { !$0.isHidden }
  }

  @Test("Escape and Command-Period cancel; other keys do not")
  func x8() {
    stage.show()
    stage.host.press(.keyboardPeriod, characters: ".")
    stage.host.press(.keyboardEscape, modifiers: .shift)
    stage.run()
    #expect(stage.controller.isPresented)
    stage.host.press(.keyboardPeriod, characters: ".", modifiers: .command)
    stage.run()
    #expect(stage.log.entries.last == "dismissed escapeKey")
    stage.show()
    stage.host.press(.keyboardEscape)
    stage.run()
    #expect(stage.log.entries.last == "dismissed escapeKey")
  }

  @Test("A modal sheet stays on Escape")
  func aModalSheetKeepsWhatEscapeWouldTakeAway() {
    stage.controller.isModalInPresentation = true
    stage.show()
    stage.host.press(.keyboardEscape)
    stage.run()
    #expect(stage.controller.isPresented)
  }

  @Test("The focus moves and chooses in a presented sheet")
  func choosing() {
    stage.show()
    stage.host.press(.keyboardTab, characters: "\t")
    stage.host.press(.keyboardDownArrow)
    #expect(stage.sheet.focusedActionID == "Delete")
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.run()
    #expect(stage.log.entries.contains("handler Delete"))
  }

  @Test("The sheet's parts have names for tests and scripts")
  func identifiers() {
    #expect(stage.controller.dimmingView.accessibilityIdentifier == "ActionSheet.dimming")
  }
}
