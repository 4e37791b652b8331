import Foundation

/// Which side of a gradient's two ends is painted with the color of that end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Colors at locations from 0 to 1; between them colors blend without premultiplying.
public final class CGGradient: Sendable {
  struct Stop: Hashable, Sendable {
    var location: CGFloat
    var color: RGBAComponents
  }

  let stops: [Stop]

  init?(colors: [RGBAComponents], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let places = colors.indices.map { index -> CGFloat in
      let place = locations.map { $0[index] } ?? CGFloat(index) / last
      return place.isFinite ? min(max(place, 0), 1) : 0
    }
    // Sorting by index as well keeps stops that share a location in the order given.
    stops = zip(places, colors).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { Stop(location: $0.element.0, color: $0.element.1.clamped) }
  }

  /// Reads `count` colors, each the space's components and alpha, and as many locations; without
  /// locations the colors are spread evenly. Nil for no colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      let one = UnsafeBufferPointer(start: components + index * width, count: width)
      return space.standardRGB(from: one.map { $0.isFinite ? $0 : 0 })
    }
    self.init(
      colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  /// Takes `CGColor`s and as many locations; without locations the colors are spread evenly. Nil
  /// when there is no color, or an element is none.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let converted = colors.compactMap { ($0 as? CGColor)?.standardRGB }
    guard converted.count == colors.count else { return nil }
    self.init(
      colors: converted,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: converted.count)) })
  }
}
