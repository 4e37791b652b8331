import UIKit

/// An object that makes thumbnails of steps in the background, and keeps the latest of them.
///
/// Only a few are made at a time; later requests are queued.
@MainActor
final class ThumbnailLoader {
  /// The number of thumbnails that are made at the same time.
  static let concurrentCount = 2

  private struct Request {
    let id: UInt64
    let source: @MainActor () -> StepThumbnailSource?
  }

  private var cache = ThumbnailCache()
  private var waiting: [Request] = []
  private var running: [UInt64: (request: Request, task: Task<Void, Never>)] = [:]

  /// Called with the identifier of a step and its thumbnail.
  var handler: (@MainActor (UInt64, UIImage) -> Void)?

  deinit {
    for (_, task) in running.values { task.cancel() }
  }

  /// The thumbnail of a step if it has been made.
  ///
  /// A step without one has an empty image.
  func thumbnail(ofStep id: UInt64) -> UIImage? { cache.images[id] }

  /// Requests a thumbnail, unless it was made or requested already.
  ///
  /// - Parameters:
  ///   - id: The identifier of the step.
  ///   - source: A closure called before the thumbnail is made. `nil` makes an empty image.
  func load(_ id: UInt64, from source: @escaping @MainActor () -> StepThumbnailSource?) {
    guard cache.images[id] == nil, running[id] == nil, !waiting.contains(where: { $0.id == id })
    else { return }
    waiting.append(Request(id: id, source: source))
    startWaiting()
  }

  /// Cancels all requests other than those for some steps.
  func cancelAll(except ids: Set<UInt64>) {
    waiting.removeAll { !ids.contains($0.id) }
    for (id, entry) in running where !ids.contains(id) {
      entry.task.cancel()
      running[id] = nil
    }
    startWaiting()
  }

  /// Removes the thumbnails other than of some steps.
  func removeAll(except ids: Set<UInt64>) {
    cache.keep(ids)
  }

  /// Returns when all requested thumbnails have been made.
  func waitUntilIdle() async {
    while let entry = running.values.first { await entry.task.value }
  }

  /// Makes all requested thumbnails at once, on the main thread.
  func finishNow() {
    let requests = running.values.map(\.request) + waiting
    cancelAll(except: [])
    for request in requests { finish(request.id, request.source()?.makeThumbnail()) }
  }

  private func startWaiting() {
    while running.count < Self.concurrentCount, !waiting.isEmpty { start(waiting.removeFirst()) }
  }

  private func start(_ request: Request) {
    let source = request.source()
    let id = request.id
    let task = Task { @concurrent [weak self] in
      let image = source?.makeThumbnail()
      await self?.finish(id, image)
    }
    running[id] = (request, task)
  }

  private func finish(_ id: UInt64, _ image: UIImage?) {
    // A canceled task has no entry any more, or that of a later one.
    guard !Task.isCancelled else { return }
    running[id] = nil
    let image = image ?? UIImage()
    cache.insert(image, for: id)
    handler?(id, image)
    startWaiting()
  }
}

/// The thumbnails of steps that were made last.
@MainActor
struct ThumbnailCache {
  /// The number of thumbnails that are kept.
  static let limit = 120

  /// The thumbnails by the identifiers of their steps.
  private(set) var images: [UInt64: UIImage] = [:]

  private var order: [UInt64] = []

  /// Adds a thumbnail, and removes the oldest beyond the limit.
  mutating func insert(_ image: UIImage, for id: UInt64) {
    if images.updateValue(image, forKey: id) == nil { order.append(id) }
    while order.count > Self.limit { images[order.removeFirst()] = nil }
  }

  /// Removes all thumbnails but those of some steps.
  mutating func keep(_ ids: Set<UInt64>) {
    order.removeAll { !ids.contains($0) }
    images = images.filter { ids.contains($0.key) }
  }
}
