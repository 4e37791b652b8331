import CCairo

/// Makes images smaller as Cairo's filter `GOOD` does, in two passes instead of one.
///
/// A pixel of the result is the mean of the pixels that it covers, those at its edges by the part
/// that it covers of them. Cairo weighs all of them for each pixel anew, which takes ten times as
/// long. The result is the same but for the last bit.
enum PixelReduction {
  /// The scales that Cairo reduces by such means; below it interpolates, and above it skips pixels.
  static let scales: ClosedRange<CGFloat> = (4.0 / 3)...16

  /// The pixels that each pixel of the result covers along one axis.
  private struct Spans {
    /// The number of pixels that one covers at most, a part of them included.
    let width: Int

    /// The first that each covers.
    let first: [Int]

    /// The weights of all that each covers, `width` of them for each.
    let weights: [Float]
  }

  /// Draws a part of a surface into an image of the same device space, or returns false where Cairo
  /// has to.
  ///
  /// - Parameters:
  ///   - surface: The pixels to reduce. Beyond its edges the outermost pixels continue.
  ///   - image: The image to fill.
  ///   - scale: The pixels of the surface for one of the image, in each direction.
  ///   - origin: Where the top left corner of the image lies, in the surface's own space.
  static func draw(
    _ surface: OpaquePointer, into image: GroupImage, scale: CGSize, origin: CGPoint
  ) -> Bool {
    guard scales.contains(scale.width), scales.contains(scale.height) else { return false }
    cairo_surface_flush(surface)
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let data = cairo_image_surface_get_data(surface)
    else { return false }
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    guard width > 0, height > 0 else { return false }
    var (left, top) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &left, &top)
    let columns = spans(image.width, from: origin.x + left, scale: scale.width)
    let rows = spans(image.height, from: origin.y + top, scale: scale.height)
    guard let lowest = columns.first.first, let last = columns.first.last else { return false }
    // The columns that are read, and those of them that there are.
    let read = lowest..<(last + columns.width)
    let inside = read.clamped(to: 0..<width)
    guard !inside.isEmpty else { return false }
    let sums = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: read.count)
    defer { sums.deallocate() }
    let alpha: UInt32 = format == CAIRO_FORMAT_ARGB32 ? 0 : 0xFF00_0000
    image.withPixels { pixels, rowLength in
      for y in 0..<image.height {
        let start = inside.lowerBound - lowest
        for index in 0..<rows.width {
          let line = min(max(rows.first[y] + index, 0), height - 1)
          add(
            data + line * bytesPerRow + inside.lowerBound * 4,
            times: rows.weights[y * rows.width + index], to: sums + start, count: inside.count,
            isFirst: index == 0)
        }
        for index in 0..<start { sums[index] = sums[start] }
        for index in (start + inside.count)..<read.count where index > start {
          sums[index] = sums[start + inside.count - 1]
        }
        combine(sums, columns, into: pixels + y * rowLength, alpha: alpha)
      }
    }
    return true
  }

  /// Adds a row of bytes to the sums, or replaces them by it.
  private static func add(
    _ bytes: UnsafePointer<UInt8>, times weight: Float, to sums: UnsafeMutablePointer<SIMD4<Float>>,
    count: Int, isFirst: Bool
  ) {
    guard weight != 0 || isFirst else { return }
    sums.withMemoryRebound(to: Float.self, capacity: count * 4) { sums in
      if isFirst {
        for index in 0..<(count &* 4) { sums[index] = Float(bytes[index]) * weight }
      } else {
        for index in 0..<(count &* 4) { sums[index] += Float(bytes[index]) * weight }
      }
    }
  }

  /// Writes a row of the result from the sums of its columns.
  private static func combine(
    _ sums: UnsafeMutablePointer<SIMD4<Float>>, _ columns: Spans,
    into target: UnsafeMutablePointer<UInt32>, alpha: UInt32
  ) {
    let width = columns.width
    columns.first.withUnsafeBufferPointer { first in
      columns.weights.withUnsafeBufferPointer { weights in
        guard let lowest = first.first, let weights = weights.baseAddress else { return }
        for x in 0..<first.count {
          let source = sums + (first[x] &- lowest)
          let shares = weights + x &* width
          // From 2²³ on a float has no fraction, so that the sum is rounded and its low bits are the
          // number.
          var sum = SIMD4<Float>(repeating: 8_388_608)
          var mean = source[0] * shares[0]
          for index in 1..<width { mean += source[index] * shares[index] }
          sum += mean
          let bits = unsafeBitCast(sum, to: SIMD4<UInt32>.self)
          target[x] =
            (bits[0] & 0xFF) | (bits[1] & 0xFF) &<< 8 | (bits[2] & 0xFF) &<< 16
            | (bits[3] & 0xFF) &<< 24 | alpha
        }
      }
    }
  }

  /// The spans of the pixels of one axis of the result.
  ///
  /// The weights are those of Cairo: it has them for as many places within a pixel as give 128 of
  /// them for a pixel of the result.
  private static func spans(_ count: Int, from start: CGFloat, scale: CGFloat) -> Spans {
    let width = Int((scale + 1).rounded(.up))
    var phases = 1
    while scale * CGFloat(phases) <= 128 { phases *= 2 }
    let tables = (0..<phases).map { phase in
      shares(of: width, at: (CGFloat(phase) + 0.5) / CGFloat(phases), scale: scale)
    }
    var first: [Int] = []
    var weights: [Float] = []
    first.reserveCapacity(count)
    weights.reserveCapacity(count * width)
    for index in 0..<count {
      let place = start + (CGFloat(index) + 0.5) * scale
      let whole = place.rounded(.down)
      let phase = min(Int((place - whole) * CGFloat(phases)), phases - 1)
      let middle = whole + (CGFloat(phase) + 0.5) / CGFloat(phases)
      first.append(Int((middle - CGFloat(width - 1) / 2).rounded(.up)) - 1)
      weights += tables[phase]
    }
    return Spans(width: width, first: first, weights: weights)
  }

  /// The parts that a pixel of the result covers of `width` pixels, in sum 1.
  private static func shares(of width: Int, at fraction: CGFloat, scale: CGFloat) -> [Float] {
    let half = CGFloat(width) / 2
    let first = (fraction - half - 0.5).rounded(.up) - fraction + 0.5
    let covered = (0..<width).map { index in
      max(0, min(1, (scale + 1) / 2 - abs(first + CGFloat(index))))
    }
    let total = covered.reduce(0, +)
    return covered.map { Float($0 / total) }
  }
}
