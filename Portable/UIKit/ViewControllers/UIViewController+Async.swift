/// The asynchronous forms that the importer of Objective-C gives both methods beside those with a completion
/// handler. In an asynchronous context the compiler prefers them, so a call without `await` is an error
/// there, as with Apple's declarations.
extension UIViewController {
  /// Presents a controller, and returns when the transition has ended.
  ///
  /// It does not return if the presentation is refused, because then UIKit does not call the completion handler.
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      present(viewControllerToPresent, animated: flag, completion: { continuation.resume() })
    }
  }

  /// Dismisses what this controller presents, or itself, and returns when the transition has ended.
  public func dismiss(animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      dismiss(animated: flag, completion: { continuation.resume() })
    }
  }
}
