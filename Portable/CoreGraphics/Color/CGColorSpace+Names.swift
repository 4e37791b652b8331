import Foundation

extension CGColorSpace {
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
  public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
  public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }

  static func kind(named name: String) -> Kind? {
    Kind.named.first { $0.name == name }
  }
}

extension CGColorSpace.Kind {
  static let named: [CGColorSpace.Kind] = [
    .sRGB, .extendedSRGB, .linearSRGB, .extendedLinearSRGB, .displayP3, .extendedDisplayP3,
    .adobeRGB1998, .genericGrayGamma2_2, .extendedGray, .linearGray, .genericCMYK,
  ]

  var name: String? {
    switch self {
    case .deviceRGB, .deviceGray, .deviceCMYK: nil
    case .sRGB: CGColorSpace.sRGB as String
    case .extendedSRGB: CGColorSpace.extendedSRGB as String
    case .linearSRGB: CGColorSpace.linearSRGB as String
    case .extendedLinearSRGB: CGColorSpace.extendedLinearSRGB as String
    case .displayP3: CGColorSpace.displayP3 as String
    case .extendedDisplayP3: CGColorSpace.extendedDisplayP3 as String
    case .adobeRGB1998: CGColorSpace.adobeRGB1998 as String
    case .genericGrayGamma2_2: CGColorSpace.genericGrayGamma2_2 as String
    case .extendedGray: CGColorSpace.extendedGray as String
    case .linearGray: CGColorSpace.linearGray as String
    case .genericCMYK: CGColorSpace.genericCMYK as String
    }
  }
}
