/// A service that an activity view controller offers. Subclasses override its properties and
/// methods; the base class does nothing.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The name of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let copyToPasteboard = ActivityType(
      "com.apple.UIKit.activity.CopyToPasteboard")
  }

  /// The sheet that offers the service, while it runs.
  weak var owner: UIActivityViewController?

  public override init() {
    super.init()
  }

  open var activityType: UIActivity.ActivityType? { nil }

  open var activityTitle: String? { nil }

  open var activityImage: UIImage? { nil }

  /// Returns whether the service can act on the items; `false` unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called before the service runs.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// A controller to present in place of `perform()`.
  open var activityViewController: UIViewController? { nil }

  /// Runs the service. An override calls `activityDidFinish(_:)` at its end.
  open func perform() {
    activityDidFinish(true)
  }

  /// Ends the service and closes what it presented.
  open func activityDidFinish(_ completed: Bool) {
    owner?.activity(self, didFinish: completed)
  }
}

/// Gives an activity view controller an item that depends on the service.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a value of the item's class, from which services are chosen.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// Returns the item for a service; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// Copies texts, addresses, images and colors.
final class CopyActivity: UIActivity {
  private var items: [PasteboardItem] = []

  override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { systemText("Copy") }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.item($0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems.compactMap(Self.item)
  }

  override func perform() {
    UIPasteboard.general.replace(with: items)
    activityDidFinish(true)
  }

  private static func item(_ value: Any) -> PasteboardItem? {
    switch value {
    case let text as String: PasteboardItem(text)
    case let text as NSAttributedString: PasteboardItem(text.string)
    case let url as URL: PasteboardItem(url)
    case let image as UIImage: PasteboardItem(image)
    case let color as UIColor: PasteboardItem(color)
    default: nil
    }
  }
}
