import UIKit

/// The thumbnails of steps that were made last.
@MainActor
struct ThumbnailCache {
  /// The number of thumbnails that are kept.
  static let limit = 120

  /// The thumbnails by the identifiers of their steps.
  private(set) var images: [UInt64: UIImage] = [:]

  private var order: [UInt64] = []

  /// Adds a thumbnail, and removes the oldest beyond the limit.
  mutating func insert(_ image: UIImage, for id: UInt64) {
    if images.updateValue(image, forKey: id) == nil { order.append(id) }
    while order.count > Self.limit { images[order.removeFirst()] = nil }
  }

  /// Removes all thumbnails but those of some steps.
  mutating func keep(_ ids: Set<UInt64>) {
    order.removeAll { !ids.contains($0) }
    images = images.filter { ids.contains($0.key) }
  }
}
