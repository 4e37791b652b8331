import UIKit

/// A view that a control creates as part of itself.
///
/// UIKit archives every subview. A control that is restored from an archive would have such a view
/// twice: once from the archive and once from ``Control/commonInit()``. ``Control`` therefore removes
/// archived parts before it calls that method.
open class ControlPart: UIView {}
