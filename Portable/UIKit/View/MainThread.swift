import Dispatch
import Foundation

/// Whether code runs where UIKit may be used.
package enum MainThread {
  // The main queue may run on another thread than the first, when the program waits in Dispatch.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  /// Reports, in a debug build, a use of UIKit off the main thread, as Apple's Main Thread Checker
  /// does.
  ///
  /// The compiler keeps Swift 6 code away. It lets code in the Swift 5 mode pass, and code that takes
  /// the isolation off a function.
  ///
  /// - Parameters:
  ///   - api: The class and the member, as Apple writes them.
  ///   - object: The object that is used.
  /// - Returns: Whether the caller may go on. A call that changes something does not, because it runs
  ///   closures of the main actor, at which Swift stops the program.
  @inline(__always)
  @discardableResult
  static func check(_ api: @autoclosure () -> String, of object: AnyObject) -> Bool {
    #if DEBUG
      if !isCurrent {
        refuse(api(), of: object)
        return false
      }
    #endif
    return true
  }

  private static func refuse(_ api: String, of object: AnyObject) {
    reportMisuse(
      api,
      "a \(type(of: object)) is used off the main thread; call DispatchQueue.main.async or await a function of the main actor"
    )
  }
}

extension UIView {
  /// The layer, which nearly every member of a view uses and which is where the thread is checked.
  final var backingLayer: CALayer {
    MainThread.check("UIView", of: self)
    return storedLayer
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
