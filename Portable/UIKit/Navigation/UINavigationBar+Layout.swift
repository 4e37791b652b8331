extension UINavigationBar {
  /// The height of the row with the buttons.
  var contentHeight: CGFloat {
    var height: CGFloat =
      if traitCollection.userInterfaceIdiom == .pad {
        50
      } else if traitCollection.verticalSizeClass == .compact {
        32
      } else {
        44
      }
    // In a card the bar keeps clear of the rounded corners.
    if controller?.isShownInSheet == true { height = max(height, 44) + 12 }
    if topItem?.prompt != nil { height += 30 }
    return height
  }

  /// The height of a large title at rest; 0 where the top item shows none.
  var restingLargeTitleHeight: CGFloat { topItem.map { largeTitleHeight(for: $0) } ?? 0 }

  func largeTitleHeight(for item: UINavigationItem) -> CGFloat {
    showsLargeTitle(item) && !hidesContentForSearch(item)
      ? LargeTitleView.height(for: traitCollection) : 0
  }

  /// Whether `item`, wherever it is on the stack, shows its title large.
  func showsLargeTitle(_ item: UINavigationItem) -> Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    guard let owner = [stack, leavingStack].first(where: { $0.contains { $0 === item } }),
      let index = owner.firstIndex(where: { $0 === item })
    else { return false }
    for candidate in owner[...index].reversed() {
      switch candidate.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The heights changed: large titles start anew.
  func metricsDidChange() {
    for item in stack { item.largeTitleExtent = nil }
    takeNewMetrics()
  }

  func takeNewMetrics() {
    invalidateIntrinsicContentSize()
    if controller?.isInTransition != true { showTopItem() }
    controller?.barMetricsDidChange()
    setNeedsLayout()
  }

  func layOutParts() {
    let insets = safeAreaInsets
    let isSearching = topItem.map { hidesContentForSearch($0) } ?? false
    let rowHeight = isSearching ? 0 : min(contentHeight, bounds.height)
    let row = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    let back = CGRect(
      x: 0, y: -backgroundRise, width: bounds.width, height: bounds.height + backgroundRise)
    background.frame = back
    edgeBackground.frame = back
    let sides = UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    let searchHeight = layOutSearchRow(below: row.maxY)
    content?.frame =
      isSearching
      ? CGRect(x: 0, y: -contentHeight, width: bounds.width, height: contentHeight)
        .inset(by: sides) : row.inset(by: sides)
    content?.alpha = isSearching ? 0 : 1
    largeTitleClip.alpha = isSearching ? 0 : 1
    largeTitleClip.frame = CGRect(
      x: 0, y: row.maxY, width: bounds.width,
      height: max(0, bounds.height - row.maxY - searchHeight)
    ).inset(by: sides)
    if let largeTitle, largeTitle.superview === largeTitleClip {
      let height = restingLargeTitleHeight
      // The title stands on the bar's lower edge and slides up behind the row of buttons.
      largeTitle.bounds = CGRect(
        x: 0, y: 0, width: largeTitleClip.bounds.width, height: height)
      largeTitle.center = CGPoint(
        x: largeTitleClip.bounds.midX, y: largeTitleClip.bounds.height - height / 2)
      largeTitle.stretch(by: max(0, largeTitleClip.bounds.height - height))
      largeTitle.margins = titleMargins
    }
    updateSmallTitle(searchHeight: searchHeight)
  }

  /// The distances of large title and buttons from the sides.
  var titleMargins: (leading: CGFloat, trailing: CGFloat) {
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    return (side, side)
  }

  // The small title shows while the large one is out of sight.
  private func updateSmallTitle(searchHeight: CGFloat) {
    let height = restingLargeTitleHeight
    let visible = bounds.height - contentHeight - searchHeight
    content?.setTitleShown(height == 0 || visible < 8)
  }
}
