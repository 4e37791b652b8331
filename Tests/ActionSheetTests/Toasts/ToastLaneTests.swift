import Foundation
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Toasts beside what is modal.
@MainActor
@Suite(.serialized)
struct ToastLaneTests {
  nonisolated private static let folder = ProcessInfo.processInfo.environment["PRESENTATION_STRIPS"]

  private let stage = QueueStage()

  private var queue: PresentationQueue { stage.queue }

  private func alert(_ title: String = "alert") -> UIAlertController {
    let alert = UIAlertController(
      title: title, message: "Version 2 is ready.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Later", style: .cancel))
    alert.addAction(UIAlertAction(title: "Install", style: .default))
    return alert
  }

  @Test("A loading toast does not delay an alert", arguments: PresentationPolicy.all)
  func aLoadingToastDoesNotDelayAnAlert(policy: PresentationPolicy) {
    let loading = queue.enqueue(.loading("Uploading"))
    stage.run(1)
    let presentation = queue.enqueue(alert(), as: PresentationRequest(policy: policy))
    stage.run(1.0 / 30)
    #expect(queue.current === presentation)
    stage.run(1)
    #expect(stage.onScreen == ["alert"])
    #expect(stage.toastTexts == ["Uploading"] && loading.outcome == nil)
  }

  @Test("A toast with a button delays nothing, not even of the lowest priority")
  func aToastWithAButtonDelaysNothing() {
    let toast = Toast("Draft deleted")
    toast.setButton("Undo")
    queue.enqueue(toast, as: PresentationRequest(priority: .veryHigh))
    let presentation = queue.enqueue(alert(), as: PresentationRequest(priority: .veryLow))
    stage.run(1)
    #expect(presentation.wasPresented && stage.onScreen == ["alert"])
  }

  @Test("An alert does not delay a toast, which is above it and can be touched")
  func anAlertDoesNotDelayAToast() {
    queue.enqueue(alert(), as: PresentationRequest(priority: .veryHigh))
    stage.run(1)
    let toast = Toast("Draft deleted")
    var undone = 0
    toast.setButton("Undo") { undone += 1 }
    let presentation = queue.enqueue(toast, as: PresentationRequest(priority: .veryLow))
    stage.run(1)
    #expect(presentation.wasPresented && stage.onScreen == ["alert"])
    let level = stage.toastWindow?.windowLevel.rawValue ?? 0
    #expect(level > UIWindow.Level.alert.rawValue)
    stage.tapToastButton()
    stage.run(1)
    #expect(undone == 1 && presentation.outcome == .dismissed)
    #expect(stage.onScreen == ["alert"])
  }

  @Test("A toast stays where it is while an alert comes and goes")
  func aToastStaysWhileAnAlertComesAndGoes() {
    let toast = Toast("Uploading", kind: .loading)
    queue.enqueue(toast)
    stage.run(1)
    let place = stage.toastFrame
    let presentation = queue.enqueue(alert())
    for _ in 0..<30 {
      stage.run(1.0 / 60)
      #expect(stage.toastFrame == place && toast.view.alpha == 1)
    }
    presentation.cancel()
    for _ in 0..<30 {
      stage.run(1.0 / 60)
      #expect(stage.toastFrame == place)
    }
    #expect(stage.onScreen == [])
  }

  @Test("The pause after an alert does not delay a toast, nor a toast an alert")
  func thePauseDelaysModalPopupsAlone() {
    queue.delay = .seconds(5)
    let first = queue.enqueue(alert("first"))
    stage.run(1)
    first.cancel()
    stage.run(1)
    let toast = queue.enqueue(Toast("Saved"))
    let second = queue.enqueue(alert("second"))
    stage.run(1)
    #expect(toast.wasPresented && !second.wasPresented)
    stage.run(4)
    #expect(second.wasPresented)
  }

  @Test("A toast that need not wait is shown beside an alert, and not beside three toasts")
  func aToastThatNeedNotWait() {
    let request = PresentationRequest(policy: .dropIfBusy)
    queue.enqueue(alert())
    for text in ["A", "B", "C"] {
      #expect(queue.enqueue(Toast(text), as: request).outcome == nil)
    }
    #expect(queue.enqueue(Toast("D"), as: request).outcome == .busy)
    stage.run(1)
    #expect(stage.toastTexts == ["A", "B", "C"] && stage.onScreen == ["alert"])
  }

  @Test("Equal identifiers are duplicates across lanes")
  func equalIdentifiersAcrossLanes() {
    let first = queue.enqueue(alert(), as: PresentationRequest(id: "update"))
    stage.run(1)
    let request = PresentationRequest(id: "update", duplicates: .ignoreNew)
    #expect(queue.enqueue(Toast("Update"), as: request).outcome == .duplicate)
    let replacing = PresentationRequest(id: "update", duplicates: .replaceOld)
    let toast = queue.enqueue(Toast("Update"), as: replacing)
    stage.run(1)
    #expect(first.outcome == .replaced && toast.wasPresented)
    #expect(stage.onScreen == [])
  }

  @Test("Canceling all ends both lanes, and canceling what waits leaves what is shown")
  func cancelingBothLanes() {
    let alerts = [queue.enqueue(alert("first")), queue.enqueue(alert("second"))]
    let toasts = ["A", "B", "C", "D"].map { queue.enqueue(Toast($0)) }
    stage.run(1)
    queue.cancelPending()
    #expect(alerts[1].outcome == .cancelled && toasts[3].outcome == .cancelled)
    #expect(alerts[0].outcome == nil && toasts[..<3].allSatisfy { $0.outcome == nil })
    queue.cancelAll()
    stage.run(1)
    #expect((alerts + toasts).allSatisfy { $0.outcome == .cancelled })
    #expect(queue.isIdle && stage.toastWindow == nil && stage.onScreen == [])
  }

  @Test("A suspended queue shows neither, and resumes both")
  func aSuspendedQueue() {
    queue.suspend()
    queue.enqueue(alert())
    queue.enqueue(Toast("Saved"))
    stage.run(1)
    #expect(stage.onScreen == [] && stage.toastWindow == nil)
    queue.resume()
    stage.run(1)
    #expect(stage.onScreen == ["alert"] && stage.toastTexts == ["Saved"])
  }

  @Test("A toast stays when the root of its window is replaced during its entrance")
  func aRootIsReplaced() {
    let presentation = queue.enqueue(Toast("Saved"))
    stage.run(0.1)
    stage.host.window.rootViewController = UIViewController()
    stage.run(1)
    #expect(stage.toastTexts == ["Saved"] && presentation.outcome == nil)
    stage.run(3)
    #expect(presentation.outcome == .timedOut && stage.toastWindow == nil)
  }

  @Test("A toast outlives the window of the app, and the new one determines the status bar")
  func aWindowIsReplaced() throws {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let presentation = queue.enqueue(.loading("Uploading"))
    stage.run(1)
    let root = try #require(stage.toastWindow?.rootViewController)
    #expect(!root.prefersStatusBarHidden)
    let window = UIWindow(windowScene: stage.host.host.scene)
    window.rootViewController = Hiding()
    window.makeKeyAndVisible()
    stage.host.window.windowScene = nil
    stage.run(0.5)
    #expect(presentation.outcome == nil && root.prefersStatusBarHidden)
    queue.cancelAll()
    for _ in 0..<60 {
      stage.clock.advance(by: .seconds(1) / 60)
      stage.host.advanceFrames()
    }
    #expect(queue.isIdle)
    window.isHidden = true
  }

  // MARK: Assistive technologies

  @Test("VoiceOver finds every toast of a stack, and all stay while it reads one")
  func voiceOverFindsEveryToast() {
    UIAccessibility.settings.isVoiceOverRunning = true
    defer {
      UIAccessibility.settings.isVoiceOverRunning = false
      UIAccessibility.focusedObject = nil
    }
    let presentations = ["A", "B", "C"].map { queue.enqueue(Toast($0)) }
    stage.run(1)
    for text in ["A", "B", "C"] { UIAccessibility.finishAnnouncement(text) }
    #expect(stage.toastContainers.allSatisfy { $0.toast?.view.alpha == 1 })
    UIAccessibility.focusedObject = stage.toastContainers[0].toast?.view
    stage.run(20)
    #expect(presentations.allSatisfy { $0.outcome == nil })
    UIAccessibility.focusedObject = stage.root.view
    stage.run(4)
    #expect(presentations.allSatisfy { $0.outcome == .timedOut })
  }

  @Test("A stack is spread out when VoiceOver starts, and stacked again when it stops")
  func voiceOverStarts() {
    for text in ["A", "B", "C"] { queue.enqueue(.loading(text)) }
    stage.run(1)
    #expect(stage.toastContainers[0].toast?.view.alpha == 0)
    UIAccessibility.settings.isVoiceOverRunning = true
    stage.run(0.5)
    #expect(stage.toastContainers[0].toast?.view.alpha == 1)
    UIAccessibility.settings.isVoiceOverRunning = false
    stage.run(0.5)
    #expect(stage.toastContainers[0].toast?.view.alpha == 0)
  }

  // MARK: Pictures

  private static func showAll(on stage: QueueStage) {
    stage.host.view.backgroundColor = .systemTeal
    stage.queue.enqueue(.success("Saved to Files", subtitle: "Hike.pdf"))
    stage.queue.enqueue(.loading("Uploading"))
    let toast = Toast("Draft deleted", image: UIImage(systemName: "trash"))
    toast.setButton("Undo")
    stage.queue.enqueue(toast)
  }

  @Test(
    "A stack of three toasts lies above an alert",
    arguments: ["light", "dark", "right-to-left", "largest", "spread", "bottom"])
  func pictures(name: String) {
    let stage = QueueStage(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      contentSize: name == "largest" ? .accessibilityExtraExtraExtraLarge : .large,
      direction: name == "right-to-left" ? .rightToLeft : .leftToRight)
    if name == "dark" { stage.host.window.overrideUserInterfaceStyle = .dark }
    if name == "bottom" {
      stage.host.view.backgroundColor = .systemTeal
      for text in ["Saved to Files", "Uploaded", "Link copied"] {
        stage.queue.enqueue(Toast(text, position: .bottom))
      }
    } else {
      Self.showAll(on: stage)
    }
    stage.run(0.6)
    stage.queue.enqueue(alert("Update available"))
    stage.run(1)
    if name == "spread" {
      stage.host.touches.down(CGPoint(x: stage.toastFrame.minX + 40, y: stage.toastFrame.midY))
    }
    stage.run(0.5)
    expectSnapshot(of: stage.host, named: name)
  }

  @Test(
    "Each frame of a stack of toasts before which an alert appears is written as a picture",
    .enabled(if: ToastLaneTests.folder != nil))
  func strip() throws {
    let folder = try #require(Self.folder)
    let stage = QueueStage(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    for frame in 0..<60 {
      if frame == 0 { Self.showAll(on: stage) }
      if frame == 30 { stage.queue.enqueue(alert("Update available")) }
      stage.run(1.0 / 60)
      let name = "toasts-\(frame < 10 ? "0" : "")\(frame).png"
      let data = try #require(stage.host.snapshot().flatMap { UIImage(cgImage: $0).pngData() })
      try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
    #expect(stage.onScreen == ["Update available"])
  }
}

extension PresentationPolicy {
  /// One of each kind.
  fileprivate static let all: [PresentationPolicy] = [
    .append, .next, .interrupt(resuming: true), .replace, .dropIfBusy,
  ]
}
