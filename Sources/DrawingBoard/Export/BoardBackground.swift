import CoreGraphics

/// What a board's picture lies on: a colour, an image over it, or nothing.
///
/// It is no part of the picture nor of its history: an eraser lets it show, and a picture is exported
/// with it or without.
public struct BoardBackground: Equatable {
  /// The colour.
  ///
  /// Default `nil`: transparent.
  public var color: CGColor?

  /// The image, upright.
  ///
  /// Default `nil`.
  public var image: CGImage?

  /// How the image lies on the board.
  ///
  /// Default ``BoardImagePlacement/fill``.
  public var placement: BoardImagePlacement

  /// Pixels of the image on each point's side, for ``BoardImagePlacement/tile``.
  ///
  /// Default 1. What is not finite or not positive counts as 1.
  public var imageScale: CGFloat

  /// Makes a background.
  public init(
    color: CGColor? = nil, image: CGImage? = nil, placement: BoardImagePlacement = .fill,
    imageScale: CGFloat = 1
  ) {
    self.color = color
    self.image = image
    self.placement = placement
    self.imageScale = imageScale
  }

  /// The size of the image in points; zero without one.
  private var imageSize: CGSize {
    guard let image else { return .zero }
    let scale = imageScale.isFinite && imageScale > 0 ? imageScale : 1
    return CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// Where the image lies on a board, in points; the first of all tiles.
  ///
  /// - Parameter bounds: The board in points.
  /// - Returns: A null rectangle without an image.
  public func imageRect(in bounds: CGRect) -> CGRect {
    placement.rect(for: imageSize, in: bounds)
  }

  /// Draws the background of a board.
  ///
  /// - Parameters:
  ///   - bounds: The board in points.
  ///   - context: Points, with y pointing down. Clip it to draw a part.
  public func draw(in bounds: CGRect, context: CGContext) {
    context.saveGState()
    context.clip(to: bounds)
    if let color {
      context.setFillColor(color)
      context.fill(bounds)
    }
    let rect = imageRect(in: bounds)
    if let image, !rect.isEmpty {
      if placement == .tile {
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: rect.size), byTiling: true)
      } else {
        context.drawUpright(image, in: rect)
      }
    }
    context.restoreGState()
  }
}
