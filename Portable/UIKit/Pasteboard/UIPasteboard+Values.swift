// Values by their classes. Setting one replaces all items; nil empties the pasteboard.
extension UIPasteboard {
  /// The text of the first item.
  public var string: String? {
    get { item(\.string) }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all items that have one; nil when none has.
  public var strings: [String]? {
    get { all(\.string) }
    set { replace(with: (newValue ?? []).map { PasteboardItem($0) }) }
  }

  /// The address of the first item.
  public var url: URL? {
    get { item(\.url) }
    set { urls = newValue.map { [$0] } }
  }

  public var urls: [URL]? {
    get { all(\.url) }
    set { replace(with: (newValue ?? []).map { PasteboardItem($0) }) }
  }

  /// The image of the first item.
  public var image: UIImage? {
    get { item(\.image) }
    set { images = newValue.map { [$0] } }
  }

  public var images: [UIImage]? {
    get { all(\.image) }
    set { replace(with: (newValue ?? []).map { PasteboardItem($0) }) }
  }

  /// The color of the first item.
  public var color: UIColor? {
    get { item(\.color) }
    set { colors = newValue.map { [$0] } }
  }

  public var colors: [UIColor]? {
    get { all(\.color) }
    set { replace(with: (newValue ?? []).map { PasteboardItem($0) }) }
  }

  /// A Boolean value that determines whether an item has a text.
  public var hasStrings: Bool { strings != nil }
  public var hasURLs: Bool { urls != nil }
  public var hasImages: Bool { images != nil }
  public var hasColors: Bool { colors != nil }

  private func item<Value>(_ value: (PasteboardItem) -> Value?) -> Value? {
    items.first.flatMap { value(PasteboardItem($0)) }
  }

  private func all<Value>(_ value: (PasteboardItem) -> Value?) -> [Value]? {
    let values = items.compactMap { value(PasteboardItem($0)) }
    return values.isEmpty ? nil : values
  }
}
