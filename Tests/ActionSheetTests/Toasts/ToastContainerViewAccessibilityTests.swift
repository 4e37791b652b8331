import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Toasts with assistive technologies.
@MainActor
@Suite(.serialized)
struct ToastContainerViewAccessibilityTests {
  private let stage = QueueStage()

  private func enqueue() -> (toast: Toast, presentation: QueuedPresentation) {
    let toast = Toast("Draft deleted")
    toast.setButton("Undo")
    let presentation = stage.queue.enqueue(toast)
    stage.run(1)
    return (toast, presentation)
  }

  private func withVoiceOver(_ body: () -> Void) {
    UIAccessibility.settings.isVoiceOverRunning = true
    defer {
      UIAccessibility.settings.isVoiceOverRunning = false
      UIAccessibility.focusedObject = nil
    }
    body()
  }

  @Test("The announcement mentions the button") func theAnnouncementSaysThatThereIsAButton() {
    UIAccessibility.removePosted()
    _ = enqueue()
    let announced = UIAccessibility.posted.last { $0.notification == .announcement }
    #expect(announced?.argument as? String == "Draft deleted, Button: Undo")
  }

  @Test("The message and the button are separate elements")
  func theMessageAndTheButtonAreElementsOfTheirOwn() {
    let (toast, _) = enqueue()
    #expect(toast.view.isAccessibilityElement)
    #expect(toast.view.accessibilityLabel == "Draft deleted")
    #expect(stage.toastContainer?.isAccessibilityElement == false)
    #expect(stage.toastButton?.isAccessibilityElement == true)
    #expect(stage.toastButton?.accessibilityLabel == "Undo")
    #expect(stage.toastButton?.accessibilityTraits.contains(.button) == true)
  }

  @Test("With VoiceOver a toast with a button stays until it was read")
  func withVoiceOverAToastWithAButtonStaysUntilItWasRead() {
    withVoiceOver {
      let (toast, presentation) = enqueue()
      UIAccessibility.finishAnnouncement("Draft deleted, Button: Undo")
      stage.run(60)
      #expect(presentation.outcome == nil)
      UIAccessibility.focusedObject = toast.view
      stage.run(60)
      UIAccessibility.focusedObject = stage.toastButton
      stage.run(60)
      #expect(presentation.outcome == nil)
      UIAccessibility.focusedObject = stage.root.view
      stage.run(7)
      #expect(presentation.outcome == nil)
      stage.run(2)
      #expect(presentation.outcome == .timedOut)
    }
  }

  @Test("A toast whose announcement never ends waits for its spoken length")
  func aToastWhoseAnnouncementNeverEndsWaitsForItsSpokenLength() {
    withVoiceOver {
      let presentation = stage.queue.enqueue(Toast("Draft deleted"))
      stage.run(4)
      #expect(presentation.outcome == nil)
      stage.run(3)
      #expect(presentation.outcome == .timedOut)
    }
  }

  @Test(
    "The time of a toast runs when its announcement has ended, or VoiceOver stops",
    arguments: [true, false])
  func theTimeOfAToastRunsWhenItsAnnouncementHasEnded(isSpoken: Bool) {
    withVoiceOver {
      let text = String(repeating: "Draft deleted. ", count: 20)
      let presentation = stage.queue.enqueue(Toast(text))
      stage.run(2)
      if isSpoken {
        UIAccessibility.finishAnnouncement(text)
      } else {
        UIAccessibility.settings.isVoiceOverRunning = false
      }
      stage.run(4)
      #expect(presentation.outcome == .timedOut)
    }
  }

  @Test("With Switch Control a toast with a button stays until the focus was in it")
  func withSwitchControlAToastWithAButtonStaysUntilTheFocusWasInIt() {
    UIAccessibility.settings.isSwitchControlRunning = true
    let (_, presentation) = enqueue()
    stage.run(60)
    #expect(presentation.outcome == nil)
    UIAccessibility.settings.isSwitchControlRunning = false
    stage.run(9)
    #expect(presentation.outcome == .timedOut)
  }

  @Test("A toast whose button is removed no longer waits for it")
  func aToastWhoseButtonIsRemovedIsNotKeptForIt() {
    withVoiceOver {
      let (toast, presentation) = enqueue()
      UIAccessibility.finishAnnouncement("Draft deleted, Button: Undo")
      toast.setButton(nil)
      stage.run(4)
      #expect(presentation.outcome == .timedOut)
    }
  }

  @Test("Activating the button calls its handler") func activatingTheButtonCallsItsHandler() {
    let (toast, presentation) = enqueue()
    var undone = 0
    toast.setButton("Undo") { undone += 1 }
    #expect(stage.toastButton?.accessibilityActivate() == true)
    stage.run(1)
    #expect(undone == 1 && presentation.outcome == .dismissed)
  }

  @Test("An action and the escape gesture dismiss a toast")
  func anActionAndTheEscapeGestureDismissAToast() {
    let (toast, presentation) = enqueue()
    let action = toast.view.accessibilityCustomActions?.first
    #expect(action?.name == "Dismiss")
    #expect(
      action?.actionHandler?(action ?? UIAccessibilityCustomAction(name: "") { _ in false }) == true
    )
    stage.run(1)
    #expect(presentation.outcome == .dismissed)
    let (_, second) = enqueue()
    #expect(stage.toastContainer?.accessibilityPerformEscape() == true)
    stage.run(1)
    #expect(second.outcome == .dismissed)
  }
}
