/// What UIKit presents while a menu is open, so that nothing else can be presented there.
///
/// Apple's log names it: "Attempt to present … on … which is already presenting
/// <_UIContextMenuActionsOnlyViewController>" (exyte/PopupView, pull request 127).
final class MenuController: UIViewController {
  private weak var session: MenuSession?

  /// Counts as presented by the controller of a view, unless that presents something.
  init(_ session: MenuSession, over view: UIView) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    var responder: UIResponder? = view
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let presenter = (responder as? UIViewController)?.rootAncestor,
      presenter.presentation.presented == nil
    else { return }
    presentation.style = .overFullScreen
    presentation.presenting = presenter
    presenter.presentation.presented = self
  }

  required init?(coder: NSCoder) { nil }

  /// Ends the presentation, because the menu closes.
  func release() {
    if presentation.presenting?.presentation.presented === self {
      presentation.presenting?.presentation.presented = nil
    }
    presentation.presenting = nil
  }

  func closeMenu(animated: Bool) { session?.dismiss(animated: animated) }
}
