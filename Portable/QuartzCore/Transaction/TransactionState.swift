import Synchronization

/// What a transaction sets; a nested one starts with the values around it.
struct TransactionSettings {
  var duration: CFTimeInterval = 0.25
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
}

/// A block waiting for the animations of a transaction.
final class TransactionCompletion {
  let block: () -> Void
  var pending = 0
  private var isClosed = false
  private var hasRun = false

  init(_ block: @escaping () -> Void) { self.block = block }

  /// No further animation joins; without any pending the block runs now.
  func close() {
    isClosed = true
    runIfDue()
  }

  func animationEnded() {
    pending -= 1
    runIfDue()
  }

  private func runIfDue() {
    guard isClosed, pending == 0, !hasRun else { return }
    hasRun = true
    block()
  }
}

/// The transactions open on one thread.
final class TransactionState {
  private struct Level {
    var settings: TransactionSettings
    var completion: TransactionCompletion?
  }

  private var levels: [Level] = [] {
    didSet { noteDisabling() }
  }
  private var isDisabling = false
  private var hasImplicit = false
  /// Animations of layers that were in no window when they got them.
  private var placeless: [(layer: CALayer, entry: LayerAnimation)] = []

  static var current: TransactionState { MediaThread.current.transactions }

  deinit {
    if isDisabling { Self.disabling.subtract(1, ordering: .relaxed) }
  }

  /// How many threads have actions disabled. While none has, a setter need not find its thread.
  private static let disabling = Atomic(0)

  /// True while actions are disabled on the calling thread.
  static var areActionsDisabled: Bool {
    disabling.load(ordering: .relaxed) > 0 && current.settings.disablesActions
  }

  private func noteDisabling() {
    let now = levels.last?.settings.disablesActions ?? false
    guard now != isDisabling else { return }
    isDisabling = now
    if now {
      Self.disabling.add(1, ordering: .relaxed)
    } else {
      Self.disabling.subtract(1, ordering: .relaxed)
    }
  }

  var settings: TransactionSettings { levels.last?.settings ?? TransactionSettings() }

  /// Everything that waits for an animation added now.
  var completions: [TransactionCompletion] { levels.compactMap(\.completion) }

  /// Opens the implicit transaction when none is open.
  func openImplicit() {
    guard levels.isEmpty else { return }
    hasImplicit = true
    levels.append(Level(settings: TransactionSettings()))
  }

  func begin() { levels.append(Level(settings: settings)) }

  func commit() {
    guard levels.count > (hasImplicit ? 1 : 0) else { return }
    closeLast()
  }

  func commitImplicit() {
    guard hasImplicit, levels.count == 1 else { return }
    hasImplicit = false
    closeLast()
  }

  private func closeLast() {
    guard let level = levels.popLast() else { return }
    level.completion?.close()
    if levels.isEmpty { dropPlaceless() }
  }

  func change(_ body: (inout TransactionSettings) -> Void) {
    openImplicit()
    body(&levels[levels.count - 1].settings)
  }

  var completionBlock: (() -> Void)? { levels.last?.completion?.block }

  func setCompletionBlock(_ block: (() -> Void)?) {
    openImplicit()
    let old = levels[levels.count - 1].completion
    levels[levels.count - 1].completion = block.map(TransactionCompletion.init)
    old?.close()
  }

  /// An animation of a layer in no window ends with the outermost transaction, unless the layer
  /// has been put into one by then.
  func expectPlace(of layer: CALayer, for entry: LayerAnimation) {
    openImplicit()
    placeless.append((layer, entry))
  }

  private func dropPlaceless() {
    let waiting = placeless
    placeless = []
    for (layer, entry) in waiting
    where !layer.isInRenderTree && entry.animation.isRemovedOnCompletion {
      layer.remove([entry], finished: false)
    }
  }
}
