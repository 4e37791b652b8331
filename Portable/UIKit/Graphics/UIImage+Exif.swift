import QuartzCore

extension UIImage.Orientation {
  /// How a camera was held, by its Exif number; upright for other numbers.
  init(exif value: Int) {
    let order: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = order.indices.contains(value - 1) ? order[value - 1] : .up
  }
}
