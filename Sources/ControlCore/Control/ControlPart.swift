import UIKit

/// A view that a control makes for itself and makes again whenever it is created.
///
/// UIKit archives every subview. A control restored from such an archive would have its parts twice,
/// once from the archive and once from its own set-up; ``Control`` therefore drops archived parts
/// before it sets itself up.
open class ControlPart: UIView {}
