/// What view controllers and presentation controllers share: sizes of content and changes of size.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size the content would like to have.
  var preferredContentSize: CGSize { get }
  /// Tells a container that a child's preferred size changed.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// Tells a container that the size a child's constraints ask for changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// The size of a child's content when its parent's is `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Tells that the view is about to take `size`.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Tells that the traits are about to become `newCollection`.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
