import QuartzCore
import Synchronization

extension UIImage {
  /// Upright pixels for a layer: tinted, mirrored for the layout direction, symbols at `scale`.
  ///
  /// The same request gives the same `CGImage` as long as the image lives.
  func rendering(tint: CGColor?, scale: CGFloat, isRightToLeft: Bool) -> CGImage? {
    let tint = tint ?? attributes.tint?.cgColor
    let mirrors = isRightToLeft && attributes.flipsForRightToLeft
    if case .bitmap(let image) = content, tint == nil, !mirrors, attributes.orientation == .up {
      return image
    }
    let scale = isSymbolImage ? scale : attributes.scale
    let key = RenderedImageCache.Key(tint: tint, scale: scale, isMirrored: mirrors)
    if let cached = renderings.image(for: key) { return cached }
    let shared = sharedKey(for: key)
    if let shared, let image = SharedSymbols.image(for: shared) {
      renderings.store(image, for: key)
      return image
    }
    guard let context = ImageBitmap.context(size: size, scale: scale, opaque: false) else {
      return nil
    }
    if mirrors {
      context.translateBy(x: size.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    draw(in: CGRect(origin: .zero, size: size), context: context, tint: tint)
    guard let image = context.makeImage() else { return nil }
    renderings.store(image, for: key)
    if let shared { SharedSymbols.store(image, for: shared) }
    return image
  }

  /// What else decides the pixels of a symbol in one color; nil for other images.
  private func sharedKey(for key: RenderedImageCache.Key) -> SharedSymbols.Key? {
    guard case .symbol(let symbol) = content, symbol.configuration.values.colors == nil else {
      return nil
    }
    return SharedSymbols.Key(
      symbol: symbol, size: size, isFlipped: attributes.orientation == .upMirrored,
      rendering: key)
  }

  /// Whether the tint color of the view that shows the image applies.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage && attributes.tint == nil && !hasOwnColors
    }
  }

  private var hasOwnColors: Bool {
    if case .symbol(let symbol) = content {
      symbol.configuration.values.colors != nil
    } else {
      true
    }
  }
}

/// The symbols that were rendered last, for all images that show the same.
///
/// An app makes a new image for every button with a symbol.
enum SharedSymbols {
  struct Key: Equatable {
    var symbol: SymbolImage
    var size: CGSize
    var isFlipped: Bool
    var rendering: RenderedImageCache.Key
  }

  private static let capacity = 64
  private static let entries = Mutex<[(key: Key, image: CGImage)]>([])

  static func image(for key: Key) -> CGImage? {
    entries.withLock { entries in
      guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.image
    }
  }

  static func store(_ image: CGImage, for key: Key) {
    entries.withLock { entries in
      entries.append((key, image))
      if entries.count > capacity { entries.removeFirst() }
    }
  }
}

/// The last few renderings of one image.
final class RenderedImageCache: Sendable {
  struct Key: Equatable {
    var tint: CGColor?
    var scale: CGFloat
    var isMirrored: Bool
  }

  private struct Entry {
    var key: Key
    var image: CGImage
  }

  private static let capacity = 4
  private let entries = Mutex<[Entry]>([])

  func image(for key: Key) -> CGImage? {
    entries.withLock { entries in entries.first { $0.key == key }?.image }
  }

  func store(_ image: CGImage, for key: Key) {
    entries.withLock { entries in
      entries.append(Entry(key: key, image: image))
      if entries.count > Self.capacity { entries.removeFirst() }
    }
  }
}
