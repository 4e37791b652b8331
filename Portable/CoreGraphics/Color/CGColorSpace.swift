import Foundation

/// What a color's numbers mean.
///
/// Two spaces are equal when they have the same name. Device spaces are taken as sRGB and as gray
/// with sRGB's transfer curve.
public final class CGColorSpace: Sendable {
  enum Kind: Hashable, Sendable {
    case deviceRGB, deviceGray, deviceCMYK
    case sRGB, extendedSRGB, linearSRGB, extendedLinearSRGB
    case displayP3, extendedDisplayP3, adobeRGB1998
    case genericGrayGamma2_2, extendedGray, linearGray
    case genericCMYK
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The space of this name, or nil when the name is unknown here.
  public convenience init?(name: CFString) {
    guard let kind = Self.kind(named: name as String) else { return nil }
    self.init(kind)
  }

  /// The name that `init(name:)` takes; nil for device spaces.
  public var name: CFString? { kind.name.map { $0 as CFString } }

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  public var model: CGColorSpaceModel {
    switch kind {
    case .deviceGray, .genericGrayGamma2_2, .extendedGray, .linearGray: .monochrome
    case .deviceCMYK, .genericCMYK: .cmyk
    default: .rgb
    }
  }

  /// The gamut is larger than sRGB's.
  public var isWideGamutRGB: Bool {
    switch kind {
    case .displayP3, .extendedDisplayP3, .extendedSRGB, .extendedLinearSRGB, .adobeRGB1998: true
    default: false
    }
  }

  /// The space that the numbers of a bitmap are in. Bitmaps hold nothing beyond 0…1, so that a space
  /// and its extended form have the same numbers; gray and device spaces have those of sRGB.
  var bitmapKind: Kind {
    switch kind {
    case .displayP3, .extendedDisplayP3: .displayP3
    case .linearSRGB, .extendedLinearSRGB: .linearSRGB
    case .adobeRGB1998: .adobeRGB1998
    default: .sRGB
    }
  }

  static let deviceRGB = CGColorSpace(.deviceRGB)
  static let deviceGray = CGColorSpace(.deviceGray)
  package static let standardRGB = CGColorSpace(.sRGB)
  package static let standardGray = CGColorSpace(.genericGrayGamma2_2)
}

extension CGColorSpace: Hashable {
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }
}

/// The device's RGB space, taken as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The device's gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
