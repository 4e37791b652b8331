import UIKit

/// A scroll view that forwards touches to the next responder while it does not scroll.
///
/// A plain scroll view does not forward touches, so a view around it receives no taps. This one forwards
/// touches that begin while it is not dragged. If such a touch becomes a drag, the next responder
/// receives its cancellation.
@MainActor
open class TouchForwardingScrollView: UIScrollView {
  private var partition = TouchPartition()

  /// Forwards touches that begin while the scroll view is not dragged.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = partition.begin(touches) { _ in isDragging }
    if !parts.forwarded.isEmpty { next?.touchesBegan(parts.forwarded, with: event) }
    super.touchesBegan(touches, with: event)
  }

  /// Forwards touches whose beginning was forwarded.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = partition.parts(of: touches)
    if !parts.forwarded.isEmpty { next?.touchesMoved(parts.forwarded, with: event) }
    super.touchesMoved(touches, with: event)
  }

  /// Forwards touches whose beginning was forwarded.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = partition.end(touches)
    if !parts.forwarded.isEmpty { next?.touchesEnded(parts.forwarded, with: event) }
    super.touchesEnded(touches, with: event)
  }

  /// Forwards touches whose beginning was forwarded.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = partition.end(touches)
    if !parts.forwarded.isEmpty { next?.touchesCancelled(parts.forwarded, with: event) }
    super.touchesCancelled(touches, with: event)
  }
}
