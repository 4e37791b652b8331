import ControlCore
import Foundation

/// The room that a window leaves for a sheet's rows.
struct SheetRoom {
  private let metrics: SheetMetrics
  private let environment: SheetEnvironment

  init(metrics: SheetMetrics, environment: SheetEnvironment) {
    self.metrics = metrics
    self.environment = environment
  }

  /// The greatest height of the rows, in points.
  var height: CGFloat {
    switch environment.placement {
    case .bottom: max(bottom - top - below, 0)
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
    }
  }

  private var width: CGFloat {
    min(metrics.width.resolved(in: environment), metrics.maximumWidth ?? .infinity)
  }

  /// In the middle of the window on a whole pixel, moved aside where the safe area asks for it.
  private var leading: CGFloat {
    let (bounds, safeArea) = (environment.bounds, environment.safeArea)
    let middle = (bounds.midX - width / 2).roundedToPixel(scale: environment.displayScale)
    return max(
      min(middle, bounds.maxX - safeArea.right - width), bounds.minX + safeArea.left)
  }

  private var bottom: CGFloat {
    environment.bounds.maxY - environment.keyboardOverlap
  }

  /// Above a keyboard the bottom of the safe area is out of reach anyway.
  private var below: CGFloat {
    environment.keyboardOverlap > 0
      ? metrics.bottomSpacing : max(metrics.bottomSpacing, environment.safeArea.bottom)
  }

  private var top: CGFloat {
    let range = metrics.topSpacing
    let spacing = min(max(environment.safeArea.top, range.lowerBound), range.upperBound)
    return environment.bounds.minY + spacing.asLength
  }
}
