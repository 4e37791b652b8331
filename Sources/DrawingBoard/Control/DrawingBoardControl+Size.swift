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

  var placement: BoardPlacement { viewport.placement }

  /// Creates the picture, or makes it fit new bounds.
  func fitCanvas() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let wanted = wantedSize
    if wanted != fittedSize {
      finishStroke()
    } else if canvas != nil, sizePolicy == behavior.fittedPolicy {
      return
    }
    (fittedSize, behavior.fittedPolicy) = (wanted, sizePolicy)
    guard canvas != nil else { return showOpened() }
    if !fitEmptyCanvas(), sizePolicy == .extend { grow() }
  }

  /// Gives a drawing without steps and pixels the size of the board.
  ///
  /// The first layout is often not the final one, as for a board from a nib.
  @discardableResult func fitEmptyCanvas() -> Bool {
    guard let canvas, stack.count == 0 else { return false }
    let size = pixelSize(of: wantedSize, scale: canvas.scale)
    guard size != canvas.size, canvas.isBlank else { return false }
    guard canvas.extend(to: size) else {
      send(.failed(.noCanvas))
      return true
    }
    storeBoard()
    surface.setNeedsDisplay()
    return true
  }

  /// The size of a picture that covers the bounds, in points.
  var wantedSize: CGSize {
    CGSize(
      width: max(bounds.width, minimumPictureSize.width),
      height: max(bounds.height, minimumPictureSize.height))
  }

  /// Lets the picture grow to cover the bounds; it never shrinks.
  private func grow() {
    guard let canvas else { return }
    let wanted = pixelSize(of: wantedSize, scale: canvas.scale)
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
  ///
  /// The center of the board keeps its place in the picture, if the picture was zoomed or moved.
  func placePicture() {
    if playback?.replay.canvas.size != canvas?.size { stopPlaying() }
    surface.canvas = playback?.replay.canvas ?? canvas
    var new = viewport
    new.resize(
      picture: pictureSize, view: bounds.size, policy: sizePolicy,
      displayScale: traitCollection.displayScale)
    if new != viewport {
      // A new size ends the motion, and the fingers of a pinch begin a new one.
      if new.placement != placement { viewportWillChange() }
      stopMotion()
      pinchState = nil
      new = viewport
      new.settle()
      new.resize(
        picture: pictureSize, view: bounds.size, policy: sizePolicy,
        displayScale: traitCollection.displayScale)
      setViewport(new)
    }
    if isViewportMoving {
      surface.move(to: placement, isMoving: true)
    } else {
      surface.layOut(placement)
    }
    placeBackground()
  }

  /// Draws at once what a magnified picture would draw in the background, for pictures of it at rest.
  package func drawElementsNow() { surface.drawMissingTilesNow() }

  /// What the elements of the shown picture are read from; `nil` if there is none.
  var elementSource: ElementScene.Source? {
    // A replay shows other steps than the history.
    guard playback == nil, let canvas,
      stack.steps.prefix(stack.index + 1).reversed().contains(where: { !$0.elements.isEmpty })
    else { return nil }
    return ElementScene.Source(
      store: stack.store, size: canvas.size, scale: canvas.scale, colorSpace: canvas.colorSpace)
  }

  /// Lays out the background, which covers the board if the picture grows with it.
  func placeBackground() {
    let coversBoard = sizePolicy == .extend && !isZoomEnabled && zoomScale == 1
    drawingBackgroundView.place(
      coversBoard ? bounds : pictureFrame, scale: coversBoard ? 1 : zoomScale)
  }

  /// Shows the part of the picture that the viewport describes.
  func showViewport(isMoving: Bool, hasMoved: Bool) {
    guard canvas != nil else { return }
    surface.move(to: placement, isMoving: isMoving)
    placeBackground()
    placeTextEntry()
    guard hasMoved else { return }
    send(.viewportChanged(zoomScale: zoomScale, contentOffset: contentOffset))
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
  /// right edges, as after a rotation. Use this policy for a board that only grows, that zooms, see
  /// ``ZoomableControl/isZoomEnabled``, or whose superview scrolls by
  /// ``DrawingBoardControl/pictureSize``. Exported images have all of it.
  case extend = 0

  /// The picture keeps its size and its top left corner. Nothing can be drawn beside it.
  ///
  /// A smaller board shows a part of it, as with ``extend``. On a board that zooms, a picture smaller
  /// than the board is centered.
  case keep = 1

  /// The picture keeps its pixels and is displayed as large as fits, centered. All of it can be seen
  /// and drawn on at every size. This is the default.
  case scale = 2
}
