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

  // A display link takes a selector, which without Objective-C is listed by name below.
  #if canImport(ObjectiveC)
    @objc(frame:)
  #endif
  private func frame(_ link: CADisplayLink) {
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

#if !canImport(ObjectiveC)
  extension ThumbnailStore: _SelectorReceiving {
    static var _selectors: [_SelectorMethod] { [.init("frame:", frame)] }
  }
#endif
