import ControlCore
import UIKit

/// The thumbnails of pages: at once those that are there, one more with each frame.
///
/// The first frame shows tiles with symbols; nothing is made while the list scrolls.
@MainActor
final class ThumbnailStore: NSObject {
  private struct Key: Hashable {
    let page: String
    let style: UIUserInterfaceStyle
    let direction: UITraitEnvironmentLayoutDirection
    let contrast: UIAccessibilityContrast
    let scale: CGFloat

    init(_ page: CatalogPage, _ traits: UITraitCollection) {
      self.page = page.id
      style = traits.userInterfaceStyle
      direction = traits.layoutDirection
      contrast = traits.accessibilityContrast
      scale = traits.displayScale
    }
  }

  /// Called after a thumbnail has been made, with its page.
  var didMake: (CatalogPage) -> Void = { _ in }

  /// Returns whether a thumbnail may be made now.
  var isIdle: () -> Bool = { true }

  private var symbols: [Key: UIImage] = [:]
  private var images: [Key: UIImage] = [:]
  private var queue: [(key: Key, page: CatalogPage, traits: UITraitCollection)] = []
  private var displayLink: CADisplayLink?

  /// Returns the thumbnail of a page, or its symbol until there is one.
  func image(for page: CatalogPage, traits: UITraitCollection) -> UIImage {
    let key = Key(page, traits)
    if let image = images[key] { return image }
    if page.form.kind == .view { enqueue(page, key, traits) }
    if let symbol = symbols[key] { return symbol }
    let symbol = PageThumbnail.symbol(of: page, traits: traits)
    symbols[key] = symbol
    return symbol
  }

  private func enqueue(_ page: CatalogPage, _ key: Key, _ traits: UITraitCollection) {
    guard !queue.contains(where: { $0.key == key }) else { return }
    queue.append((key, page, traits))
    guard displayLink == nil else { return }
    let link = CADisplayLink(target: self, selector: Self.frameAction)
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  private var hasSeenFrame = false

  private static let frameAction = Selector(("frame:"))

  // A display link takes a selector.
  @IBAction func frame(_ link: CADisplayLink) {
    // The first frame belongs to the list.
    guard hasSeenFrame else {
      hasSeenFrame = true
      return
    }
    guard isIdle() else { return }
    if !queue.isEmpty {
      let next = queue.removeFirst()
      if let image = PageThumbnail.control(of: next.page, traits: next.traits) {
        images[next.key] = image
        didMake(next.page)
      }
    }
    guard queue.isEmpty else { return }
    link.invalidate()
    displayLink = nil
  }
}

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

/// A system symbol in white on a rounded tile of color, as the rows of Settings have it.
@MainActor
enum SymbolTile {
  private static let side: CGFloat = 30

  static func image(_ symbol: String, color: UIColor) -> UIImage {
    let size = CGSize(width: side, height: side)
    let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
    let glyph = UIImage(systemName: symbol, withConfiguration: configuration)?
      .withTintColor(.white, renderingMode: .alwaysOriginal)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 7).fill()
      guard let glyph else { return }
      glyph.draw(
        at: CGPoint(x: (side - glyph.size.width) / 2, y: (side - glyph.size.height) / 2))
    }
  }
}
