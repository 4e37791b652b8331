import QuartzCore

extension UIView {
  // Only a class that overrides one of the drawing methods has a bitmap of its own.
  final var drawsContent: Bool { DrawingOverride.isPresent(in: type(of: self)) }

  final func adoptLayer(frame: CGRect) {
    backingLayer.delegate = self
    backingLayer.contentsScale = UIScreen.main.scale
    traitState.collection = .predicted
    if frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite,
      frame.height.isFinite
    {
      backingLayer.frame = frame
    } else {
      reportMisuse(
        "UIView.init(frame:)", "\(frame) is not finite; compute a finite one for \(type(of: self))")
    }
    updateLayerOpacity()
    if drawsContent { backingLayer.setNeedsDisplay() }
  }

  final func markNeedsDisplay(_ rect: CGRect?) {
    guard drawsContent || type(of: backingLayer) != CALayer.self else { return }
    if let rect {
      backingLayer.setNeedsDisplay(rect)
    } else {
      backingLayer.setNeedsDisplay()
    }
  }

  final func drawContent(of layer: CALayer, in context: CGContext) {
    guard layer.model() === backingLayer else { return }
    let clip = context.boundingBoxOfClipPath
    let rect = clip.isNull || clip.isInfinite ? bounds : clip.intersection(bounds)
    guard !rect.isNull else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    traitCollection.performAsCurrent {
      if clearsContextBeforeDrawing, layer.isOpaque, let background = layer.backgroundColor {
        context.saveGState()
        context.setFillColor(background)
        context.fill(rect)
        context.restoreGState()
      }
      draw(rect)
    }
  }

  final func applyContentMode(_ mode: ContentMode) {
    guard mode != storedContentMode else { return }
    storedContentMode = mode
    backingLayer.contentsGravity = mode.gravity
    backingLayer.needsDisplayOnBoundsChange = mode == .redraw
  }

  // A bitmap is opaque only when something opaque is sure to cover it.
  final func updateLayerOpacity() {
    let isCovered = storedBackgroundColor.map { _ in (backingLayer.backgroundColor?.alpha ?? 1) >= 1
    }
    backingLayer.isOpaque = drawsContent && storedIsOpaque && (isCovered ?? true)
  }

  final func applyIsOpaque(_ isOpaque: Bool) {
    storedIsOpaque = isOpaque
    updateLayerOpacity()
  }

  final func applyMask(_ mask: UIView?) {
    guard mask !== storedMask else { return }
    if let mask, isSelfOrDescendant(of: mask) {
      PortableLog.report("\(diagnosticName): refused itself or its superview as its mask")
      return
    }
    mask?.removeFromSuperview()
    storedMask = mask
    backingLayer.mask = mask?.backingLayer
  }
}

extension UIView.ContentMode {
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    // Layers count upward and views downward: what is top for a view is bottom for its layer.
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
