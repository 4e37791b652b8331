import Foundation

/// A transition from one view controller to another that a storyboard describes.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue in the document, or nil.
  open private(set) var identifier: String?

  /// The controller that is shown now.
  open private(set) var source: UIViewController

  /// The controller that is shown next.
  open private(set) var destination: UIViewController

  private var handler: (() -> Void)?

  /// Creates a segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that runs a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Performs the transition. A custom segue overrides it.
  open func perform() { handler?() }

  // As for cells made from classes: the symbol of an initializer is callable on any metatype, and
  // reaches the designated one through the class's own table.
  convenience init(
    _dynamicIdentifier identifier: String, source: UIViewController, destination: UIViewController
  ) {
    self.init(
      identifier: identifier.isEmpty ? nil : identifier, source: source, destination: destination)
  }

  static func make(
    identifier: String, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    instantiate(identifier, source, destination)
  }

  @_silgen_name(
    "$s5UIKit17UIStoryboardSegueC18_dynamicIdentifier6source11destinationACSS_AA16UIViewControllerCAHtcfC"
  )
  private static func instantiate(
    _ identifier: consuming String, _ source: consuming UIViewController,
    _ destination: consuming UIViewController
  ) -> UIStoryboardSegue
}

/// What an unwind segue knows while its end is looked for.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue starts from.
  open private(set) var source: UIViewController

  /// The action that the controller at the end has.
  open private(set) var unwindAction: Selector

  /// What started the segue.
  open private(set) var sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
