import CSDL2
import Foundation
import UIKit

/// The clipboard of the desktop, shared with the general pasteboard while a window is open.
enum DesktopClipboard {
  /// SDL talks to the window system on the main thread only; elsewhere the clipboard is left alone.
  static func connect() {
    HostClipboard.connect(
      HostClipboard(
        read: {
          guard Thread.isMainThread, let text = SDL_GetClipboardText() else { return nil }
          defer { SDL_free(text) }
          return String(cString: text)
        },
        write: { text in
          if Thread.isMainThread { SDL_SetClipboardText(text) }
        }))
  }

  static func disconnect() {
    HostClipboard.connect(nil)
  }
}
