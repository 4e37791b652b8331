import CoreGraphics

/// A color as MyPaint takes it, each part from 0 to 1.
struct HSV {
  private(set) var hue: CGFloat = 0
  private(set) var saturation: CGFloat = 0
  private(set) var value: CGFloat = 0

  /// The color of a stroke.
  init(ofStroke number: Int) {
    guard let components = RecordedStrokes.style(of: number).color.components,
      components.count >= 3
    else { return }
    let (red, green, blue) = (components[0], components[1], components[2])
    value = max(red, green, blue)
    let span = value - min(red, green, blue)
    guard span > 0 else { return }
    saturation = span / value
    let sixths =
      switch value {
      case red: (green - blue) / span + (green < blue ? 6 : 0)
      case green: (blue - red) / span + 2
      default: (red - green) / span + 4
      }
    hue = sixths / 6
  }
}
