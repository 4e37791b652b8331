/// What layers, transactions and display links of one thread share. A render tree is used from the
/// thread that made it, so none of this needs a lock.
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

  static var current: MediaThread {
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
