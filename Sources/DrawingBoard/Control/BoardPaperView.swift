import ControlCore
import UIKit

/// What a board's picture lies on: a colour, and an image over it.
///
/// It is drawn by the system; strokes never draw it again.
@MainActor
final class BoardPaperView: ControlPart {
  private let sheet = UIView()
  private let imageView = UIImageView()

  /// Where the paper is, in points.
  var paperFrame = CGRect.zero {
    didSet {
      if paperFrame != oldValue { setNeedsLayout() }
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
    sheet.frame = paperFrame
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
