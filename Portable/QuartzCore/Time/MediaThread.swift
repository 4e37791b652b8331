import Dispatch

/// What layers, transactions and display links of one thread share. A render tree is used from the
/// thread that made it, so none of this needs a lock.
///
/// The main queue counts as one thread, although off Apple it may go on in another one after each
/// pause: what is on screen must not be lost with the thread that it began in.
final class MediaThread {
  let transactions = TransactionState()
  var trees: [WeakTree] = []
  var displayLinks: [CADisplayLink] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<MediaThread>.fromOpaque(pointer).release() }
    }
    return key
  }()

  // Unsafe is fine: a key is nothing but its identity.
  nonisolated(unsafe) private static let mainKey = DispatchSpecificKey<MediaThread>()

  // Unsafe is fine: it is handed out only on the main queue, which runs one thing at a time.
  nonisolated(unsafe) static let main: MediaThread = {
    let state = MediaThread()
    DispatchQueue.main.setSpecific(key: mainKey, value: state)
    return state
  }()

  static var current: MediaThread {
    let main = main
    if DispatchQueue.getSpecific(key: mainKey) === main { return main }
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<MediaThread>.fromOpaque(pointer).takeUnretainedValue()
    }
    let state = MediaThread()
    pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
    return state
  }

  var liveTrees: [RenderTree] {
    trees.removeAll { $0.tree == nil }
    return trees.compactMap(\.tree)
  }
}

struct WeakTree {
  weak var tree: RenderTree?
}
