import CCairo
import Foundation

// Sendable because nothing of it changes. `surface` is the one part that threads must not share;
// drawing takes a surface of its own from `makeSurface()`.

/// A picture. It never changes, so it may be used from any thread.
public final class CGImage: @unchecked Sendable {
  /// The pixels in the image's own color space.
  package let pixels: PixelBuffer
  private let conversions = ImageConversions()
  let layout: PixelLayout?
  let storedSpace: CGColorSpace?
  let storedProvider: CGDataProvider?
  let isExtended: Bool

  public let bitmapInfo: CGBitmapInfo
  public let bitsPerComponent: Int
  public let bitsPerPixel: Int
  public let bytesPerRow: Int
  public let shouldInterpolate: Bool
  public let renderingIntent: CGColorRenderingIntent

  struct Description {
    var layout: PixelLayout?
    var bitmapInfo: CGBitmapInfo
    var bitsPerPixel: Int
    var bytesPerRow: Int
    var space: CGColorSpace?
    var provider: CGDataProvider?
    /// A Boolean value that determines whether the image is for wide color: see `ExtendedRange`.
    var isExtended = false
    var shouldInterpolate = true
    var intent = CGColorRenderingIntent.defaultIntent
  }

  init(pixels: PixelBuffer, description: Description) {
    self.pixels = pixels
    layout = description.layout
    storedSpace = description.space
    storedProvider = description.provider
    bitmapInfo = description.bitmapInfo
    isExtended = description.isExtended
    bitsPerComponent = isExtended ? ExtendedRange.bitsPerComponent : 8
    bitsPerPixel = description.bitsPerPixel
    bytesPerRow = description.bytesPerRow
    shouldInterpolate = description.shouldInterpolate
    renderingIntent = description.intent
  }

  /// An image of native pixels; the color space is sRGB unless given.
  package convenience init(pixels: PixelBuffer, space given: CGColorSpace? = nil) {
    let color = given ?? .standardRGB
    let (info, space): (UInt32, CGColorSpace?) =
      switch pixels.format {
      case CAIRO_FORMAT_A8: (CGImageAlphaInfo.alphaOnly.rawValue, nil)
      case CAIRO_FORMAT_RGB24:
        (
          CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
          color
        )
      default:
        (
          CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
          color
        )
      }
    let bitmapInfo = CGBitmapInfo(rawValue: info)
    let layout = PixelLayout(
      bitsPerComponent: 8, bitsPerPixel: nil, space: space, bitmapInfo: bitmapInfo)
    self.init(
      pixels: pixels,
      description: Description(
        layout: layout, bitmapInfo: bitmapInfo, bitsPerPixel: (layout?.bytesPerPixel ?? 4) * 8,
        bytesPerRow: pixels.bytesPerRow, space: space))
  }

  /// Pixels that are read once, now. Nil for sides that are not positive, for too few bytes, and
  /// for layouts other than 8 bits per component of gray, gray with alpha, coverage or RGB.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space,
        bitmapInfo: bitmapInfo)
    else {
      PortableLog.note(
        "CGImage: \(bitsPerPixel) bits per pixel with bitmap info \(bitmapInfo.rawValue) is not "
          + "supported; use 8 bits per component.")
      return nil
    }
    guard
      let pixels = PixelBuffer(
        reading: provider.bytes, width: width, height: height, bytesPerRow: bytesPerRow,
        layout: layout)
    else { return nil }
    self.init(
      pixels: pixels,
      description: Description(
        layout: layout, bitmapInfo: bitmapInfo, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, space: space, provider: provider,
        shouldInterpolate: shouldInterpolate, intent: intent))
  }

  public var width: Int { pixels.width }
  public var height: Int { pixels.height }
  public var colorSpace: CGColorSpace? { isExtended ? ExtendedRange.space : storedSpace }
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }

  /// The pixels in sRGB as a Cairo surface, for the main thread; nil when memory was short.
  package var surface: OpaquePointer? {
    conversions.surface(of: { pixels(for: nil) })
  }

  /// A new surface over the pixels as a bitmap of a color space takes them, nil for sRGB; the caller
  /// destroys it.
  func makeSurface(for space: CGColorSpace?) -> OpaquePointer? {
    pixels(for: space)?.makeSurface()
  }

  /// The pixels as a bitmap of a color space takes them; nil when memory is short.
  func pixels(for space: CGColorSpace?) -> PixelBuffer? {
    guard let storedSpace, pixels.format != CAIRO_FORMAT_A8,
      let conversion = PixelConversion(from: storedSpace, to: space ?? .standardRGB)
    else { return pixels }
    return conversions.pixels(for: conversion.target) { conversion.converted(pixels) }
  }
}

extension CGImage: Hashable {
  /// An image is equal only to itself.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
