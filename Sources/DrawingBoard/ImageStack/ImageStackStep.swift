import Foundation

/// One step of an ``ImageStack``: what undo takes back at once.
public struct ImageStackStep: Identifiable, Hashable, Sendable {
  /// A number that no other step of the history has or had.
  public let id: UInt64

  /// What the user calls it, as "Pencil".
  public let name: String

  /// When it was made.
  public let date: Date

  /// The pixels it changed, or a few more around them.
  public let bounds: PixelRect

  /// Makes a step.
  public init(id: UInt64, name: String, date: Date, bounds: PixelRect) {
    self.id = id
    self.name = name
    self.date = date
    self.bounds = bounds
  }
}

/// The steps of an ``ImageStack`` as they are at one moment, the oldest first.
///
/// Later changes of the stack do not show in it. Getting one costs nothing.
public struct ImageStackSteps: RandomAccessCollection {
  let steps: [HistoryStep]

  /// Zero.
  public var startIndex: Int { 0 }

  /// The count of steps.
  public var endIndex: Int { steps.count }

  /// The step at a position.
  ///
  /// - Parameter position: From 0, less than the count.
  public subscript(position: Int) -> ImageStackStep { steps[position].description }
}
