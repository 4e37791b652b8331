/// A place in a menu whose elements are asked for when the menu is shown.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var isLoading = false
  /// The elements that take the place of this one; nil until they have been provided.
  private(set) var elements: [UIMenuElement]?

  /// Creates an element whose provider is called when a menu first shows it. The elements are kept
  /// for the next time.
  ///
  /// - Parameter elementProvider: Gets a closure to call, on the main thread, with the elements.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Creates an element whose provider is called every time that a menu shows it.
  ///
  /// - Parameter elementProvider: Gets a closure to call, on the main thread, with the elements.
  /// - Returns: The element.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  private init(isCached: Bool, provider: @escaping Provider) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Asks for the elements unless they are there; `completion` is called when they are.
  func load(_ completion: @escaping () -> Void) {
    guard elements == nil, !isLoading else { return }
    isLoading = true
    provider { [weak self] elements in
      guard let self, isLoading else { return }
      isLoading = false
      self.elements = elements
      completion()
    }
  }

  /// The menu went away.
  func forgetIfUncached() {
    guard !isCached else { return }
    elements = nil
    isLoading = false
  }
}
