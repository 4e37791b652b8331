import UIKit

/// Tells the touches that a responder handles from those it passes on, from beginning to end.
///
/// Whoever overrides one of UIKit's four touch methods must override all four, and must give each
/// touch the same answer in all of them: a responder further on that hears of a beginning waits for
/// the end. The split decides once, when a touch begins, and remembers. It keeps no touch alive.
@MainActor
public struct TouchSplit {
  /// Touches apart: what the responder handles itself, and what others are to have.
  public struct Parts {
    /// What the responder handles.
    public var handled: Set<UITouch> = []

    /// What it passes on: to `super` in a plain view, to `next` in a view whose class handles touches
    /// itself, such as a scroll view or a button.
    public var forwarded: Set<UITouch> = []
  }

  private var known: Set<ObjectIdentifier> = []

  /// Makes a split that knows no touch.
  public init() {}

  /// How many of the handled touches are still down.
  public var count: Int { known.count }

  /// Splits touches that begin.
  ///
  /// - Parameters:
  ///   - touches: The touches, as UIKit gives them.
  ///   - handles: Whether the responder handles a touch; asked once for each.
  /// - Returns: The touches apart.
  public mutating func began(_ touches: Set<UITouch>, handles: (UITouch) -> Bool) -> Parts {
    var parts = Parts()
    for touch in touches {
      if handles(touch) {
        known.insert(ObjectIdentifier(touch))
        parts.handled.insert(touch)
      } else {
        // UIKit uses objects of touches again.
        known.remove(ObjectIdentifier(touch))
        parts.forwarded.insert(touch)
      }
    }
    return parts
  }

  /// Splits touches that have moved.
  public func moved(_ touches: Set<UITouch>) -> Parts {
    var parts = Parts()
    for touch in touches {
      if known.contains(ObjectIdentifier(touch)) {
        parts.handled.insert(touch)
      } else {
        parts.forwarded.insert(touch)
      }
    }
    return parts
  }

  /// Splits touches that have ended or were cancelled, and forgets them.
  public mutating func ended(_ touches: Set<UITouch>) -> Parts {
    let parts = moved(touches)
    for touch in parts.handled { known.remove(ObjectIdentifier(touch)) }
    return parts
  }
}
