import CSDL2
import Foundation

/// Starts and stops SDL's video part, once for all windows.
@MainActor enum VideoSystem {
  // SDL is started once in a process.
  private static var users = 0

  /// Throws `HostError.displayMissing` when no window could be seen.
  static func start() throws {
    if users == 0 { try open() }
    users += 1
  }

  static func stop() {
    users -= 1
    guard users == 0 else { return }
    DesktopClipboard.disconnect()
    SDL_Quit()
  }

  private static func open() throws {
    let environment = ProcessInfo.processInfo.environment
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    // Without a display SDL would start a driver whose windows nobody sees.
    if !isSet("SDL_VIDEODRIVER") {
      guard isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") else {
        throw HostError.displayMissing(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
      }
      if !isSet("WAYLAND_DISPLAY") { SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11") }
    }
    // One press of a button must not come in twice, as a mouse and as a finger.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear")
    // The desktop keeps its own effects and its screen saver.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw HostError.displayMissing(reason: WindowSurface.lastError)
    }
    SDL_EnableScreenSaver()
    DesktopClipboard.connect()
    SDL_StopTextInput()
  }
}
