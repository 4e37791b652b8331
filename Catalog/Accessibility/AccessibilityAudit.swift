import UIKit

/// Finds what assistive technologies find in a window, and measures it as it is drawn.
@MainActor
struct AccessibilityAudit {
  /// The view whose elements are found.
  let view: UIView

  /// Returns the elements in their order, with the contrast of their pixels and the size of their targets.
  func report() -> AccessibilityReport {
    guard let window = view.window else { return AccessibilityReport() }
    let pixels = WindowPixels(window)
    return AccessibilityReport(
      elements: AccessibilityOrder(in: view).elements(of: view).map {
        element($0, in: window, pixels: pixels)
      })
  }

  private func element(
    _ object: UIResponder, in window: UIWindow, pixels: WindowPixels
  ) -> AccessibilityReport.Element {
    let traits = object.accessibilityTraits
    var element = AccessibilityReport.Element()
    element.role =
      traits.contains(.adjustable)
      ? .adjustable
      : traits.contains(.button) || traits.contains(.link)
        ? .button
        : traits.contains(.header)
          ? .header
          : traits.contains(.image)
            ? .image : traits.contains(.staticText) || object is UILabel ? .staticText : .other
    element.label = object.accessibilityLabel ?? (object as? UILabel)?.text ?? ""
    element.value = object.accessibilityValue ?? ""
    element.hint = object.accessibilityHint ?? ""
    element.isEnabled = !traits.contains(.notEnabled)
    element.isSelected = traits.contains(.selected)
    // Frames of elements are those of the screen.
    element.frame = window.convert(object.accessibilityFrame, from: window.screen.coordinateSpace)
    if element.role == .button || element.role == .adjustable || object is UIControl {
      element.target = target(of: object, frame: element.frame, in: window)
    }
    if let font = (object as? UILabel)?.font {
      let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
      element.isLargeText = font.pointSize >= (isBold ? 14 : 18)
    }
    let visible = visiblePart(of: element.frame, object, in: window)
    // Of what is scrolled out of sight nothing can be measured.
    if visible.height >= element.frame.height / 2, visible.width >= element.frame.width / 2 {
      element.contrast = Contrast.ratio(in: pixels.colors(in: visible))
    }
    return element
  }

  /// The part of a frame in the window that no view around the object cuts off.
  private func visiblePart(
    of frame: CGRect, _ object: UIResponder, in window: UIWindow
  ) -> CGRect {
    var view = object as? UIView
    var container = (object as? UIAccessibilityElement)?.accessibilityContainer as AnyObject?
    while view == nil, let next = container {
      view = next as? UIView
      container = (next as? UIAccessibilityElement)?.accessibilityContainer as AnyObject?
    }
    var visible = frame.intersection(window.bounds)
    while let current = view {
      if current.clipsToBounds {
        visible = visible.intersection(window.convert(current.bounds, from: current))
      }
      view = current.superview
    }
    return visible.isNull ? .zero : visible
  }

  /// The size of what takes a touch: the frame of the element, or for a view all the places around its
  /// middle where a touch reaches it.
  private func target(of object: UIResponder, frame: CGRect, in window: UIWindow) -> CGSize {
    guard let view = object as? UIView else { return frame.size }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func isHit(_ point: CGPoint) -> Bool {
      window.hitTest(point, with: nil)?.isDescendant(of: view) ?? false
    }
    guard isHit(middle) else { return frame.size }
    func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      let limit = AccessibilityReport.targetSide
      var length: CGFloat = 0
      while length < limit,
        isHit(CGPoint(x: middle.x + dx * (length + 1), y: middle.y + dy * (length + 1)))
      { length += 1 }
      return length
    }
    return CGSize(
      width: max(reach(-1, 0) + reach(1, 0), frame.width),
      height: max(reach(0, -1) + reach(0, 1), frame.height))
  }
}

/// The pixels of a window.
@MainActor
private struct WindowPixels {
  private static let scale: CGFloat = 2

  private let width: Int
  private let height: Int
  private let bytes: [UInt8]

  init(_ window: UIWindow) {
    width = Int(window.bounds.width * Self.scale)
    height = Int(window.bounds.height * Self.scale)
    let format = UIGraphicsImageRendererFormat()
    format.scale = Self.scale
    format.opaque = true
    let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
      // What the catalog draws over the window is not a part of the page.
      let overlay = EnvironmentView.of(window)
      let isHidden = overlay.isHidden
      overlay.isHidden = true
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
      overlay.isHidden = isHidden
    }
    let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
    var bytes = [UInt8](repeating: 0, count: max(width * height * 4, 0))
    let (width, height) = (width, height)
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8,
        bytesPerRow: width * 4, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      guard let cgImage = image.cgImage else { return }
      context?.draw(cgImage, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    self.bytes = bytes
  }

  /// The colors of the pixels in a frame of the window.
  func colors(in frame: CGRect) -> [Contrast.Color] {
    let scale = Self.scale
    let area = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale
    ).integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, !area.isEmpty else { return [] }
    return (Int(area.minY)..<Int(area.maxY)).flatMap { y in
      (Int(area.minX)..<Int(area.maxX)).map { x in
        let start = (y * width + x) * 4
        return Contrast.Color(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
      }
    }
  }
}
