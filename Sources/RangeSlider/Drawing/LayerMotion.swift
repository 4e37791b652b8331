import UIKit

/// Has layers come gliding to where they already are.
///
/// Every glide is an addition to the layer's own place that shrinks to nothing. So glides may overlap,
/// and one end of the fill can glide while a finger moves the other. A glide belongs to a thumb, and
/// ends for all layers of that thumb at once.
@MainActor
struct LayerMotion {
  /// How long a glide takes, in seconds.
  static let duration: TimeInterval = 0.25

  private static let prefix = "ControlKit.motion."

  private var count = 0

  /// Has a layer come from a place that lies this far from its own, in points.
  mutating func glide(_ layer: CALayer, of thumb: Thumb, from offset: CGPoint) {
    guard offset != .zero else { return }
    add("position", from: offset, to: CGPoint.zero, layer: layer, thumb: thumb)
  }

  /// Has a layer come from another size than its own, in points.
  mutating func glide(_ layer: CALayer, of thumb: Thumb, fromGrowth growth: CGSize) {
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

  /// Ends what a layer does for a thumb: it is where it is.
  static func end(_ layer: CALayer, of thumb: Thumb) {
    let prefix = prefix(of: thumb)
    for key in layer.animationKeys() ?? [] where key.hasPrefix(prefix) {
      layer.removeAnimation(forKey: key)
    }
  }

  /// Whether a layer is on its way for a thumb.
  static func isUnderWay(_ layer: CALayer, of thumb: Thumb) -> Bool {
    let prefix = prefix(of: thumb)
    return layer.animationKeys()?.contains { $0.hasPrefix(prefix) } ?? false
  }

  private static func prefix(of thumb: Thumb) -> String {
    prefix + (thumb == .lower ? "lower." : "upper.")
  }
}
