import Foundation
import TestSupport

@testable import DrawingBoard

/// What a disk may have after a crash in the middle of what was done to it.
extension SimulatedDisk {
  /// The disk when the process is killed before an event, or in the middle of it.
  ///
  /// - Parameters:
  ///   - event: How many events happened whole.
  ///   - byteCount: How many bytes of the next one, a write, were written.
  func killed(after event: Int, byteCount: Int = 0) -> SimulatedDisk {
    var model = model(after: event)
    if byteCount > 0, case .write(let bytes, let file, let offset) = events[event] {
      model.take(.write(Array(bytes[..<byteCount]), file: file, offset: offset))
    }
    return model.everything
  }

  /// The disk when the power fails before an event.
  ///
  /// What was not flushed was written, was not, or is garbage, sector by sector, except that nothing
  /// from after a barrier is there when something from before it is not. Of what was created, renamed
  /// and removed in each folder since it was flushed, the first so many are there.
  func powerFailed(after event: Int, _ random: inout SeededGenerator) -> SimulatedDisk {
    model(after: event).survivors(&random)
  }

  private func model(after event: Int) -> CrashModel {
    var model = replayed.flatMap { $0.eventCount <= event ? $0 : nil } ?? CrashModel(self)
    replayed = nil
    for event in events[model.eventCount..<event] { model.take(event) }
    replayed = model
    return model
  }

  /// The numbers of the states at an event: the last that was flushed, the last that the store was
  /// told of, and the one it may have been told of.
  func states(at event: Int) -> (acknowledged: Int, told: Int, next: Int) {
    var (acknowledged, told) = (0, 0)
    for event in events[..<event] {
      if case .acknowledged(let state) = event { acknowledged = state }
      if case .told(let state) = event { told = state }
    }
    let next = events[event...].lazy.compactMap {
      if case .told(let state) = $0 { state } else { nil }
    }.first
    return (acknowledged, told, next ?? told)
  }
}

/// What is on the disk for certain, and what happened since.
struct CrashModel {
  private enum Change {
    case write([UInt8], offset: Int)
    case truncate(Int)
  }

  private struct Pending {
    let file: Int
    let change: Change
    let barriers: Int
    var isFlushed = false
    var isForgotten = false
  }

  private var folders: Set<String>
  private var files: [Int: [UInt8]] = [:]
  private var names: [String: Int] = [:]
  /// With the number of barriers before it.
  private var changes: [Pending] = []
  private var nameEvents: [SimulatedDisk.Event] = []
  private var barriers = 0

  /// How many events it has taken.
  private(set) var eventCount = 0

  init(_ disk: SimulatedDisk) {
    (files, names, folders) = disk.start
  }

  mutating func take(_ event: SimulatedDisk.Event) {
    eventCount += 1
    switch event {
    case .create(_, let file):
      files[file] = []
      nameEvents.append(event)
    case .createFolder, .rename, .remove: nameEvents.append(event)
    case .write(let bytes, let file, let offset):
      changes.append(Pending(file: file, change: .write(bytes, offset: offset), barriers: barriers))
    case .truncate(let file, let count):
      changes.append(Pending(file: file, change: .truncate(count), barriers: barriers))
    case .flush(let file):
      barriers += 1
      for position in changes.indices
      where changes[position].file == file && !changes[position].isForgotten {
        changes[position].isFlushed = true
      }
    case .forget(let file):
      for position in changes.indices
      where changes[position].file == file && !changes[position].isFlushed {
        changes[position].isForgotten = true
      }
    case .flushMedium:
      for change in changes where change.isFlushed { apply(change.change, to: change.file) }
      changes.removeAll { $0.isFlushed }
    case .flushFolder(let path):
      for event in nameEvents where event.folder == path { applyName(event) }
      nameEvents.removeAll { $0.folder == path }
    case .told, .acknowledged: break
    }
  }

  private mutating func apply(_ change: Change, to file: Int) {
    switch change {
    case .write(let bytes, let offset): files[file]?.put(bytes, at: offset)
    case .truncate(let count): files[file]?.cut(to: count)
    }
  }

  private mutating func applyName(_ event: SimulatedDisk.Event) {
    switch event {
    case .createFolder(let path): folders.insert(path)
    case .create(let path, let file): names[path] = file
    case .rename(let path, let newPath): names[newPath] = names.removeValue(forKey: path)
    case .remove(let path):
      names[path] = nil
      folders.remove(path)
    default: break
    }
  }

  var everything: SimulatedDisk {
    var model = self
    for change in changes { model.apply(change.change, to: change.file) }
    for event in nameEvents { model.applyName(event) }
    return model.disk
  }

  /// The disk with what its folders lead to.
  private var disk: SimulatedDisk {
    func isThere(_ path: String) -> Bool {
      path == "/" || folders.contains(path) && isThere(SimulatedDisk.parent(of: path))
    }
    return SimulatedDisk(
      files: files, names: names.filter { isThere(SimulatedDisk.parent(of: $0.key)) },
      folders: folders.filter(isThere))
  }

  func survivors(_ random: inout SeededGenerator) -> SimulatedDisk {
    var model = self
    let last = changes.randomElement(using: &random)?.barriers ?? 0
    for pending in changes where pending.barriers <= last {
      let (file, change) = (pending.file, pending.change)
      let isBefore = pending.barriers < last && pending.isFlushed
      switch (isBefore ? 0 : random.next(below: 3), change) {
      case (0, _): model.apply(change, to: file)
      case (1, .write(let bytes, let offset)):
        model.apply(.write(garbled(bytes, &random), offset: offset), to: file)
      default: break
      }
    }
    for folder in Set(nameEvents.compactMap(\.folder)).sorted() {
      let events = nameEvents.filter { $0.folder == folder }
      for event in events.prefix(random.next(below: events.count + 1)) { model.applyName(event) }
    }
    return model.disk
  }

  /// Some sectors of the bytes are anything.
  private func garbled(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for start in stride(from: 0, to: bytes.count, by: 512) where random.next(below: 2) == 0 {
      for position in start..<min(start + 512, bytes.count) {
        bytes[position] = UInt8(truncatingIfNeeded: random.next())
      }
    }
    return bytes
  }
}

extension SimulatedDisk.Event {
  /// The folder whose entries it changes.
  fileprivate var folder: String? {
    switch self {
    case .createFolder(let path), .create(let path, _), .rename(let path, _), .remove(let path):
      SimulatedDisk.parent(of: path)
    default: nil
    }
  }
}
