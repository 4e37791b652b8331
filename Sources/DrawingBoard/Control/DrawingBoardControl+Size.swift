import ControlCore
import CoreGraphics
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

/// The effect of a new size of the board, as after a rotation, on its picture.
///
/// A drawing without steps takes the size of the board, whatever the policy. Once there is a step, no
/// policy changes a pixel of the history: undo and redo restore the same bytes before and after.
public enum BoardSizePolicy: Int, CaseIterable, Sendable {
  /// The picture grows to cover the board and never shrinks. Its top left corner stays.
  ///
  /// Where the board is smaller than the picture, the rest of the picture lies beyond its bottom and
  /// right edges, as after a rotation. Use this policy for a board that only grows, or whose
  /// superview scrolls by ``DrawingBoardControl/pictureSize``. Exported images have all of it.
  case extend = 0

  /// The picture keeps its size and its top left corner. Nothing can be drawn beside it.
  ///
  /// A smaller board shows a part of it, as with ``extend``.
  case keep = 1

  /// The picture keeps its pixels and is displayed as large as fits, centered. All of it can be seen
  /// and drawn on at every size. This is the default.
  case scale = 2
}

/// The place and scale of a board's picture in its view.
struct BoardPlacement: Equatable, Sendable {
  /// The top left of the picture, in points of the view.
  var origin = CGPoint.zero

  /// The number of points of the view for a point of the picture; greater than 0.
  var factor: CGFloat = 1

  /// Places a picture at its own size, at the top left.
  init() {}

  /// Places a picture.
  ///
  /// - Parameters:
  ///   - picture: The size of the picture in points.
  ///   - bounds: The available space in points.
  ///   - policy: The policy. Only ``BoardSizePolicy/scale`` moves or scales a picture.
  init(picture: CGSize, bounds: CGSize, policy: BoardSizePolicy) {
    guard policy == .scale, picture.width > 0, picture.height > 0, bounds.width > 0,
      bounds.height > 0
    else { return }
    factor = min(bounds.width / picture.width, bounds.height / picture.height)
    origin = CGPoint(
      x: (bounds.width - picture.width * factor) / 2,
      y: (bounds.height - picture.height * factor) / 2)
  }

  /// Converts a point of the view to one of the picture.
  func picturePoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - origin.x) / factor, y: (point.y - origin.y) / factor)
  }

  /// Converts a rectangle of the picture to one of the view.
  func viewRect(_ rect: CGRect) -> CGRect {
    CGRect(
      x: origin.x + rect.minX * factor, y: origin.y + rect.minY * factor,
      width: rect.width * factor, height: rect.height * factor)
  }

  /// Returns the part of the view that must be displayed again when a part of the picture changes.
  ///
  /// It consists of whole points, which are whole pixels at every scale. A fractional edge would be
  /// drawn translucent, and a seam would stay.
  ///
  /// - Parameters:
  ///   - rect: The part of the picture, in points of the picture.
  ///   - scale: The number of pixels of the picture on each side of a point.
  /// - Returns: A rectangle in points of the view.
  func displayRect(of rect: CGRect, scale: CGFloat) -> CGRect {
    // A scaled pixel shows in its neighbors, as far as the filter reaches.
    let reach = factor == 1 ? 0 : 2 * max(factor / scale, 1) + 1
    return viewRect(rect).insetBy(dx: -reach, dy: -reach).integral
  }

  /// Converts a rectangle of the view to one of the picture.
  func pictureRect(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: picturePoint(rect.origin),
      size: CGSize(width: rect.width / factor, height: rect.height / factor))
  }
}
