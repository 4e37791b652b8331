import ControlCore
import UIKit

/// A view that shows the background of a board: a color, and an image over it.
///
/// The system draws both. Strokes never redraw them.
@MainActor
final class BoardBackgroundView: ControlPart {
  private let sheet = UIView()
  private let imageView = UIImageView()

  /// The frame of the background, in points.
  var sheetFrame = CGRect.zero {
    didSet {
      if sheetFrame != oldValue { setNeedsLayout() }
    }
  }

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

  override func layoutSubviews() {
    super.layoutSubviews()
    sheet.frame = sheetFrame
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
