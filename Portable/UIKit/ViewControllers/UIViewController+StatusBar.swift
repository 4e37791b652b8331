extension UIViewController {
  /// Asks for the status bar to be drawn anew. The host reads the preferences of the visible
  /// controllers for each frame it draws; this makes it draw one.
  public func setNeedsStatusBarAppearanceUpdate() {
    requestFrame()
  }

  private func requestFrame() {
    viewIfLoaded?.window?.setNeedsLayout()
  }

  /// The controller that decides on the status bar: the topmost presented one that covers the
  /// screen or captures the bar, and from there the children it names.
  func statusBarController(
    child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var controller = self
    while let presented = controller.presentedViewController, !presented.isBeingDismissed,
      presented.capturesStatusBar
    {
      controller = presented
    }
    // A controller that names itself decides itself.
    while let next = child(controller), next !== controller { controller = next }
    return controller
  }

  /// Whether the root is a card behind a sheet, so that the status bar stands on black.
  var isSetBackBySheet: Bool {
    var controller: UIViewController? = self
    while let presented = controller?.presentedViewController {
      let sheet = presented.presentation.controller as? UISheetPresentationController
      if let sheet, sheet.presenterIsScaled, !presented.isBeingDismissed { return true }
      if presented.capturesStatusBar { return false }
      controller = presented
    }
    return false
  }

  private var capturesStatusBar: Bool {
    switch presentation.controller?.presentationStyle ?? modalPresentationStyle {
    case .fullScreen, .currentContext: true
    default: modalPresentationCapturesStatusBarAppearance
    }
  }
}

extension UIWindowScene {
  /// The style that the topmost visible window's controllers ask for.
  package func preferredStatusBarStyle(for scene: UIWindowScene) -> UIStatusBarStyle {
    guard let root = statusBarRoot(of: scene) else { return .default }
    if root.isSetBackBySheet { return .lightContent }
    return root.statusBarController { $0.childForStatusBarStyle }.preferredStatusBarStyle
  }

  package func prefersStatusBarHidden(for scene: UIWindowScene) -> Bool {
    statusBarRoot(of: scene)?.statusBarController { $0.childForStatusBarHidden }
      .prefersStatusBarHidden ?? false
  }

  /// The traits of the controller that decides on the bar, or the scene's own.
  package var statusBarTraits: UITraitCollection {
    statusBarRoot(of: self)?.statusBarController { $0.childForStatusBarStyle }.traitCollection
      ?? traitCollection
  }

  package var prefersHomeIndicatorHidden: Bool {
    statusBarRoot(of: self)?.statusBarController { $0.childForHomeIndicatorAutoHidden }
      .prefersHomeIndicatorAutoHidden ?? false
  }

  private func statusBarRoot(of scene: UIWindowScene) -> UIViewController? {
    scene.windows.last { !$0.isHidden && $0.rootViewController != nil }?.rootViewController
  }
}
