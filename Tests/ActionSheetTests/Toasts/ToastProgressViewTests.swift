import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// The ring of a toast.
@MainActor
struct ToastProgressViewTests {
  private let host = TestHost()

  private func shapes(_ view: UIView) -> [CAShapeLayer] {
    (view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
  }

  private func makeView() -> ToastProgressView {
    let view = ToastProgressView()
    view.frame = CGRect(origin: CGPoint(x: 20, y: 60), size: view.intrinsicContentSize)
    host.add(view)
    return view
  }

  @Test("The ring follows its progress, with an animation if requested")
  func theRingFollowsItsProgressWithAnAnimationIfItIsAskedFor() {
    let view = makeView()
    view.setProgress(0.5, isAnimated: false)
    host.advanceFrames(1)
    #expect(shapes(view)[1].presentation()?.strokeEnd ?? 0.5 == 0.5)
    view.setProgress(1, isAnimated: true)
    host.advanceFrames(4)
    let between = shapes(view)[1].presentation()?.strokeEnd ?? 0
    #expect(between > 0.5 && between < 1)
    host.advanceFrames(60)
    #expect(shapes(view)[1].presentation()?.strokeEnd ?? 1 == 1)
    #expect(view.progress == 1)
  }

  @Test("The ring lies inside its bounds and grows with the text")
  func theRingLiesInsideItsBoundsAndGrowsWithTheText() {
    let view = makeView()
    let small = view.intrinsicContentSize
    #expect(small == CGSize(width: 22, height: 22))
    view.layoutIfNeeded()
    let box = shapes(view)[0].path?.boundingBoxOfPath ?? .null
    #expect(abs(box.insetBy(dx: -1.5, dy: -1.5).width - 22) < 0.01)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    view.updateTraitsIfNeeded()
    #expect(view.intrinsicContentSize.width > small.width * 1.3)
  }

  @Test("The ring's colors follow the interface style and the tint color")
  func itsColorsFollowTheInterfaceStyleAndTheTintColor() {
    let view = makeView()
    view.setColors(track: .systemFill, progress: .tintColor)
    view.tintColor = .systemPink
    host.advanceFrames(1)
    let light = UIColor.systemPink.resolvedColor(with: view.traitCollection).cgColor
    #expect(shapes(view)[1].strokeColor == light)
    view.overrideUserInterfaceStyle = .dark
    view.updateTraitsIfNeeded()
    let dark = UIColor.systemPink.resolvedColor(with: view.traitCollection).cgColor
    #expect(dark != light)
    #expect(shapes(view)[1].strokeColor == dark)
  }
}
