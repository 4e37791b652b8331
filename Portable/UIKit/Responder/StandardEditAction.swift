import QuartzCore

/// The edit commands of menus and keyboards. `UIResponder` declares them; a responder that supports
/// one overrides it.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func delete(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
}

// Optional on Apple's platforms.
extension UIResponderStandardEditActions {
  public func cut(_ sender: Any?) {}
  public func copy(_ sender: Any?) {}
  public func paste(_ sender: Any?) {}
  public func delete(_ sender: Any?) {}
  public func select(_ sender: Any?) {}
  public func selectAll(_ sender: Any?) {}
}

extension UIResponder: UIResponderStandardEditActions {}

// The edit commands by selector name. A responder supports those it overrides.
@MainActor
enum StandardEditAction: String, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case delete = "delete:"
  case select = "select:"
  case selectAll = "selectAll:"

  init?(_ action: Selector) {
    self.init(rawValue: action.description)
  }

  // The command of a key combination, nil when it is none.
  init?(key: UIKey) {
    guard key.modifierFlags.contains(.command),
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .shift])
    else { return nil }
    switch key.charactersIgnoringModifiers.lowercased() {
    case "x": self = .cut
    case "c": self = .copy
    case "v": self = .paste
    case "a": self = .selectAll
    default: return nil
    }
  }

  var selector: Selector { Selector(rawValue) }

  func perform(on responder: UIResponder, sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .delete: responder.delete(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    }
  }

  func isOverridden(by responder: UIResponder) -> Bool {
    slot?.isOverridden(in: type(of: responder), comparedTo: UIResponder.self) ?? false
  }

  private var slot: MethodSlot? { StandardEditAction.slots[self] }

  private static let slots: [StandardEditAction: MethodSlot] = [
    .cut: slot(CutProbe.self), .copy: slot(CopyProbe.self), .paste: slot(PasteProbe.self),
    .delete: slot(DeleteProbe.self), .select: slot(SelectProbe.self),
    .selectAll: slot(SelectAllProbe.self),
  ]

  private static func slot(_ probe: AnyClass) -> MethodSlot {
    MethodSlot(base: UIResponder.self, plain: PlainProbe.self, overriding: probe)
  }
}

private final class PlainProbe: UIResponder {}
// Bodies that differ keep the linker from folding the probes' methods into the base's empty ones.
private final class CutProbe: UIResponder {
  override func cut(_ sender: Any?) { super.cut(StandardEditAction.cut) }
}
private final class CopyProbe: UIResponder {
  override func copy(_ sender: Any?) { super.copy(StandardEditAction.copy) }
}
private final class PasteProbe: UIResponder {
  override func paste(_ sender: Any?) { super.paste(StandardEditAction.paste) }
}
private final class DeleteProbe: UIResponder {
  override func delete(_ sender: Any?) { super.delete(StandardEditAction.delete) }
}
private final class SelectProbe: UIResponder {
  override func select(_ sender: Any?) { super.select(StandardEditAction.select) }
}
private final class SelectAllProbe: UIResponder {
  override func selectAll(_ sender: Any?) { super.selectAll(StandardEditAction.selectAll) }
}
