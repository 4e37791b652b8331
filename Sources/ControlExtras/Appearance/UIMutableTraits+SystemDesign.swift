import ControlCore
import UIKit

extension UIMutableTraits {
  /// The design of the system's controls, which the kit's controls follow.
  ///
  /// Default: the design of the running system. Override it for a view or a controller to see the controls
  /// below it in another design, as in a test or a preview:
  ///
  ///     view.traitOverrides.systemDesign = .classic
  public var systemDesign: SystemDesign {
    get { self[SystemDesignTrait.self] }
    set { self[SystemDesignTrait.self] = newValue }
  }
}
