/// Answers for the field of a search bar, so that the bar needs no public conformance.
@MainActor final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  weak var searchBar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let searchBar else { return true }
    return searchBar.delegate?.searchBarShouldBeginEditing(searchBar) ?? true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let searchBar else { return true }
    return searchBar.delegate?.searchBarShouldEndEditing(searchBar) ?? true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let searchBar else { return true }
    return searchBar.delegate?.searchBar(
      searchBar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    searchBar?.searchClicked()
    return true
  }
}

// What the user does with a search bar.
extension UISearchBar {
  func userDidChangeText() {
    searchTextField.setNeedsLayout()
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.searchTextDidChange()
  }

  func editingDidBegin() {
    controller?.editingDidBegin()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  func editingDidEnd() {
    delegate?.searchBarTextDidEndEditing(self)
  }

  func searchClicked() {
    delegate?.searchBarSearchButtonClicked(self)
    // The search goes on without the keyboard.
    if controller != nil { resignFirstResponder() }
  }

  func cancelClicked() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.cancelByUser()
  }

  /// Cancels as the button does, where it is shown.
  ///
  /// - Returns: Whether there was anything to cancel.
  func cancelByKey() -> Bool {
    guard cancelIsShown else { return false }
    cancelClicked()
    return true
  }

  func userDidChooseScope() {
    storedScope = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: storedScope)
    controller?.searchTextDidChange()
  }
}
