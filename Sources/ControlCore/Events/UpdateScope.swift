/// An object that postpones what a control reports while its view is being updated.
///
/// SwiftUI does not allow changes of state during an update. What is reported in the meantime is
/// sent after the update, in order, and so is what is reported before it has been sent.
@MainActor
package final class UpdateScope {
  private var depth = 0
  private var pending: [@MainActor () -> Void] = []

  package init() {}

  /// A Boolean value that indicates whether an update is under way.
  package var isUpdating: Bool { depth > 0 }

  /// Runs an update.
  package func update(_ body: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    body()
  }

  /// Calls a closure at once, or after the update and everything that was postponed before.
  package func afterUpdate(_ body: @escaping @MainActor () -> Void) {
    guard isUpdating || !pending.isEmpty else { return body() }
    pending.append(body)
    guard pending.count == 1 else { return }
    Task { @MainActor [weak self] in self?.sendPending() }
  }

  private func sendPending() {
    while let body = pending.first {
      body()
      pending.removeFirst()
    }
  }
}
