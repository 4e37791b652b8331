extension ProcessInfo {
  /// Performs a block in the background, and keeps the process from being suspended until it
  /// returns.
  ///
  /// The block is called on a concurrent queue with `false`. When the time that the system grants
  /// is used up, it is called a second time with `true`, on another thread, even while the first
  /// call is still running. When the system grants no time at all, `true` is its only call.
  ///
  /// - Parameters:
  ///   - reason: The reason of the activity, for debugging. An empty string is a programming error.
  ///   - block: The work. The argument is a Boolean value that indicates whether the process is
  ///     about to be suspended.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    precondition(!reason.isEmpty, "An expiring activity needs a reason")
    ExpiringActivities.perform(reason: reason, block)
  }
}
