import ControlCore
import UIKit

/// A held thumb of glass.
///
/// The thumb that is drawn at rest is hidden meanwhile, so the fill is visible through the glass.
@MainActor
final class GlassKnobView: ControlPart {
  private static let duration: TimeInterval = 0.3

  private let effectView = UIVisualEffectView(effect: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
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

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    if #unavailable(iOS 26) {
      effectView.layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }
  }

  /// Sets the center and the size at rest, in points of the slider.
  func place(at center: CGPoint, size: CGSize) {
    if bounds.size != size { bounds.size = size }
    if self.center != center { self.center = center }
  }

  /// Lifts the thumb.
  func lift(isAnimated: Bool) {
    guard isAnimated else {
      transform = Self.transform(KnobStretch.scale(speed: 0), isVertical: false)
      return
    }
    spring { $0.transform = Self.transform(KnobStretch.scale(speed: 0), isVertical: false) }
  }

  /// Stretches the thumb, from which it recovers with an animation.
  func stretch(_ scale: CGSize, isVertical: Bool) {
    transform = Self.transform(scale, isVertical: isVertical)
    spring { $0.transform = Self.transform(KnobStretch.scale(speed: 0), isVertical: false) }
  }

  /// Lowers the thumb and removes it.
  func lower(isAnimated: Bool) {
    guard isAnimated else { return removeFromSuperview() }
    spring {
      $0.transform = .identity
      $0.alpha = 0
    } completion: { [weak self] in
      self?.removeFromSuperview()
    }
  }

  private func spring(
    _ change: @escaping (GlassKnobView) -> Void, completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { change(self) }, completion: { _ in completion() })
  }

  private static func transform(_ scale: CGSize, isVertical: Bool) -> CGAffineTransform {
    isVertical
      ? CGAffineTransform(scaleX: scale.height, y: scale.width)
      : CGAffineTransform(scaleX: scale.width, y: scale.height)
  }
}
