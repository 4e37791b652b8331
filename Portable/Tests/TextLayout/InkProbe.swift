import CoreGraphics

extension CGContext {
  /// The smallest rectangle around everything drawn, in the points of a layer bitmap.
  var ink: CGRect? {
    let scale = ctm.a
    var bounds = CGRect.null
    for (row, sum) in inkPerRow.enumerated() where sum > 0 {
      for column in 0..<width where pixel(column, row).alpha > 8 {
        bounds = bounds.union(CGRect(x: column, y: row, width: 1, height: 1))
      }
    }
    guard !bounds.isNull else { return nil }
    return CGRect(
      x: bounds.minX / scale, y: bounds.minY / scale, width: bounds.width / scale,
      height: bounds.height / scale)
  }

  /// The sum of the alpha values of each row, top row first.
  var inkPerRow: [Int] {
    (0..<height).map { row in (0..<width).reduce(0) { $0 + pixel($1, row).alpha } }
  }

  /// All pixels that nothing shows through.
  var opaquePixels: [(x: Int, y: Int, pixel: Pixel)] {
    (0..<height).flatMap { row in
      (0..<width).compactMap { column in
        let pixel = pixel(column, row)
        return pixel.alpha == 255 ? (column, row, pixel) : nil
      }
    }
  }
}
