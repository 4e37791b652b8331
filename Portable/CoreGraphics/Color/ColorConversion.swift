import Foundation

/// A color in sRGB with unpremultiplied alpha; parts outside 0…1 are kept until something is drawn.
package struct RGBAComponents: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Every part within 0…1, which is what a pixel can hold.
  package var clamped: RGBAComponents {
    RGBAComponents(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      alpha: min(max(alpha, 0), 1))
  }
}

extension CGColorSpace {
  /// Components of this space, alpha last, as sRGB.
  func standardRGB(from components: [CGFloat]) -> RGBAComponents {
    let alpha = components[components.count - 1]
    switch kind {
    case .deviceGray, .genericGrayGamma2_2, .extendedGray:
      return RGBAComponents(
        red: components[0], green: components[0], blue: components[0], alpha: alpha)
    case .linearGray:
      let gray = TransferCurve.sRGB.encoded(components[0])
      return RGBAComponents(red: gray, green: gray, blue: gray, alpha: alpha)
    case .deviceCMYK, .genericCMYK:
      let light = 1 - components[3]
      return RGBAComponents(
        red: (1 - components[0]) * light, green: (1 - components[1]) * light,
        blue: (1 - components[2]) * light, alpha: alpha)
    case .deviceRGB, .sRGB, .extendedSRGB:
      return RGBAComponents(
        red: components[0], green: components[1], blue: components[2], alpha: alpha)
    case .linearSRGB, .extendedLinearSRGB, .displayP3, .extendedDisplayP3, .adobeRGB1998:
      let linear = toLinearSRGB.applied(to: components[0..<3].map(curve.linear))
      let encoded = linear.map(TransferCurve.sRGB.encoded)
      return RGBAComponents(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha)
    }
  }

  /// The components of this space, alpha last, for a color in sRGB.
  func components(fromStandardRGB color: RGBAComponents) -> [CGFloat] {
    let values = [color.red, color.green, color.blue]
    switch kind {
    case .deviceGray, .genericGrayGamma2_2, .extendedGray:
      return [TransferCurve.sRGB.encoded(luminance(of: values)), color.alpha]
    case .linearGray:
      return [luminance(of: values), color.alpha]
    case .deviceCMYK, .genericCMYK:
      let light = values.reduce(0, max)
      guard light > 0 else { return [0, 0, 0, 1, color.alpha] }
      return values.map { 1 - $0 / light } + [1 - light, color.alpha]
    case .deviceRGB, .sRGB:
      return values.map { min(max($0, 0), 1) } + [color.alpha]
    case .extendedSRGB:
      return values + [color.alpha]
    case .linearSRGB, .extendedLinearSRGB, .displayP3, .extendedDisplayP3, .adobeRGB1998:
      let linear = toLinearSRGB.inverted.applied(to: values.map(TransferCurve.sRGB.linear))
      let isExtended = kind == .extendedLinearSRGB || kind == .extendedDisplayP3
      return linear.map(curve.encoded).map { isExtended ? $0 : min(max($0, 0), 1) } + [color.alpha]
    }
  }

  private func luminance(of encoded: [CGFloat]) -> CGFloat {
    let linear = encoded.map(TransferCurve.sRGB.linear)
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  var curve: TransferCurve {
    switch kind {
    case .linearSRGB, .extendedLinearSRGB: .linear
    case .adobeRGB1998: .gamma(563.0 / 256.0)
    default: .sRGB
    }
  }

  var toLinearSRGB: ColorMatrix {
    switch kind {
    case .displayP3, .extendedDisplayP3: .displayP3
    case .adobeRGB1998: .adobeRGB
    default: .identity
    }
  }
}

/// The relation between a stored component and the light it stands for, odd about zero.
enum TransferCurve {
  case linear
  case sRGB
  case gamma(CGFloat)

  func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let light: CGFloat =
      switch self {
      case .linear: size
      case .sRGB: size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      case .gamma(let exponent): pow(size, exponent)
      }
    return value < 0 ? -light : light
  }

  func encoded(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    let value: CGFloat =
      switch self {
      case .linear: size
      case .sRGB: size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      case .gamma(let exponent): pow(size, 1 / exponent)
      }
    return light < 0 ? -value : value
  }
}

/// Linear light of one set of primaries to another, both with the white point D65.
struct ColorMatrix {
  var rows: [[CGFloat]]

  func applied(to values: [CGFloat]) -> [CGFloat] {
    rows.map { $0[0] * values[0] + $0[1] * values[1] + $0[2] * values[2] }
  }

  func concatenated(with first: ColorMatrix) -> ColorMatrix {
    ColorMatrix(
      rows: rows.map { row in
        (0..<3).map { column in
          row[0] * first.rows[0][column] + row[1] * first.rows[1][column]
            + row[2] * first.rows[2][column]
        }
      })
  }

  var inverted: ColorMatrix {
    let m = rows
    func cofactor(_ r0: Int, _ c0: Int, _ r1: Int, _ c1: Int) -> CGFloat {
      m[r0][c0] * m[r1][c1] - m[r0][c1] * m[r1][c0]
    }
    let first = [cofactor(1, 1, 2, 2), cofactor(0, 2, 2, 1), cofactor(0, 1, 1, 2)]
    let second = [cofactor(1, 2, 2, 0), cofactor(0, 0, 2, 2), cofactor(0, 2, 1, 0)]
    let third = [cofactor(1, 0, 2, 1), cofactor(0, 1, 2, 0), cofactor(0, 0, 1, 1)]
    let determinant = m[0][0] * first[0] + m[0][1] * second[0] + m[0][2] * third[0]
    return ColorMatrix(rows: [first, second, third].map { $0.map { $0 / determinant } })
  }

  static let identity = ColorMatrix(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
  static let displayP3 = ColorMatrix(rows: [
    [1.2249401763, -0.2249401763, 0],
    [-0.0420569547, 1.0420569547, 0],
    [-0.0196375546, -0.0786360456, 1.0982736002],
  ])
  static let adobeRGB = ColorMatrix(rows: [
    [1.3983557440, -0.3983557440, 0],
    [0, 1, 0],
    [0, -0.0429289893, 1.0429289893],
  ])
}
