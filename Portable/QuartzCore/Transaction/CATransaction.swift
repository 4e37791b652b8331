/// A group of changes to layers that animate alike.
///
/// Each thread has its own. Outside `begin()` and `commit()` the settings belong to the implicit
/// transaction, which lasts until the frame is committed.
open class CATransaction: NSObject {
  open class func begin() { TransactionState.current.begin() }
  /// Without a `begin()` before it, nothing happens.
  open class func commit() { TransactionState.current.commit() }

  /// Commits the implicit transaction and every layer tree in a window.
  open class func flush() {
    commitImplicit()
    RenderTree.commitAll()
  }

  open class func animationDuration() -> CFTimeInterval {
    TransactionState.current.settings.duration
  }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionState.current.change { $0.duration = dur.isFinite ? max(0, dur) : 0 }
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionState.current.settings.timingFunction
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionState.current.change { $0.timingFunction = function }
  }

  open class func disableActions() -> Bool { TransactionState.areActionsDisabled }
  open class func setDisableActions(_ flag: Bool) {
    TransactionState.current.change { $0.disablesActions = flag }
  }

  open class func completionBlock() -> (() -> Void)? { TransactionState.current.completionBlock }
  /// Called when every animation added after this has ended, or at the commit when there is none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionState.current.setCompletionBlock(block)
  }

  /// Closes the implicit transaction of this turn of the run loop.
  package class func commitImplicit() { TransactionState.current.commitImplicit() }
}
