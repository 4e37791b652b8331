import UIKit

/// Everything that the picture of a thumb depends on; equal looks share one picture.
struct ThumbLook: Hashable {
  /// What a thumb is made of.
  enum Face: Hashable {
    /// The app's own picture, tinted where it is a template.
    case image(UIImage)

    /// A disc, or a capsule where its sides differ.
    case drawn(CGSize)
  }

  var face: Face

  /// The colour of a drawn thumb or of a template, without any dependence on traits.
  var color: UIColor

  /// Pixels per point of the screen.
  var scale: CGFloat

  /// Whether a drawn thumb has an outline that cannot be missed.
  var isOutlined = false

  /// Whether the thumb cannot be moved while the rest of the slider can: without shadow, and greyed.
  var isFlat = false

  /// The size of the thumb itself, in points.
  var size: CGSize {
    switch face {
    case .image(let image): image.size
    case .drawn(let size): size
    }
  }
}
