// The parts of a search bar and where they stand.
extension UISearchBar {
  private var fieldHeight: CGFloat { UISearchTextField.height(for: traitCollection) }

  /// The height of the field's row in a navigation bar: 52 points at the standard text size.
  var navigationRowHeight: CGFloat { fieldHeight + 16 + scopeHeight }

  private var scopeHeight: CGFloat {
    scopesAreShown && !(scopeButtonTitles ?? []).isEmpty ? 44 : 0
  }

  var fittingHeight: CGFloat {
    isInNavigationBar ? navigationRowHeight : fieldHeight + 20 + scopeHeight
  }

  func prepare() {
    searchTextField.searchBar = self
    fieldDelegate.searchBar = self
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.userDidChangeText() }, for: .editingChanged)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.editingDidBegin() }, for: .editingDidBegin)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.editingDidEnd() }, for: .editingDidEnd)
    cancelButton.setTitle(systemText("Cancel"), for: .normal)
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancelClicked() }, for: .touchUpInside)
    cancelButton.alpha = 0
    scopes.isHidden = true
    scopes.addAction(
      UIAction { [weak self] _ in self?.userDidChooseScope() }, for: .valueChanged)
    for view in [hairline, searchTextField, cancelButton, scopes] as [UIView] { addSubview(view) }
    updateCancelFont()
    updateBackground()
  }

  func updateCancelFont() {
    cancelButton.titleLabel?.font = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: traitCollection)
  }

  func updateBackground() {
    let hasBackground = !isInNavigationBar && searchBarStyle != .minimal
    backgroundColor =
      hasBackground
      ? barTintColor
        ?? UIColor { traits in
          traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.97, alpha: 1)
        } : nil
    hairline.backgroundColor = .separator
    hairline.isHidden = !hasBackground
  }

  func layOutParts() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: CGFloat = isInNavigationBar ? (bounds.width >= 414 ? 20 : 16) : 8
    let insets = safeAreaInsets
    let row = CGRect(
      x: insets.left + side, y: 0,
      width: max(0, bounds.width - insets.left - insets.right - 2 * side),
      height: max(0, bounds.height - scopeHeight))
    // The field shrinks with a row that is collapsing, and fades before it is gone.
    let top: CGFloat = isInNavigationBar ? min(1, row.height) : 10
    let bottom: CGFloat = isInNavigationBar ? 15 : 10
    let height = max(0, min(fieldHeight, row.height - top - bottom))
    let cancelWidth = ceil(cancelButton.sizeThatFits(bounds.size).width)
    let taken = cancelIsShown ? cancelWidth + 12 : 0
    func mirrored(_ rect: CGRect) -> CGRect {
      guard isRightToLeft else { return rect }
      return CGRect(
        x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    searchTextField.frame = mirrored(
      CGRect(x: row.minX, y: top, width: max(0, row.width - taken), height: height))
    searchTextField.layer.cornerRadius = min(10, height / 2)
    let share = fieldHeight > 0 ? height / fieldHeight : 1
    for part in searchTextField.subviews { part.alpha = max(0, min(1, share * 3 - 2)) }
    cancelButton.frame = mirrored(
      CGRect(
        x: row.maxX - (cancelIsShown ? cancelWidth : 0) + (cancelIsShown ? 0 : side),
        y: top, width: cancelWidth, height: height))
    scopes.frame = CGRect(
      x: row.minX, y: bounds.height - scopeHeight + 4, width: row.width,
      height: max(0, scopeHeight - 12))
    let thickness = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
  }

  func showCancelButton(_ shows: Bool, animated: Bool) {
    guard shows != cancelIsShown else { return }
    if animated, window != nil { layoutIfNeeded() }
    cancelIsShown = shows
    let change = { [self] in
      cancelButton.alpha = shows ? 1 : 0
      layOutParts()
      searchTextField.layoutIfNeeded()
    }
    guard animated, window != nil else { return change() }
    UIView.animate(withDuration: 0.3, animations: change)
  }

  // MARK: Scopes

  func updateScopes() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    updateSelectedScope()
    scopes.isHidden = scopeHeight == 0
    heightDidChange()
  }

  func updateSelectedScope() {
    let isValid = (scopeButtonTitles ?? []).indices.contains(storedScope)
    scopes.selectedSegmentIndex = isValid ? storedScope : UISegmentedControl.noSegment
  }

  func showScopes(_ shows: Bool, animated: Bool) {
    guard shows != scopesAreShown else { return }
    scopesAreShown = shows
    scopes.isHidden = scopeHeight == 0
    heightDidChange()
    guard animated, window != nil else { return }
    scopes.alpha = 0
    UIView.animate(withDuration: 0.3) { self.scopes.alpha = 1 }
  }

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    controller?.navigationBar?.metricsDidChange()
    setNeedsLayout()
  }
}
