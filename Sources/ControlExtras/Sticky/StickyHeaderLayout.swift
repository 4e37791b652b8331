import CoreGraphics

/// How a header at the top of scrolling content stretches, shrinks and stays.
///
/// It computes and knows no views: from how far the content has travelled to where the header is.
/// Height and position follow the travel without a jump. The cost is a few comparisons.
///
/// Travel is counted from rest: 0 where the content lies at its top, whatever the insets are.
public struct StickyHeaderLayout: Equatable, Sendable {
  /// When the header is higher than its minimum.
  public enum Expansion: Equatable, Sendable, CaseIterable {
    /// Only while the content is pulled down beyond its top; at rest the header has its minimum
    /// height.
    case overscroll

    /// At the top of the content: at rest the header has its maximum height, and it shrinks as the
    /// content moves up.
    case atTop

    /// Like `atTop`, and also wherever the content moves down, as bars of browsers do.
    case immediate
  }

  /// How much of the header is added to the content's inset, so that it covers nothing.
  public enum Reservation: Equatable, Sendable, CaseIterable {
    /// Nothing: the content leaves room at its top itself.
    case nothing

    /// The minimum height.
    ///
    /// For tables whose section headers are to stop below a pinned header: they stop at the inset.
    /// The content leaves room for the rest of the header itself.
    case minimumHeight

    /// The height at rest.
    case restingHeight
  }

  /// The least height in points.
  ///
  /// Default 44. A negative or infinite number counts as 0.
  public var minimumHeight: CGFloat

  /// The greatest height in points, except where the header ``stretchesBeyondMaximum``.
  ///
  /// Default `.greatestFiniteMagnitude`, which is no limit. One below the minimum counts as the
  /// minimum. A header that rests at its maximum and has no limit rests at its minimum.
  public var maximumHeight: CGFloat

  /// When the header is higher than its minimum; default `.overscroll`.
  public var expansion: Expansion

  /// Whether the header stays at the top edge, at its minimum height, when the content moves on.
  ///
  /// Default `false`: it leaves with the content.
  public var isPinned: Bool

  /// Whether pulling the content down stretches a header that rests at its maximum height.
  ///
  /// Default `false`: it moves down with the content.
  public var stretchesBeyondMaximum: Bool

  /// How much of the header is added to the content's inset; default `.nothing`.
  public var reservation: Reservation

  /// Makes a layout; everything left out has its default.
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

  /// The height while the content rests at its top, in points.
  public var restingHeight: CGFloat {
    expansion == .overscroll ? leastHeight : greatestHeight ?? leastHeight
  }

  /// What the header adds to the content's top inset, in points.
  public var reservedHeight: CGFloat {
    switch reservation {
    case .nothing: 0
    case .minimumHeight: leastHeight
    case .restingHeight: restingHeight
    }
  }

  /// The placement for a content offset.
  ///
  /// - Parameters:
  ///   - offset: The vertical content offset, in points.
  ///   - adjustedTop: The top of the adjusted content inset, with what the header has reserved.
  ///   - maximumTravel: The travel at the end of the content, in points. Travel beyond it is a bounce
  ///     and moves no header. Default: no end.
  ///   - previous: The placement before, which `.immediate` goes on from.
  /// - Returns: The placement, in the content's coordinates.
  public func placement(
    offset: CGFloat, adjustedTop: CGFloat, maximumTravel: CGFloat = .greatestFiniteMagnitude,
    after previous: StickyHeaderPlacement? = nil
  ) -> StickyHeaderPlacement {
    placement(travel: offset + adjustedTop, maximumTravel: maximumTravel, after: previous)
  }

  /// The placement for a travel from rest, in points; see ``placement(offset:adjustedTop:maximumTravel:after:)``.
  public func placement(
    travel: CGFloat, maximumTravel: CGFloat = .greatestFiniteMagnitude,
    after previous: StickyHeaderPlacement? = nil
  ) -> StickyHeaderPlacement {
    let travel = travel.isFinite ? travel : 0
    return travel < 0
      ? pulled(by: -travel)
      : scrolled(by: travel, maximumTravel: maximumTravel, after: previous)
  }

  // MARK: Heights

  private var leastHeight: CGFloat {
    minimumHeight.isFinite ? max(minimumHeight, 0) : 0
  }

  /// `nil` where there is no limit.
  private var greatestHeight: CGFloat? {
    if maximumHeight.isNaN { return leastHeight }
    return maximumHeight < .greatestFiniteMagnitude ? max(maximumHeight, leastHeight) : nil
  }

  private func stretchFactor(at height: CGFloat) -> CGFloat {
    let least = leastHeight
    let range = (greatestHeight ?? 2 * least) - least
    return range > 0 ? (height - least) / range : 0
  }

  // MARK: Travel

  /// The content is pulled beyond its top: the header's bottom edge stays with the content.
  private func pulled(by distance: CGFloat) -> StickyHeaderPlacement {
    let resting = restingHeight
    let height =
      switch expansion {
      case .overscroll: min(resting + distance, greatestHeight ?? .greatestFiniteMagnitude)
      case .atTop, .immediate: stretchesBeyondMaximum ? resting + distance : resting
      }
    return StickyHeaderPlacement(
      travel: -distance, y: resting - height - reservedHeight, height: height,
      visibleHeight: height, stretchFactor: stretchFactor(at: height))
  }

  private func scrolled(
    by travel: CGFloat, maximumTravel: CGFloat, after previous: StickyHeaderPlacement?
  ) -> StickyHeaderPlacement {
    let resting = restingHeight
    let least = isPinned ? leastHeight : 0
    // With its bottom edge at the content the header hides none of it.
    var visible = min(max(resting - travel, least), resting)
    if expansion == .immediate, let previous {
      let end = max(maximumTravel, 0)
      let moved = min(travel, end) - min(max(previous.travel, 0), end)
      visible = max(visible, min(max(previous.visibleHeight - moved, least), resting))
    }
    let height = max(visible, min(leastHeight, resting))
    let staysAtEdge = isPinned || expansion == .immediate
    let y = staysAtEdge ? travel + visible - height : resting - height
    return StickyHeaderPlacement(
      travel: travel, y: y - reservedHeight, height: height, visibleHeight: visible,
      stretchFactor: stretchFactor(at: height))
  }
}
