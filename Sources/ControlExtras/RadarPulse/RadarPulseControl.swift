import ControlCore
import UIKit

/// A control that shows a disc with expanding rings, for an activity such as a search.
///
/// A tap sends `.touchUpInside` and `.primaryActionTriggered`. The hit shape is the circle of the
/// largest ring. The animation survives the background and changes of the window, see
/// ``AnimationResumer``. With Reduce Motion the rings are shown without animation.
///
///     RadarPulseControl
///     ├── rings          one layer each
///     └── disc
///         └── image
@IBDesignable
@MainActor
open class RadarPulseControl: Control {
  /// A Boolean value that determines whether the rings are shown and animated.
  ///
  /// Default `true`.
  @IBInspectable open dynamic var isPulsing: Bool = true {
    didSet { if isPulsing != oldValue { updateAnimations() } }
  }

  /// The number of rings that are visible at the same time.
  ///
  /// Default 3. It is clamped to 1…8 when the rings are drawn.
  @IBInspectable open dynamic var ringCount: Int = 3 {
    didSet { if ringCount != oldValue { createRings() } }
  }

  /// The duration of the expansion of a ring, in seconds.
  ///
  /// Default 3. Values that are not positive or not finite count as 3.
  @IBInspectable open dynamic var period: CGFloat = 3 {
    didSet { if period != oldValue { updateAnimations() } }
  }

  /// The color of the disc and the rings.
  ///
  /// Default `.systemBlue`.
  @IBInspectable open dynamic var pulseColor: UIColor = RadarPulseControl.defaultPulseColor {
    didSet { updateColors() }
  }

  /// The image on the disc.
  ///
  /// Template images and symbols are white.
  ///
  /// Default `nil`.
  @IBInspectable open dynamic var image: UIImage? {
    didSet {
      disc.imageView.image = image
      setNeedsContentLayout()
    }
  }

  /// A Boolean value that determines whether the animation restarts when the control becomes
  /// visible again.
  ///
  /// Default `false`: it continues as if the control had been visible all the time.
  @IBInspectable open dynamic var restartsOnReturn: Bool = false {
    didSet { resumer.resumption = restartsOnReturn ? .restarts : .continues }
  }

  static let defaultPulseColor = UIColor.systemBlue

  private static let animationKey = "pulse"
  private static let pressedScale: CGFloat = 0.94
  private static let disabledOpacity: CGFloat = 0.35

  private let disc = PulseDisc()
  private var rings: [CALayer] = []
  private lazy var resumer = AnimationResumer(view: self)

  /// The number of rings with an animation on their layers.
  var runningRings: Int {
    rings.count { $0.animation(forKey: Self.animationKey) != nil }
  }

  /// The layers of the rings, from the innermost one at the start.
  var ringLayers: [CALayer] { rings }

  // MARK: Initialization

  /// Creates the disc and the rings.
  ///
  /// Call `super` first.
  open override func commonInit() {
    super.commonInit()
    hitShape = .circle
    isAccessibilityElement = true
    accessibilityTraits = .button
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    createRings()
  }

  private func createRings() {
    for ring in rings {
      resumer.remove(forKey: Self.animationKey, from: ring)
      ring.removeFromSuperlayer()
    }
    rings = (0..<geometry.ringCount).map { _ in CALayer() }
    // Rings are behind the disc and behind subviews of the app.
    for ring in rings { layer.insertSublayer(ring, at: 0) }
    updateColors()
    setNeedsContentLayout()
    updateAnimations()
  }

  private var geometry: PulseGeometry { PulseGeometry(bounds: bounds, ringCount: ringCount) }

  // MARK: Animation

  private func updateAnimations() {
    applyModelValues()
    for (index, ring) in rings.enumerated() {
      guard isPulsing else {
        resumer.remove(forKey: Self.animationKey, from: ring)
        continue
      }
      resumer.add(animation(ofRing: index), forKey: Self.animationKey, to: ring)
    }
  }

  private func animation(ofRing index: Int) -> CAAnimation {
    let duration = period > 0 && period.isFinite ? TimeInterval(period) : 3
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = PulseGeometry.scale(at: 0)
    grow.toValue = PulseGeometry.scale(at: 1)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = PulseGeometry.opacity(at: 0)
    fade.toValue = PulseGeometry.opacity(at: 1)
    let group = CAAnimationGroup()
    group.animations = [grow, fade]
    group.duration = duration
    group.repeatCount = .infinity
    group.timeOffset = duration * TimeInterval(geometry.phase(ofRing: index))
    return group
  }

  /// Sets the values that are visible without an animation: those of the beginning, or no rings.
  private func applyModelValues() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, ring) in rings.enumerated() {
      let phase = geometry.phase(ofRing: index)
      let scale = PulseGeometry.scale(at: phase)
      ring.transform = CATransform3DMakeScale(scale, scale, 1)
      ring.opacity = isPulsing ? Float(PulseGeometry.opacity(at: phase)) : 0
    }
    CATransaction.commit()
  }

  /// Prepares the animations for a change of the window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    resumer.viewWillMove(toWindow: newWindow)
  }

  /// Resumes the animations in the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    resumer.viewDidMoveToWindow()
  }

  // MARK: Layout

  /// The size without a usable proposal: 200×200 points.
  open override var preferredContentSize: CGSize { CGSize(width: 200, height: 200) }

  /// Lays out the disc and the rings around the center of the bounds.
  open override func layoutContent() {
    super.layoutContent()
    let geometry = geometry
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for ring in rings {
      ring.bounds = CGRect(origin: .zero, size: geometry.circle.size)
      ring.position = CGPoint(x: geometry.circle.midX, y: geometry.circle.midY)
      ring.cornerRadius = geometry.circle.width / 2
    }
    CATransaction.commit()
    disc.bounds.size = geometry.disc.size
    disc.center = CGPoint(x: geometry.disc.midX, y: geometry.disc.midY)
  }

  // MARK: Appearance

  /// Updates the colors of the layers.
  open override func traitsChanged() {
    super.traitsChanged()
    updateColors()
  }

  private func updateColors() {
    let resolved = pulseColor.resolvedColor(with: traitCollection)
    let color = resolved.withAlphaComponent(
      resolved.cgColor.alpha * (isEnabled ? 1 : Self.disabledOpacity))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for ring in rings { ring.backgroundColor = color.cgColor }
    CATransaction.commit()
    disc.backgroundColor = color
  }

  /// A Boolean value that determines whether the disc has the pressed appearance.
  open override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let scale = isHighlighted ? Self.pressedScale : 1
      UIView.animate(
        withDuration: 0.15, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
      ) { [disc] in
        disc.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
  }

  /// A Boolean value that determines whether the control is enabled.
  ///
  /// It is translucent otherwise.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { updateColors() } }
  }

  // MARK: Events

  /// Sends `.primaryActionTriggered` if the touch ends inside of the hit shape.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { sendActions(for: .primaryActionTriggered) }
  }

  /// Sends the events of a tap and returns `true` if the control is enabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
    return true
  }
}
