import CCairo

// Cairo's transforms keep parallel lines parallel, so a plane that recedes is drawn flat and then
// resampled.
extension LayerPainter {
  /// Draws a layer whose coordinates a projection takes to those of `outer`.
  func paintProjected(
    _ layer: CALayer, _ shown: CALayer, _ projection: PlaneProjection,
    matrix outer: CGAffineTransform
  ) {
    let scale = max(abs(outer.determinant).squareRoot(), 1e-3)
    let flat = CGAffineTransform(scaleX: scale, y: scale)
    let extent = culls ? layer.render.extent : layer.measuredExtent(at: time)
    let toPixels = projection.concatenating(PlaneProjection(outer))
    let back = toPixels.inverted?.concatenating(PlaneProjection(flat))
    let area = toPixels.box(around: extent).insetBy(dx: -1, dy: -1).intersection(clip).integral
    guard let back, !extent.isNull, !area.isNull, !area.isEmpty,
      let source = GroupImage(
        area: extent.applying(flat).insetBy(dx: -1, dy: -1).integral, pool: surfaces),
      let target = GroupImage(area: area, pool: surfaces), let plane = cairo_create(source.surface)
    else { return }
    // What lies below is not in the layer's plane, so a backdrop sees nothing of it.
    let painter = LayerPainter(cairo: plane, clip: source.area, time: time, culls: culls)
    painter.surfaces = surfaces
    painter.paintRoot(layer, shown, matrix: flat)
    cairo_destroy(plane)
    target.fill(from: source, by: back)
    composite(target, opacity: alpha)
  }
}

extension CGAffineTransform {
  fileprivate var determinant: CGFloat { a * d - b * c }
}

extension GroupImage {
  /// Fills every pixel with what lies there in another image, mixed from its four neighbors.
  ///
  /// - Parameters:
  ///   - source: the image, whose surroundings are clear.
  ///   - projection: from this image's space to the source's.
  func fill(from source: GroupImage, by projection: PlaneProjection) {
    source.withPixels { pixels, sourceRow in
      withPixels { target, rowLength in
        for y in 0..<height {
          // A pixel stands for its center.
          var place = projection.homogeneous(
            CGPoint(x: area.minX + 0.5, y: area.minY + CGFloat(y) + 0.5))
          for x in 0..<width {
            if place.z > PlaneProjection.nearest {
              target[y * rowLength + x] = source.sample(
                pixels, sourceRow, x: place.x / place.z - Double(source.area.minX) - 0.5,
                y: place.y / place.z - Double(source.area.minY) - 0.5)
            }
            place += projection.columnStep
          }
        }
      }
    }
  }

  private func sample(
    _ pixels: UnsafeMutablePointer<UInt32>, _ rowLength: Int, x: Double, y: Double
  ) -> UInt32 {
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return 0 }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (right, bottom) = (UInt32((x - Double(left)) * 256), UInt32((y - Double(top)) * 256))
    func pixel(_ column: Int, _ row: Int) -> UInt32 {
      column >= 0 && row >= 0 && column < width && row < height
        ? pixels[row * rowLength + column] : 0
    }
    let four = [
      (pixel(left, top), (256 - right) * (256 - bottom)),
      (pixel(left + 1, top), right * (256 - bottom)),
      (pixel(left, top + 1), (256 - right) * bottom), (pixel(left + 1, top + 1), right * bottom),
    ]
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let sum = four.reduce(UInt32(32768)) { $0 + (($1.0 >> shift) & 0xFF) * $1.1 }
      result |= (sum >> 16) << shift
    }
    return result
  }
}
