import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// How the sheet comes and goes.
@MainActor
@Suite(.serialized)
struct ActionSheetControllerTransitionTests {
  private let stage = PresentationStage()

  private var rest: CGFloat { 844 - stage.sheet.bounds.height }

  @Test("The sheet comes from just below the window in the style's time, together with the dimming")
  func an1() {
    stage.controller.style.animation.duration = 1
    stage.controller.present(from: stage.root)
    stage.run(1.0 / 60)
    #expect(stage.shownFrame.minY > 835)
    #expect(stage.shownDimming < 0.05)
    stage.run(0.3)
    #expect(stage.shownFrame.minY > rest && stage.shownFrame.minY < 844)
    #expect(stage.shownDimming > 0 && stage.shownDimming < 1)
    #expect(stage.log.entries == ["willPresent"])
    stage.run(0.8)
    #expect(stage.shownFrame.minY == rest)
    #expect(stage.shownDimming == 1)
    #expect(stage.log.entries == ["willPresent", "didPresent"])
  }

  @Test("A spring with less damping overshoots and returns")
  func aSpringWithLessDampingGoesBeyondItsPlace() {
    stage.controller.style.animation.dampingRatio = 0.3
    stage.controller.style.animation.duration = 1
    stage.controller.present(from: stage.root)
    var highest = CGFloat(844)
    for _ in 0..<90 {
      stage.run(1.0 / 60)
      highest = min(highest, stage.shownFrame.minY)
    }
    #expect(highest < rest - 1)
    stage.run(1)
    #expect(stage.shownFrame.minY == rest)
  }

  @Test("The sheet leaves the same way in the same time, without a spring")
  func an2() {
    stage.show()
    stage.controller.style.animation.dampingRatio = 0.2
    stage.controller.style.animation.duration = 0.5
    stage.controller.cancel()
    var last = rest
    for _ in 0..<28 {
      stage.run(1.0 / 60)
      #expect(stage.shownFrame.minY >= last)
      last = stage.shownFrame.minY
    }
    #expect(last > 800)
    #expect(stage.root.presentedViewController != nil)
    stage.run(0.1)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("An animation that is paused under way ends one second after its time")
  func anAnimationThatIsPausedOnItsWayIs() {
    let stuck = StuckAnimation()
    stage.controller.presentationAnimation = stuck.animation
    stage.controller.present(from: stage.root)
    stage.run(0.05)
    stuck.animator?.pauseAnimation()
    stage.run(1)
    #expect(stage.log.entries == ["willPresent"])
    stage.run(0.4)
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    #expect(stage.shownFrame.minY == rest)
  }

  @Test("An animation stopped without an end does not keep the sheet either")
  func oneThatIsStoppedWithoutAnEndDoesNot() {
    stage.show()
    let stuck = StuckAnimation()
    stage.controller.dismissalAnimation = stuck.animation
    stage.controller.cancel()
    stage.run(0.05)
    stuck.animator?.stopAnimation(true)
    stage.run(1.4)
    #expect(stage.log.entries.last == "dismissed programmatic")
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("An animation that the background cuts short still ends the transition")
  func an4() {
    stage.controller.present(from: stage.root)
    stage.run(0.05)
    HostApplication.enterBackground()
    HostApplication.leaveBackground()
    HostApplication.activate()
    stage.run()
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    stage.controller.cancel()
    stage.run(0.05)
    HostApplication.enterBackground()
    stage.run()
    HostApplication.leaveBackground()
    HostApplication.activate()
    stage.run(2)
    #expect(stage.log.entries.last == "dismissed programmatic")
  }

  @Test("With Reduce Motion the sheet fades at its place", arguments: [true, false])
  func an5(reducesMotion: Bool) throws {
    defer { UIAccessibility.settings = .init() }
    if reducesMotion {
      UIAccessibility.settings.isReduceMotionEnabled = true
    } else {
      UIAccessibility.settings.prefersCrossFadeTransitions = true
    }
    stage.controller.present(from: stage.root)
    stage.run(0.1)
    #expect(stage.shownFrame.minY == rest)
    let row = try #require(stage.sheet.container.live.values.first)
    let content = try #require(row.subviews.last)
    let opacity = content.layer.presentation()?.opacity ?? 1
    #expect(opacity > 0 && opacity < 1)
    stage.run()
    #expect(!stage.sheet.container.isFaded && content.alpha == 1)
    stage.controller.cancel()
    stage.run(0.1)
    #expect(stage.shownFrame.minY == rest)
    stage.run()
    #expect(stage.log.entries.last == "dismissed programmatic")
  }

  @Test("A sheet closed on its way in turns around at its current place")
  func an6() {
    stage.controller.style.animation.duration = 1
    stage.controller.present(from: stage.root)
    stage.run(0.3)
    let turned = stage.shownFrame.minY
    stage.controller.cancel()
    #expect(abs(stage.shownFrame.minY - turned) < 2)
    stage.run(1.0 / 60)
    #expect(stage.shownFrame.minY >= turned - 1)
    #expect(stage.shownFrame.minY < turned + 60)
    stage.run(2)
    #expect(
      stage.log.entries == [
        "willPresent", "didPresent", "willDismiss programmatic", "didCancel programmatic",
        "didDismiss programmatic", "dismissed programmatic",
      ])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("A tap on the way in chooses", arguments: ["Copy", "Cancel"])
  func tapped(id: String) {
    stage.controller.style.animation.duration = 1
    stage.controller.present(from: stage.root)
    stage.run(0.5)
    let shift = stage.shownFrame.minY - rest
    let point = stage.point(id)
    stage.host.touches.tap(at: CGPoint(x: point.x, y: point.y + shift * 0.6))
    stage.run(2)
    #expect(stage.log.entries.filter { $0.hasPrefix("dismissed") }.count <= 1)
    #expect(stage.controller.isPresented == (stage.root.presentedViewController != nil))
  }

  @Test("The animation passed to cancel precedes the action's, which precedes the sheet's")
  func d6() {
    let log = stage.log
    stage.controller.dismissalAnimation = .named("sheet", log)
    stage.controller.updateAction(id: "Delete") { [log] action in
      action.dismissalAnimation = .named("action", log)
    }
    func entries(_ close: () -> Void) -> [String] {
      stage.show()
      log.entries = []
      close()
      stage.run()
      return log.entries.filter { $0.hasPrefix("animated") }
    }
    #expect(entries { stage.tap("Copy") } == ["animated sheet"])
    #expect(entries { stage.tap("Delete") } == ["animated action"])
    #expect(entries { stage.controller.cancel() } == ["animated sheet"])
    #expect(
      entries { stage.controller.cancel(with: .named("given", log)) } == ["animated given"])
    // It was for that time only.
    #expect(entries { stage.controller.cancel() } == ["animated sheet"])
  }

  @Test("After any animation the sheet is whole and in place the next time")
  func leftovers() {
    stage.controller.dismissalAnimation = .shrink
    stage.show()
    stage.controller.cancel()
    stage.run()
    stage.controller.presentationAnimation = .fade
    stage.show()
    #expect(stage.sheet.transform == .identity)
    #expect(stage.sheet.alpha == 1)
    #expect(stage.shownFrame.minY == rest)
  }

  @Test("Presenting and closing without animation take no time, whatever the style's duration")
  func unanimated() {
    stage.controller.style.animation.duration = 5
    stage.controller.present(from: stage.root, animated: false)
    stage.host.layout()
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    stage.controller.cancel(animated: false)
    stage.host.layout()
    #expect(stage.log.entries.last == "dismissed programmatic")
  }

  @Test("An animation with a duration of 0 ends at once as well")
  func noDuration() {
    stage.controller.style.animation.duration = 0
    stage.controller.present(from: stage.root)
    stage.run(0.1)
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    stage.tap("Copy")
    stage.run(0.1)
    #expect(stage.log.entries.last == "dismissed selected 0")
  }
}

/// Slides, and stores the animator.
@MainActor private final class StuckAnimation {
  private(set) var animator: UIViewPropertyAnimator?

  var animation: ActionSheetAnimation {
    ActionSheetAnimation { [weak self] context in
      let made = ActionSheetAnimation.slide.animator(for: context)
      self?.animator = made
      return made
    }
  }
}

extension ActionSheetAnimation {
  /// Slides, and logs its name.
  @MainActor fileprivate static func named(_ name: String, _ log: SheetLog) -> ActionSheetAnimation
  {
    ActionSheetAnimation { context in
      log.add("animated \(name)")
      return ActionSheetAnimation.slide.animator(for: context)
    }
  }
}
