import ControlCore
import UIKit

/// A window of its own for one sheet, above the status bar of the scene, for as long as the sheet is
/// shown.
///
/// It looks and turns like the window below it, and takes the keyboard's attention only where that
/// puts no keyboard away that somebody types on.
@MainActor
final class SheetWindow {
  private let window: SheetOverlayWindow
  private weak var formerKeyWindow: UIWindow?

  /// What presents the sheet.
  let root: UIViewController

  /// Shows an empty window.
  ///
  /// - Parameters:
  ///   - scene: The scene it belongs to.
  ///   - level: Its plane.
  ///   - needsKeys: Whether the sheet has something to type into.
  init(scene: UIWindowScene, level: UIWindow.Level, needsKeys: Bool) {
    let below = scene.keyWindow ?? scene.windows.first { !$0.isHidden }
    formerKeyWindow = scene.keyWindow
    window = SheetOverlayWindow(windowScene: scene)
    let root = SheetWindowRoot(below: below)
    self.root = root
    window.windowLevel = level
    window.backgroundColor = nil
    window.isOpaque = false
    window.accessibilityViewIsModal = true
    if let below {
      window.tintColor = below.tintColor
      window.semanticContentAttribute = below.semanticContentAttribute
      window.overrideUserInterfaceStyle = below.overrideUserInterfaceStyle
      window.adoptTraits(of: below, front: root.frontmost)
    }
    window.rootViewController = root
    window.isHidden = false
    if needsKeys || below?.isTypedInto != true { window.makeKey() }
    window.layoutIfNeeded()
  }

  /// Takes the window away and gives the keyboard's attention back to the window that had it.
  func remove() {
    let wasKey = window.isKeyWindow
    window.isHidden = true
    window.rootViewController = nil
    if wasKey, let formerKeyWindow, !formerKeyWindow.isHidden { formerKeyWindow.makeKey() }
    window.windowScene = nil
  }
}

/// A window that receives touches only where something is presented in it.
///
/// From iOS 26 on, hit-testing returns the view that hosts SwiftUI content both where there is content and
/// where there is none. There the layers decide: content has layers of its own, and the layer that SwiftUI
/// has where there is no content has a name.
final class SheetOverlayWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event), view !== self else { return nil }
    guard view === rootViewController?.viewIfLoaded else { return view }
    return hasContent(at: point, in: view) ? view : nil
  }

  /// Returns whether the deepest layer at a point belongs to the content of a view.
  ///
  /// The layers of subviews that receive no touches at the point do not count.
  private func hasContent(at point: CGPoint, in root: UIView) -> Bool {
    let inSuperlayer = root.layer.superlayer.map { layer.convert(point, to: $0) } ?? point
    let deepest = root.layer.hitTest(inSuperlayer)
    guard deepest !== root.layer, deepest?.name == nil else { return false }
    var owner = deepest
    while let current = owner, !(current.delegate is UIView) { owner = current.superlayer }
    var view = owner?.delegate as? UIView
    while let current = view, current !== root {
      guard current.isUserInteractionEnabled, !current.isHidden,
        current.point(inside: current.convert(point, from: self), with: nil)
      else { return false }
      view = current.superview
    }
    return view === root
  }
}

/// The empty controller below a sheet in a window of its own; for the status bar and the orientation
/// it asks the controller that was frontmost.
final class SheetWindowRoot: UIViewController {
  private weak var below: UIWindow?

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
    // A sheet whose orientations nobody has set asks whoever presents it, which is this.
    (presentedViewController as? ActionSheetController)?.supportedOrientations
      ?? frontmost?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  /// The controller below the window that would present the sheet.
  var frontmost: UIViewController? {
    var controller = below?.rootViewController
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

extension SheetOverlayWindow {
  /// Overrides the traits that differ from those of another window's frontmost controller.
  func adoptTraits(of window: UIWindow, front: UIViewController?) {
    // Overrides that were just set reach the trait collections only with an update.
    updateTraitsIfNeeded()
    window.updateTraitsIfNeeded()
    front?.updateTraitsIfNeeded()
    adopt(front?.traitCollection ?? window.traitCollection, differingFrom: traitCollection)
  }
}

extension UIView {
  /// Whether a view in here takes what is typed.
  var isTypedInto: Bool {
    if isFirstResponder, self is any UIKeyInput { return true }
    return subviews.contains { $0.isTypedInto }
  }

  /// Whether a view in here could take what is typed.
  var canBeTypedInto: Bool {
    self is any UIKeyInput || subviews.contains { $0.canBeTypedInto }
  }
}
