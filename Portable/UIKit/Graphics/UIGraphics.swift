import QuartzCore

/// The contexts pushed on one thread, with what is needed to make an image of them.
final class GraphicsContextStack {
  struct Entry {
    let context: CGContext
    /// Set for contexts begun by `UIGraphicsBeginImageContext`: the image's scale.
    var imageScale: CGFloat?
  }

  var entries: [Entry] = []

  /// Contexts are current per thread, so drawing off the main thread never disturbs it.
  static var current: GraphicsContextStack {
    let key = "UIKit.GraphicsContextStack"
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? GraphicsContextStack { return stack }
    let stack = GraphicsContextStack()
    dictionary[key] = stack
    return stack
  }
}

/// The context that drawing on this thread goes to; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current.entries.last?.context
}

/// Makes `context` current until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.entries.append(.init(context: context, imageScale: nil))
}

/// Takes the current context off; without one nothing happens.
public func UIGraphicsPopContext() {
  _ = GraphicsContextStack.current.entries.popLast()
}

/// Begins a transparent image context at scale 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context.
///
/// Scale 0 is the screen's. A size without a positive, finite width and height is a misuse, and begins
/// nothing.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : ScreenScale.current
  guard let context = ImageBitmap.context(size: size, scale: scale, opaque: opaque) else {
    reportMisuse(
      "UIGraphicsBeginImageContextWithOptions(_:_:_:)",
      "there is no bitmap of the size \(size.width)×\(size.height); use UIGraphicsImageRenderer, or "
        + "check the size first")
    return
  }
  GraphicsContextStack.current.entries.append(.init(context: context, imageScale: scale))
}

/// What was drawn since the image context began; nil when the current context is not one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContextStack.current.entries.last, let scale = entry.imageScale,
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the image context; a context that was pushed stays.
public func UIGraphicsEndImageContext() {
  let stack = GraphicsContextStack.current
  guard stack.entries.last?.imageScale != nil else { return }
  stack.entries.removeLast()
}

/// Fills with the current fill color, replacing what was there.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame one point wide just inside the rectangle, in the fill color.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let rect = rect.standardized
  guard rect.width > 2, rect.height > 2 else {
    UIRectFillUsingBlendMode(rect, blendMode)
    return
  }
  UIRectFillUsingBlendMode(
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1), blendMode)
  UIRectFillUsingBlendMode(
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), blendMode)
  UIRectFillUsingBlendMode(
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2), blendMode)
  UIRectFillUsingBlendMode(
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2), blendMode)
}

/// Intersects the current clip with the rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// The scale drawing takes when none is given: that of the current traits.
enum ScreenScale {
  static var current: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}

/// Bitmap contexts in UIKit's coordinates: points, y pointing down.
enum ImageBitmap {
  /// Nil for an empty, infinite or absurdly large size.
  static func context(
    size: CGSize, scale: CGFloat, opaque: Bool, isExtended: Bool = false
  ) -> CGContext? {
    let wide = (size.width * scale).rounded(.up)
    let high = (size.height * scale).rounded(.up)
    guard wide >= 1, high >= 1, wide <= 32767, high <= 32767, scale.isFinite else { return nil }
    return CGContext(
      layerPixelsWide: Int(wide), high: Int(high), scale: scale, opaque: opaque,
      isExtended: isExtended)
  }
}
