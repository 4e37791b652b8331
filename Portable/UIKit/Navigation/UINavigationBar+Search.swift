// The row of a search bar below the title.
extension UINavigationBar {
  /// The height of an item's search bar; 0 without one.
  private func searchHeight(for item: UINavigationItem) -> CGFloat {
    item.searchController?.bar.navigationRowHeight ?? 0
  }

  private func isSearching(_ item: UINavigationItem) -> Bool {
    item.searchController?.isActive == true
  }

  /// Whether title and buttons are away for a search.
  func hidesContentForSearch(_ item: UINavigationItem) -> Bool {
    isSearching(item) && item.searchController?.hidesNavigationBarDuringPresentation == true
  }

  private func searchBarCollapses(_ item: UINavigationItem) -> Bool {
    item.hidesSearchBarWhenScrolling && !isSearching(item)
  }

  /// The height of what scrolling does not collapse.
  func fixedHeight(for item: UINavigationItem) -> CGFloat {
    (hidesContentForSearch(item) ? 0 : contentHeight)
      + (searchBarCollapses(item) ? 0 : searchHeight(for: item))
  }

  /// The height of what scrolling collapses: the search bar first, then the large title.
  func collapsibleHeight(for item: UINavigationItem) -> CGFloat {
    largeTitleHeight(for: item) + (searchBarCollapses(item) ? searchHeight(for: item) : 0)
  }

  /// Shows the search bar of the top item, and takes any other away.
  func showSearchBar() {
    let shown = topItem?.searchController?.bar
    for view in searchRow.subviews where view !== shown { view.removeFromSuperview() }
    if let shown, shown.superview !== searchRow { searchRow.addSubview(shown) }
    searchRow.isHidden = shown == nil
    setNeedsLayout()
  }

  /// Places the search bar at the lower edge.
  ///
  /// - Parameter top: Where the row of buttons ends.
  /// - Returns: The height of the part that is visible.
  func layOutSearchRow(below top: CGFloat) -> CGFloat {
    guard let topItem, let search = topItem.searchController?.bar else {
      searchRow.frame = .zero
      return 0
    }
    let full = searchHeight(for: topItem)
    let room = max(0, bounds.height - top)
    let height =
      searchBarCollapses(topItem)
      ? min(full, max(0, room - largeTitleHeight(for: topItem))) : min(full, room)
    searchRow.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    search.frame = searchRow.bounds
    search.layOutParts()
    return height
  }

  /// A search began or ended: the heights changed.
  func searchStateDidChange() {
    topItem?.largeTitleExtent = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if let controller {
      controller.barMetricsDidChange()
    } else {
      layOutParts()
    }
  }
}
