import QuartzCore

/// The contexts pushed on one thread.
final class GraphicsContextStack {
  var entries: [CGContext] = []

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
  GraphicsContextStack.current.entries.last
}

/// Makes `context` current until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.entries.append(context)
}

/// Takes the current context off; without one nothing happens.
public func UIGraphicsPopContext() {
  _ = GraphicsContextStack.current.entries.popLast()
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
