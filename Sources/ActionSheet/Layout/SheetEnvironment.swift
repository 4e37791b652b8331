import Foundation

/// What a sheet finds around it: the window it lies in and what keeps parts of that occupied.
///
/// Everything is measured in the view that holds the sheet, never on a screen, so that split views,
/// stages and second displays are as good as a whole screen.
public struct SheetEnvironment: Equatable, Sendable {
  /// How a sheet lies in its bounds.
  public enum Placement: Equatable, Sendable {
    /// At the bottom, in the middle, as wide as its metrics say.
    case bottom

    /// From the top and as wide as the bounds, as in a popover or among other views. There is no room
    /// kept free around it.
    case filling
  }

  /// The bounds of the view that holds the sheet, in points; not finite counts as empty.
  public let bounds: CGRect

  /// What is occupied along its sides.
  public let safeArea: SheetInsets

  /// The keyboard's frame in the coordinates of the bounds; `nil` where there is none.
  public let keyboardFrame: CGRect?

  /// Pixels per point; not finite or not above zero counts as 1.
  public let displayScale: CGFloat

  /// How the sheet lies in the bounds.
  public let placement: Placement

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the view that holds the sheet.
  ///   - safeArea: What is occupied along its sides.
  ///   - keyboardFrame: The keyboard's frame in the same coordinates.
  ///   - displayScale: Pixels per point.
  ///   - placement: How the sheet lies in the bounds.
  public init(
    bounds: CGRect, safeArea: SheetInsets = .zero, keyboardFrame: CGRect? = nil,
    displayScale: CGFloat, placement: Placement = .bottom
  ) {
    let isFinite =
      bounds.minX.isFinite && bounds.minY.isFinite && bounds.width.isFinite
      && bounds.height.isFinite
    self.bounds = isFinite ? bounds.standardized : .zero
    self.safeArea = safeArea
    self.keyboardFrame = keyboardFrame
    self.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    self.placement = placement
  }

  /// How much of the bounds a keyboard covers from below, in points.
  ///
  /// A keyboard that does not reach the bottom floats, and nothing makes room for it.
  public var keyboardOverlap: CGFloat {
    guard let keyboardFrame, keyboardFrame.height > 0, keyboardFrame.maxY >= bounds.maxY,
      keyboardFrame.minX < bounds.maxX, keyboardFrame.maxX > bounds.minX
    else { return 0 }
    return min(max(bounds.maxY - keyboardFrame.minY, 0), bounds.height)
  }
}
