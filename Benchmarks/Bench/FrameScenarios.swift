import CatalogApp
import UIKit
import UIKitHost

/// The slider's page on a phone of 390×844 points at 3x.
@MainActor
enum FrameScenarios {
  static let all = [whole, move, browser, event, layout]

  /// Composing the whole page.
  static let whole = Scenario(name: "slider/frame/whole", countedRuns: 4, hasBefore: true) {
    let stage = Stage()
    return Scenario.Steps(
      before: { _ in stage.host.invalidatePicture() }, run: { _ in stage.host.drawFrame() })
  }

  /// Composing what one move of a thumb has changed: the slider, and whatever tells its values.
  static let move = Scenario(
    name: "slider/frame/one-thumb-move", countedRuns: 20, hasBefore: true
  ) {
    let stage = Stage()
    stage.press()
    return Scenario.Steps(before: { stage.move($0) }, run: { _ in stage.host.drawFrame() })
  }

  /// The same, made into the message that a page in a browser gets.
  static let browser = Scenario(
    name: "slider/frame/to-the-browser", countedRuns: 20, hasBefore: true
  ) {
    let stage = Stage()
    stage.press()
    return Scenario.Steps(
      before: { stage.move($0) }, run: { _ in stage.host.drawBrowserFrame() })
  }

  /// The bytes of such a message, on average.
  static func browserBytes() -> Double {
    let runs = 20
    let stage = Stage()
    stage.press()
    let bytes = (0..<runs).map { run in
      stage.move(run)
      return stage.host.drawBrowserFrame()
    }
    return Double(bytes.reduce(0, +)) / Double(runs)
  }

  /// What comes before that: the touch, the event and its listeners, layout, and new text in four
  /// labels.
  ///
  /// No frame is composed in between: the cost of one cannot be told from that of the event, since it
  /// depends on the event.
  static let event = Scenario(name: "slider/event/one-thumb-move", countedRuns: 20) {
    let stage = Stage()
    stage.press()
    return Scenario.Steps { stage.move($0) }
  }

  /// The same event up to the end of layout, as the rows of the sliders alone count it.
  static let layout = Scenario(name: "slider/event/page", countedRuns: 20) {
    let stage = Stage()
    stage.press()
    return Scenario.Steps { stage.moveAndLayOut($0) }
  }

  @MainActor
  private final class Stage {
    let host = HeadlessHost(device: .phone)
    private let window: UIWindow
    private let thumb: CGPoint

    init() {
      let navigation = CatalogNavigation.make(openingOn: "range-slider")
      window = host.makeWindow(rootViewController: navigation)
      host.advance(by: 0.5)
      thumb = Self.lowerThumb(in: window) ?? .zero
      host.drawFrame()
    }

    /// Takes hold of the lower thumb and moves until the page has as many events as it shows.
    func press() {
      host.touch([TouchSample(phase: .began, location: thumb)])
      host.advance(by: 0.5)
      for run in 0..<8 { move(run) }
      host.drawFrame()
    }

    /// Moves the finger a few points to and fro, up to the frame that is to be composed.
    func move(_ run: Int) {
      touch(run)
      host.advanceFrames()
    }

    /// Moves the finger, up to the end of layout.
    func moveAndLayOut(_ run: Int) {
      touch(run)
      window.layoutIfNeeded()
    }

    private func touch(_ run: Int) {
      let x = thumb.x + CGFloat(run % 2 == 0 ? 6 : 10)
      host.touch([TouchSample(phase: .moved, location: CGPoint(x: x, y: thumb.y))])
    }

    private static func lowerThumb(in view: UIView) -> CGPoint? {
      if let element = view.accessibilityElements?.first as? UIAccessibilityElement {
        let frame = element.accessibilityFrameInContainerSpace
        return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
      }
      for child in view.subviews {
        if let point = lowerThumb(in: child) { return point }
      }
      return nil
    }
  }
}
