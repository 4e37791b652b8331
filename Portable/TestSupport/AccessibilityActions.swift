import UIKit

extension UIAccessibilityCustomAction {
  /// Performs the action as assistive technology does.
  ///
  /// - Returns: A Boolean value that determines whether the action succeeded.
  @discardableResult public func activate() -> Bool { perform() }
}
