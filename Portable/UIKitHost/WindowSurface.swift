import CSDL2
import UIKit

/// The SDL window and the texture that holds the scene's picture.
@MainActor final class WindowSurface {
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var textureSize = (width: 0, height: 0)

  /// Opens a window whose inside has `size` in the window system's units.
  ///
  /// Throws `HostError`; nothing is left open then.
  init(title: String, size: CGSize) throws {
    try VideoSystem.start()
    var isOpen = false
    defer { if !isOpen { VideoSystem.stop() } }
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | SDL_WINDOW_SHOWN.rawValue
    let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    guard
      let window = SDL_CreateWindow(
        title, centered, centered, Int32(size.width), Int32(size.height), flags)
    else { throw HostError.windowNotOpened(reason: Self.lastError) }
    // Any driver SDL finds, else the one that always works.
    guard
      let renderer = SDL_CreateRenderer(window, -1, 0)
        ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    else {
      let reason = Self.lastError
      SDL_DestroyWindow(window)
      throw HostError.windowNotOpened(reason: reason)
    }
    self.window = window
    self.renderer = renderer
    isOpen = true
    SDL_SetWindowMinimumSize(window, 160, 160)
    // A renderer may hide the window and show it again; the app has not been away.
    SDL_FlushEvent(SDL_WINDOWEVENT.rawValue)
  }

  isolated deinit {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    VideoSystem.stop()
  }

  static var lastError: String { String(cString: SDL_GetError()) }

  /// The inside of the window in the window system's units, in which the pointer is reported.
  var size: CGSize {
    get {
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GetWindowSize(window, &width, &height)
      return CGSize(width: Int(width), height: Int(height))
    }
    set { SDL_SetWindowSize(window, Int32(newValue.width), Int32(newValue.height)) }
  }

  /// Pixels per unit of the window system: more than 1 on a dense display.
  var pixelRatio: CGFloat {
    var (width, height): (Int32, Int32) = (0, 0)
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0, size.width > 0 else {
      return 1
    }
    return max(1, CGFloat(width) / size.width)
  }

  /// The room a window may take on its display.
  var availableSize: CGSize? {
    var bounds = SDL_Rect()
    let display = SDL_GetWindowDisplayIndex(window)
    guard display >= 0, SDL_GetDisplayUsableBounds(display, &bounds) == 0 else { return nil }
    return CGSize(width: Int(bounds.w), height: Int(bounds.h))
  }

  /// Whether the keyboard's keys come here.
  var hasFocus: Bool {
    SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
  }

  var title: String {
    get { String(cString: SDL_GetWindowTitle(window)) }
    set { SDL_SetWindowTitle(window, newValue) }
  }

  /// Brings the changed rectangles, in pixels, of `context` to the screen.
  ///
  /// `everything` shows the whole picture again, as when the window was covered; `marks` are shown in
  /// color over the picture.
  func present(
    _ context: CGContext, damage: [CGRect], everything: Bool, marks: [CGRect] = []
  ) {
    let (width, height) = (context.width, context.height)
    guard width > 0, height > 0 else { return }
    var all = everything
    if texture == nil || textureSize != (width, height) {
      if let texture { SDL_DestroyTexture(texture) }
      texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue,
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width), Int32(height))
      textureSize = (width, height)
      all = true
    }
    guard let texture else {
      return PortableLog.note("window: no texture of \(width)×\(height): \(Self.lastError)")
    }
    let picture = CGRect(x: 0, y: 0, width: width, height: height)
    let rects = all ? [picture] : damage.map { $0.integral.intersection(picture) }
    context.withPixels { pixels, bytesPerRow in
      guard let start = pixels.baseAddress else { return }
      for rect in rects where !rect.isNull && !rect.isEmpty {
        let (x, y) = (Int(rect.minX), Int(rect.minY))
        var area = SDL_Rect(
          x: Int32(x), y: Int32(y), w: Int32(rect.width), h: Int32(rect.height))
        SDL_UpdateTexture(texture, &area, start + y * bytesPerRow + x * 4, Int32(bytesPerRow))
      }
    }
    SDL_RenderCopy(renderer, texture, nil, nil)
    mark(marks, in: picture)
    SDL_RenderPresent(renderer)
  }

  private func mark(_ rects: [CGRect], in picture: CGRect) {
    guard !rects.isEmpty else { return }
    var (width, height): (Int32, Int32) = (0, 0)
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else { return }
    let (x, y) = (CGFloat(width) / picture.width, CGFloat(height) / picture.height)
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
    SDL_SetRenderDrawColor(renderer, 255, 45, 85, 64)
    for rect in rects {
      var area = SDL_Rect(
        x: Int32(rect.minX * x), y: Int32(rect.minY * y), w: Int32(rect.width * x),
        h: Int32(rect.height * y))
      SDL_RenderFillRect(renderer, &area)
    }
  }

  /// The picture of a texture is lost when a driver starts anew.
  func dropTexture() {
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
  }
}
