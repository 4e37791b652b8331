import ControlCore
import UIKit

/// The disc of a radar pulse with its image.
///
/// The class is not private, because archives find classes by their names.
final class PulseDisc: ControlPart {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .white
    addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
    imageView.frame = bounds.insetBy(dx: bounds.width * 0.25, dy: bounds.height * 0.25)
  }
}
