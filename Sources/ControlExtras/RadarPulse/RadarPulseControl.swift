import ControlCore
import UIKit

/// A disc to tap, with rings that spread from it for as long as something goes on.
///
/// The rings run on when the app comes back from the background and when the control comes back into
/// a window. With Reduce Motion they stand still. A tap sends `.touchUpInside` and
/// `.primaryActionTriggered`; what it means is up to the app. Touches go by the whole circle.
///
///     RadarPulseControl
///     ├── rings          layers, one behind another
///     └── disc
///         └── image
@IBDesignable
@MainActor
open class RadarPulseControl: Control {
  /// Whether rings spread.
  ///
  /// Default `true`.
  @IBInspectable public dynamic var isPulsing: Bool = true {
    didSet { if isPulsing != oldValue { startRings() } }
  }

  /// How many rings are on their way at once; kept within 1 and 8 where they are drawn.
  ///
  /// Default 3.
  @IBInspectable public dynamic var ringCount: Int = 3 {
    didSet { if ringCount != oldValue { makeRings() } }
  }

  /// How long a ring is on its way, in seconds.
  ///
  /// Default 3; values of zero or less count as 3.
  @IBInspectable public dynamic var period: CGFloat = 3 {
    didSet { if period != oldValue { startRings() } }
  }

  /// The colour of the disc and the rings.
  ///
  /// Default the system's blue.
  @IBInspectable public dynamic var pulseColor: UIColor = RadarPulseControl.defaultPulseColor {
    didSet { updateColors() }
  }

  /// The image on the disc, in white where it is a template or a symbol.
  ///
  /// Default `nil`.
  @IBInspectable public dynamic var image: UIImage? {
    didSet {
      disc.imageView.image = image
      setNeedsContentLayout()
    }
  }

  /// Whether rings begin anew when the control can be seen again.
  ///
  /// Default `false`: they are where they would be, had they been seen all along.
  @IBInspectable public dynamic var restartsOnReturn: Bool = false {
    didSet { resumer.resumption = restartsOnReturn ? .restarts : .continues }
  }

  static let defaultPulseColor = UIColor.systemBlue

  private static let animationKey = "pulse"
  private static let pressedScale: CGFloat = 0.94
  private static let disabledOpacity: CGFloat = 0.35

  private let disc = PulseDisc()
  private var rings: [CALayer] = []
  private lazy var resumer = AnimationResumer(view: self)

  /// The animations of the rings, for those who want to know whether they run.
  var runningRings: Int {
    rings.count { $0.animation(forKey: Self.animationKey) != nil }
  }

  /// The rings' layers, the innermost at the start first.
  var ringLayers: [CALayer] { rings }

  // MARK: Set-up

  /// Sets the control up; call `super` first.
  open override func commonInit() {
    super.commonInit()
    hitShape = .circle
    isAccessibilityElement = true
    accessibilityTraits = .button
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    makeRings()
  }

  private func makeRings() {
    for ring in rings {
      resumer.remove(forKey: Self.animationKey, from: ring)
      ring.removeFromSuperlayer()
    }
    rings = (0..<geometry.ringCount).map { _ in CALayer() }
    // Behind the disc and whatever the host has put into the control.
    for ring in rings { layer.insertSublayer(ring, at: 0) }
    updateColors()
    setNeedsContentLayout()
    startRings()
  }

  private var geometry: PulseGeometry { PulseGeometry(bounds: bounds, ringCount: ringCount) }

  // MARK: Animation

  private func startRings() {
    standStill()
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

  /// The picture without motion: rings where they are when the pulse begins, or none.
  private func standStill() {
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

  /// Tells the rings that the window changes.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    resumer.viewWillMove(toWindow: newWindow)
  }

  /// Has the rings run where they can be seen.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    resumer.viewDidMoveToWindow()
  }

  // MARK: Layout

  /// As large as it gets; where the proposal says nothing, 200×200 points.
  open override var preferredContentSize: CGSize { CGSize(width: 200, height: 200) }

  /// Lays out disc and rings about the middle of the bounds.
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

  // MARK: Look

  /// Renews the colours of the layers.
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

  /// Whether a finger is on the disc; it gives a little.
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

  /// Whether the control can be tapped; otherwise it is pale.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { updateColors() } }
  }

  // MARK: Events

  /// Ends a touch; one that ends on the circle also triggers the primary action.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { sendActions(for: .primaryActionTriggered) }
  }

  /// Triggers what a tap triggers, for assistive technology.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
    return true
  }
}
