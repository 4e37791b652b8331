import ControlCore
import UIKit

/// The background of the drawing. It is not a part of the picture nor of the history.
extension DrawingBoardControl {
  /// The placement of the ``drawingBackgroundImage``.
  ///
  /// Default ``BoardImagePlacement/fill``.
  public var drawingBackgroundPlacement: BoardImagePlacement {
    get { behavior.background.placement }
    set { setBackground(.placement) { $0.placement = newValue } }
  }

  /// The displayed background, with its color resolved for the current traits.
  var boardBackground: BoardBackground {
    BoardBackground(
      color: drawingBackgroundColor.resolvedColor(with: traitCollection),
      image: drawingBackgroundImage, placement: drawingBackgroundPlacement)
  }

  /// Shows a background that was stored with the drawing.
  ///
  /// Values that the host has set stay.
  func restoreBackground(_ stored: BoardBackground) {
    publish([Self.publishedBackground]) { behavior.background.restore(stored) }
    updateBackground()
  }

  /// Sets a part of the background that the host has chosen, shows it and stores it.
  func setBackground(
    _ value: BoardBackgroundValues.HostValues, _ change: (inout BoardBackgroundValues) -> Void
  ) {
    publish(value == .color ? [Self.publishedBackground] : []) {
      change(&behavior.background)
      behavior.background.hostValues.insert(value)
    }
    updateBackground()
    storeBackground()
  }

  func updateBackground() {
    drawingBackgroundView.show(
      color: drawingBackgroundColor, image: drawingBackgroundImage,
      placement: drawingBackgroundPlacement)
  }
}

/// The background of a board, and which of its values the host has set.
struct BoardBackgroundValues {
  /// The values that come from the host, by code or a nib.
  struct HostValues: OptionSet {
    let rawValue: Int

    static let color = HostValues(rawValue: 1 << 0)
    static let image = HostValues(rawValue: 1 << 1)
    static let placement = HostValues(rawValue: 1 << 2)
  }

  var color = UIColor.white
  var image: UIImage?
  var placement = BoardImagePlacement.fill
  var hostValues: HostValues = []

  /// Takes the values of a stored background that the host has not set.
  mutating func restore(_ stored: BoardBackground) {
    if !hostValues.contains(.color) { color = stored.color.map(UIColor.init(cgColor:)) ?? .clear }
    if !hostValues.contains(.image) {
      image = stored.image.map {
        UIImage(cgImage: $0, scale: stored.imageScale, orientation: .up)
      }
    }
    if !hostValues.contains(.placement) { placement = stored.placement }
  }
}

/// A view that shows the background of a board: a color, and an image over it.
///
/// The system draws both. Strokes never redraw them.
@MainActor
final class BoardBackgroundView: ControlPart {
  private let sheet = UIView()
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    imageView.clipsToBounds = true
    sheet.addSubview(imageView)
    addSubview(sheet)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Lays out the background.
  ///
  /// - Parameters:
  ///   - frame: The frame in points.
  ///   - scale: The scale of the image, which a transform shows, so that a pattern is scaled as well.
  func place(_ frame: CGRect, scale: CGFloat) {
    sheet.bounds.size = CGSize(width: frame.width / scale, height: frame.height / scale)
    sheet.center = CGPoint(x: frame.midX, y: frame.midY)
    sheet.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    imageView.frame = sheet.bounds
  }

  /// Shows a background.
  func show(color: UIColor?, image: UIImage?, placement: BoardImagePlacement) {
    sheet.backgroundColor = color
    imageView.isHidden = image == nil
    switch placement {
    case .fill:
      imageView.contentMode = .scaleAspectFill
      (imageView.image, imageView.backgroundColor) = (image, nil)
    case .fit:
      imageView.contentMode = .scaleAspectFit
      (imageView.image, imageView.backgroundColor) = (image, nil)
    case .tile:
      (imageView.image, imageView.backgroundColor) = (nil, image.map(UIColor.init(patternImage:)))
    }
  }
}
