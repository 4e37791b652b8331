import UIKit

// A held thumb of glass. The thumb that is drawn at rest is hidden meanwhile, so the fill is visible through
// the glass.
@MainActor
final class GlassKnobView: PartView {
  private static let duration: TimeInterval = 0.3
  private let effectView = UIVisualEffectView(effect: nil)
  var magnification = KnobStretch.lift
  private var motion: KnobStretch?

  override func addParts() {
    effectView.isUserInteractionEnabled = false
    if #available(iOS 26, *) {
      effectView.effect = UIGlassEffect(style: .clear)
      effectView.cornerConfiguration = .capsule()
    } else {
      effectView.effect = UIBlurEffect(style: .systemUltraThinMaterial)
      effectView.clipsToBounds = true
    }
    addSubview(effectView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    if #unavailable(iOS 26) {
      effectView.layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }
  }

  func place(at center: CGPoint, size: CGSize) {
    if bounds.size != size { bounds.size = size }
    if self.center != center { self.center = center }
  }

  func lift(isAnimated: Bool) {
    let lifted = transform(speed: 0, isVertical: false)
    if isAnimated { spring { self.transform = lifted } } else { transform = lifted }
  }

  /// Stretches the thumb by the speed of its finger along the slider, from which it recovers with an
  /// animation.
  func stretch(to location: CGFloat, at time: TimeInterval, isVertical: Bool) {
    var motion = motion ?? KnobStretch(at: location, time: time)
    motion.move(to: location, at: time)
    self.motion = motion
    guard UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled else { return }
    transform = transform(speed: motion.speed, isVertical: isVertical)
    lift(isAnimated: true)
  }

  func lower(isAnimated: Bool) {
    guard isAnimated else { return removeFromSuperview() }
    spring {
      self.transform = .identity
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  private func spring(_ change: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: change,
      completion: completion)
  }

  private func transform(speed: CGFloat, isVertical: Bool) -> CGAffineTransform {
    let scale = KnobStretch.scale(speed: speed, lift: magnification)
    return isVertical
      ? CGAffineTransform(scaleX: scale.height, y: scale.width)
      : CGAffineTransform(scaleX: scale.width, y: scale.height)
  }
}

/// The shape of a held thumb of glass: lifted, and stretched along the slider while it moves.
struct KnobStretch: Equatable, Sendable {
  static let lift: CGFloat = 1.4

  /// The part of its length that a fast thumb stretches by.
  static let greatest: CGFloat = 0.2

  /// The speed that stretches a thumb by half of ``greatest``, in points per second.
  static let halfSpeed: CGFloat = 600
  private var location: CGFloat
  private var time: TimeInterval
  private(set) var speed: CGFloat = 0

  init(at location: CGFloat, time: TimeInterval) {
    self.location = location
    self.time = time
  }

  mutating func move(to location: CGFloat, at time: TimeInterval) {
    let duration = time - self.time
    let distance = abs(location - self.location)
    self.location = location
    self.time = time
    guard duration > 0, distance.isFinite else { return }
    // The mean of this and the previous speed, since the times of touches are uneven.
    speed = (speed + distance / CGFloat(duration)) / 2
  }

  // Returns the scale along the slider as width, and across it as height. The area stays nearly the same.
  static func scale(speed: CGFloat, lift: CGFloat = KnobStretch.lift) -> CGSize {
    let stretch = greatest * speed / (speed + halfSpeed)
    return CGSize(width: lift * (1 + stretch), height: lift * (1 - stretch / 2))
  }
}
