import ControlCore
import UIKit

/// The size of the picture.
extension DrawingBoardControl {
  /// The effect of a new size of the board on its picture.
  ///
  /// Default ``BoardSizePolicy/scale``. A change ends the active stroke.
  public var sizePolicy: BoardSizePolicy {
    get { behavior.sizePolicy }
    set {
      guard newValue != behavior.sizePolicy else { return }
      finishStroke()
      behavior.sizePolicy = newValue
      setNeedsContentLayout()
    }
  }

  /// The ``sizePolicy`` as a number for Interface Builder: 0 extend, 1 keep, 2 scale.
  ///
  /// Default 2. Other numbers are ignored.
  @IBInspectable public dynamic var sizePolicyRawValue: Int {
    get { sizePolicy.rawValue }
    set { sizePolicy = BoardSizePolicy(rawValue: newValue) ?? sizePolicy }
  }

  /// The size of the picture in points; zero before the first layout.
  public var pictureSize: CGSize { canvas?.bounds.size ?? .zero }

  /// The frame of the picture, in points of the board.
  public var pictureFrame: CGRect {
    canvas.map { placement.viewRect($0.bounds) } ?? .zero
  }

  var placement: BoardPlacement { surface.placement }

  /// Creates the picture, or makes it fit new bounds.
  func fitCanvas() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    if bounds.size != fittedSize {
      finishStroke()
      fittedSize = bounds.size
    } else if canvas != nil {
      return
    }
    guard canvas != nil else { return showOpened() }
    if !fitEmptyCanvas(), sizePolicy == .extend { grow() }
  }

  /// Gives a drawing without steps and pixels the size of the board.
  ///
  /// The first layout is often not the final one, as for a board from a nib.
  private func fitEmptyCanvas() -> Bool {
    guard let canvas, stack.count == 0 else { return false }
    let size = pixelSize(of: bounds.size, scale: canvas.scale)
    guard size != canvas.size, canvas.isBlank else { return false }
    guard canvas.extend(to: size) else {
      send(.failed(.noCanvas))
      return true
    }
    storeBoard()
    surface.setNeedsDisplay()
    return true
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

  /// Lays out the picture within the bounds.
  func placePicture() {
    surface.canvas = canvas
    surface.placement = BoardPlacement(
      picture: pictureSize, bounds: bounds.size, policy: sizePolicy)
    drawingBackgroundView.sheetFrame = sizePolicy == .extend ? bounds : pictureFrame
  }
}
