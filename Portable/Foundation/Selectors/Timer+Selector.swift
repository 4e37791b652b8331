extension Timer {
  /// Creates a timer that sends a message, for a run loop.
  ///
  /// - Parameters:
  ///   - ti: The seconds between messages.
  ///   - aTarget: The receiver, retained; here also after `invalidate()`.
  ///   - aSelector: The name of a method that the receiver's class lists. It takes the timer, or
  ///     nothing.
  ///   - userInfo: A value for the timer. Foundation's timer cannot keep one here; pass nil.
  ///   - yesOrNo: A Boolean value that determines whether the timer repeats.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Self.message(aSelector, to: aTarget))
    Self.reportUserInfo(userInfo)
  }

  /// Creates a timer that sends a message from a date on, for a run loop.
  ///
  /// - Parameters:
  ///   - date: The date of the first message.
  ///   - ti: The seconds between messages.
  ///   - t: The receiver, retained; here also after `invalidate()`.
  ///   - s: The name of a method that the receiver's class lists. It takes the timer, or nothing.
  ///   - ui: A value for the timer. Foundation's timer cannot keep one here; pass nil.
  ///   - rep: A Boolean value that determines whether the timer repeats.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Self.message(s, to: t))
    Self.reportUserInfo(ui)
  }

  /// Creates a timer that sends a message, and adds it to the current run loop's default mode.
  ///
  /// - Parameters:
  ///   - ti: The seconds between messages.
  ///   - aTarget: The receiver, retained; here also after `invalidate()`.
  ///   - aSelector: The name of a method that the receiver's class lists. It takes the timer, or
  ///     nothing.
  ///   - userInfo: A value for the timer. Foundation's timer cannot keep one here; pass nil.
  ///   - yesOrNo: A Boolean value that determines whether the timer repeats.
  /// - Returns: The timer.
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  private static func reportUserInfo(_ value: Any?) {
    guard value != nil else { return }
    PortableLog.report("Timer: userInfo is not kept off Apple's platforms; keep it in the target.")
  }

  private static func message(
    _ selector: Selector, to target: Any
  ) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let receiver = target as AnyObject
    return { timer in
      nonisolated(unsafe) let timer = timer
      // The listed methods are the main actor's; a run loop of another thread traps.
      MainActor.assumeIsolated { _ = selector.perform(on: receiver, with: timer) }
    }
  }
}
