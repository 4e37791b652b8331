import QuartzCore

extension UIWindow {
  final func replaceRootViewController(with controller: UIViewController?) {
    let old = storedRootViewController
    guard old !== controller else { return }
    let isShown = !isHidden && storedWindowScene != nil
    if isShown { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isShown { old?.endAppearanceTransition() }
    storedRootViewController = controller
    publishChange(of: \UIWindow.rootViewController, from: old, to: controller)
    guard isShown else { return }
    showRootViewController(true)
  }

  // The root view is loaded when the window first shows.
  final func showRootViewController(_ isShown: Bool) {
    guard let controller = storedRootViewController, storedWindowScene != nil else { return }
    guard isShown else {
      if controller.viewIfLoaded?.superview === self {
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
      }
      return
    }
    guard let view = controller.view else { return }
    controller.beginAppearanceTransition(true, animated: false)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { insertSubview(view, at: 0) }
    // It has appeared once a frame showed it.
    AppContext.current.commitCallbacks.schedule { [weak self, weak controller] in
      guard let self, let controller, self.storedRootViewController === controller, !self.isHidden
      else { return }
      controller.endAppearanceTransition()
    }
  }

  final func layOutRootView() {
    guard let view = storedRootViewController?.viewIfLoaded, view.superview === self,
      view.transform.isIdentity, view.frame != bounds
    else { return }
    view.frame = bounds
  }
}
