import CoreGraphics

/// A value that describes the heights and the behavior of a sticky header.
///
/// It computes the placement of the header from the distance that the content has scrolled, the
/// travel. The travel is 0 while the content is at its top, with any inset. Height and position are
/// continuous functions of the travel.
public struct StickyHeaderLayout: Equatable, Sendable {
  /// The conditions under which a header is higher than its minimum height.
  public enum Expansion: Equatable, Sendable, CaseIterable {
    /// The header is higher while the content is pulled down. At rest it has its minimum height.
    case overscroll

    /// The header is higher at the top of the content. At rest it has its maximum height, and it
    /// shrinks while the content moves up.
    case atTop

    /// The same as `atTop`, but the header also expands whenever the content moves down, as the bars of
    /// browsers do.
    case immediate
  }

  /// The height that a header adds to the content inset.
  public enum Reservation: Equatable, Sendable, CaseIterable {
    /// Nothing. The content itself has a space at its top.
    case nothing

    /// The minimum height.
    ///
    /// Use it for a table view whose section headers stop below a pinned header, because they stop at
    /// the inset. The content itself has a space for the rest of the header.
    case minimumHeight

    /// The height at rest.
    case restingHeight
  }

  /// The minimum height in points.
  ///
  /// Default 44. A value that is negative or not finite counts as 0.
  public var minimumHeight: CGFloat

  /// The maximum height in points, which ``stretchesBeyondMaximum`` can exceed.
  ///
  /// Default `.greatestFiniteMagnitude`: no limit. A value less than ``minimumHeight`` counts as the
  /// minimum. A header without a limit has its minimum height at rest.
  public var maximumHeight: CGFloat

  /// The conditions under which the header is higher than its minimum height.
  ///
  /// Default `.overscroll`.
  public var expansion: Expansion

  /// A Boolean value that determines whether the header stays at the top edge at its minimum height.
  ///
  /// Default `false`: it scrolls away with the content.
  public var isPinned: Bool

  /// A Boolean value that determines whether the header stretches beyond its maximum height while the
  /// content is pulled down.
  ///
  /// Default `false`: it moves down with the content. It has no effect with `.overscroll`.
  public var stretchesBeyondMaximum: Bool

  /// The height that the header adds to the content inset.
  ///
  /// Default `.nothing`.
  public var reservation: Reservation

  /// Creates a layout.
  public init(
    minimumHeight: CGFloat = 44, maximumHeight: CGFloat = .greatestFiniteMagnitude,
    expansion: Expansion = .overscroll, isPinned: Bool = false,
    stretchesBeyondMaximum: Bool = false, reservation: Reservation = .nothing
  ) {
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.expansion = expansion
    self.isPinned = isPinned
    self.stretchesBeyondMaximum = stretchesBeyondMaximum
    self.reservation = reservation
  }

  /// The height while the content is at its top, in points.
  public var restingHeight: CGFloat {
    expansion == .overscroll ? effectiveMinimum : effectiveMaximum ?? effectiveMinimum
  }

  /// The height that the header adds to the top of the content inset, in points.
  public var reservedHeight: CGFloat {
    switch reservation {
    case .nothing: 0
    case .minimumHeight: effectiveMinimum
    case .restingHeight: restingHeight
    }
  }

  /// Returns the placement for a content offset.
  ///
  /// - Parameters:
  ///   - offset: The vertical content offset, in points.
  ///   - adjustedTop: The top of the adjusted content inset, with the reserved height.
  ///   - maximumTravel: The travel at the end of the content, in points. Travel beyond it, as during a
  ///     bounce, is ignored by `.immediate`. Default: no limit.
  ///   - previous: The previous placement, which `.immediate` depends on.
  /// - Returns: The placement, in the coordinates of the content.
  public func placement(
    offset: CGFloat, adjustedTop: CGFloat, maximumTravel: CGFloat = .greatestFiniteMagnitude,
    after previous: StickyHeaderPlacement? = nil
  ) -> StickyHeaderPlacement {
    placement(travel: offset + adjustedTop, maximumTravel: maximumTravel, after: previous)
  }

  /// Returns the placement for a travel, in points.
  ///
  /// Otherwise it is the same as ``placement(offset:adjustedTop:maximumTravel:after:)``.
  public func placement(
    travel: CGFloat, maximumTravel: CGFloat = .greatestFiniteMagnitude,
    after previous: StickyHeaderPlacement? = nil
  ) -> StickyHeaderPlacement {
    let travel = travel.isFinite ? travel : 0
    return travel < 0
      ? overscrolledPlacement(distance: -travel)
      : scrolledPlacement(travel: travel, maximumTravel: maximumTravel, after: previous)
  }

  // MARK: Heights

  private var effectiveMinimum: CGFloat {
    minimumHeight.isFinite ? max(minimumHeight, 0) : 0
  }

  /// The maximum height, or `nil` if there is no limit.
  private var effectiveMaximum: CGFloat? {
    if maximumHeight.isNaN { return effectiveMinimum }
    return maximumHeight < .greatestFiniteMagnitude ? max(maximumHeight, effectiveMinimum) : nil
  }

  private func stretchFactor(at height: CGFloat) -> CGFloat {
    let minimum = effectiveMinimum
    let range = (effectiveMaximum ?? 2 * minimum) - minimum
    return range > 0 ? (height - minimum) / range : 0
  }

  // MARK: Travel

  /// Returns the placement while the content is pulled down.
  ///
  /// The bottom edge of the header stays at the content.
  private func overscrolledPlacement(distance: CGFloat) -> StickyHeaderPlacement {
    let resting = restingHeight
    let height =
      switch expansion {
      case .overscroll: min(resting + distance, effectiveMaximum ?? .greatestFiniteMagnitude)
      case .atTop, .immediate: stretchesBeyondMaximum ? resting + distance : resting
      }
    return StickyHeaderPlacement(
      travel: -distance, y: resting - height - reservedHeight, height: height,
      visibleHeight: height, stretchFactor: stretchFactor(at: height))
  }

  private func scrolledPlacement(
    travel: CGFloat, maximumTravel: CGFloat, after previous: StickyHeaderPlacement?
  ) -> StickyHeaderPlacement {
    let resting = restingHeight
    let minimumVisible = isPinned ? effectiveMinimum : 0
    // The header shrinks with the travel, so that it never covers content at the top.
    var visible = min(max(resting - travel, minimumVisible), resting)
    if expansion == .immediate, let previous {
      let end = max(maximumTravel, 0)
      let change = min(travel, end) - min(max(previous.travel, 0), end)
      visible = max(visible, min(max(previous.visibleHeight - change, minimumVisible), resting))
    }
    let height = max(visible, min(effectiveMinimum, resting))
    let staysAtEdge = isPinned || expansion == .immediate
    let y = staysAtEdge ? travel + visible - height : resting - height
    return StickyHeaderPlacement(
      travel: travel, y: y - reservedHeight, height: height, visibleHeight: visible,
      stretchFactor: stretchFactor(at: height))
  }
}
