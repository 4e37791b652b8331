import ControlCore
import Foundation

/// Where title, message and view lie in a sheet's header.
///
/// The view is at the top, as wide as the sheet; the texts follow with room above and below them.
/// With one text only there is no gap; without any, no room.
public struct SheetHeaderLayout: Equatable, Sendable {
  /// The view's frame in the header, if there is one.
  public let viewFrame: CGRect?

  /// The title's frame in the header, if there is one.
  public let titleFrame: CGRect?

  /// The message's frame in the header, if there is one.
  public let messageFrame: CGRect?

  /// The height of all of it, in points and whole pixels; 0 without anything in it.
  public let height: CGFloat

  /// Lays out a header.
  ///
  /// - Parameters:
  ///   - width: The sheet's width in points.
  ///   - titleHeight: The title's height at ``textWidth(of:metrics:)`` in points, `nil` without one.
  ///   - messageHeight: The message's height at that width in points, `nil` without one.
  ///   - view: The slot of the view above the texts, if any.
  ///   - metrics: The lengths.
  ///   - displayScale: Pixels per point.
  public init(
    width: CGFloat, titleHeight: CGFloat?, messageHeight: CGFloat?, view: SheetViewSlot? = nil,
    metrics: SheetMetrics, displayScale: CGFloat
  ) {
    let width = width.asLength
    let textWidth = Self.textWidth(of: width, metrics: metrics)
    let inset = (width - textWidth) / 2
    var y = view?.height.asLength ?? 0
    viewFrame = view?.viewFrame(inRowOf: CGSize(width: width, height: y))

    func frame(_ height: CGFloat?, after gap: CGFloat) -> CGRect? {
      guard let height = height?.asLength else { return nil }
      defer { y += gap + height }
      return CGRect(x: inset, y: y + gap, width: textWidth, height: height)
    }
    let spacing = metrics.headerVerticalSpacing
    titleFrame = frame(titleHeight, after: spacing)
    messageFrame = frame(
      messageHeight, after: titleHeight == nil ? spacing : metrics.headerLineSpacing)
    if titleHeight != nil || messageHeight != nil { y += spacing }
    height = y.roundedUpToPixel(scale: displayScale)
  }

  /// The width in points that the texts are measured at in a sheet of some width.
  public static func textWidth(of width: CGFloat, metrics: SheetMetrics) -> CGFloat {
    max(width.asLength - 2 * metrics.headerTextInset, 0)
  }
}
