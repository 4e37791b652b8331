import Dispatch
import Foundation
import UIKitHost

// The program's definitions of these names take precedence over those of the libraries, for the
// libraries too. Swift's executors, `DispatchQueue` and `Task.sleep` all go through them, and they are
// the only place that sees every job: the hooks of the concurrency runtime are not called by the
// executors of Swift 6.3. Each definition counts and calls the original.

public typealias _QueuePointer = UnsafeRawPointer
public typealias _WorkFunction = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// Counts a job, which Swift's executors enqueue.
@_cdecl("dispatch_async_f")
public func _interposedAsyncFunction(
  _ queue: _QueuePointer, _ context: UnsafeMutableRawPointer?, _ work: @escaping _WorkFunction
) {
  // `unsafe`: a function and its context may be called on any thread, that is what they are for.
  nonisolated(unsafe) let context = context
  InterposedQueue.enqueue(on: queue) { work(context) }
}

/// Counts a block.
@_cdecl("dispatch_async")
public func _interposedAsync(
  _ queue: _QueuePointer, _ block: @escaping @convention(block) @Sendable () -> Void
) {
  InterposedQueue.enqueue(on: queue, block)
}

/// Delays a job in virtual time, which `Task.sleep` enqueues.
@_cdecl("dispatch_after_f")
public func _interposedAfterFunction(
  _ when: UInt64, _ queue: _QueuePointer, _ context: UnsafeMutableRawPointer?,
  _ work: @escaping _WorkFunction
) {
  nonisolated(unsafe) let context = context
  InterposedQueue.enqueue(on: queue, at: when) { work(context) }
}

/// Delays a block in virtual time.
@_cdecl("dispatch_after")
public func _interposedAfter(
  _ when: UInt64, _ queue: _QueuePointer,
  _ block: @escaping @convention(block) @Sendable () -> Void
) {
  InterposedQueue.enqueue(on: queue, at: when, block)
}

private enum InterposedQueue {
  typealias Async = @convention(c) (_QueuePointer, UnsafeMutableRawPointer?, _WorkFunction) -> Void
  typealias After =
    @convention(c) (
      UInt64, _QueuePointer, UnsafeMutableRawPointer?, _WorkFunction
    ) -> Void

  private static let async = Original.function("dispatch_async_f", as: Async.self)
  private static let after = Original.function("dispatch_after_f", as: After.self)
  private static let globalQueue = Original.function(
    "dispatch_get_global_queue", as: (@convention(c) (Int, UInt) -> _QueuePointer).self)
  private static let mainQueue = UInt(bitPattern: Original.address("_dispatch_main_q"))

  /// A closure on its way through Dispatch.
  private final class Box: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }

    var pointer: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
  }

  private static let runBox: _WorkFunction = { pointer in
    guard let pointer else { return }
    Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body()
  }

  static func enqueue(on queue: _QueuePointer, _ body: @escaping @Sendable () -> Void) {
    let isMain = UInt(bitPattern: queue) == mainQueue
    let job = PendingWork.begin(onMainQueue: isMain)
    let box = Box {
      if isMain { PendingWork.end(job) }
      body()
      if !isMain { PendingWork.end(job) }
    }
    async(queue, box.pointer, runBox)
  }

  static func enqueue(
    on queue: _QueuePointer, at when: UInt64, _ body: @escaping @Sendable () -> Void
  ) {
    nonisolated(unsafe) let queue = queue
    let delay = DispatchDelay.seconds(until: when)
    let id = PendingWork.delay(by: delay) { enqueue(on: queue, body) }
    guard let id else { return after(when, queue, Box(body).pointer, runBox) }
    wait(for: id, until: when)
  }

  // Without a test that moves virtual time, the delay is one of the machine's time.
  private static func wait(for id: Int, until when: UInt64) {
    let box = Box {
      guard let seconds = PendingWork.delayHasPassed(id) else { return }
      wait(for: id, until: (DispatchTime.now() + seconds).rawValue)
    }
    after(when, globalQueue(0, 0), box.pointer, runBox)
  }
}
