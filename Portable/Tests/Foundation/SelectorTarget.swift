import QuartzCore

/// Runs a closure as the target of an action.
@MainActor final class SelectorTarget: NSObject, _SelectorReceiving {
  static let action: Selector = "run:"

  static var _selectors: [_SelectorMethod] { [.init("run:", run)] }

  private let body: (Any?) -> Void

  init(_ body: @escaping (Any?) -> Void) { self.body = body }

  private func run(_ sender: Any?) { body(sender) }
}
