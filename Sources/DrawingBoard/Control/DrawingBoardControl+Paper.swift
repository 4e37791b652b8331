import ControlCore
import UIKit

/// What the picture lies on. It is no part of the picture nor of the history.
extension DrawingBoardControl {
  /// The colour of the paper; default white, by day and by night.
  ///
  /// A colour that adapts does so. An image lies over it.
  @IBInspectable public dynamic var paperColor: UIColor {
    get { behavior.paperColor }
    set {
      behavior.paperColor = newValue
      paperChanged()
    }
  }

  /// An image on the paper; default `nil`.
  @IBInspectable public dynamic var paperImage: UIImage? {
    get { behavior.paperImage }
    set {
      behavior.paperImage = newValue
      paperChanged()
    }
  }

  /// How the ``paperImage`` lies on the paper; default ``BoardImagePlacement/fill``.
  public var paperImagePlacement: BoardImagePlacement {
    get { behavior.paperImagePlacement }
    set {
      behavior.paperImagePlacement = newValue
      paperChanged()
    }
  }

  /// ``paperImagePlacement`` by number, for Interface Builder: 0 fill, 1 fit, 2 tile; default 0.
  ///
  /// Another number changes nothing.
  @IBInspectable public dynamic var paperImagePlacementRawValue: Int {
    get { paperImagePlacement.rawValue }
    set { paperImagePlacement = BoardImagePlacement(rawValue: newValue) ?? paperImagePlacement }
  }

  func paperChanged() {
    paperView.show(color: paperColor, image: paperImage, placement: paperImagePlacement)
  }
}
