import Foundation

/// Why a host cannot do its work; each says in one line what to do.
public enum HostError: Error, Equatable, CustomStringConvertible {
  /// There is no display a window could open on.
  case displayMissing(reason: String)
  /// The window or its surface could not be made.
  case windowNotOpened(reason: String)
  /// No picture could be made for the file.
  case pictureNotMade(URL)
  /// The page for a browser cannot be served.
  case serverNotStarted(port: Int)

  /// One line for the person at the terminal.
  public var description: String {
    switch self {
    case .displayMissing(let reason):
      "no display to open a window on (\(reason)): set DISPLAY or WAYLAND_DISPLAY, "
        + "or run under Xvfb with 'xvfb-run'"
    case .windowNotOpened(let reason):
      "the window could not be opened (\(reason)): try SDL_RENDER_DRIVER=software"
    case .pictureNotMade(let url):
      "no picture could be made for \(url.path): is the size of the scene zero?"
    case .serverNotStarted(let port):
      "the page cannot be served on port \(port): does another program use it?"
    }
  }
}
