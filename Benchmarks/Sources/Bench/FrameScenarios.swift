import CatalogApp
import UIKit
import UIKitHost

/// The slider's page on a phone of 390×844 points at 3x, composed whole and after one thumb's move.
@MainActor
enum FrameScenarios {
  static let all = [
    Scenario(name: "slider/frame/whole", countedRuns: 2) {
      let stage = Stage()
      return { _ in
        stage.host.invalidatePicture()
        stage.host.drawFrame()
      }
    },
    Scenario(name: "slider/frame/one-thumb-move", countedRuns: 10) {
      let stage = Stage()
      stage.press()
      return { run in stage.move(run) }
    },
  ]

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

    func press() {
      host.touch([TouchSample(phase: .began, location: thumb)])
      move(0)
    }

    /// Moves the finger a few points to and fro, and draws what has changed.
    func move(_ run: Int) {
      let x = thumb.x + CGFloat(run % 2 == 0 ? 6 : 10)
      host.touch([TouchSample(phase: .moved, location: CGPoint(x: x, y: thumb.y))])
      host.advanceFrames()
      host.drawFrame()
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
