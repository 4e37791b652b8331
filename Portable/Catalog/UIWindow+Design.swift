import ControlCore
import ControlExtras
@_spi(Host) import UIKit

extension UIWindow {
  /// Sets the design of the system, and has what the system itself draws follow the design from then on.
  ///
  /// - Parameter design: The design at the start; `nil` for that of the system.
  func followDesign(startingWith design: SystemDesign?) {
    if let design { traitOverrides.systemDesign = design }
    updateSystem()
    registerForTraitChanges([SystemDesignTrait.self]) {
      (window: UIWindow, _: UITraitCollection) in window.updateSystem()
    }
  }

  private func updateSystem() {
    windowScene?.hasGlass = traitCollection.systemDesign == .glass
  }
}
