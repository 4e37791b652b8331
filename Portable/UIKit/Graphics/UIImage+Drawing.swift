import QuartzCore

extension UIImage {
  public func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to fill the rectangle; a resizable image keeps its caps.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else {
      return
    }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, context: context, tint: nil)
    context.restoreGState()
  }

  /// Draws in the context's own state; a tint of nil uses the image's own, if any.
  func draw(in rect: CGRect, context: CGContext, tint: CGColor?) {
    let tint = tint ?? attributes.tint?.cgColor
    switch content {
    case .empty: break
    case .symbol(let symbol):
      symbol.draw(
        in: rect, context: context, color: tint ?? CGColor(gray: 0, alpha: 1),
        isMirrored: attributes.orientation == .upMirrored)
    case .bitmap(let image):
      let image = tint.flatMap { TintedBitmap.make(image, color: $0) } ?? image
      if attributes.isResizable, rect.size != size {
        ImageParts.draw(image, of: self, in: rect, context: context)
      } else {
        context.drawUpright(image, in: rect, orientation: attributes.orientation)
      }
    }
  }
}

extension CGContext {
  /// Draws the pixels upright in a context whose y points down.
  func drawUpright(_ image: CGImage, in rect: CGRect, orientation: UIImage.Orientation = .up) {
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    concatenate(orientation.transform(for: rect.size))
    let size =
      orientation.swapsSides
      ? CGSize(width: rect.height, height: rect.width) : rect.size
    translateBy(x: 0, y: size.height)
    scaleBy(x: 1, y: -1)
    draw(image, in: CGRect(origin: .zero, size: size))
    restoreGState()
  }
}

/// Recolors bitmaps.
enum TintedBitmap {
  /// The bitmap's opacity filled with `color`.
  static func make(_ image: CGImage, color: CGColor) -> CGImage? {
    let size = CGSize(width: image.width, height: image.height)
    guard let context = ImageBitmap.context(size: size, scale: 1, opaque: false) else {
      return nil
    }
    let rect = CGRect(origin: .zero, size: size)
    context.drawUpright(image, in: rect)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(rect)
    return context.makeImage()
  }
}

/// The nine parts of a resizable image, and tiles.
enum ImageParts {
  static func draw(_ image: CGImage, of owner: UIImage, in rect: CGRect, context: CGContext) {
    let scale = owner.scale
    let caps = owner.capInsets
    let size = owner.size
    let columns = spans(
      source: size.width, target: rect.width, leading: caps.left, trailing: caps.right)
    let rows = spans(
      source: size.height, target: rect.height, leading: caps.top, trailing: caps.bottom)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
          width: column.sourceLength * scale, height: row.sourceLength * scale)
        guard source.width > 0, source.height > 0, let part = image.cropping(to: source) else {
          continue
        }
        let target = CGRect(
          x: rect.minX + column.target.lowerBound, y: rect.minY + row.target.lowerBound,
          width: column.targetLength, height: row.targetLength)
        if owner.resizingMode == .tile && (column.isMiddle || row.isMiddle) {
          context.saveGState()
          context.clip(to: target)
          let tile = UIImage(cgImage: part, scale: scale, orientation: .up)
          let size = CGSize(
            width: column.isMiddle ? tile.size.width : target.width,
            height: row.isMiddle ? tile.size.height : target.height)
          ImageParts.tile(tile, in: target, context: context, tint: nil, tileSize: size)
          context.restoreGState()
        } else {
          context.drawUpright(part, in: target)
        }
      }
    }
  }

  static func tile(
    _ image: UIImage, in rect: CGRect, context: CGContext, tint: CGColor?, tileSize: CGSize? = nil
  ) {
    let size = tileSize ?? image.size
    guard size.width > 0, size.height > 0 else { return }
    var y = rect.minY
    while y < rect.maxY {
      var x = rect.minX
      while x < rect.maxX {
        image.draw(
          in: CGRect(origin: CGPoint(x: x, y: y), size: size), context: context, tint: tint)
        x += size.width
      }
      y += size.height
    }
  }

  private struct Span {
    var source: Range<CGFloat>
    var target: Range<CGFloat>
    var isMiddle: Bool

    var sourceLength: CGFloat { source.upperBound - source.lowerBound }
    var targetLength: CGFloat { target.upperBound - target.lowerBound }
  }

  private static func spans(
    source: CGFloat, target: CGFloat, leading: CGFloat, trailing: CGFloat
  ) -> [Span] {
    let leading = min(max(0, leading), source)
    let trailing = min(max(0, trailing), source - leading)
    // Caps that do not fit shrink together.
    let shrink = leading + trailing > target ? target / (leading + trailing) : 1
    let first = leading * shrink
    let last = trailing * shrink
    let candidates = [
      Span(source: 0..<leading, target: 0..<first, isMiddle: false),
      Span(
        source: leading..<(source - trailing), target: first..<max(first, target - last),
        isMiddle: true),
      Span(
        source: (source - trailing)..<source, target: max(first, target - last)..<target,
        isMiddle: false),
    ]
    return candidates.filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }
}
