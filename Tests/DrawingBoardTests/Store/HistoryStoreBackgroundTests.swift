import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// Keeps encodings apart from the other work, until a test wants them done.
private final class TwoQueues: StoreExecutor {
  let works = ManualExecutor()
  let encodings = ManualExecutor()

  func perform(_ work: @escaping @Sendable () -> Void) { works.perform(work) }

  func encode(_ work: @escaping @Sendable () -> Void) { encodings.perform(work) }

  func answer(_ call: @escaping @Sendable () -> Void) { call() }
}

@Suite("The background of a store")
struct HistoryStoreBackgroundTests {
  private let disk = SimulatedDisk()
  private let executor = TwoQueues()

  private func background(on disk: SimulatedDisk) throws -> Data? {
    try StoreDriver.history(on: disk.afterKill()).board?.background
  }

  @Test("A flush waits until the background is encoded, steps do not wait")
  func flush() throws {
    var driver = try StoreDriver(StoreDriver.store(on: disk, executor: executor))
    let store = driver.store
    let isFlushed = Locked(false)
    store.setBackground { Data([1, 2, 3]) }
    driver.draw(1)
    store.flush { result in isFlushed.withLock { $0 = (try? result.get()) != nil } }
    executor.works.run()
    #expect(!isFlushed.withLock { $0 } && !store.isFlushed && store.failure == nil)
    var random = SeededGenerator(seed: 1)
    let survivor = disk.powerFailed(after: disk.events.count, &random)
    #expect(try StoreDriver.history(on: survivor).steps.count == 1)
    executor.encodings.run()
    #expect(!isFlushed.withLock { $0 })
    executor.works.run()
    #expect(isFlushed.withLock { $0 } && store.isFlushed)
    #expect(try background(on: disk) == Data([1, 2, 3]))
  }

  @Test("A later background takes precedence, and a waiting one is not encoded")
  func later() throws {
    let store = try StoreDriver.store(on: disk, executor: executor)
    let encoded = Locked<[UInt8]>([])
    for number in [1, 2, 3] as [UInt8] {
      store.setBackground {
        encoded.withLock { $0.append(number) }
        return Data([number])
      }
    }
    store.flush()
    executor.encodings.run()
    executor.works.run()
    #expect(encoded.withLock { $0 } == [3])
    #expect(try background(on: disk) == Data([3]))
  }

  @Test("A background that cannot be stored is reported, and the previous one stays")
  func unstorable() async throws {
    let driver = try StoreDriver(StoreDriver.store(on: disk, executor: executor))
    let store = driver.store
    let reports = store.reports
    func set(_ encode: @escaping @Sendable () throws(StorageError) -> Data) -> StorageError? {
      let outcome = Locked<Result<Void, StorageError>?>(nil)
      store.setBackground(encode)
      store.flush { result in outcome.withLock { $0 = result } }
      executor.encodings.run()
      executor.works.run()
      guard case .failure(let error)? = outcome.withLock({ $0 }) else { return nil }
      return error
    }
    #expect(set { Data([1]) } == nil)
    #expect(set { () throws(StorageError) in throw .unstorableBackground } == .unstorableBackground)
    #expect(store.failure == .unstorableBackground && !store.isFlushed)
    #expect(try background(on: disk) == Data([1]))
    #expect(set { Data([2]) } == nil)
    #expect(store.failure == nil && store.isFlushed)
    #expect(try background(on: disk) == Data([2]))
    #expect(
      await driver.reported(reports) == [
        .failure(.unstorableBackground), .failure(nil),
      ])
  }
}
