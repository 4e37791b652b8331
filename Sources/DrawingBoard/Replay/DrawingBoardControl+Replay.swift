import ControlCore
import UIKit

/// Steps that are drawn again before the eyes of the user.
extension DrawingBoardControl {
  /// A Boolean value that indicates whether a replay is shown.
  public var isPlaying: Bool { playback != nil }

  /// Shows how the drawing came about.
  ///
  /// Strokes grow as they were drawn. Other steps appear as a whole: clears, images, erasers of strokes,
  /// and steps whose samples have left the history. The time is divided by the length of the strokes.
  ///
  /// The history stays as it is. When the replay ends, the board shows its present picture again and
  /// sends ``DrawingBoardEvent/playbackEnded(isComplete:)``. A touch, a change of the history or another
  /// replay ends it early, as does a board that is disabled, hidden or removed. The picture can be zoomed
  /// by code meanwhile. The replay takes the memory of a second picture.
  ///
  /// - Parameters:
  ///   - first: The index of the step that is shown at first. Default -1: the board before the first
  ///     step. It is clamped.
  ///   - last: The index of the last step. Default `nil`: the shown step. It is clamped.
  ///   - duration: The time in seconds. Default 10. Values that are not finite or not positive have no
  ///     effect.
  /// - Returns: A Boolean value that indicates whether a replay was begun. It is `false` during a stroke
  ///   or a text entry, without steps between the two, if memory is short, and if the first picture
  ///   cannot be read, which sends ``DrawingBoardEvent/failed(_:)``.
  @discardableResult
  public func play(from first: Int = -1, to last: Int? = nil, duration: TimeInterval = 10) -> Bool {
    stopPlaying()
    let start = min(max(first, -1), stack.count - 1) + 1
    let end = min(max(last ?? stack.index, -1), stack.count - 1) + 1
    guard !isBusy, duration.isFinite, duration > 0, start < end, let canvas,
      let blank = BoardCanvas(
        size: canvas.size, scale: canvas.scale, colorSpace: canvas.colorSpace)
    else { return false }
    stopMotion()
    do {
      let replay = try BoardReplay(
        stack.vectorSource(through: end - 1), steps: start..<end, on: blank)
      let playback = BoardPlayback(replay, duration: duration) { [weak self] in
        self?.showPlayback(at: $0) ?? false
      }
      self.playback = playback
      surface.canvas = replay.canvas
      surface.setNeedsDisplay()
      playback.start()
      return true
    } catch {
      send(.failed(.unreadableStep))
      return false
    }
  }

  /// Ends the replay and shows the present picture.
  ///
  /// Without one it has no effect.
  public func stopPlaying() { endPlayback(isComplete: false) }

  /// Shows a moment of the replay.
  ///
  /// - Parameter time: The part of the time that has passed, from 0 to 1.
  /// - Returns: A Boolean value that indicates whether the replay goes on.
  private func showPlayback(at time: Double) -> Bool {
    guard let replay = playback?.replay else { return false }
    do {
      let dirty = try replay.show(time)
      if surface.session !== replay.session { surface.session = replay.session }
      surface.setNeedsDisplay(dirty)
    } catch {
      stopPlaying()
      send(.failed(.unreadableStep))
      return false
    }
    if time >= 1 { endPlayback(isComplete: true) }
    return playback != nil
  }

  private func endPlayback(isComplete: Bool) {
    guard let playback else { return }
    playback.stop()
    self.playback = nil
    surface.session = nil
    surface.canvas = canvas
    surface.setNeedsDisplay()
    send(.playbackEnded(isComplete: isComplete))
  }
}

/// The clock of a replay.
@MainActor
final class BoardPlayback {
  let replay: BoardReplay
  private var beginning: CFTimeInterval?
  private var frames: FrameLink?

  /// Creates a clock that is stopped.
  ///
  /// - Parameters:
  ///   - replay: The replay.
  ///   - duration: The time of the whole replay in seconds.
  ///   - show: Receives the part of the time that has passed, and returns `false` to stop.
  init(_ replay: BoardReplay, duration: TimeInterval, show: @escaping @MainActor (Double) -> Bool) {
    self.replay = replay
    frames = FrameLink { [weak self] time in
      guard let self else { return false }
      let beginning = self.beginning ?? time
      self.beginning = beginning
      return show(min((time - beginning) / duration, 1))
    }
  }

  /// Begins with the next frame.
  func start() { frames?.start() }

  func stop() { frames?.stop() }
}
