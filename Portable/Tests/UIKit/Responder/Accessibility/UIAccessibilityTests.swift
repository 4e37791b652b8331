import Foundation
import TestSupport
import Testing
@_spi(Host) import UIKit

@MainActor @Suite(.serialized) struct UIAccessibilityTests {
  @Test("Posted notifications are recorded") func postsAreRecorded() {
    UIAccessibility.removePosted()
    UIAccessibility.post(notification: .announcement, argument: "Done")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(UIAccessibility.posted.map(\.notification) == [.announcement, .layoutChanged])
    #expect(UIAccessibility.posted.first?.argument as? String == "Done")
  }

  @Test("A changed setting posts a notification") func aChangedSettingIsNotified() {
    defer { UIAccessibility.settings = UIAccessibility.Settings() }
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    UIAccessibility.settings.isReduceMotionEnabled = true
    UIAccessibility.settings.isReduceMotionEnabled = true
    UIAccessibility.settings.isVoiceOverRunning = true
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(count == 1)
  }

  @Test("Frames are in screen coordinates") func framesAreInScreenCoordinates() {
    let host = TestHost()
    let view = host.add(UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    view.frame.origin.x = 110
    #expect(element.accessibilityFrame.minX == 111)
  }

  @Test("Elements are found by index") func elementsAreFoundByIndex() {
    let view = UIView()
    let element = UIAccessibilityElement(accessibilityContainer: view)
    view.accessibilityElements = [element]
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.accessibilityElement(at: 0) as AnyObject === element)
    #expect(view.accessibilityElement(at: 1) == nil)
    #expect(view.index(ofAccessibilityElement: element) == 0)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test("An element does not keep its container") func anElementDoesNotKeepItsContainer() {
    var element: UIAccessibilityElement?
    expectReleased {
      let view = UIView()
      element = UIAccessibilityElement(accessibilityContainer: view)
      return view
    }
    #expect(element?.accessibilityContainer == nil)
  }

  @Test("Custom actions run") func customActionsRun() {
    var runs = 0
    let action = UIAccessibilityCustomAction(name: "Reset") { _ in
      runs += 1
      return true
    }
    #expect(action.name == "Reset")
    #expect(action.perform())
    #expect(runs == 1)
  }

  @Test("Elements are notified of the focus") func focusIsTold() {
    final class Focusable: UIView {
      var log: [Bool] = []
      override func accessibilityElementDidBecomeFocused() { log.append(true) }
      override func accessibilityElementDidLoseFocus() { log.append(false) }
    }
    let view = Focusable()
    UIAccessibility.focusedObject = view
    UIAccessibility.focusedObject = nil
    #expect(view.log == [true, false])
  }

  // UIAccessibilityConstants.h: "This notification is posted when an assistive technology focuses on an
  // accessibility element. Use the following keys to access additional information from the
  // notification's user info dictionary."
  @Test("A focus that moves posts a notification with both elements")
  func aFocusThatMovesPostsANotificationWithBothElements() {
    @MainActor final class Log {
      var moves: [(AnyObject?, AnyObject?)] = []
    }
    let (first, second) = (UIView(), UIView())
    let log = Log()
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { note in
      nonisolated(unsafe) let info = note.userInfo ?? [:]
      MainActor.assumeIsolated {
        log.moves.append(
          (
            info[UIAccessibility.unfocusedElementUserInfoKey] as AnyObject?,
            info[UIAccessibility.focusedElementUserInfoKey] as AnyObject?
          ))
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIAccessibility.focusedObject = first
    UIAccessibility.focusedObject = second
    UIAccessibility.focusedObject = nil
    #expect(log.moves.map { $0.0 === first } == [false, true, false])
    #expect(log.moves.map { $0.1 === second } == [false, true, false])
    #expect(log.moves.first?.1 === first)
    #expect(log.moves.last?.0 === second)
  }
}
