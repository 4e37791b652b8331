import UIKit

/// An object that makes thumbnails of steps in the background, and keeps the latest of them.
///
/// Only a few are made at a time; those asked for last wait.
@MainActor
final class ThumbnailLoader {
  /// The number of thumbnails that are made at the same time.
  static let concurrentCount = 2

  /// The number of thumbnails that all loaders are making or have yet to make.
  static private(set) var pendingCount = 0

  private struct Request {
    let id: UInt64
    let source: @MainActor () -> StepThumbnailSource?
  }

  private var cache = ThumbnailCache()
  private var waiting: [Request] = []
  private var tasks: [UInt64: Task<Void, Never>] = [:]

  /// Called with the identifier of a step and its thumbnail.
  var handler: (@MainActor (UInt64, UIImage) -> Void)?

  deinit {
    let (count, tasks) = (waiting.count + tasks.count, tasks)
    for task in tasks.values { task.cancel() }
    Task { @MainActor in Self.pendingCount -= count }
  }

  /// The thumbnail of a step if it has been made.
  ///
  /// A step without one has an empty image.
  func thumbnail(ofStep id: UInt64) -> UIImage? { cache.images[id] }

  /// Makes a thumbnail, unless it has been made or asked for.
  ///
  /// - Parameters:
  ///   - id: The identifier of the step.
  ///   - source: Called when its turn comes; `nil` makes an empty image.
  func load(_ id: UInt64, from source: @escaping @MainActor () -> StepThumbnailSource?) {
    guard cache.images[id] == nil, tasks[id] == nil, !waiting.contains(where: { $0.id == id })
    else { return }
    Self.pendingCount += 1
    waiting.append(Request(id: id, source: source))
    startWaiting()
  }

  /// Cancels what was asked for, other than for some steps.
  func cancelAll(except ids: Set<UInt64>) {
    let count = waiting.count
    waiting.removeAll { !ids.contains($0.id) }
    Self.pendingCount -= count - waiting.count
    for (id, task) in tasks where !ids.contains(id) {
      task.cancel()
      tasks[id] = nil
      Self.pendingCount -= 1
    }
    startWaiting()
  }

  /// Removes the thumbnails other than of some steps.
  func removeAll(except ids: Set<UInt64>) {
    cache.keep(ids)
  }

  /// Returns when everything that was asked for has been made.
  func waitUntilIdle() async {
    while let task = tasks.values.first { await task.value }
  }

  private func startWaiting() {
    while tasks.count < Self.concurrentCount, !waiting.isEmpty { start(waiting.removeFirst()) }
  }

  private func start(_ request: Request) {
    let source = request.source()
    tasks[request.id] = Task { [weak self] in
      let image = await source?.thumbnail()
      if !Task.isCancelled { self?.finish(request.id, image) }
    }
  }

  private func finish(_ id: UInt64, _ image: UIImage?) {
    tasks[id] = nil
    Self.pendingCount -= 1
    let image = image ?? UIImage()
    cache.insert(image, for: id)
    handler?(id, image)
    startWaiting()
  }
}
