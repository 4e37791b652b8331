import QuartzCore

/// What happens to the content under the pointer.
public enum UIPointerEffect {
  /// How the content is tinted.
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// What the pointer turns into.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// How pointer and content look while the pointer is in a region.
///
/// The host's own pointer keeps its look; the effect on the content is drawn.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  let effect: UIPointerEffect?

  /// Makes a style with an effect on the content.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    super.init()
  }

  /// Makes a style that changes the pointer only.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    effect = nil
    super.init()
  }
}

/// Directions of the screen.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// A part of a view that the pointer treats as one thing.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The place in the view's coordinates.
  public let rect: CGRect

  let key: AnyHashable?

  /// What tells the region from others of the view.
  open var identifier: AnyHashable? { key }

  /// Makes a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    key = identifier
    super.init()
  }
}

/// Where the pointer is when a region is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place in the view's coordinates.
  public let location: CGPoint

  /// The modifier keys held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
