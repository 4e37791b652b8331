/// Lets touches through to what is searched where it shows nothing.
private final class SearchResultsView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

// The beginning and the end of a search.
extension UISearchController {
  private static let duration: TimeInterval = 0.3

  func makeResultsView() -> UIView {
    let view = SearchResultsView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    shade.frame = view.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    shade.alpha = 0
    shade.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: "shadeTapped"))
    view.addSubview(shade)
    return view
  }

  func setActive(_ active: Bool) {
    guard active != activeState else { return }
    if active { begin() } else { end() }
  }

  func editingDidBegin() {
    if activeState { searchTextDidChange() } else { begin() }
  }

  func cancelByUser() {
    guard activeState else { return }
    end()
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    activeState = true
    join()
    if automaticallyShowsScopeBar, !(bar.scopeButtonTitles ?? []).isEmpty {
      bar.showsScopeBar = true
    }
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    searchTextDidChange()
    animateBar { [self] in delegate?.didPresentSearchController(self) }
    if !bar.isFirstResponder { bar.becomeFirstResponder() }
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    activeState = false
    bar.searchTextField.text = ""
    bar.resignFirstResponder()
    if automaticallyShowsScopeBar { bar.showsScopeBar = false }
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    searchTextDidChange()
    animateBar { [self] in
      if !activeState { leave() }
      delegate?.didDismissSearchController(self)
    }
  }

  private func animateBar(_ completion: @escaping () -> Void) {
    guard let navigationBar, navigationBar.window != nil else { return completion() }
    let view = navigationBar.controller?.viewIfLoaded ?? navigationBar
    item?.largeTitleExtent = nil
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction],
      animations: { [self] in
        navigationBar.searchStateDidChange()
        view.layoutIfNeeded()
        navigationBar.layoutIfNeeded()
        updateResults()
      }, completion: { _ in completion() })
  }

  // MARK: Results

  /// Joins the controller that is searched, above its view.
  private func join() {
    guard let owner = navigationBar?.controller?.topViewController, owner.navigationItem === item,
      parent !== owner
    else { return }
    owner.addChild(self)
    let view = loadedView()
    view.frame = owner.loadedView().bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    owner.loadedView().addSubview(view)
    didMove(toParent: owner)
  }

  private func leave() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  func searchTextDidChange() {
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func updateResults() {
    let hasText = !(bar.text ?? "").isEmpty
    let shows =
      activeState && resultsController != nil
      && (automaticallyShowsSearchResultsController ? hasText : forcedResults)
    if shows != resultsAreShown {
      resultsAreShown = shows
      showResults(shows)
    }
    shade.alpha = activeState && obscuresBackgroundDuringPresentation && !shows ? 1 : 0
  }

  private func showResults(_ shows: Bool) {
    guard let resultsController, let view = viewIfLoaded else { return }
    if shows {
      addChild(resultsController)
      let results = resultsController.loadedView()
      results.frame = view.bounds
      results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results)
      resultsController.didMove(toParent: self)
    } else {
      resultsController.willMove(toParent: nil)
      resultsController.viewIfLoaded?.removeFromSuperview()
      resultsController.removeFromParent()
    }
  }
}
