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

  /// A Boolean value that determines whether an item has a text.
  public var hasStrings: Bool { strings != nil }

  private func item<Value>(_ value: (PasteboardItem) -> Value?) -> Value? {
    items.first.flatMap { value(PasteboardItem($0)) }
  }

  private func all<Value>(_ value: (PasteboardItem) -> Value?) -> [Value]? {
    let values = items.compactMap { value(PasteboardItem($0)) }
    return values.isEmpty ? nil : values
  }
}
