import UIKit

/// The bubble behind a label, which points to the thumb.
@MainActor
final class LabelBubbleView: PartView {
  static let padding = CGSize(width: 8, height: 4)

  /// The width of the pointer at the bubble, and its height, in points.
  static let pointer = CGSize(width: 12, height: 6)
  private static let cornerRadius: CGFloat = 8

  override class var layerClass: AnyClass { CAShapeLayer.self }

  private var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }
  private var shape: Shape?

  private struct Shape: Equatable {
    var size: CGSize
    var edge: CGRectEdge

    /// The middle of the pointer along its edge, in points of the bubble.
    var pointer: CGFloat
  }

  func setColor(_ color: UIColor) {
    UIView.performWithoutAnimation { shapeLayer?.fillColor = color.cgColor }
  }

  static func size(around text: CGSize, isVertical: Bool) -> CGSize {
    CGSize(
      width: text.width + padding.width * 2 + (isVertical ? pointer.height : 0),
      height: text.height + padding.height * 2 + (isVertical ? 0 : pointer.height))
  }

  // Sets the frame of the bubble with its pointer to a point of the slider, and returns that of the text. A
  // bubble that was not visible appears in its place.
  func place(
    in frame: CGRect, pointingTo target: CGPoint, isVertical: Bool, appears: Bool
  ) -> CGRect {
    let edge: CGRectEdge =
      isVertical
      ? (target.x < frame.midX ? .minXEdge : .maxXEdge)
      : (target.y < frame.midY ? .minYEdge : .maxYEdge)
    let shape = Shape(
      size: frame.size, edge: edge,
      pointer: isVertical ? target.y - frame.minY : target.x - frame.minX)
    if self.shape != shape {
      UIView.performWithoutAnimation { shapeLayer?.path = Self.path(shape) }
    }
    place(in: frame, appears: appears || self.shape == nil)
    self.shape = shape
    let body = Self.body(shape)
    return body.insetBy(
      dx: min(Self.padding.width, body.width / 2), dy: min(Self.padding.height, body.height / 2)
    ).offsetBy(dx: frame.minX, dy: frame.minY)
  }

  private static func body(_ shape: Shape) -> CGRect {
    CGRect(origin: .zero, size: shape.size)
      .divided(atDistance: pointer.height, from: shape.edge).remainder
  }

  private static func path(_ shape: Shape) -> CGPath {
    let body = body(shape)
    let path = UIBezierPath(
      roundedRect: body, cornerRadius: min(cornerRadius, body.width / 2, body.height / 2))
    let isAcross = shape.edge == .minXEdge || shape.edge == .maxXEdge
    let length = isAcross ? body.height : body.width
    let reach = min(cornerRadius + pointer.width / 2, length / 2)
    let middle = min(max(shape.pointer, reach), length - reach)
    let half = min(pointer.width / 2, length / 2)
    // From the edge of the body to the tip, which is a little round.
    let isFirst = shape.edge == .minXEdge || shape.edge == .minYEdge
    let base = isFirst ? pointer.height : isAcross ? body.maxX : body.maxY
    let tip = isFirst ? 0 : base + pointer.height
    func point(_ along: CGFloat, _ fraction: CGFloat) -> CGPoint {
      let across = base + (tip - base) * fraction
      return isAcross ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }
    path.move(to: point(middle - half, 0))
    path.addLine(to: point(middle - half * 0.25, 0.8))
    path.addQuadCurve(to: point(middle + half * 0.25, 0.8), controlPoint: point(middle, 1.1))
    path.addLine(to: point(middle + half, 0))
    path.close()
    return path.cgPath
  }
}
