import TestSupport
import Testing

@testable import DrawingBoard

/// Signals that a tile is read.
private final class Reads: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func began() { semaphore.signal() }

  /// Blocks the main actor until a tile is read, which then happens elsewhere.
  @MainActor func waitBlocking() -> Bool { semaphore.wait(timeout: .now() + 60) == .success }
}

@MainActor private final class Loaded {
  var ids: [UInt64] = []
}

@MainActor
struct ThumbnailLoaderTests {
  private let loader = ThumbnailLoader()
  private let loaded = Loaded()
  private let reads = Reads()

  init() {
    loader.handler = { [loaded] id, _ in loaded.ids.append(id) }
  }

  private func source(error: (any Error)? = nil) -> StepThumbnailSource? {
    StepThumbnail(
      of: PixelRect(x: 0, y: 0, width: 60, height: 60), in: PixelSize(width: 64, height: 64),
      size: PixelSize(width: 8, height: 8)
    ).map { plan in
      StepThumbnailSource(plan: plan, scale: 2, colorSpace: .sRGB) { [reads] _ in
        reads.began()
        if let error { throw error }
        return nil
      }
    }
  }

  @Test("Thumbnails are made while the main actor is busy")
  func offMain() async {
    loader.load(1) { source() }
    #expect(reads.waitBlocking())
    #expect(loaded.ids.isEmpty)
    await loader.waitUntilIdle()
    #expect(loaded.ids == [1])
  }

  @Test("Each thumbnail is made once")
  func once() async {
    for id in [1, 2, 3, 4, 5, 1, 2] as [UInt64] { loader.load(id) { source() } }
    #expect(loader.thumbnail(ofStep: 1) == nil)
    await loader.waitUntilIdle()
    #expect(loaded.ids.sorted() == [1, 2, 3, 4, 5])
    #expect(loader.thumbnail(ofStep: 5)?.size == CGSize(width: 4, height: 4))
    loader.load(1) {
      Issue.record("it has been made")
      return nil
    }
  }

  @Test("A canceled thumbnail is not made, and can be requested again")
  func cancelled() async {
    for id in 1...4 as ClosedRange<UInt64> { loader.load(id) { source() } }
    loader.cancelAll(except: [4])
    loader.load(2) { source() }
    await loader.waitUntilIdle()
    #expect(loaded.ids.sorted() == [2, 4])
    #expect(loader.thumbnail(ofStep: 1) == nil)
  }

  @Test("A step that cannot be read has an empty thumbnail")
  func unreadable() async {
    loader.load(1) { source(error: StorageError.damaged) }
    loader.load(2) { nil }
    await loader.waitUntilIdle()
    #expect(loader.thumbnail(ofStep: 1)?.size == .zero)
    #expect(loader.thumbnail(ofStep: 2)?.size == .zero)
  }

  @Test("A requested thumbnail can be made at once")
  func now() async {
    for id in 1...4 as ClosedRange<UInt64> { loader.load(id) { source() } }
    loader.finishNow()
    #expect(loaded.ids.sorted() == [1, 2, 3, 4])
    await loader.waitUntilIdle()
    #expect(loaded.ids.count == 4)
  }

  @Test("Only the latest thumbnails are kept")
  func limit() async {
    for id in 0..<(UInt64(ThumbnailCache.limit) + 10) { loader.load(id) { source() } }
    await loader.waitUntilIdle()
    #expect(loaded.ids.count == ThumbnailCache.limit + 10)
    #expect(loaded.ids.count { loader.thumbnail(ofStep: $0) != nil } == ThumbnailCache.limit)
    loader.removeAll(except: [loaded.ids.last ?? 0])
    #expect(loaded.ids.count { loader.thumbnail(ofStep: $0) != nil } == 1)
  }
}
