import QuartzCore

extension UIView {
  final func applyBackgroundColor(_ color: UIColor?) {
    storedBackgroundColor = color
    didSetAppearance(.backgroundColor, { $0.backgroundColor = color })
    resolveBackgroundColor()
    if drawsContent { setNeedsDisplay() }
  }

  final func resolveBackgroundColor() {
    backingLayer.backgroundColor =
      storedBackgroundColor?.resolvedColor(with: traitCollection).cgColor
    updateLayerOpacity()
  }

  final func applyAlpha(_ alpha: CGFloat) {
    guard !alpha.isNaN else {
      PortableLog.report("\(diagnosticName): ignored an alpha that is not a number")
      return
    }
    backingLayer.opacity = Float(min(max(alpha, 0), 1))
  }

  final func applyIsHidden(_ isHidden: Bool) {
    guard isHidden != backingLayer.isHidden else { return }
    backingLayer.isHidden = isHidden
    (parentView as? UIStackView)?.arrangedVisibilityDidChange(of: self)
  }
}
