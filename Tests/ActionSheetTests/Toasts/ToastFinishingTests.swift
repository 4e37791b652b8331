import ControlCore
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Toasts with a meaning, which change while they are shown.
@MainActor
@Suite(.serialized)
struct ToastFinishingTests {
  private let stage = QueueStage()
  private let haptics = RecordingHapticSink()

  private func content(_ toast: Toast) -> [UIView] { toast.view.descendants() }

  private func symbolName(_ toast: Toast) -> String? {
    let image = toast.view.descendants(UIImageView.self).first?.image
    return ["checkmark.circle.fill", "exclamationmark.circle.fill"].first {
      image == UIImage(systemName: $0)
    }
  }

  @Test("A loading toast stays until it is finished, then for the usual time")
  func aLoadingToastStaysUntilItIsFinishedThenForTheUsualTime() {
    let toast = Toast.loading("Uploading")
    let presentation = stage.queue.enqueue(toast)
    stage.run(60)
    #expect(presentation.outcome == nil)
    #expect(content(toast).contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    toast.finish(.success, "Uploaded", subtitle: "2 MB")
    #expect(toast.kind == .success && toast.text == "Uploaded" && toast.subtitle == "2 MB")
    stage.run(2.5)
    #expect(presentation.outcome == nil)
    #expect(symbolName(toast) == "checkmark.circle.fill")
    #expect(!content(toast).contains { $0 is UIActivityIndicatorView })
    stage.run(1)
    #expect(presentation.outcome == .timedOut)
  }

  @Test("Progress fills a ring in place of the activity indicator")
  func progressFillsARingInPlaceOfTheActivityIndicator() throws {
    let toast = Toast.loading("Uploading")
    stage.queue.enqueue(toast)
    stage.run(1)
    toast.progress = 0.25
    let ring = try #require(toast.view.descendants(ToastProgressView.self).first)
    #expect(ring.progress == 0.25)
    #expect(toast.view.accessibilityValue == "25%")
    toast.progress = 7
    #expect(toast.progress == 1 && ring.progress == 1)
    toast.progress = -1
    #expect(toast.progress == 0)
    toast.progress = .nan
    #expect(toast.progress == nil)
    #expect(toast.view.descendants(ToastProgressView.self).isEmpty)
    #expect(toast.view.accessibilityValue == "In progress")
  }

  @Test("Only a loading toast has progress") func onlyALoadingToastHasProgress() {
    let toast = Toast.success("Saved")
    toast.progress = 0.5
    #expect(toast.progress == nil)
    let loading = Toast.loading("Saving")
    loading.progress = 0.5
    loading.finish(.success)
    #expect(loading.progress == nil && loading.text == "Saving")
  }

  @Test("A toast that is finished while it waits is shown as its outcome")
  func aToastThatIsFinishedWhileItWaitsIsShownAsItsOutcome() {
    let others = (1...3).map { stage.queue.enqueue(Toast("Toast \($0)")) }
    let toast = Toast.loading("Uploading")
    toast.hapticSink = haptics
    let presentation = stage.queue.enqueue(toast)
    stage.run(1)
    toast.finish(.error, "Upload failed")
    #expect(haptics.played.isEmpty)
    stage.run(4)
    #expect(others[2].outcome == .timedOut && presentation.outcome == nil)
    #expect(symbolName(toast) == "exclamationmark.circle.fill")
    #expect(haptics.played == [.notification(.error)])
    stage.run(4)
    #expect(presentation.outcome == .timedOut)
  }

  @Test("An outcome plays its haptic once, and a style can silence it")
  func anOutcomePlaysItsHapticOnceAndAStyleCanSilenceIt() {
    let toast = Toast.success("Saved")
    toast.hapticSink = haptics
    stage.queue.enqueue(toast)
    stage.run(1)
    #expect(haptics.played == [.notification(.success)])
    let plain = Toast("Plain")
    plain.hapticSink = haptics
    stage.queue.enqueue(plain)
    let silent = Toast.error("Failed")
    silent.hapticSink = haptics
    var style = SheetStyle.classic
    style.playsHaptics = false
    silent.style = style
    stage.queue.enqueue(silent)
    stage.run(12)
    #expect(stage.queue.isIdle)
    #expect(haptics.played == [.notification(.success)])
  }

  @Test("VoiceOver announces an outcome with its meaning")
  func voiceOverAnnouncesAnOutcomeWithItsMeaning() {
    UIAccessibility.removePosted()
    let toast = Toast.loading("Uploading")
    stage.queue.enqueue(toast)
    stage.run(1)
    toast.finish(.error, "Upload failed", subtitle: "No connection")
    let announced = UIAccessibility.posted.filter { $0.notification == .announcement }
      .map { $0.argument as? String }
    #expect(announced == ["Uploading", "Error, Upload failed, No connection"])
    #expect(toast.view.accessibilityLabel == "Error, Upload failed, No connection")
    #expect(toast.view.accessibilityValue == nil)
  }

  @Test("Finishing removes the button, and one can be set afterwards")
  func finishingRemovesTheButtonAndOneCanBeSetAfterwards() {
    let toast = Toast.loading("Uploading")
    toast.setButton("Cancel")
    let presentation = stage.queue.enqueue(toast)
    stage.run(1)
    toast.finish(.success, "Uploaded")
    #expect(stage.toastButton == nil)
    var shows = 0
    toast.setButton("Show") { shows += 1 }
    stage.run(5)
    #expect(presentation.outcome == nil)
    stage.tapToastButton()
    stage.run(1)
    #expect(shows == 1 && presentation.outcome == .dismissed)
  }

  @Test("A button whose handler finishes the toast does not dismiss it")
  func aButtonWhoseHandlerFinishesTheToastDoesNotDismissIt() {
    let toast = Toast.loading("Uploading")
    toast.setButton("Cancel") { toast.finish(.plain, "Canceled") }
    let presentation = stage.queue.enqueue(toast)
    stage.run(1)
    stage.tapToastButton()
    stage.run(2)
    #expect(presentation.outcome == nil)
    #expect(toast.text == "Canceled")
    stage.run(2)
    #expect(presentation.outcome == .timedOut)
  }

  @Test("Loading is not an outcome, and an outcome after the end has no effect")
  func loadingIsNoOutcomeAndAnOutcomeAfterTheEndHasNoEffect() {
    let toast = Toast.loading("Uploading")
    toast.hapticSink = haptics
    toast.finish(.loading, "Again")
    #expect(toast.text == "Uploading")
    let presentation = stage.queue.enqueue(toast)
    stage.run(1)
    presentation.cancel()
    stage.run(0.1)
    toast.finish(.success, "Uploaded")
    stage.run(1)
    toast.finish(.success, "Uploaded")
    stage.run(1)
    #expect(presentation.outcome == .cancelled && stage.toastWindow == nil)
    #expect(haptics.played.isEmpty)
  }

  @Test("A toast takes the content of another and keeps its time")
  func aToastTakesTheContentOfAnotherAndKeepsItsTime() {
    let toast = Toast("Saving", position: .bottom)
    let presentation = stage.queue.enqueue(toast)
    stage.run(2)
    let other = Toast("Still saving")
    other.tapped = {}
    toast.update(to: other)
    #expect(toast.text == "Still saving" && toast.tapped != nil)
    stage.run(2)
    #expect(presentation.outcome == .timedOut)
  }

  @Test("A toast takes the kind of another, and announces an outcome with its own text")
  func aToastTakesTheKindOfAnotherAndAnnouncesAnOutcomeWithItsOwnText() {
    let toast = Toast("Waiting")
    let presentation = stage.queue.enqueue(toast)
    stage.run(1)
    toast.update(to: .loading("Uploading"))
    stage.run(9)
    #expect(toast.kind == .loading && presentation.outcome == nil)
    UIAccessibility.removePosted()
    toast.update(to: .error("Failed"))
    #expect(toast.kind == .error && toast.text == "Failed")
    let announced = UIAccessibility.posted.filter { $0.notification == .announcement }
      .map { $0.argument as? String }
    #expect(announced == ["Error, Failed"])
    stage.run(4)
    #expect(presentation.outcome == .timedOut)
  }
}
