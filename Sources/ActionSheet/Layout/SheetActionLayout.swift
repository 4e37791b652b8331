import ControlCore
import Foundation

/// The frames of image, title, subtitle, badge and indicator in the row of an action.
///
/// The image is at the leading edge, badge and indicator at the trailing edge, the texts in the middle or beside
/// the image. A centered text that would touch its neighbors moves aside.
struct SheetActionLayout: Equatable, Sendable {
  struct Parts: Equatable, Sendable {
    var title: CGSize
    var subtitle: CGSize?
    var image: CGSize?
    var badge: CGSize?

    /// The checkmark, the dash or the progress.
    var indicator: CGSize?
  }

  let imageFrame: CGRect?

  /// Never wider than ``textWidth(of:parts:metrics:)``.
  let titleFrame: CGRect

  let subtitleFrame: CGRect?
  let badgeFrame: CGRect?
  let indicatorFrame: CGRect?

  static let lineSpacing: CGFloat = 2

  init(
    size: CGSize, parts: Parts, alignsLeading: Bool, metrics: SheetMetrics,
    isRightToLeft: Bool
  ) {
    let width = size.width.asLength
    let inset = metrics.actionTextInset
    let spacing = metrics.accessorySpacing
    func placed(x: CGFloat, y: CGFloat, _ part: CGSize) -> CGRect {
      let part = CGSize(width: part.width.asLength, height: part.height.asLength)
      return CGRect(
        origin: CGPoint(x: isRightToLeft ? width - x - part.width : x, y: y), size: part)
    }
    func centered(x: CGFloat, _ part: CGSize) -> CGRect {
      placed(x: x, y: (size.height.asLength - part.height.asLength) / 2, part)
    }

    let edge = Self.accessoryInset(metrics)
    imageFrame = parts.image.map { centered(x: edge, $0) }
    let start = parts.image.map { edge + $0.width.asLength + spacing } ?? inset
    var end = width - (parts.indicator == nil && parts.badge == nil ? inset : edge)
    func fromEnd(_ part: CGSize?) -> CGRect? {
      guard let part else { return nil }
      defer { end -= part.width.asLength + spacing }
      return centered(x: end - part.width.asLength, part)
    }
    indicatorFrame = fromEnd(parts.indicator)
    badgeFrame = fromEnd(parts.badge)

    let room = max(end - start, 0)
    func text(_ part: CGSize, y: CGFloat) -> CGRect {
      let textWidth = min(part.width.asLength, room)
      let centered = max(min((width - textWidth) / 2, end - textWidth), start)
      let x = alignsLeading ? start : centered
      return placed(x: x, y: y, CGSize(width: textWidth, height: part.height))
    }
    let top = (size.height.asLength - Self.textHeight(of: parts)) / 2
    titleFrame = text(parts.title, y: top)
    subtitleFrame = parts.subtitle.map {
      text($0, y: top + parts.title.height.asLength + Self.lineSpacing)
    }
  }

  static func textWidth(
    of width: CGFloat, parts: Parts, metrics: SheetMetrics
  ) -> CGFloat {
    let others = [parts.image, parts.badge, parts.indicator].compactMap { $0 }.reduce(0) {
      $0 + $1.width.asLength + metrics.accessorySpacing
    }
    let edge = accessoryInset(metrics)
    let start = parts.image == nil ? metrics.actionTextInset : edge
    let end = parts.badge == nil && parts.indicator == nil ? metrics.actionTextInset : edge
    return max(width.asLength - start - end - others, 0)
  }

  private static func accessoryInset(_ metrics: SheetMetrics) -> CGFloat {
    max(metrics.actionTextInset, metrics.accessoryInset)
  }

  /// Returns the least height of a row that cuts off none of its parts, in whole pixels.
  ///
  /// The padding grows with the point size of the title. The row is at least as high as the action height.
  static func height(
    of parts: Parts, fontSize: CGFloat, metrics: SheetMetrics, displayScale: CGFloat
  ) -> CGFloat {
    let heights = [parts.image, parts.badge, parts.indicator].compactMap { $0?.height.asLength }
    let content = heights.reduce(textHeight(of: parts), max)
    let padded = content + 2 * SheetMetrics.actionPadding(fontSize: fontSize)
    return max(padded, metrics.actionHeight).roundedUpToPixel(scale: displayScale)
  }

  private static func textHeight(of parts: Parts) -> CGFloat {
    parts.title.height.asLength
      + (parts.subtitle.map { $0.height.asLength + lineSpacing } ?? 0)
  }
}
