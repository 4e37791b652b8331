import CSDL2
import UIKit

extension WindowHost {
  /// Turns the device; the window takes the other shape.
  public func rotate(to orientation: UIInterfaceOrientation) {
    device = device.turned(to: orientation)
    fitWindow()
    adoptDevice(duration: HostDevice.turningTime)
  }

  /// Gives the window the size of the device, smaller where the display has no room for it.
  ///
  /// The picture keeps its scale; a smaller window shows it reduced.
  func fitWindow() {
    let wanted = max(1, device.scale / surface.pixelRatio)
    var zoom = wanted
    if let room = surface.availableSize, room.width > 0, room.height > 0 {
      // Some room is left for the title bar, which the window system adds outside.
      zoom = min(
        wanted, (room.width - 16) / device.size.width, (room.height - 48) / device.size.height)
    }
    self.zoom = max(0.25, zoom)
    surface.size = windowSize
    needsPresent = true
  }

  /// The size a window shows the whole device in.
  private var windowSize: CGSize {
    CGSize(
      width: (device.size.width * zoom).rounded(), height: (device.size.height * zoom).rounded())
  }

  /// Gives the scene the room the window now has.
  func adoptWindowSize() {
    let size = surface.size
    guard size.width > 0, size.height > 0 else { return }
    // A window that is as asked for holds the device, whatever whole pixels make of it.
    let points =
      size == windowSize
      ? device.size
      : CGSize(width: (size.width / zoom).rounded(), height: (size.height / zoom).rounded())
    let scale = requestedScale ?? surface.pixelRatio
    needsPresent = true
    guard points != device.size || scale != device.scale else { return }
    device.size = points
    device.scale = max(1, scale)
    adoptDevice()
  }

  private func adoptDevice(duration: TimeInterval = 0) {
    scene.resize(
      to: device.size, safeAreaInsets: device.safeAreaInsets, orientation: device.orientation,
      duration: duration)
    scene.adopt(device: device, appearance: appearance)
    lastActivity = now
    needsPresent = true
  }
}
