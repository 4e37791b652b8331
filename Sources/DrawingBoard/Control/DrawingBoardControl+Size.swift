import ControlCore
import UIKit

/// How the picture fits the board.
extension DrawingBoardControl {
  /// What becomes of the picture when the board gets another size; default
  /// ``BoardSizePolicy/extend``.
  public var sizePolicy: BoardSizePolicy {
    get { behavior.sizePolicy }
    set {
      guard newValue != behavior.sizePolicy else { return }
      finishStroke()
      behavior.sizePolicy = newValue
      setNeedsContentLayout()
    }
  }

  /// ``sizePolicy`` by number, for Interface Builder: 0 extend, 1 keep, 2 scale; default 0.
  ///
  /// Another number changes nothing.
  @IBInspectable public dynamic var sizePolicyRawValue: Int {
    get { sizePolicy.rawValue }
    set { sizePolicy = BoardSizePolicy(rawValue: newValue) ?? sizePolicy }
  }

  /// The size of the picture in points; zero before the board was laid out.
  public var pictureSize: CGSize { canvas?.bounds.size ?? .zero }

  /// Where the picture is shown, in points of the board.
  public var pictureFrame: CGRect {
    canvas.map { placement.viewRect($0.bounds) } ?? .zero
  }

  var placement: BoardPlacement { surface.placement }

  /// Makes a picture, or lets it grow, so that it fits the bounds.
  func fitCanvas() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    if bounds.size != fittedSize {
      finishStroke()
      fittedSize = bounds.size
    } else if canvas != nil {
      return
    }
    guard canvas != nil else { return showOpened() }
    if sizePolicy == .extend { grow() }
  }

  /// Lets the picture grow to cover the bounds; it never shrinks.
  private func grow() {
    guard let canvas else { return }
    let wanted = pixelSize(of: bounds.size, scale: canvas.scale)
    let size = PixelSize(
      width: max(wanted.width, canvas.size.width), height: max(wanted.height, canvas.size.height))
    guard size != canvas.size else { return }
    guard canvas.extend(to: size) else { return send(.failed(.noCanvas)) }
    storeBoard()
    surface.setNeedsDisplay()
  }

  func pixelSize(of size: CGSize, scale: CGFloat) -> PixelSize {
    // As many pixels as the system's own backing store would have.
    PixelSize(
      width: Int(min((size.width * scale).rounded(.up), CGFloat(PixelRect.limit))),
      height: Int(min((size.height * scale).rounded(.up), CGFloat(PixelRect.limit))))
  }

  /// Lays the picture out within the bounds.
  func placePicture() {
    surface.canvas = canvas
    surface.placement = BoardPlacement(
      picture: pictureSize, bounds: bounds.size, policy: sizePolicy)
    paperView.paperFrame = sizePolicy == .extend ? bounds : pictureFrame
  }
}
