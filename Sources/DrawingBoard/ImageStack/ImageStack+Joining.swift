import Foundation

extension ImageStack {
  /// Whether a step follows the shown one closely enough to join it.
  func isInTimeToJoin(name: String, date: Date) -> Bool {
    guard limits.mergeInterval > 0, canUndo, !canRedo else { return false }
    let last = history[index].description
    return last.name == name
      && (0...limits.mergeInterval).contains(date.timeIntervalSince(last.date))
  }

  /// Makes changes a part of the shown step.
  ///
  /// - Returns: Whether there is a step with them now; nil when they cannot join, and nothing has
  ///   happened: there is no step, its tiles cannot be read, or together they would change nothing.
  func join(_ changes: [TileChange], date: Date, bounds: PixelRect) -> Bool? {
    guard canUndo else { return nil }
    let (number, last) = (firstNumber + index, history[index])
    var joined: [TileChange] = []
    for record in last.tiles {
      do {
        joined.append(
          TileChange(
            coordinate: slots.coordinates[Int(record.slot)],
            before: try pixels(keyBefore(record, in: number)),
            after: try pixels(key(record.slot, number))))
      } catch {
        return nil
      }
    }
    joined = TileChange.effective(joined + changes)
    guard !joined.isEmpty else { return nil }
    for record in last.tiles {
      slots.shown[Int(record.slot)] = keyBefore(record, in: number).step
    }
    index -= 1
    let step = ImageStackStep(
      id: last.description.id, name: last.description.name, date: date,
      bounds: last.description.bounds.union(bounds))
    guard !append(step, joined) else { return true }
    expiredOldest.append(last.description)
    return false
  }
}
