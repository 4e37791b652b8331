import ControlCore
import UIKit

/// The region of a sheet that receives touches.
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

  private struct Surface {
    var frame: CGRect
    var top: CGFloat
    var bottom: CGFloat
  }

  private var visibleSurfaces: [Surface] {
    let layout = layout
    guard !layout.rows.isEmpty else { return [] }
    // A band between groups that has a color joins them.
    guard style.separatesRows, style.colors.groupSeparator.isClear else {
      return [surface(layout.surfaceFrame, layout.surfaceCorners)]
    }
    let groups = layout.groupSurfaces(
      headerOffset: container.offset(of: .header), bodyOffset: container.offset(of: .body))
    let lists = [layout.header, layout.body].filter(\.scrolls)
    return groups.map { surface($0.frame, $0.corners) }
      + lists.map { surface($0.viewport, layout.metrics.cornerRadius > 0 ? $0.corners : []) }
  }

  private func surface(_ frame: CGRect, _ corners: CACornerMask) -> Surface {
    Surface(
      frame: frame, top: corners.contains(.top) ? radius(at: frame, .topLeft) : 0,
      bottom: corners.contains(.bottom) ? radius(at: frame, .bottomLeft) : 0)
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
    let frame = surface.frame
    let (left, right) = (frame.minX - bounds.minX, bounds.maxX - frame.maxX)
    let (above, below) = (frame.minY - bounds.minY, bounds.maxY - frame.maxY)
    func rounded(_ radius: CGFloat, from top: CGFloat, to bottom: CGFloat) -> HitShape {
      .padded(
        .rounded(radius), top: above + top, left: left, bottom: below + frame.height - bottom,
        right: right)
    }
    guard surface.top != surface.bottom else {
      return rounded(surface.top, from: 0, to: frame.height)
    }
    // A band at each end, and what is between their corners.
    let ends = HitShape.union(
      rounded(surface.top, from: 0, to: 2 * surface.top),
      rounded(surface.bottom, from: frame.height - 2 * surface.bottom, to: frame.height))
    let middle = HitShape.inset(
      top: above + surface.top, left: left, bottom: below + surface.bottom, right: right)
    return .union(ends, middle)
  }
}
