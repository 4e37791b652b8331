import QuartzCore

// What a pointer's effect adds to the content: a veil over its visible part, and a shadow below a
// part that is lifted.
@MainActor
final class PointerGlow {
  private let layer = CAShapeLayer()

  func show(_ effect: UIPointerEffect?) {
    guard let effect else { return hide() }
    let preview = effect.preview
    let view = preview.view
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    layer.frame = CGRect(origin: .zero, size: view.bounds.size)
    layer.path =
      preview.parameters.visiblePath?.cgPath
      ?? UIBezierPath(roundedRect: view.bounds, cornerRadius: 8).cgPath
    layer.fillColor =
      effect.isTinted
      ? UIColor.label.resolvedColor(with: view.traitCollection).withAlphaComponent(0.08).cgColor
      : nil
    layer.shadowPath = layer.path
    layer.shadowOpacity = effect.hasShadow ? 0.25 : 0
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
  }

  func hide() {
    layer.removeFromSuperlayer()
  }
}

extension UIPointerEffect {
  var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }

  fileprivate var isTinted: Bool {
    if case .hover(_, let mode, _, _) = self { return mode != .none }
    return true
  }

  fileprivate var hasShadow: Bool {
    switch self {
    case .lift: true
    case .hover(_, _, let prefersShadow, _): prefersShadow
    case .automatic, .highlight: false
    }
  }
}
