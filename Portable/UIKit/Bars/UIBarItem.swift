/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject, _KeyValueCoding {
  open var isEnabled = true {
    didSet { itemDidChange() }
  }

  open var title: String? {
    didSet { itemDidChange() }
  }

  open var image: UIImage? {
    didSet { itemDidChange() }
  }

  /// Insets of the image within the item's button.
  open var imageInsets: UIEdgeInsets = .zero {
    didSet { itemDidChange() }
  }

  open var tag = 0

  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?

  /// The views that show the item now.
  private var observers: [WeakObserver] = []

  private struct WeakObserver {
    weak var view: (any BarItemObserver)?
  }

  public override nonisolated init() {
    super.init()
  }

  public required nonisolated init?(coder: NSCoder) {
    super.init()
    decodeProperties(UIBarItem.self, from: coder)
  }

  open class var _keyedProperties: [_KeyedProperty] { barItemKeys }

  /// Decodes the properties that a class lists.
  ///
  /// Apple's initializer is not isolated, but a document is read on the main thread only.
  final nonisolated func decodeProperties(_ type: UIBarItem.Type, from coder: NSCoder) {
    let item = self
    nonisolated(unsafe) let coder = coder
    MainActor.assumeIsolated { coder.decodeProperties(type, of: item) }
  }

  func itemDidChange() {
    observers.removeAll { $0.view == nil }
    for observer in observers { observer.view?.barItemDidChange(self) }
  }

  func addObserver(_ view: any BarItemObserver) {
    observers.removeAll { $0.view == nil || $0.view === view }
    observers.append(WeakObserver(view: view))
  }
}

/// A view that shows a bar item.
@MainActor protocol BarItemObserver: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}
