import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// The button of a toast, and taps beside it.
@MainActor
@Suite(.serialized)
struct ToastPresentingTests {
  private let stage = QueueStage()

  private func enqueue(_ toast: Toast) -> QueuedPresentation {
    let presentation = stage.queue.enqueue(toast)
    stage.run(1)
    return presentation
  }

  @Test("A tap on the button calls its handler once, before the toast is dismissed")
  func aTapOnTheButtonCallsItsHandlerOnceBeforeTheToastIsDismissed() {
    let toast = Toast("Draft deleted")
    var log: [String] = []
    toast.tapped = { log.append("tapped") }
    toast.setButton("Undo") { [weak toast] in log.append("undo \(toast?.isShown == true)") }
    let presentation = enqueue(toast)
    presentation.whenEnded { log.append("\($0)") }
    stage.tapToastButton()
    stage.tapToastButton()
    stage.run(1)
    #expect(log == ["undo true", "dismissed"])
    #expect(stage.toastWindow == nil)
  }

  @Test("A tap beside the button is a tap on the toast") func aTapBesideTheButtonIsOneOnTheToast() {
    let toast = Toast("Draft deleted")
    var log: [String] = []
    toast.tapped = { log.append("tapped") }
    toast.setButton("Undo") { log.append("undo") }
    let presentation = enqueue(toast)
    stage.tapToast()
    stage.run(1)
    #expect(log == ["tapped"] && presentation.outcome == .dismissed)
  }

  @Test("A toast with a button stays longer, and its own duration precedes")
  func aToastWithAButtonStaysLongerAndItsOwnDurationPrecedes() {
    let toast = Toast("Draft deleted")
    #expect(toast.duration == .seconds(3))
    toast.setButton("Undo")
    #expect(toast.duration == .seconds(8))
    let presentation = enqueue(toast)
    stage.run(7)
    #expect(presentation.outcome == nil)
    stage.run(1.5)
    #expect(presentation.outcome == .timedOut)
    let short = Toast("Draft deleted")
    short.duration = .seconds(2)
    short.setButton("Undo")
    #expect(short.duration == .seconds(2))
    short.duration = nil
    #expect(short.duration == nil)
  }

  @Test("A new duration and a new button restart the time of a toast that is shown")
  func aNewDurationAndANewButtonRestartTheTimeOfAToastThatIsShown() {
    let toast = Toast("Saved")
    let presentation = enqueue(toast)
    stage.run(1.5)
    toast.duration = .seconds(4)
    stage.run(3.5)
    #expect(presentation.outcome == nil)
    toast.duration = .seconds(1)
    stage.run(1.5)
    #expect(presentation.outcome == .timedOut)
    let other = Toast("Deleted")
    let second = enqueue(other)
    other.setButton("Undo")
    stage.run(6)
    #expect(second.outcome == nil && stage.toastButton != nil)
    // The handler alone does not.
    other.setButton("Undo") {}
    stage.run(3)
    #expect(second.outcome == .timedOut)
  }

  @Test("A finger on the button keeps the toast, and a swipe that begins there dismisses it")
  func aFingerOnTheButtonKeepsTheToastAndASwipeThatBeginsThereDismissesIt() {
    let toast = Toast("Draft deleted")
    var undone = 0
    toast.setButton("Undo") { undone += 1 }
    let presentation = enqueue(toast)
    let frame = stage.toastButton.map { $0.convert($0.bounds, to: nil) } ?? .null
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    stage.host.touches.down(middle)
    stage.run(20)
    #expect(presentation.outcome == nil)
    stage.host.touches.glide(to: CGPoint(x: middle.x, y: middle.y - 60), duration: 0.1)
    stage.host.touches.up()
    stage.run(1)
    #expect(presentation.outcome == .dismissed && undone == 0)
  }

  @Test("A tap does not dismiss a loading toast without a handler, a swipe does")
  func aTapDoesNotDismissALoadingToastWithoutAHandlerASwipeDoes() {
    let toast = Toast.loading("Uploading")
    let presentation = enqueue(toast)
    stage.tapToast()
    stage.run(1)
    #expect(presentation.outcome == nil)
    let middle = CGPoint(x: stage.toastFrame.midX, y: stage.toastFrame.midY)
    stage.host.touches.down(middle)
    stage.host.touches.glide(to: CGPoint(x: middle.x, y: middle.y - 60), duration: 0.1)
    stage.host.touches.up()
    stage.run(1)
    #expect(presentation.outcome == .dismissed)
    let other = Toast.loading("Uploading")
    other.tapped = {}
    let second = enqueue(other)
    stage.tapToast()
    stage.run(1)
    #expect(second.outcome == .dismissed)
  }

  @Test("A toast that returns after an interruption has its button and its kind")
  func aToastThatComesBackAfterAnInterruptionHasItsButtonAndItsKind() {
    let toast = Toast.loading("Uploading")
    toast.progress = 0.5
    toast.setButton("Cancel")
    let presentation = enqueue(toast)
    let urgent = stage.queue.enqueue(
      Toast("Battery low"), as: PresentationRequest(policy: .interrupt(resuming: true)))
    stage.run(2)
    #expect(stage.toastButton == nil)
    urgent.cancel()
    stage.run(2)
    #expect(stage.toastContainer?.button?.configuration?.title == "Cancel")
    #expect(toast.view.descendants(ToastProgressView.self).first?.progress == 0.5)
    presentation.cancel()
    stage.run(1)
  }

  @Test("A custom view can have a button") func aCustomViewCanHaveAButton() {
    let label = UILabel()
    label.text = "Draft deleted"
    let toast = Toast(view: label)
    var undone = 0
    toast.setButton("Undo") { undone += 1 }
    toast.text = "Other"
    #expect(toast.text == nil && toast.subtitle == nil)
    let presentation = enqueue(toast)
    stage.tapToastButton()
    stage.run(1)
    #expect(undone == 1 && presentation.outcome == .dismissed)
  }
}
