import TestSupport
import Testing
import UIKit

@testable import RangeSlider

/// Animation blocks of the app: every part of the slider moves with its frame or its values.
@MainActor
struct SliderAnimationTests {
  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 20, y: 100, width: 160, height: 120))

  init() {
    setUp(slider)
    host.add(slider)
    host.advanceFrames()
  }

  private func setUp(_ slider: RangeSliderControl) {
    slider.maximumValue = 100
    slider.setValues(lower: 30, upper: 70)
    slider.showsValueLabels = true
    slider.labelBackgroundColor = .systemIndigo
    slider.ticks = [0, 50, 100].map { SliderTick(value: $0, title: "\(Int($0))") }
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    slider.appearance.fillColors = [.systemTeal, .systemPink]
    slider.histogram = [1, 3, 2, 4]
  }

  // MARK: Parts

  /// The frame of a part in its superview, at rest.
  private struct Place {
    let view: UIView
    let center: CGPoint
    let size: CGSize
  }

  private func parts(of view: UIView) -> [UIView] {
    view.subviews.filter { !$0.isHidden }.flatMap { [$0] + parts(of: $0) }
  }

  private var places: [Place] {
    parts(of: slider).map { Place(view: $0, center: $0.center, size: $0.bounds.size) }
  }

  /// How far a part has moved from one place to another, or `nil` if it does not move.
  private func progress(of view: UIView, from old: CGPoint) -> CGFloat? {
    let (new, now) = (view.center, view.layer.presentation()?.position ?? view.center)
    let distance = (x: new.x - old.x, y: new.y - old.y)
    guard abs(distance.x) > 4 || abs(distance.y) > 4 else { return nil }
    return abs(distance.x) > abs(distance.y)
      ? (now.x - old.x) / distance.x : (now.y - old.y) / distance.y
  }

  /// Expects that all parts are as far as each other in every frame, and arrive.
  private func expectTogether(
    _ before: [Place], leastCount: Int, duration: TimeInterval,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var count = 0
    var earliest: CGFloat = 1
    for frame in 0...Int(duration * 60) + 2 {
      let all = before.compactMap { place in
        progress(of: place.view, from: place.center).map { (place.view, $0) }
      }
      count = max(count, all.count)
      guard let first = all.first?.1 else { break }
      earliest = min(earliest, first)
      for (view, progress) in all where abs(progress - first) > 0.03 {
        Issue.record(
          "\(type(of: view)) is at \(progress), others at \(first), in frame \(frame)",
          sourceLocation: sourceLocation)
        return
      }
      host.advanceFrames()
    }
    #expect(count >= leastCount, "parts that moved: \(count)", sourceLocation: sourceLocation)
    #expect(earliest < 0.9, "nothing was animated", sourceLocation: sourceLocation)
    for place in before {
      let shown = place.view.layer.presentation() ?? place.view.layer
      #expect(shown.position == place.view.layer.position, sourceLocation: sourceLocation)
    }
  }

  // MARK: Frames

  /// `UISlider` lays out in `setFrame:` and `setBounds:`, so its parts are in the animation block.
  @Test(
    "A frame in an animation block moves all parts together, in every direction",
    arguments: [
      (false, UISemanticContentAttribute.forceLeftToRight), (false, .forceRightToLeft),
      (true, .forceLeftToRight),
    ])
  func frame(isVertical: Bool, direction: UISemanticContentAttribute) {
    slider.isVertical = isVertical
    slider.semanticContentAttribute = direction
    slider.frame.size =
      isVertical ? CGSize(width: 150, height: 200) : CGSize(width: 200, height: 120)
    host.advanceFrames()
    let before = places
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      slider.frame.size =
        isVertical ? CGSize(width: 150, height: 320) : CGSize(width: 340, height: 120)
    }
    host.advance(by: 0.25)
    let extent = slider.layer.presentation()?.bounds.size ?? .zero
    #expect(abs((isVertical ? extent.height - 260 : extent.width - 270)) < 4)
    expectTogether(before, leastCount: 16, duration: 0.5)
  }

  @Test("The fill ends at the thumbs in every frame of a resize")
  func fill() {
    slider.setSegmentTintColor(.red, at: 0)
    host.advanceFrames()
    UIView.animate(withDuration: 0.4) { slider.frame.size.width = 340 }
    for _ in 0..<26 {
      host.advanceFrames()
      let content = slider.display
      let track = shown(content.track)
      let thumbs = content.thumbViews.map { shown($0).midX - track.minX }
      let segments = content.track.segments.map(shown)
      #expect(abs(segments[0].maxX - thumbs[0]) < 0.6)
      #expect(abs(segments[1].minX - thumbs[0]) < 0.6)
      #expect(abs(segments[1].maxX - thumbs[1]) < 0.6)
      #expect(abs(segments[2].minX - thumbs[1]) < 0.6)
      #expect(abs(segments[2].maxX - track.width) < 0.6)
      let bounds = slider.layer.presentation()?.bounds ?? .zero
      #expect(track.minX >= -0.5 && track.maxX <= bounds.maxX + 0.5)
    }
  }

  private func shown(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

  @Test("Constraints, a spring, keyframes and an animator move all parts together")
  func kinds() {
    slider.translatesAutoresizingMaskIntoConstraints = false
    let width = slider.widthAnchor.constraint(equalToConstant: 160)
    NSLayoutConstraint.activate([
      width, slider.leadingAnchor.constraint(equalTo: host.view.leadingAnchor, constant: 20),
      slider.topAnchor.constraint(equalTo: host.view.topAnchor, constant: 100),
      slider.heightAnchor.constraint(equalToConstant: 120),
    ])
    host.advance(by: 0.1)
    var before = places
    UIView.animate(withDuration: 0.3) {
      width.constant = 330
      host.view.layoutIfNeeded()
    }
    expectTogether(before, leastCount: 16, duration: 0.3)
    before = places
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
    ) {
      width.constant = 220
      host.view.layoutIfNeeded()
    }
    expectTogether(before, leastCount: 16, duration: 0.5)
    before = places
    UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        width.constant = 340
        host.view.layoutIfNeeded()
      }
    }
    expectTogether(before, leastCount: 16, duration: 0.4)
    before = places
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      width.constant = 200
      host.view.layoutIfNeeded()
    }
    animator.fractionComplete = 0.25
    host.advanceFrames()
    for place in before {
      guard let progress = progress(of: place.view, from: place.center) else { continue }
      #expect(abs(progress - 0.25) < 0.03, "\(type(of: place.view))")
    }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    expectTogether(before, leastCount: 16, duration: 0.4)
  }

  @Test("A rotation moves all parts together")
  func rotation() {
    slider.frame.size.width = 350
    slider.autoresizingMask = .flexibleWidth
    host.advanceFrames()
    let before = places
    // The system turns the window in an animation block.
    host.host.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
    host.layout()
    #expect(slider.bounds.width > 700)
    expectTogether(before, leastCount: 16, duration: 0.4)
  }

  @Test("Without animations a frame is displayed at once")
  func unanimated() {
    func expectNoAnimation() {
      host.layout()
      for view in parts(of: slider) {
        #expect((view.layer.animationKeys() ?? []).isEmpty, "\(type(of: view))")
      }
    }
    slider.frame.size.width = 300
    expectNoAnimation()
    UIView.animate(withDuration: 0.3) {
      UIView.performWithoutAnimation {
        slider.frame.size.width = 200
        slider.setValues(lower: 10, upper: 90)
        slider.setValues(lower: 0, upper: 50, animated: true)
      }
    }
    expectNoAnimation()
  }

  // MARK: Values

  @Test("Values in an animation block move with its timing, and so do colors")
  func values() {
    let before = places
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      slider.setValues(lower: 0, upper: 100)
      slider.tickColor = .red
    }
    host.advance(by: 0.5)
    let thumb = slider.display.view(of: .lower)
    #expect(abs((progress(of: thumb, from: place(of: thumb, in: before)) ?? 0) - 0.5) < 0.04)
    expectTogether(before, leastCount: 6, duration: 0.5)
  }

  private func place(of view: UIView, in places: [Place]) -> CGPoint {
    places.first { $0.view === view }?.center ?? .zero
  }

  /// `UIView.AnimationOptions.overrideInheritedDuration`: without it a nested animation inherits the
  /// duration of the outer one.
  @Test("An animated change in an animation block has the duration of the block")
  func nested() {
    let before = places
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      slider.setValues(lower: 0, upper: 100, animated: true)
    }
    host.advance(by: 0.5)
    let thumb = slider.display.view(of: .lower)
    #expect(abs((progress(of: thumb, from: place(of: thumb, in: before)) ?? 0) - 0.5) < 0.04)
    expectTogether(before, leastCount: 6, duration: 0.5)
  }

  @Test("A change before an animation block is not animated by it")
  func earlierChange() {
    slider.upperValue = 90
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { slider.lowerValue = 0 }
    host.advanceFrames()
    let upper = slider.display.view(of: .upper)
    #expect((upper.layer.animationKeys() ?? []).isEmpty)
    #expect(abs(shown(upper).midX - slider.position(of: 90).x) < 1)
    let lower = shown(slider.display.view(of: .lower))
    #expect(lower.midX > slider.position(of: 25).x)
  }

  @Test("A value that changes during an animated resize leaves the resize as it is")
  func changeDuringResize() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      slider.frame.size.width = 340
    }
    host.advance(by: 0.5)
    let upper = slider.display.view(of: .upper)
    let there = shown(upper).midX
    slider.lowerValue = 40
    host.advanceFrames()
    #expect(abs(shown(upper).midX - there) < 6)
  }

  @Test("A part that appears in an animation block appears in its place")
  func newParts() {
    slider.ticks = []
    slider.showsValueLabels = false
    host.advanceFrames()
    UIView.animate(withDuration: 1) {
      slider.ticks = [SliderTick(value: 60, title: "Sixty")]
      slider.showsValueLabels = true
    }
    for label in parts(of: slider).compactMap({ $0 as? UILabel }) {
      #expect((label.layer.animationKeys() ?? []).isEmpty, "\(label.text ?? "")")
    }
  }

  // MARK: Pictures

  @Test("The frames of an animated resize and of animated values look as recorded")
  func strip() throws {
    let stage = TestHost(size: CGSize(width: 360, height: 110))
    let slider = RangeSliderControl(frame: CGRect(x: 10, y: 5, width: 160, height: 100))
    setUp(slider)
    stage.add(slider)
    _ = stage.snapshot()
    var frames: [CGImage] = []
    func film() throws {
      for _ in 0..<9 {
        frames.append(try #require(stage.snapshot()))
        stage.advance(by: 0.05)
      }
    }
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      slider.frame.size.width = 340
    }
    try film()
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      slider.setValues(lower: 0, upper: 55)
    }
    try film()
    let size = CGSize(width: 720, height: 110 * 9)
    let picture = UIGraphicsImageRenderer(size: size).image { _ in
      for (index, frame) in frames.enumerated() {
        UIImage(cgImage: frame, scale: 2, orientation: .up).draw(
          at: CGPoint(x: index < 9 ? 0 : 360, y: CGFloat(index % 9) * 110))
      }
    }
    expectSnapshot(of: picture.cgImage)
  }
}
