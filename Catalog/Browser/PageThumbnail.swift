import ControlCore
import UIKit

/// The small picture of a page in the list.
@MainActor
enum PageThumbnail {
  static let size = CGSize(width: 60, height: 45)

  private static let cornerRadius: CGFloat = 9

  /// The widths that a control may have for its picture, before it is made smaller.
  private static let widths: [CGFloat] = [160, 200, 240, 300]

  /// The part of the picture that is free on each side.
  private static let margin: CGFloat = 0.09

  /// Draws the symbol of a page on a tile in its color.
  static func symbol(of page: CatalogPage, traits: UITraitCollection) -> UIImage {
    let configuration = UIImage.SymbolConfiguration(pointSize: 19, weight: .medium)
    let color = page.color.resolvedColor(with: traits)
    let glyph = UIImage(systemName: page.symbol, withConfiguration: configuration)?
      .withTintColor(color, renderingMode: .alwaysOriginal)
    return tile(traits: traits) { bounds in
      color.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.24 : 0.14).setFill()
      UIBezierPath(rect: bounds).fill()
      guard let glyph else { return }
      glyph.draw(
        at: CGPoint(
          x: bounds.midX - glyph.size.width / 2, y: bounds.midY - glyph.size.height / 2))
    }
  }

  /// Draws the control of a page in its first state, or returns `nil` for a page without one.
  static func control(of page: CatalogPage, traits: UITraitCollection) -> UIImage? {
    let subject = page.make { _ in }
    guard subject.screen == nil, let control = subject.control else { return nil }
    page.states.first?.apply(to: subject)
    let stage = stage(for: control, fills: subject.isFramed)
    let view = UIView(frame: stage.bounds)
    view.overrideUserInterfaceStyle = traits.userInterfaceStyle
    view.semanticContentAttribute =
      traits.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    control.frame = stage.control
    view.addSubview(control)
    view.layoutIfNeeded()
    return tile(traits: traits) { bounds in
      UIColor.tertiarySystemGroupedBackground.resolvedColor(with: traits).setFill()
      UIBezierPath(rect: bounds).fill()
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.scaleBy(
        x: bounds.width / stage.bounds.width, y: bounds.height / stage.bounds.height)
      view.layer.render(in: context)
    }
  }

  /// Returns the smallest bounds that a control fits into, and its frame in them.
  private static func stage(for control: UIView, fills: Bool) -> (bounds: CGRect, control: CGRect) {
    var stage = (bounds: CGRect.zero, control: CGRect.zero)
    for width in widths {
      let bounds = CGRect(x: 0, y: 0, width: width, height: width * size.height / size.width)
      let room = bounds.insetBy(dx: width * margin, dy: width * margin)
      let height = control.sizeThatFits(CGSize(width: room.width, height: 10_000)).height
      let isHigh = height > room.height
      let used = fills || isHigh ? room.height : height
      stage = (
        bounds,
        CGRect(x: room.minX, y: room.midY - used / 2, width: room.width, height: used)
      )
      if fills || !isHigh { break }
    }
    return stage
  }

  /// Draws content into a tile with round corners and a hairline around it.
  private static func tile(
    traits: UITraitCollection, content: (CGRect) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat(for: traits)
    format.opaque = false
    let bounds = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.saveGState()
      UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).addClip()
      content(bounds)
      context.cgContext.restoreGState()
      let hairline = 1 / max(traits.displayScale, 1)
      let edge = UIBezierPath(
        roundedRect: bounds.insetBy(dx: hairline / 2, dy: hairline / 2),
        cornerRadius: cornerRadius - hairline / 2)
      edge.lineWidth = hairline
      UIColor.separator.resolvedColor(with: traits).setStroke()
      edge.stroke()
    }
  }
}
