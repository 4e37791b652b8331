import Dispatch
import Foundation

/// Whether code runs where UIKit may be used.
enum MainThread {
  // The main queue may run on another thread than the first, when the program waits in Dispatch.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}

extension UIView {
  final func animationAction(for layer: CALayer, key: String) -> any CAAction {
    guard MainThread.isCurrent else { return refuseOffMainThread(layer, key) }
    return ViewAnimationContext.action(for: layer, key: key) ?? NSNull()
  }

  // Nonisolated, because it is for callers that are not on the main actor.
  nonisolated final func refuseOffMainThread(_ layer: CALayer, _ key: String) -> any CAAction {
    reportMisuse(
      "UIView.layer",
      "\(key) of the layer of a \(type(of: self)) was changed off the main thread; change it on the main actor"
    )
    return NSNull()
  }
}
