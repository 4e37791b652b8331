import ControlCore
import UIKit

/// A window that receives touches only where something is presented in it.
///
/// It has the tint color, the traits and the orientation of the window below it.
///
/// From iOS 26 on, hit-testing returns the view that hosts SwiftUI content both where there is content and
/// where there is none. There the layers decide: content has layers of its own, and the layer that SwiftUI
/// has where there is no content has a name.
final class SheetOverlayWindow: UIWindow {
  private weak var formerKeyWindow: UIWindow?

  /// Shows an empty window.
  convenience init(scene: UIWindowScene, root: SheetWindowRoot, level: UIWindow.Level) {
    self.init(windowScene: scene)
    windowLevel = level
    backgroundColor = nil
    isOpaque = false
    if let below = root.below {
      tintColor = below.tintColor
      // Overrides that were just set reach the trait collections only with an update.
      updateTraitsIfNeeded()
      below.updateTraitsIfNeeded()
      root.frontmost?.updateTraitsIfNeeded()
      let traits = root.frontmost?.traitCollection ?? below.traitCollection
      traitOverrides.adopt(traits, differingFrom: traitCollection)
    }
    rootViewController = root
    isHidden = false
  }

  /// Shows an empty window for one sheet, above the status bar of the scene.
  ///
  /// It becomes key if the sheet has something to type into, or if that takes the keyboard from no text that
  /// the user edits.
  convenience init(scene: UIWindowScene, level: UIWindow.Level, needsKeys: Bool) {
    let keyWindow = scene.keyWindow
    let below = keyWindow ?? scene.windows.first { !$0.isHidden }
    self.init(scene: scene, root: SheetWindowRoot(below: below), level: level)
    formerKeyWindow = keyWindow
    accessibilityViewIsModal = true
    if let below {
      semanticContentAttribute = below.semanticContentAttribute
      overrideUserInterfaceStyle = below.overrideUserInterfaceStyle
    }
    if needsKeys || below?.isTypedInto != true { makeKey() }
    layoutIfNeeded()
  }

  func remove() {
    let wasKey = isKeyWindow
    isHidden = true
    rootViewController = nil
    if wasKey, let formerKeyWindow, !formerKeyWindow.isHidden { formerKeyWindow.makeKey() }
    windowScene = nil
  }

  /// Leaves touches beside presented views and toasts to the app.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self || view === rootViewController?.viewIfLoaded ? nil : view
  }
}

class SheetWindowRoot: UIViewController {
  private(set) weak var below: UIWindow?

  init(below: UIWindow?) {
    self.below = below
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = nil
    view.isOpaque = false
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    decider { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }

  override var prefersStatusBarHidden: Bool {
    decider { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    // A sheet without orientations of its own asks its presenter, which is this.
    (presentedViewController as? ActionSheetController)?.supportedOrientations
      ?? frontmost?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  var frontmost: UIViewController? {
    // The app can replace the window.
    let isGone = below?.windowScene == nil
    var controller =
      isGone ? viewIfLoaded?.window?.windowScene?.popupRoot : below?.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed {
      controller = presented
    }
    return controller
  }

  private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var controller = frontmost
    while let current = controller, let next = child(current), next !== current {
      controller = next
    }
    return controller
  }
}

extension UIView {
  var isTypedInto: Bool {
    if isFirstResponder, self is any UIKeyInput { return true }
    return subviews.contains { $0.isTypedInto }
  }

  var canBeTypedInto: Bool {
    self is any UIKeyInput || subviews.contains { $0.canBeTypedInto }
  }
}
