import UIKit

/// A value that separates the touches that a responder handles from those that it forwards.
///
/// A responder that overrides one of the four touch methods must override all of them, and must
/// treat each touch alike in all of them: the next responder must receive the end of every touch
/// whose beginning it received. The partition decides when a touch begins. It does not retain
/// touches.
@MainActor
struct TouchPartition {
  /// The two sets of touches of one phase.
  struct Parts {
    /// The touches that the responder handles.
    var handled: Set<UITouch> = []

    /// The touches that the responder forwards: to `super` in a plain view, and to `next` in a view
    /// whose superclass handles touches, such as a scroll view.
    var forwarded: Set<UITouch> = []
  }

  private var handledTouches: Set<ObjectIdentifier> = []

  /// The number of active touches that the responder handles.
  var count: Int { handledTouches.count }

  /// Begins to track touches and separates them.
  ///
  /// - Parameters:
  ///   - touches: The touches that begin.
  ///   - handles: Returns whether the responder handles a touch. It is called once for each touch.
  /// - Returns: The two sets of touches.
  mutating func begin(_ touches: Set<UITouch>, handles: (UITouch) -> Bool) -> Parts {
    var parts = Parts()
    for touch in touches {
      if handles(touch) {
        handledTouches.insert(ObjectIdentifier(touch))
        parts.handled.insert(touch)
      } else {
        // UIKit reuses touch objects.
        handledTouches.remove(ObjectIdentifier(touch))
        parts.forwarded.insert(touch)
      }
    }
    return parts
  }

  /// Separates touches that have begun.
  func parts(of touches: Set<UITouch>) -> Parts {
    var parts = Parts()
    for touch in touches {
      if handledTouches.contains(ObjectIdentifier(touch)) {
        parts.handled.insert(touch)
      } else {
        parts.forwarded.insert(touch)
      }
    }
    return parts
  }

  /// Separates touches that end or are canceled, and ends their tracking.
  mutating func end(_ touches: Set<UITouch>) -> Parts {
    let parts = parts(of: touches)
    for touch in parts.handled { handledTouches.remove(ObjectIdentifier(touch)) }
    return parts
  }
}
