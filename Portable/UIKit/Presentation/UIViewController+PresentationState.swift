/// What a controller presents and how it is presented itself.
@MainActor struct PresentationState {
  var style = UIModalPresentationStyle.automatic
  /// What this controller presents.
  var presented: UIViewController?
  /// What presents this controller.
  weak var presenting: UIViewController?
  /// Manages this controller's presentation; made when it is first asked for.
  var controller: UIPresentationController?
  var isBeingPresented = false
  var isBeingDismissed = false

  nonisolated init() {}
}

extension UIViewController {
  func setModalPresentationStyle(_ style: UIModalPresentationStyle) {
    guard style != presentation.style else { return }
    presentation.style = style
    if presentation.presenting == nil { presentation.controller = nil }
  }

  func nearestPresented() -> UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presented = current.presentation.presented { return presented }
      controller = current.parent
    }
    return nil
  }

  func nearestPresenting() -> UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presenting = current.presentation.presenting { return presenting }
      controller = current.parent
    }
    return nil
  }

  func nearestPresentationController() -> UIPresentationController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentation.presenting != nil { return current.presentation.controller }
      controller = current.parent
    }
    return presentationControllerMadeIfNeeded(presenting: nil, source: self)
  }

  /// The presentation controller for this controller's style, made once.
  func presentationControllerMadeIfNeeded(presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    if let controller = presentation.controller { return controller }
    let controller = makePresentationController(presenting: presenting, source: source)
    presentation.controller = controller
    return controller
  }

  private func makePresentationController(presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    if let alert = self as? UIAlertController {
      return alert.makeAlertPresentation(presenting: presenting)
    }
    return switch modalPresentationStyle {
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    default:
      UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// The sheet of a controller whose style is `.pageSheet` or `.formSheet`; nil otherwise.
  public var sheetPresentationController: UISheetPresentationController? {
    guard modalPresentationStyle == .pageSheet || modalPresentationStyle == .formSheet else {
      return nil
    }
    return presentationController as? UISheetPresentationController
  }
}
