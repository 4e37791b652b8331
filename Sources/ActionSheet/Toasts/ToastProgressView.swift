import UIKit

/// A ring that is filled clockwise, from the top, as far as some work has got.
final class ToastProgressView: UIView {
  private static let thickness: CGFloat = 3
  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private var trackColor = UIColor.systemFill
  private var ringColor = UIColor.tintColor

  /// The filled part, 0…1.
  var progress: CGFloat { ring.strokeEnd }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for shape in [track, ring] {
      shape.fillColor = nil
      shape.lineWidth = Self.thickness
      layer.addSublayer(shape)
    }
    ring.lineCap = .round
    ring.strokeEnd = 0
    let traits: [UITrait] = [
      UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self,
    ]
    registerForTraitChanges(traits) { (view: ToastProgressView, _: UITraitCollection) in
      view.invalidateIntrinsicContentSize()
      view.updateColors()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func setProgress(_ progress: CGFloat, isAnimated: Bool) {
    change(isAnimated: isAnimated) { ring.strokeEnd = progress }
  }

  /// Changes layers, with their implicit animations or without.
  private func change(isAnimated: Bool = false, _ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(!isAnimated)
    changes()
    CATransaction.commit()
  }

  func setColors(track: UIColor, progress: UIColor) {
    trackColor = track
    ringColor = progress
    updateColors()
  }

  private func updateColors() {
    let progress: UIColor = ringColor == .tintColor ? tintColor : ringColor
    change {
      track.strokeColor = trackColor.resolvedColor(with: traitCollection).cgColor
      ring.strokeColor = progress.resolvedColor(with: traitCollection).cgColor
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override var intrinsicContentSize: CGSize {
    let side = UIFontMetrics(forTextStyle: .title3)
      .scaledValue(for: 22, compatibleWith: traitCollection)
    return CGSize(width: side, height: side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = max(min(bounds.width, bounds.height) - Self.thickness, 0) / 2
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
      endAngle: .pi * 3 / 2, clockwise: true
    ).cgPath
    change {
      for shape in [track, ring] {
        shape.frame = bounds
        shape.path = path
      }
    }
  }
}
