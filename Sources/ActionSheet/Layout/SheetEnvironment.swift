import ControlCore
import UIKit

/// What a sheet finds around it: the window it lies in and what keeps parts of that occupied.
///
/// Everything is measured in the view that holds the sheet, never on a screen, so that split views,
/// stages and second displays are as good as a whole screen.
package struct SheetEnvironment: Equatable, Sendable {
  /// How a sheet lies in its bounds.
  package enum Placement: Equatable, Sendable {
    /// At the bottom, in the middle, as wide as its metrics say.
    case bottom

    /// In the middle of what the safe area and the keyboard leave, as wide as its metrics say.
    case center

    /// From the top and as wide as the bounds, as in a popover or among other views. There is no room
    /// kept free around it.
    case filling
  }

  /// The bounds of the view that holds the sheet, in points; not finite counts as empty.
  package let bounds: CGRect

  /// What is occupied along its sides, in points; negative and non-finite insets count as 0.
  package let safeArea: UIEdgeInsets

  /// The keyboard's frame in the coordinates of the bounds; `nil` where there is none.
  package let keyboardFrame: CGRect?

  /// Pixels per point; not finite or not above zero counts as 1.
  package let displayScale: CGFloat

  /// How the sheet lies in the bounds.
  package let placement: Placement

  /// The maximum height of the rows in points; `nil` where only the bounds limit it.
  ///
  /// It applies to sheets at the bottom.
  package let heightLimit: CGFloat?

  /// The shorter side of the window, in points, of which the bounds may be a part.
  package let shortSide: CGFloat

  /// Creates an environment.
  package init(
    bounds: CGRect, safeArea: UIEdgeInsets = .zero, keyboardFrame: CGRect? = nil,
    displayScale: CGFloat, placement: Placement = .bottom, heightLimit: CGFloat? = nil,
    shortSide: CGFloat? = nil
  ) {
    let isFinite =
      bounds.minX.isFinite && bounds.minY.isFinite && bounds.width.isFinite
      && bounds.height.isFinite
    self.bounds = isFinite ? bounds.standardized : .zero
    self.safeArea = UIEdgeInsets(
      top: safeArea.top.asLength, left: safeArea.left.asLength, bottom: safeArea.bottom.asLength,
      right: safeArea.right.asLength)
    self.keyboardFrame = keyboardFrame
    self.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    self.placement = placement
    self.heightLimit = heightLimit.map(\.asLength)
    self.shortSide = shortSide ?? min(self.bounds.width, self.bounds.height)
  }

  /// How much of the bounds a keyboard covers from below, in points.
  ///
  /// A keyboard that does not reach the bottom floats, and nothing makes room for it.
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
  /// lowest one, and then the one in the middle or to the left. Time is proportional to the fifth power of
  /// the number of rects.
  ///
  /// - Parameters:
  ///   - reserved: The rects in points. Non-finite ones are ignored.
  ///   - width: The width that the sheet has if nothing is reserved, in points.
  /// - Returns: The environment; this one if no rect is in the bounds, or rects cover all of them.
  package func avoiding(_ reserved: [CGRect], width: CGFloat) -> SheetEnvironment {
    var free = bounds
    free.size.height -= keyboardOverlap
    let rects = reserved.map(\.standardized).filter { $0.isFinite && $0.crosses(free) }
    guard !rects.isEmpty else { return self }
    let safe = bounds.inset(by: safeArea)
    var best: (part: CGRect, shown: CGFloat)?
    for part in free.parts(between: rects) {
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

/// The room that a window leaves for a sheet's rows.
struct SheetAvailableSpace {
  private let metrics: SheetMetrics
  private let environment: SheetEnvironment

  init(metrics: SheetMetrics, environment: SheetEnvironment) {
    self.metrics = metrics
    self.environment = environment
  }

  /// The greatest height of the rows, in points.
  var height: CGFloat {
    switch environment.placement {
    case .bottom: min(max(bottom - top - below, 0), environment.heightLimit ?? .infinity)
    case .center: max(bottom - top - 2 * margin - metrics.capsuleInset, 0)
    case .filling: environment.bounds.height
    }
  }

  /// The container around rows of a height not above ``height``.
  func containerFrame(rowsHeight: CGFloat) -> CGRect {
    let bounds = environment.bounds
    switch environment.placement {
    case .filling:
      return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: rowsHeight)
    case .bottom:
      let height = rowsHeight + below
      return CGRect(x: leading, y: bottom - height, width: width, height: height)
    case .center:
      let height = rowsHeight + metrics.capsuleInset
      let middle = ((top + bottom - height) / 2).roundedToPixel(scale: environment.displayScale)
      return CGRect(x: leading, y: middle, width: width, height: height)
    }
  }

  private var width: CGFloat {
    metrics.width(in: environment)
  }

  /// In the middle of the window on a whole pixel, moved aside where the safe area asks for it.
  private var leading: CGFloat {
    let (bounds, safeArea) = (environment.bounds, environment.safeArea)
    let middle = (bounds.midX - width / 2).roundedToPixel(scale: environment.displayScale)
    return max(
      min(middle, bounds.maxX - safeArea.right - width), bounds.minX + safeArea.left)
  }

  private var bottom: CGFloat {
    let overlap = environment.keyboardOverlap
    guard environment.placement == .center, overlap == 0 else {
      return environment.bounds.maxY - overlap
    }
    // A dialog is in the middle of the bounds as long as no keyboard is up.
    return environment.bounds.maxY - max(environment.safeArea.top, environment.safeArea.bottom)
  }

  /// The least space above and below a dialog, in points.
  private var margin: CGFloat { 8 }

  /// Above a keyboard the bottom of the safe area is out of reach anyway.
  private var below: CGFloat {
    environment.keyboardOverlap > 0
      ? metrics.bottomSpacing : max(metrics.bottomSpacing, environment.safeArea.bottom)
  }

  private var top: CGFloat {
    if environment.placement == .center {
      let (bounds, safeArea) = (environment.bounds, environment.safeArea)
      let isCovered = environment.keyboardOverlap > 0
      return bounds.minY + (isCovered ? safeArea.top : max(safeArea.top, safeArea.bottom))
    }
    let range = metrics.topSpacing
    let spacing = min(max(environment.safeArea.top, range.lowerBound), range.upperBound)
    return environment.bounds.minY + spacing.asLength
  }
}

extension CGFloat {
  /// Whether this number can be a length: finite and not below zero.
  var isLength: Bool { isFinite && self >= 0 }

  /// This number as a length: zero unless it can be one.
  var asLength: CGFloat { isLength ? self : 0 }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element does not satisfy a condition that holds up to some point and no
  /// further; the end where it holds for all.
  ///
  /// Takes logarithmic time.
  func partitionPoint(while isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [Int] {
  /// Whether an element is among these, which are in rising order.
  func containsSorted(_ element: Int) -> Bool {
    let index = partitionPoint { $0 < element }
    return index < count && self[index] == element
  }
}
