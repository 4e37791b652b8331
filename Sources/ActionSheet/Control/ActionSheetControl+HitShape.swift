import ControlCore
import UIKit

extension ActionSheetControl {
  /// The groups of rows as they are seen, with their rounded corners.
  ///
  /// A list that scrolls is part of it as a whole, so that a finger can scroll it from a gap. A sheet that is
  /// not at the bottom of a container has nothing behind it that closes it, and takes all touches.
  var visibleShape: HitShape {
    let surfaces = (settings.environment?.placement ?? .filling) == .filling ? [] : visibleSurfaces
    guard let first = surfaces.first else { return .bounds }
    return surfaces.dropFirst().reduce(shape(of: first)) { .union($0, shape(of: $1)) }
  }

  private typealias Surface = (frame: CGRect, corners: CACornerMask)

  private var visibleSurfaces: [Surface] {
    let layout = layout
    guard !layout.rows.isEmpty else { return [] }
    // A band between groups that has a color joins them.
    guard style.separatesRows, style.colors.groupSeparator.isClear else {
      return [(layout.surfaceFrame, layout.surfaceCorners)]
    }
    let lists = [layout.header, layout.body].filter(\.scrolls)
    return layout.surfaces(scrolledBy: container.offset).map { ($0.frame, $0.corners) }
      + lists.map { ($0.viewport, layout.corners(of: $0.rows)) }
  }

  /// The radius of a corner as it is drawn: that of the style, or of the display if the glass follows it.
  private func radius(at frame: CGRect, _ corner: UIRectCorner) -> CGFloat {
    let y = corner == .topLeft ? frame.minY : frame.maxY
    let rows = container.live.values.map(\.background)
    let drawn = (container.backgrounds + rows).first { background in
      guard background.isDrawn else { return false }
      let drawn = background.convert(background.bounds, to: self)
      return abs((corner == .topLeft ? drawn.minY : drawn.maxY) - y) < 0.5
    }
    let radius = drawn?.radius(of: corner) ?? style.metrics.cornerRadius
    return min(radius, frame.width / 2, frame.height / 2)
  }

  private func shape(of surface: Surface) -> HitShape {
    let (frame, corners) = surface
    let top = corners.contains(.top) ? radius(at: frame, .topLeft) : 0
    let bottom = corners.contains(.bottom) ? radius(at: frame, .bottomLeft) : 0
    let (left, right) = (frame.minX - bounds.minX, bounds.maxX - frame.maxX)
    let (above, below) = (frame.minY - bounds.minY, bounds.maxY - frame.maxY)
    func rounded(_ radius: CGFloat, from start: CGFloat, to end: CGFloat) -> HitShape {
      .padded(
        .rounded(radius), top: above + start, left: left, bottom: below + frame.height - end,
        right: right)
    }
    guard top != bottom else { return rounded(top, from: 0, to: frame.height) }
    // A band at each end, and what is between their corners.
    let ends = HitShape.union(
      rounded(top, from: 0, to: 2 * top),
      rounded(bottom, from: frame.height - 2 * bottom, to: frame.height))
    let middle = HitShape.inset(
      top: above + top, left: left, bottom: below + bottom, right: right)
    return .union(ends, middle)
  }
}
