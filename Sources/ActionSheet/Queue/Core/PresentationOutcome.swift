/// How a request ended; each ends exactly once.
public enum PresentationOutcome: Hashable, Sendable {
  /// It was dismissed by the user, by the app or by the system, not by the queue.
  case dismissed

  /// Its time on screen was over.
  case timedOut

  /// It was cancelled through its ticket or its queue.
  case cancelled

  /// Another request took its place.
  case replaced

  /// It was interrupted and does not come back.
  case interrupted

  /// Its key was taken when it was enqueued.
  case duplicate

  /// It could not be shown at once and would not wait.
  case busy

  /// Its condition turned it away.
  case refused

  /// The object it was made for is gone.
  case ownerGone

  /// There is nothing to present it on, and there will not be.
  case presenterUnavailable

  /// It did not come on screen although it was presented, several times over.
  case failed

  /// Its scene is gone.
  case sceneDisconnected
}
