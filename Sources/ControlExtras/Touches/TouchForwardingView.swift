import UIKit

/// A view that handles some touches and lets the others go on up the responder chain.
///
/// Override ``shouldHandle(_:with:)`` and ``handle(_:phase:with:)`` in place of UIKit's four touch
/// methods: a touch that is handled goes no further, one that is not reaches the next responder with
/// its beginning and its end. A gesture recogniser is the better choice where one will do.
@MainActor
open class TouchForwardingView: UIView {
  private var split = TouchSplit()

  /// Whether the view handles a touch that begins; the answer holds until the touch ends.
  ///
  /// Default `false`.
  open func shouldHandle(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  /// Follows touches that the view handles; the default does nothing.
  ///
  /// - Parameters:
  ///   - touches: Touches of one phase, never none.
  ///   - phase: `.began`, `.moved`, `.ended` or `.cancelled`.
  ///   - event: The event they belong to.
  open func handle(_ touches: Set<UITouch>, phase: UITouch.Phase, with event: UIEvent?) {}

  /// Splits the touches; override ``shouldHandle(_:with:)`` instead.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = split.began(touches) { shouldHandle($0, with: event) }
    if !parts.handled.isEmpty { handle(parts.handled, phase: .began, with: event) }
    if !parts.forwarded.isEmpty { super.touchesBegan(parts.forwarded, with: event) }
  }

  /// Splits the touches; override ``handle(_:phase:with:)`` instead.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = split.moved(touches)
    if !parts.handled.isEmpty { handle(parts.handled, phase: .moved, with: event) }
    if !parts.forwarded.isEmpty { super.touchesMoved(parts.forwarded, with: event) }
  }

  /// Splits the touches; override ``handle(_:phase:with:)`` instead.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = split.ended(touches)
    if !parts.handled.isEmpty { handle(parts.handled, phase: .ended, with: event) }
    if !parts.forwarded.isEmpty { super.touchesEnded(parts.forwarded, with: event) }
  }

  /// Splits the touches; override ``handle(_:phase:with:)`` instead.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = split.ended(touches)
    if !parts.handled.isEmpty { handle(parts.handled, phase: .cancelled, with: event) }
    if !parts.forwarded.isEmpty { super.touchesCancelled(parts.forwarded, with: event) }
  }
}
