import UIKit

/// A scroll view that tells the next responder of touches that are not drags.
///
/// UIKit's scroll view keeps every touch to itself, so a view around it does not hear of a tap. This
/// one forwards a touch that begins while nothing is dragged; when a drag takes it away the next
/// responder hears that it was cancelled.
@MainActor
open class TouchForwardingScrollView: UIScrollView {
  private var split = TouchSplit()

  /// Forwards touches that begin while nothing is dragged.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = split.began(touches) { _ in isDragging }
    if !parts.forwarded.isEmpty { next?.touchesBegan(parts.forwarded, with: event) }
    super.touchesBegan(touches, with: event)
  }

  /// Forwards touches whose beginning was forwarded.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = split.moved(touches)
    if !parts.forwarded.isEmpty { next?.touchesMoved(parts.forwarded, with: event) }
    super.touchesMoved(touches, with: event)
  }

  /// Forwards touches whose beginning was forwarded.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = split.ended(touches)
    if !parts.forwarded.isEmpty { next?.touchesEnded(parts.forwarded, with: event) }
    super.touchesEnded(touches, with: event)
  }

  /// Forwards touches whose beginning was forwarded.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = split.ended(touches)
    if !parts.forwarded.isEmpty { next?.touchesCancelled(parts.forwarded, with: event) }
    super.touchesCancelled(touches, with: event)
  }
}
