import ControlCore
import UIKit

/// The surroundings of a sheet: the bounds of the view that contains it, and what covers parts of them.
package struct SheetEnvironment: Equatable, Sendable {
  /// The place of a sheet in its bounds.
  package enum Placement: Equatable, Sendable {
    /// At the bottom, horizontally centered, as wide as its metrics say.
    case bottom

    /// In the middle of what the safe area and the keyboard leave, as wide as its metrics say.
    case center

    /// From the top and as wide as the bounds, without spacing, as in a popover or among other views.
    case filling
  }

  /// The bounds of the view that contains the sheet, in points; empty if they are not finite.
  package let bounds: CGRect

  /// The insets that are covered, in points; negative and non-finite insets count as 0.
  package let safeArea: UIEdgeInsets

  /// The frame of the keyboard in the coordinates of the bounds; `nil` if there is none.
  package let keyboardFrame: CGRect?

  /// The number of pixels per point; 1 if it is not finite or not positive.
  package let displayScale: CGFloat

  package let placement: Placement

  /// The maximum height of the rows of a sheet at the bottom, in points; `nil` where only the bounds limit it.
  package let heightLimit: CGFloat?

  /// The shorter side of the window, in points, of which the bounds may be a part.
  package let shortSide: CGFloat

  package init(
    bounds: CGRect, safeArea: UIEdgeInsets = .zero, keyboardFrame: CGRect? = nil,
    displayScale: CGFloat, placement: Placement = .bottom, heightLimit: CGFloat? = nil,
    shortSide: CGFloat? = nil
  ) {
    self.bounds = bounds.isFinite ? bounds.standardized : .zero
    self.safeArea = UIEdgeInsets(
      top: safeArea.top.asLength, left: safeArea.left.asLength, bottom: safeArea.bottom.asLength,
      right: safeArea.right.asLength)
    self.keyboardFrame = keyboardFrame
    self.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    self.placement = placement
    self.heightLimit = heightLimit.map(\.asLength)
    self.shortSide = shortSide ?? min(self.bounds.width, self.bounds.height)
  }

  /// The minimum distance of a dialog from the edges of its bounds, such as a fold, in points.
  var margin: CGFloat { placement == .center ? 8 : 0 }

  /// The height that a keyboard covers from below, in points; 0 for one that floats.
  package var keyboardOverlap: CGFloat {
    guard let keyboardFrame, keyboardFrame.height > 0, keyboardFrame.maxY >= bounds.maxY,
      keyboardFrame.minX < bounds.maxX, keyboardFrame.maxX > bounds.minX
    else { return 0 }
    return min(max(bounds.maxY - keyboardFrame.minY, 0), bounds.height)
  }
}

extension SheetEnvironment {
  /// Returns the environment of a part of the bounds that no reserved rect crosses, such as one side of the
  /// fold of a display.
  ///
  /// It is the part that shows most of a sheet above the keyboard; of parts that show equally much, the
  /// lowest one, and then the one in the middle or to the left. If there is none, or if no rect is in the
  /// bounds, it is this environment. `width` is that of the sheet if nothing is reserved. Non-finite rects are
  /// ignored. Time is proportional to the fifth power of the number of rects.
  package func avoiding(
    _ reserved: [CGRect], width: CGFloat, where isSuitable: (CGRect) -> Bool = { _ in true }
  ) -> SheetEnvironment {
    var free = bounds
    free.size.height -= keyboardOverlap
    let rects = reserved.map(\.standardized).filter { $0.isFinite && $0.crosses(free) }
    guard !rects.isEmpty else { return self }
    let safe = bounds.inset(by: safeArea)
    var best: (part: CGRect, shown: CGFloat)?
    for part in free.parts(between: rects) where isSuitable(part) {
      let visible = part.intersection(safe)
      let shown = visible.isNull ? 0 : min(visible.width, width) * visible.height
      if let best {
        guard shown > best.shown + 1 || shown > best.shown - 1 && part.maxY > best.part.maxY + 1
        else { continue }
      }
      best = (part, shown)
    }
    guard let part = best?.part else { return self }
    let insets = UIEdgeInsets(
      top: safe.minY - part.minY, left: safe.minX - part.minX, bottom: part.maxY - safe.maxY,
      right: part.maxX - safe.maxX)
    return SheetEnvironment(
      bounds: part, safeArea: insets, keyboardFrame: keyboardFrame, displayScale: displayScale,
      placement: placement, heightLimit: heightLimit, shortSide: shortSide)
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }

  /// Returns whether rects have more than edges in common; a rect without a width is a line.
  fileprivate func crosses(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// The parts between the edges of rects that none of the rects crosses, the highest and leftmost first.
  fileprivate func parts(between rects: [CGRect]) -> [CGRect] {
    let left = [minX] + rects.map(\.maxX).filter { $0 > minX }.sorted()
    let right = [maxX] + rects.map(\.minX).filter { $0 < maxX }.sorted().reversed()
    let top = [minY] + rects.map(\.maxY).filter { $0 > minY }.sorted()
    let bottom = [maxY] + rects.map(\.minY).filter { $0 < maxY }.sorted().reversed()
    var parts: [CGRect] = []
    for y in top {
      for x in left {
        for end in right where end > x {
          for lower in bottom where lower > y {
            let part = CGRect(x: x, y: y, width: end - x, height: lower - y)
            if !rects.contains(where: { $0.crosses(part) }) { parts.append(part) }
          }
        }
      }
    }
    return parts
  }
}

/// The space that a window leaves for the rows of a sheet, and the frame of the sheet in it.
extension SheetMetrics {
  func width(in environment: SheetEnvironment) -> CGFloat {
    let bounds = environment.bounds
    let available = bounds.width - environment.safeArea.left - environment.safeArea.right
    let side = fillsWidth ? available : min(bounds.width, environment.shortSide)
    let wanted = width ?? min(side - 2 * sideSpacing, maximumWidth ?? .infinity)
    return max(min(wanted, available - 2 * environment.margin), 0)
  }

  /// Returns the width of an action in a sheet of a width.
  func actionWidth(in width: CGFloat, isPaired: Bool, displayScale: CGFloat) -> CGFloat {
    let width = max(width - 2 * capsuleInset, 0)
    guard isPaired else { return width }
    return max(width - separatorThickness(displayScale: displayScale), 0) / 2
  }

  func availableHeight(in environment: SheetEnvironment) -> CGFloat {
    let height = bottom(in: environment) - top(in: environment)
    return switch environment.placement {
    case .bottom:
      min(max(height - spacingBelow(in: environment), 0), environment.heightLimit ?? .infinity)
    case .center: max(height - 2 * environment.margin - capsuleInset, 0)
    case .filling: environment.bounds.height
    }
  }

  /// Returns the frame of the sheet for a height of the rows that is not above the available one.
  func containerFrame(rowsHeight: CGFloat, in environment: SheetEnvironment) -> CGRect {
    let (bounds, safeArea, margin) = (environment.bounds, environment.safeArea, environment.margin)
    guard environment.placement != .filling else {
      return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: rowsHeight)
    }
    let width = width(in: environment)
    // In the middle of the window, moved aside for the safe area.
    let middle = (bounds.midX - width / 2).roundedToPixel(scale: environment.displayScale)
    let x = max(
      min(middle, bounds.maxX - safeArea.right - margin - width),
      bounds.minX + safeArea.left + margin)
    let bottom = bottom(in: environment)
    guard environment.placement == .center else {
      let height = rowsHeight + spacingBelow(in: environment)
      return CGRect(x: x, y: bottom - height, width: width, height: height)
    }
    let (top, height) = (top(in: environment), rowsHeight + capsuleInset)
    // As long as no keyboard is up, in the middle of the bounds if the safe area permits.
    let center = environment.keyboardOverlap > 0 ? (top + bottom) / 2 : bounds.midY
    let highest = max(min(center - height / 2, bottom - margin - height), top + margin)
    let y = highest.roundedToPixel(scale: environment.displayScale)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func bottom(in environment: SheetEnvironment) -> CGFloat {
    let (overlap, covered) = (environment.keyboardOverlap, environment.safeArea.bottom)
    return environment.bounds.maxY
      - (environment.placement == .center ? max(overlap, covered) : overlap)
  }

  /// The space below the rows; a keyboard covers the bottom of the safe area.
  private func spacingBelow(in environment: SheetEnvironment) -> CGFloat {
    environment.keyboardOverlap > 0
      ? bottomSpacing : max(bottomSpacing, environment.safeArea.bottom)
  }

  private func top(in environment: SheetEnvironment) -> CGFloat {
    let covered = environment.safeArea.top
    let spacing = min(max(covered, topSpacing.lowerBound), topSpacing.upperBound).asLength
    return environment.bounds.minY + (environment.placement == .center ? covered : spacing)
  }
}

extension CGFloat {
  var isLength: Bool { isFinite && self >= 0 }
  var asLength: CGFloat { isLength ? self : 0 }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element does not meet a condition that holds up to there, in logarithmic
  /// time.
  func partitionPoint(while isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
