import Synchronization

/// A place from which data is shared between parts of an app, and with other apps.
///
/// The contents are items, each with values for the types it is available as. They live as long as
/// the pasteboard; strings of the general pasteboard also reach other programs when the host has a
/// clipboard. A value of a class that no pasteboard stores is left out.
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted after the contents of a pasteboard changed.
  public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  /// The types that were added, an array of strings.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"

  /// The types that were removed, an array of strings.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"

  /// The pasteboard of all apps.
  open class var general: UIPasteboard { sharedGeneral }

  // The device has one for all apps. Its contents are behind a lock.
  private nonisolated(unsafe) static let sharedGeneral = UIPasteboard(.general)

  /// The name of the pasteboard.
  public let name: Name

  private let contents = Mutex(PasteboardContents())

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// Creates a pasteboard whose name no other has.
  open class func withUniqueName() -> UIPasteboard {
    UIPasteboard(Name(UUID().uuidString))
  }

  /// The number of times the contents changed.
  open var changeCount: Int {
    refresh()
    return contents.withLock(\.changeCount)
  }

  /// The items, each a dictionary of values by type.
  open var items: [[String: Any]] {
    get { current.map(\.values) }
    set { replace(with: newValue.map(PasteboardItem.init)) }
  }

  open var numberOfItems: Int { current.count }

  /// Adds items behind those that are there.
  open func addItems(_ items: [[String: Any]]) {
    replace(with: current + items.map(PasteboardItem.init))
  }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { current.first?.types ?? [] }

  /// A Boolean value that determines whether the first item has a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }

  /// The data of the first item for a type; text is encoded as UTF-8.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    current.first?.data(for: pasteboardType)
  }

  /// Replaces the contents by one item with data of one type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  // MARK: Changing

  private var current: [PasteboardItem] {
    refresh()
    return contents.withLock(\.items)
  }

  func replace(with items: [PasteboardItem]) {
    store(items)
    if name == .general { HostClipboard.write(items.lazy.compactMap(\.string).first) }
  }

  private func store(_ items: [PasteboardItem]) {
    let old = contents.withLock { contents in
      let old = contents.items
      contents.items = items
      contents.changeCount += 1
      return old
    }
    let before = Set(old.flatMap(\.types))
    let after = Set(items.flatMap(\.types))
    var info: [AnyHashable: Any] = [:]
    let (added, removed) = (after.subtracting(before), before.subtracting(after))
    if !added.isEmpty { info[Self.changedTypesAddedUserInfoKey] = added.sorted() }
    if !removed.isEmpty { info[Self.changedTypesRemovedUserInfoKey] = removed.sorted() }
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self, userInfo: info.isEmpty ? nil : info)
  }

  /// Takes over a text that another program copied since the last look.
  private func refresh() {
    guard name == .general, let text = HostClipboard.foreignText() else { return }
    store(text.isEmpty ? [] : [PasteboardItem(text)])
  }
}

/// What a pasteboard holds.
private struct PasteboardContents {
  var items: [PasteboardItem] = []
  var changeCount = 0
}
