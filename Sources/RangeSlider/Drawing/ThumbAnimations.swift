import UIKit

/// Additive animations of layers from their former place to the current one.
///
/// Each animation adds an offset that decreases to zero, so animations can overlap, and one end of the
/// fill can animate while a finger moves the other. An animation belongs to a thumb.
@MainActor
struct ThumbAnimations {
  /// The duration in seconds.
  static let duration: TimeInterval = 0.25

  private var count = 0

  /// Animates a layer from a place with this offset, in points.
  mutating func animate(_ layer: CALayer, of thumb: Thumb, from offset: CGPoint) {
    guard offset != .zero else { return }
    add("position", from: offset, to: CGPoint.zero, layer: layer, thumb: thumb)
  }

  /// Animates a layer from a size with this difference, in points.
  mutating func animate(_ layer: CALayer, of thumb: Thumb, fromGrowth growth: CGSize) {
    guard growth != .zero else { return }
    add("bounds.size", from: growth, to: CGSize.zero, layer: layer, thumb: thumb)
  }

  private mutating func add(
    _ keyPath: String, from start: Any, to end: Any, layer: CALayer, thumb: Thumb
  ) {
    count += 1
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = start
    animation.toValue = end
    animation.isAdditive = true
    animation.duration = Self.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: Self.prefix(of: thumb) + String(count))
  }

  /// Ends the animations of a layer that belong to a thumb.
  static func end(_ layer: CALayer, of thumb: Thumb) {
    guard let keys = layer.animationKeys(), !keys.isEmpty else { return }
    let prefix = prefix(of: thumb)
    for key in keys where key.hasPrefix(prefix) { layer.removeAnimation(forKey: key) }
  }

  /// Returns whether a layer has an animation that belongs to a thumb.
  static func isRunning(_ layer: CALayer, of thumb: Thumb) -> Bool {
    guard let keys = layer.animationKeys(), !keys.isEmpty else { return false }
    let prefix = prefix(of: thumb)
    return keys.contains { $0.hasPrefix(prefix) }
  }

  private static func prefix(of thumb: Thumb) -> String {
    "ControlKit.thumb.\(thumb.rawValue)."
  }
}
