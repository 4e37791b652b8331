import Foundation

/// Allows one frame at a time on its way to the page.
///
/// A page that is slow gets fewer frames: meanwhile the compositor unites what changes. A page that
/// does not show a frame within the patience is given up, so that another one can have the app.
struct FrameFlow {
  /// How long a page may take to show a frame, in seconds.
  let patience: TimeInterval

  private var sent: (number: UInt32, time: TimeInterval)?
  private var last: UInt32 = 0

  init(patience: TimeInterval) {
    self.patience = patience
  }

  /// A Boolean value that determines whether a frame may be sent.
  var isReady: Bool { sent == nil }

  /// Begins a frame and returns its number.
  mutating func begin(at time: TimeInterval) -> UInt32 {
    last &+= 1
    sent = (last, time)
    return last
  }

  /// Ends the frame on its way; false if another number is on its way, or none.
  mutating func finish(_ number: UInt32) -> Bool {
    guard sent?.number == number else { return false }
    sent = nil
    return true
  }

  /// Returns whether a frame has been on its way for longer than the patience.
  func isOverdue(at time: TimeInterval) -> Bool {
    sent.map { time - $0.time > patience } ?? false
  }

}
