/// A menu element without children: something that a menu performs.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var discoverabilityTitle: String? { get set }
  var image: UIImage? { get set }

  /// The image shown instead of `image` while `state` is on.
  var selectedImage: UIImage? { get }

  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }

  /// What performs the element; set only while it is performed.
  var sender: Any? { get }

  /// Performs the element for a sender; an action runs its handler and has no use for a target.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender as AnyObject?)
  }
}
