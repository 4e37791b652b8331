import UIKit

/// The frames of what a page shows.
extension PageViewController {
  /// Lays out a screen and the panels, which are beside it or in its place.
  func layOut(_ screen: UIViewController, top: CGFloat, width: CGFloat, isWide: Bool) {
    let isScreenShown = isWide || selectedPanel == .screen
    screen.view.isHidden = !isScreenShown
    scrollView.isHidden = !isWide && isScreenShown
    screen.view.layer.cornerRadius = isWide ? 16 : 0
    screen.view.layer.cornerCurve = .continuous
    screen.view.clipsToBounds = isWide
    let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
    let left = safeArea.left + Self.margin
    let side = isWide ? Self.sideWidth : width
    if isWide {
      let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let screenWidth = width - side - Self.margin
      let bottom = max(safeArea.bottom, Self.margin)
      screen.view.frame = CGRect(
        x: mirrored ? left + side + Self.margin : left, y: top, width: screenWidth,
        height: max(bounds.height - bottom - top, 0))
      scrollView.frame = CGRect(
        x: mirrored ? 0 : left + screenWidth, y: top, width: left + side + Self.margin,
        height: bounds.height - top - keyboardHeight)
      let x = mirrored ? left : Self.margin
      let end = layOutCards(top: 0, columns: [(x: x, width: side)], isWide: true)
      scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: end + 32)
    } else {
      screen.view.frame = CGRect(
        x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
      scrollView.frame = CGRect(
        x: 0, y: top, width: bounds.width, height: bounds.height - top - keyboardHeight)
      let width = min(width, Self.maximumWidth)
      let end = layOutCards(
        top: Self.cardSpacing, columns: [(x: (bounds.width - width) / 2, width: width)],
        isWide: false)
      scrollView.contentSize = CGSize(width: bounds.width, height: end + 32)
    }
  }

  /// The columns of the panels beside each other, in reading order.
  func columns(left: CGFloat, width: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
    let column = (width - Self.margin) / 2
    let columns = [left, left + column + Self.margin].map { (x: $0, width: column) }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? columns.reversed() : columns
  }

  var selectedPanel: Panel? {
    let index = panels.selectedSegmentIndex
    return choices.indices.contains(index) ? choices[index] : choices.first
  }

  /// Lays out the preview and what stands below it, and returns the height of all.
  ///
  /// A preview that is too high for the limit is as high as the rest leaves, if that is enough.
  func layOutStage(width: CGFloat, isWide: Bool, limit: CGFloat) -> CGFloat {
    let left = (view.bounds.width - width) / 2
    var y: CGFloat = 12
    panels.isHidden = isWide
    fitPanels(width: width)
    let preview = content?.previewCard
    let parts = [preview, states, isWide ? nil : panels].compactMap { $0 }
    var heights = parts.map {
      $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    let excess = heights.reduce(y) { $0 + $1 + Self.cardSpacing } - limit
    if preview != nil, excess > 0, let height = heights.first,
      height - excess
        >= UIFontMetrics.default.scaledValue(
          for: Self.minimumPreviewHeight, compatibleWith: traitCollection)
    {
      heights[0] = height - excess
    }
    for (part, height) in zip(parts, heights) {
      // The states scroll under the edges of the screen.
      let isStrip = part === states
      part.frame = CGRect(
        x: isStrip ? 0 : left, y: y, width: isStrip ? view.bounds.width : width, height: height)
      y += height + Self.cardSpacing
    }
    states?.margin = left
    let scale = max(traitCollection.displayScale, 1)
    edge.frame = CGRect(x: 0, y: y - 1 / scale, width: view.bounds.width, height: 1 / scale)
    return y
  }

  // Segments of one width are too narrow for long titles on a small screen.
  private func fitPanels(width: CGFloat) {
    guard fittedPanelsWidth != width else { return }
    fittedPanelsWidth = width
    panels.apportionsSegmentWidthsByContent = false
    panels.apportionsSegmentWidthsByContent = panels.intrinsicContentSize.width > width
  }

  /// Lays out the panels, and returns the lower edge of the lowest.
  ///
  /// - Parameters:
  ///   - top: The upper edge of the highest.
  ///   - columns: The columns: the attributes are in the first, all others in the last.
  ///   - isWide: Whether all panels are shown.
  func layOutCards(
    top: CGFloat, columns: [(x: CGFloat, width: CGFloat)], isWide: Bool
  ) -> CGFloat {
    guard let content, let first = columns.first, let last = columns.last else { return top }
    content.shownPanels = isWide ? Set(Panel.allCases) : Set([selectedPanel].compactMap { $0 })
    var ends = columns.map { _ in top }
    // In a single column the attributes are last, because they are the longest by far.
    let order: [Panel] =
      columns.count > 1 ? [.attributes, .code, .events] : [.code, .events, .attributes]
    for panel in order {
      let isShown = content.shownPanels.contains(panel)
      guard isShown || content.isMade(panel), let card = content.card(panel) else { continue }
      if card.superview == nil { scrollView.addSubview(card) }
      card.isHidden = !isShown
      guard isShown else { continue }
      let (index, column) = panel == .attributes ? (0, first) : (columns.count - 1, last)
      let height = card.sizeThatFits(
        CGSize(width: column.width, height: .greatestFiniteMagnitude)
      ).height
      card.frame = CGRect(x: column.x, y: ends[index], width: column.width, height: height)
      ends[index] += height + Self.cardSpacing
    }
    return ends.max() ?? top
  }
}
