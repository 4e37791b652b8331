import UIKit

/// A range slider as the tutorial describes it, which the kit's slider is measured against.
///
/// It stores values as they are set, moves a thumb by the distance between two events, draws the track
/// with Core Graphics, and lays out all parts at once when a property changes.
@MainActor
final class TutorialSlider: UIControl {
  var minimumValue: CGFloat = 0 { didSet { updateFrames() } }
  var maximumValue: CGFloat = 1 { didSet { updateFrames() } }
  var lowerValue: CGFloat = 0.2 { didSet { updateFrames() } }
  var upperValue: CGFloat = 0.8 { didSet { updateFrames() } }

  private let track = TutorialTrackLayer()
  private let lowerThumb = UIImageView()
  private let upperThumb = UIImageView()
  private var previousLocation = CGPoint.zero
  private let thumbSize = CGSize(width: 28, height: 28)

  override var frame: CGRect { didSet { updateFrames() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    track.contentsScale = 3
    layer.addSublayer(track)
    let image = UIGraphicsImageRenderer(size: thumbSize).image { context in
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: thumbSize))
    }
    for thumb in [lowerThumb, upperThumb] {
      thumb.image = image
      addSubview(thumb)
    }
    updateFrames()
  }

  private func position(of value: CGFloat) -> CGFloat {
    thumbSize.width / 2 + (bounds.width - thumbSize.width) * (value - minimumValue)
      / (maximumValue - minimumValue)
  }

  private func updateFrames() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    track.frame = bounds.insetBy(dx: 0, dy: bounds.height / 3)
    track.ends = (position(of: lowerValue), position(of: upperValue))
    track.setNeedsDisplay()
    for (thumb, value) in [(lowerThumb, lowerValue), (upperThumb, upperValue)] {
      thumb.frame = CGRect(
        origin: CGPoint(
          x: position(of: value) - thumbSize.width / 2, y: (bounds.height - thumbSize.height) / 2),
        size: thumbSize)
    }
    CATransaction.commit()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    previousLocation = touch.location(in: self)
    if lowerThumb.frame.contains(previousLocation) {
      lowerThumb.isHighlighted = true
    } else if upperThumb.frame.contains(previousLocation) {
      upperThumb.isHighlighted = true
    }
    return lowerThumb.isHighlighted || upperThumb.isHighlighted
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let delta =
      (maximumValue - minimumValue) * (location.x - previousLocation.x)
      / (bounds.width - thumbSize.width)
    previousLocation = location
    if lowerThumb.isHighlighted {
      lowerValue = min(max(lowerValue + delta, minimumValue), upperValue)
    } else if upperThumb.isHighlighted {
      upperValue = min(max(upperValue + delta, lowerValue), maximumValue)
    }
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    lowerThumb.isHighlighted = false
    upperThumb.isHighlighted = false
  }
}

/// The track, drawn with Core Graphics.
private final class TutorialTrackLayer: CALayer {
  /// The positions of the thumbs, in points.
  var ends: (CGFloat, CGFloat) = (0, 0)

  override func draw(in context: CGContext) {
    context.addPath(CGPath(roundedRect: bounds, cornerWidth: 2, cornerHeight: 2, transform: nil))
    context.setFillColor(UIColor(white: 0.9, alpha: 1).cgColor)
    context.fillPath()
    context.setFillColor(UIColor(red: 0, green: 0.45, blue: 0.94, alpha: 1).cgColor)
    context.fill(CGRect(x: ends.0, y: 0, width: ends.1 - ends.0, height: bounds.height))
  }
}
