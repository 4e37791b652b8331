/// The pixels that a backdrop layer reads, and what is made of them.
struct BackdropPlan: Equatable {
  /// The pixels that are shown blurred, within the compositor's bitmap.
  let area: CGRect
  /// The pixels that decide what is shown: shrinking may look beyond the edge of the area.
  let readArea: CGRect
  /// The standard deviation of the blur in pixels.
  let sigma: CGFloat
  let saturation: CGFloat
  /// How many pixels become one before blurring, in each direction. A strong blur is as smooth when
  /// it is made from fewer pixels.
  let divisor: CGFloat

  /// Returns `nil` for a layer of which no pixel is on the screen.
  ///
  /// - Parameters:
  ///   - layer: The layer as it is shown.
  ///   - matrix: From the layer's coordinates to pixels.
  ///   - screen: The pixels of the compositor's bitmap.
  init?(_ layer: CABackdropLayer, matrix: CGAffineTransform, screen: CGRect) {
    let bounds = layer.values.bounds
    guard let place = LayerPainter.snapped(bounds, by: matrix) ?? Self.upright(bounds, matrix)
    else { return nil }
    let area = place.intersection(screen).integral
    guard !area.isNull, !area.isEmpty else { return nil }
    let sigma = layer.blurRadius * matrix.meanScale
    var divisor: CGFloat = 1
    while divisor < 8, sigma / divisor > 4 { divisor *= 2 }
    let margin = divisor > 1 ? divisor + 1 : 0
    self.area = area
    self.sigma = sigma
    self.divisor = divisor
    saturation = layer.saturation
    readArea = area.insetBy(dx: -margin, dy: -margin).intersection(screen)
  }

  /// The size of the copy that is blurred.
  var smallSize: CGSize {
    CGSize(
      width: (area.width / divisor).rounded(.up), height: (area.height / divisor).rounded(.up))
  }

  /// The box around a turned layer.
  private static func upright(_ rect: CGRect, _ matrix: CGAffineTransform) -> CGRect? {
    let box = rect.applying(matrix).integral
    return box.isFinite && !box.isEmpty ? box : nil
  }
}

/// A blurred image that a backdrop layer keeps until something below it changes.
final class BackdropImage {
  let plan: BackdropPlan
  let image: GroupImage

  init(plan: BackdropPlan, image: GroupImage) {
    self.plan = plan
    self.image = image
  }

  var pixels: Int { image.width * image.height }
}
