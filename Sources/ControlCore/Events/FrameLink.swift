import UIKit

/// A closure that is called with every frame of the display, until it returns `false`.
///
/// The link is not retained by the run loop: when its owner releases it, the calls end.
@MainActor
package final class FrameLink {
  private let body: @MainActor (CFTimeInterval) -> Bool
  private var link: CADisplayLink?

  /// Creates a link that is stopped.
  ///
  /// - Parameter body: Called with the time of the frame, on the time base of `CACurrentMediaTime()`.
  ///   Its result is `false` to stop.
  package init(_ body: @escaping @MainActor (CFTimeInterval) -> Bool) {
    self.body = body
  }

  /// A Boolean value that indicates whether frames call the closure.
  package var isRunning: Bool { link != nil }

  /// Calls the closure from the next frame on.
  ///
  /// Without effect while the link is running.
  package func start() {
    guard link == nil else { return }
    let target = ActionTarget { [weak self] sender in
      guard let self else {
        (sender as? CADisplayLink)?.invalidate()
        return
      }
      if let link = self.link, !body(link.timestamp) { stop() }
    }
    let link = CADisplayLink(target: target, selector: ActionTarget.action)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Ends the calls.
  package func stop() {
    link?.invalidate()
    link = nil
  }
}

/// A target whose action calls a closure, for senders that take a selector.
@MainActor
package final class ActionTarget: NSObject {
  /// The selector of the action.
  package static let action = Selector(("send:"))

  private let body: @MainActor (Any?) -> Void

  /// Creates a target.
  package init(_ body: @escaping @MainActor (Any?) -> Void) {
    self.body = body
    super.init()
  }

  @IBAction func send(_ sender: Any?) { body(sender) }
}
