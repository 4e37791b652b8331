/// The view a presentation takes place in, above what presents.
final class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?

  init(presentationController: UIPresentationController, frame: CGRect) {
    self.presentationController = presentationController
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Takes over what the presentation controller adds to the traits around it.
  func adoptTraits(of controller: UIPresentationController) {
    var values = controller.traitState.overrides
    if let extra = controller.extraTraitOverrides { values.merge(extra) }
    traitOverrides = UITraitOverrides(values: values)
    updateTraitsIfNeeded()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentationController?.updateTraits()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentationController?.containerViewWillLayoutSubviews()
    presentationController?.layOutPresentedView()
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit, let presentationController,
      hit === self || hit === presentationController.surroundingView
    else { return hit }
    return presentationController.viewForTouchOutside(at: point, with: event)
  }
}
