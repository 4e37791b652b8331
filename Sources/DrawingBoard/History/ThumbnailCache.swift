import UIKit

/// Thumbnails of steps, of which the latest are kept.
@MainActor
struct ThumbnailCache {
  /// How many thumbnails are made in one pass of layout.
  static let countAtOnce = 2

  /// How many thumbnails are kept.
  static let limit = 120

  /// The thumbnails by the steps' identifiers.
  private(set) var images: [UInt64: UIImage] = [:]

  private var order: [UInt64] = []

  /// Keeps a thumbnail, and lets the oldest go where there are too many.
  mutating func insert(_ image: UIImage, for id: UInt64) {
    if images.updateValue(image, forKey: id) == nil { order.append(id) }
    while order.count > Self.limit { images[order.removeFirst()] = nil }
  }

  /// Lets go of all but some, whose steps are still there.
  mutating func keep(_ ids: Set<UInt64>) {
    order.removeAll { !ids.contains($0) }
    images = images.filter { ids.contains($0.key) }
  }
}
