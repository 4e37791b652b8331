import CoreGraphics
import UIKit

/// A tile of a level, which draws the picture.
@MainActor
final class BoardTileView: UIView {
  weak var surface: BoardSurfaceView?
  weak var level: BoardLevelView?

  /// The place of the tile's top left: in points of the level, or of the picture for a source.
  var origin = CGPoint.zero

  /// The view that magnifies the tile; `nil` for a tile in pixels of the screen.
  weak var magnified: MagnifiedTileView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let surface, let level, let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: -origin.x, y: -origin.y)
    let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
    if magnified == nil {
      surface.draw(rect, of: level, in: context)
    } else {
      surface.draw(rect, in: context)
    }
  }
}

/// A tile of a magnified level: pixels of the board, scaled by the system, or the elements drawn again.
///
///     tile        clips; its contents are the elements
///     └── source  the pixels of the board, hidden while there are contents
///
/// The source keeps its pixels while it is hidden, if there is memory. A stroke that enters the tile then
/// draws what it changes, and not the whole tile.
@MainActor
final class MagnifiedTileView: UIView {
  /// The tile that draws the pixels of the board.
  let source: BoardTileView

  /// The part of the picture that the source shows, in points of the picture.
  let part: CGRect

  /// A number that changes whenever the picture of the tile changes.
  private(set) var version = 0

  /// The version of which the elements could not be drawn.
  private var failedVersion: Int?

  /// A Boolean value that indicates whether the tile shows the elements.
  private(set) var isSharp = false

  /// A Boolean value that indicates whether the hidden source has its pixels.
  private(set) var keepsSource = false

  /// Creates a tile.
  ///
  /// - Parameters:
  ///   - frame: The frame in points of the level.
  ///   - part: The part of the picture that the source has, in whole points of the picture, with some
  ///     pixels beyond the frame, so that the filter has the same neighbors in all tiles.
  ///   - factor: The number of points of the level for a point of the picture.
  ///   - scale: The number of pixels of the board on each side of a point.
  init(frame: CGRect, part: CGRect, factor: CGFloat, scale: CGFloat) {
    self.part = part
    source = BoardTileView(frame: CGRect(origin: .zero, size: part.size))
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    source.contentScaleFactor = scale
    source.origin = part.origin
    source.transform = CGAffineTransform(scaleX: factor, y: factor)
    source.center = CGPoint(
      x: part.midX * factor - frame.minX, y: part.midY * factor - frame.minY)
    source.magnified = self
    addSubview(source)
  }

  required init?(coder: NSCoder) {
    (source, part) = (BoardTileView(frame: .zero), .zero)
    super.init(coder: coder)
  }

  /// A Boolean value that indicates whether the elements are to be drawn.
  var needsElements: Bool { !isSharp && failedVersion != version }

  /// Shows the pixels of the board, because the picture has changed.
  func invalidate() {
    version += 1
    guard isSharp else { return }
    isSharp = false
    layer.contents = nil
    source.isHidden = false
    if !keepsSource { source.setNeedsDisplay() }
    keepsSource = false
  }

  /// Shows the elements.
  ///
  /// - Parameters:
  ///   - image: The elements; `nil` if they could not be drawn.
  ///   - version: The ``version`` of the tile from which they were drawn. Another one than the present has
  ///     no effect.
  ///   - keepsSource: A Boolean value that determines whether the source keeps its pixels.
  func show(_ image: CGImage?, of version: Int, keepsSource: Bool) {
    guard version == self.version else { return }
    guard let image else {
      failedVersion = version
      return
    }
    isSharp = true
    layer.contents = image
    layer.contentsScale = contentScaleFactor
    source.isHidden = true
    self.keepsSource = keepsSource
    if !keepsSource { source.layer.contents = nil }
  }

  /// The memory of the source in bytes.
  var sourceByteCount: Int {
    let scale = source.contentScaleFactor
    return Int((part.width * scale).rounded(.up)) * Int((part.height * scale).rounded(.up)) * 4
  }

  /// Releases the pixels of the source, if it is hidden.
  func releaseSource() {
    guard keepsSource else { return }
    keepsSource = false
    source.layer.contents = nil
  }

  /// Draws the pixels of the source again, if they have been released while it is hidden.
  func restoreSource() {
    guard isSharp, !keepsSource else { return }
    keepsSource = true
    source.setNeedsDisplay()
    // The system may not draw what is hidden.
    source.layer.displayIfNeeded()
  }
}
