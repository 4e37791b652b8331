import Foundation

/// A color: components, the last of them alpha, and the space they are in. It never changes.
public final class CGColor: Sendable {
  let storedComponents: [CGFloat]
  let storedSpace: CGColorSpace
  /// The color as it is drawn, converted once.
  package let standardRGB: RGBAComponents
  /// The picture that layers repeat in place of the color, if any.
  package let tile: ColorTile?

  init(_ components: [CGFloat], in space: CGColorSpace, tile: ColorTile? = nil) {
    self.tile = tile
    storedComponents = components.map { $0.isFinite ? $0 : 0 }
    storedSpace = space
    standardRGB = space.standardRGB(from: storedComponents)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha], in: .standardRGB)
  }

  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init([red, green, blue, alpha], in: .standardRGB)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init([gray, alpha], in: .standardGray)
  }

  /// Reads the space's components and then alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>
  ) {
    let count = space.numberOfComponents + 1
    self.init(Array(UnsafeBufferPointer(start: components, count: count)), in: space)
  }

  /// A pattern; where only one color can be given, it is the average.
  package convenience init(tile: ColorTile, average: CGColor) {
    self.init(average.storedComponents, in: average.storedSpace, tile: tile)
  }

  public var alpha: CGFloat { storedComponents[storedComponents.count - 1] }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { storedComponents.count }

  /// The space's components and then alpha.
  public var components: [CGFloat]? { storedComponents }

  public var colorSpace: CGColorSpace? { storedSpace }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(storedComponents.dropLast() + [alpha], in: storedSpace)
  }

  /// The color in another space; `intent` and `options` make no difference here.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if space == storedSpace { return self }
    return CGColor(space.components(fromStandardRGB: standardRGB), in: space)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
}

extension CGColor: Hashable {
  /// Same space, same components, and the same picture where there is one.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b
      || (a.storedSpace == b.storedSpace && a.storedComponents == b.storedComponents
        && a.tile == b.tile)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storedSpace)
    hasher.combine(storedComponents)
  }
}

/// A picture that fills an area side by side with itself.
package struct ColorTile: Equatable, Sendable {
  package let image: CGImage

  /// The size in points.
  package let size: CGSize

  package init(_ image: CGImage, size: CGSize) {
    self.image = image
    self.size = size
  }

  package static func == (a: ColorTile, b: ColorTile) -> Bool {
    a.image === b.image && a.size == b.size
  }
}
