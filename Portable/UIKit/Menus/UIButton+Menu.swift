extension UIButton {
  func menuDidChange() {
    closeMenu(animated: false)
    showSelectedElement()
  }

  /// A button that changes its selection shows the chosen element of its menu; one is always chosen.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  func showSelectedElement() {
    guard isPopUp, let menu else { return }
    let actions = menu.allActions
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    menu.select(chosen, isExclusive: true)
    if configuration == nil {
      setTitle(chosen.title, for: .normal)
      setImage(chosen.image, for: .normal)
    } else {
      configuration?.title = chosen.title
      configuration?.image = chosen.image
    }
  }
}
