import UIKit

/// What the code that presents a sheet determines: where, in which form, and with which rows it is shown.
struct SheetSettings: Equatable, Sendable {
  /// The surroundings of a sheet that is presented; `nil` for a sheet among other views, which fills its
  /// bounds from the top.
  var environment: SheetEnvironment?
  var preferredStyle = UIAlertController.Style.actionSheet
  var showsCancelActions = true

  /// A Boolean value that determines whether a popover, whose background replaces glass, contains the sheet.
  var isInPopover = false
  var runsHandlers = true

  var isDialog: Bool { preferredStyle == .alert }

  func environment(size: CGSize, displayScale: CGFloat) -> SheetEnvironment {
    environment
      ?? SheetEnvironment(
        bounds: CGRect(origin: .zero, size: size), displayScale: displayScale, placement: .filling)
  }

  mutating func setContainer(
    bounds: CGRect, safeAreaInsets: UIEdgeInsets, reservedRects: [CGRect], displayScale: CGFloat,
    metrics: SheetMetrics
  ) {
    let whole = SheetEnvironment(
      bounds: bounds, safeArea: safeAreaInsets, displayScale: displayScale,
      placement: isDialog ? .center : .bottom)
    environment = whole.avoiding(reservedRects, width: metrics.width(in: whole))
  }
}
