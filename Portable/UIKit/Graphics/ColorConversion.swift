import QuartzCore

/// The hexcone model of color, all components in 0…1.
struct HueSaturationBrightness: Equatable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = min(max(hue, 0), 1)
    self.saturation = min(max(saturation, 0), 1)
    self.brightness = min(max(brightness, 0), 1)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    let range = high - low
    brightness = high
    saturation = high > 0 ? range / high : 0
    guard range > 0 else {
      hue = 0
      return
    }
    let sixths: CGFloat =
      if high == red {
        (green - blue) / range
      } else if high == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    hue = sixths < 0 ? sixths / 6 + 1 : sixths / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let amount = max(0, min(position, 4 - position, 1))
      return brightness - brightness * saturation * amount
    }
    return (channel(5), channel(3), channel(1))
  }
}

/// Display P3 shares sRGB's transfer function and white point, so only the primaries differ.
enum DisplayP3 {
  static func extendedSRGB(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let r = linear(red)
    let g = linear(green)
    let b = linear(blue)
    return (
      encoded(1.2249401 * r - 0.2249404 * g),
      encoded(-0.0420569 * r + 1.0420571 * g),
      encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
    )
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
