import ControlCore
import Foundation

/// Where picture, title, subtitle, badge and mark lie in the row of an action.
///
/// The picture stands where reading begins, badge and mark where it ends, the texts in the middle of
/// the row or beside the picture. A centred text that would touch its neighbors moves aside.
struct SheetActionLayout: Equatable, Sendable {
  /// What a row shows besides its title, by size in points; `nil` for what it does not.
  struct Parts: Equatable, Sendable {
    /// The title.
    var title: CGSize

    /// The second line.
    var subtitle: CGSize?

    /// The picture.
    var image: CGSize?

    /// The text at the end.
    var badge: CGSize?

    /// The checkmark or dash at the very end.
    var mark: CGSize?
  }

  /// The picture's frame in the row.
  let imageFrame: CGRect?

  /// The title's frame in the row, never wider than ``textWidth(of:parts:metrics:)``.
  let titleFrame: CGRect

  /// The second line's frame in the row.
  let subtitleFrame: CGRect?

  /// The badge's frame in the row.
  let badgeFrame: CGRect?

  /// The mark's frame in the row.
  let markFrame: CGRect?

  /// The gap between the two lines, in points.
  static let lineSpacing: CGFloat = 2

  /// Lays out a row.
  ///
  /// - Parameters:
  ///   - size: The row's size in points.
  ///   - parts: What it shows.
  ///   - alignsLeading: A Boolean value that determines whether the texts are at the leading edge.
  ///   - metrics: The lengths.
  ///   - isRightToLeft: Whether reading begins at the right.
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
    func centred(x: CGFloat, _ part: CGSize) -> CGRect {
      placed(x: x, y: (size.height.asLength - part.height.asLength) / 2, part)
    }

    let edge = Self.accessoryInset(metrics)
    imageFrame = parts.image.map { centred(x: edge, $0) }
    let start = parts.image.map { edge + $0.width.asLength + spacing } ?? inset
    var end = width - (parts.mark == nil && parts.badge == nil ? inset : edge)
    func fromEnd(_ part: CGSize?) -> CGRect? {
      guard let part else { return nil }
      defer { end -= part.width.asLength + spacing }
      return centred(x: end - part.width.asLength, part)
    }
    markFrame = fromEnd(parts.mark)
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

  /// The width in points that the texts may have beside the other parts of a row.
  static func textWidth(
    of width: CGFloat, parts: Parts, metrics: SheetMetrics
  ) -> CGFloat {
    let others = [parts.image, parts.badge, parts.mark].compactMap { $0 }.reduce(0) {
      $0 + $1.width.asLength + metrics.accessorySpacing
    }
    let edge = accessoryInset(metrics)
    let start = parts.image == nil ? metrics.actionTextInset : edge
    let end = parts.badge == nil && parts.mark == nil ? metrics.actionTextInset : edge
    return max(width.asLength - start - end - others, 0)
  }

  /// The room at either side of the parts beside the texts.
  private static func accessoryInset(_ metrics: SheetMetrics) -> CGFloat {
    max(metrics.actionTextInset, metrics.accessoryInset)
  }

  /// The least height in points and whole pixels of a row that cuts none of its parts off.
  ///
  /// - Parameters:
  ///   - parts: What it shows.
  ///   - fontSize: The point size of its title.
  ///   - metrics: The lengths; the row is at least as high as their action height.
  ///   - displayScale: Pixels per point.
  /// - Returns: The height.
  static func height(
    of parts: Parts, fontSize: CGFloat, metrics: SheetMetrics, displayScale: CGFloat
  ) -> CGFloat {
    let heights = [parts.image, parts.badge, parts.mark].compactMap { $0?.height.asLength }
    let content = heights.reduce(textHeight(of: parts), max)
    let padded = content + 2 * SheetMetrics.actionPadding(fontSize: fontSize)
    return max(padded, metrics.actionHeight).roundedUpToPixel(scale: displayScale)
  }

  private static func textHeight(of parts: Parts) -> CGFloat {
    parts.title.height.asLength
      + (parts.subtitle.map { $0.height.asLength + lineSpacing } ?? 0)
  }
}

/// Where title, message and view lie in a sheet's header.
///
/// The view is at the top, as wide as the sheet; the texts follow with room above and below them.
/// With one text only there is no gap; without any, no room.
struct SheetHeaderLayout: Equatable, Sendable {
  /// The view's frame in the header, if there is one.
  let viewFrame: CGRect?

  /// The title's frame in the header, if there is one.
  let titleFrame: CGRect?

  /// The message's frame in the header, if there is one.
  let messageFrame: CGRect?

  /// The height of all of it, in points and whole pixels; 0 without anything in it.
  let height: CGFloat

  /// Lays out a header.
  ///
  /// - Parameters:
  ///   - width: The sheet's width in points.
  ///   - titleHeight: The title's height at ``textWidth(of:metrics:)`` in points, `nil` without one.
  ///   - messageHeight: The message's height at that width in points, `nil` without one.
  ///   - view: The slot of the view above the texts, if any.
  ///   - metrics: The lengths.
  ///   - displayScale: Pixels per point.
  init(
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
    // The space above capsules is part of it.
    let gap = metrics.capsuleInset > 0 ? metrics.separatorThickness : 0
    if titleHeight != nil || messageHeight != nil { y += max(spacing - gap, 0) }
    height = y.roundedUpToPixel(scale: displayScale)
  }

  /// The width in points that the texts are measured at in a sheet of some width.
  static func textWidth(of width: CGFloat, metrics: SheetMetrics) -> CGFloat {
    max(width.asLength - 2 * metrics.headerTextInset, 0)
  }
}
