import UIKit

/// The images beside the ends of the track.
@MainActor
final class EndImageViews {
  private let minimumView = EndImageView(frame: .zero)
  private let maximumView = EndImageView(frame: .zero)

  init(in view: UIView, opacity: CGFloat) {
    view.addSubview(minimumView)
    view.addSubview(maximumView)
    setOpacity(opacity)
  }

  func remove() {
    minimumView.removeFromSuperview()
    maximumView.removeFromSuperview()
  }

  func setOpacity(_ opacity: CGFloat) {
    minimumView.alpha = opacity
    maximumView.alpha = opacity
  }

  /// Shows the images beside the ends of the track, at a distance in points.
  func layOut(
    minimum: UIImage?, maximum: UIImage?, spacing: CGFloat, geometry: SliderGeometry,
    grid: PixelGrid
  ) {
    let start = geometry.along(geometry.bounds.origin)
    let end = start + geometry.length(of: geometry.bounds.size)
    let middle = geometry.across(CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
    for (part, image, isFirst) in [
      (minimumView, minimum, !geometry.isReversed), (maximumView, maximum, geometry.isReversed),
    ] {
      part.image = image
      let size = image?.size ?? .zero
      let (length, thickness) = (geometry.length(of: size), geometry.thickness(of: size))
      let frame = geometry.rectangle(
        along: isFirst ? start - spacing - length : end + spacing, length: length,
        across: middle - thickness / 2, thickness: thickness)
      part.place(
        in: CGRect(
          origin: CGPoint(x: grid.aligned(frame.minX), y: grid.aligned(frame.minY)), size: size),
        appears: part.bounds.isEmpty)
    }
  }
}

/// The view of an image beside an end of the track.
@MainActor
private final class EndImageView: PartView {
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var image: UIImage? {
    get { imageView.image }
    set { if newValue !== imageView.image { imageView.image = newValue } }
  }
}
