import QuartzCore

// What a pointer's effect adds to the content: a veil over its visible part, and a shadow around a
// part that is lifted.
@MainActor
final class PointerGlow {
  private let content = CALayer()
  private let veil = CAShapeLayer()
  private let shadow = CALayer()
  private let outside = CAShapeLayer()

  init() {
    content.addSublayer(shadow)
    content.addSublayer(veil)
    shadow.shadowRadius = 6
    shadow.shadowOffset = CGSize(width: 0, height: 2)
    // The shadow lies above the content here, so it must not fall on what is lifted.
    shadow.mask = outside
    outside.fillRule = .evenOdd
  }

  func show(_ effect: UIPointerEffect?) {
    guard let effect else { return hide() }
    let preview = effect.preview
    let view = preview.view
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let shape =
      preview.parameters.visiblePath ?? UIBezierPath(roundedRect: view.bounds, cornerRadius: 8)
    for layer in [content, veil, shadow, outside] { layer.frame = view.bounds }
    for layer in [content, veil, shadow, outside] { layer.bounds = view.bounds }
    veil.path = shape.cgPath
    veil.fillColor = effect.veilColor?.resolvedColor(with: view.traitCollection).cgColor
    shadow.shadowPath = (preview.parameters.shadowPath ?? shape).cgPath
    shadow.shadowOpacity = effect.hasShadow ? 0.25 : 0
    let surroundings = UIBezierPath(rect: shape.bounds.insetBy(dx: -40, dy: -40))
    surroundings.append(shape)
    outside.path = surroundings.cgPath
    if content.superlayer !== view.layer { view.layer.addSublayer(content) }
  }

  func hide() {
    content.removeFromSuperlayer()
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

  // What is lifted comes into a light of its own; the rest is tinted by what is written on it.
  fileprivate var veilColor: UIColor? {
    switch self {
    case .automatic, .highlight: .label.withAlphaComponent(0.08)
    case .lift: UIColor(white: 0, alpha: 0.06)
    case .hover(_, .none, _, _): nil
    case .hover: .label.withAlphaComponent(0.08)
    }
  }

  fileprivate var hasShadow: Bool {
    switch self {
    case .lift: true
    case .hover(_, _, let prefersShadow, _): prefersShadow
    case .automatic, .highlight: false
    }
  }
}
