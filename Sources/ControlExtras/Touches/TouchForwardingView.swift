import UIKit

/// A view that handles some touches and forwards the others to the next responder.
///
/// Override ``shouldHandle(_:with:)`` and ``handle(_:phase:with:)`` instead of the four touch methods of
/// `UIResponder`. The next responder receives all phases of the touches that the view does not handle.
/// Prefer a gesture recognizer if it can do the same.
@MainActor
open class TouchForwardingView: UIView {
  private var partition = TouchPartition()

  /// Returns a Boolean value that determines whether the view handles a touch until it ends.
  ///
  /// It is called when the touch begins. The default implementation returns `false`.
  open func shouldHandle(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  /// Handles touches of the view.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - touches: One or more touches of one phase.
  ///   - phase: `.began`, `.moved`, `.ended` or `.cancelled`.
  ///   - event: The event of the touches.
  open func handle(_ touches: Set<UITouch>, phase: UITouch.Phase, with event: UIEvent?) {}

  /// Handles or forwards touches.
  ///
  /// Override ``shouldHandle(_:with:)`` instead.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = partition.begin(touches) { shouldHandle($0, with: event) }
    if !parts.handled.isEmpty { handle(parts.handled, phase: .began, with: event) }
    if !parts.forwarded.isEmpty { super.touchesBegan(parts.forwarded, with: event) }
  }

  /// Handles or forwards touches.
  ///
  /// Override ``handle(_:phase:with:)`` instead.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = partition.parts(of: touches)
    if !parts.handled.isEmpty { handle(parts.handled, phase: .moved, with: event) }
    if !parts.forwarded.isEmpty { super.touchesMoved(parts.forwarded, with: event) }
  }

  /// Handles or forwards touches.
  ///
  /// Override ``handle(_:phase:with:)`` instead.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = partition.end(touches)
    if !parts.handled.isEmpty { handle(parts.handled, phase: .ended, with: event) }
    if !parts.forwarded.isEmpty { super.touchesEnded(parts.forwarded, with: event) }
  }

  /// Handles or forwards touches.
  ///
  /// Override ``handle(_:phase:with:)`` instead.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = partition.end(touches)
    if !parts.handled.isEmpty { handle(parts.handled, phase: .cancelled, with: event) }
    if !parts.forwarded.isEmpty { super.touchesCancelled(parts.forwarded, with: event) }
  }
}
