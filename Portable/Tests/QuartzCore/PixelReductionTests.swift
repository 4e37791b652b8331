import CCairo
import TestSupport
import Testing

@testable import QuartzCore

/// The reduction gives what Cairo's own filter gives, but for the last bit.
@MainActor struct PixelReductionTests {
  /// Premultiplied noise.
  private func noise(width: Int, height: Int, seed: UInt64) throws -> GroupImage {
    var generator = SeededGenerator(seed: seed)
    let image = try #require(
      GroupImage(area: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))))
    image.withPixels { pixels, rowLength in
      for y in 0..<height {
        for x in 0..<width {
          let alpha = UInt32.random(in: 0...255, using: &generator)
          var pixel = alpha << 24
          for shift: UInt32 in [0, 8, 16] {
            pixel |= UInt32.random(in: 0...alpha, using: &generator) << shift
          }
          pixels[y * rowLength + x] = pixel
        }
      }
    }
    return image
  }

  private func bytes(of image: GroupImage) -> [UInt8] {
    var bytes: [UInt8] = []
    image.withPixels { pixels, rowLength in
      for y in 0..<image.height {
        for x in 0..<image.width {
          let pixel = pixels[y * rowLength + x]
          bytes += [0, 8, 16, 24].map { UInt8(pixel >> UInt32($0) & 0xFF) }
        }
      }
    }
    return bytes
  }

  private func cairo(_ source: GroupImage, _ part: CGRect, size: CGSize) throws -> GroupImage {
    let image = try #require(GroupImage(area: CGRect(origin: .zero, size: size)))
    let target = try #require(cairo_create(image.surface))
    cairo_scale(target, size.width / part.width, size.height / part.height)
    cairo_translate(target, -part.minX, -part.minY)
    cairo_set_source_surface(target, source.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(target), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(target), CAIRO_EXTEND_PAD)
    cairo_paint(target)
    cairo_destroy(target)
    cairo_surface_flush(image.surface)
    return image
  }

  @Test(
    "Results equal those of Cairo",
    arguments: [
      (CGRect(x: 0, y: 0, width: 160, height: 96), CGSize(width: 20, height: 12)),
      (CGRect(x: 5, y: 3, width: 150, height: 90), CGSize(width: 20, height: 12)),
      (CGRect(x: 0, y: 0, width: 160, height: 96), CGSize(width: 90, height: 54)),
      (CGRect(x: 7, y: 0, width: 149, height: 96), CGSize(width: 75, height: 61)),
      (CGRect(x: 0, y: 0, width: 160, height: 96), CGSize(width: 118, height: 70)),
      (CGRect(x: 20, y: 9, width: 60, height: 60), CGSize(width: 4, height: 5)),
    ])
  func resultsAreThoseOfCairo(part: CGRect, size: CGSize) throws {
    let source = try noise(width: 160, height: 96, seed: 5)
    let image = try #require(GroupImage(area: CGRect(origin: .zero, size: size)))
    let isDrawn = PixelReduction.draw(
      source.surface, into: image,
      scale: CGSize(width: part.width / size.width, height: part.height / size.height),
      origin: part.origin)
    #expect(isDrawn)
    let (own, other) = (bytes(of: image), bytes(of: try cairo(source, part, size: size)))
    let distances = zip(own, other).map { abs(Int($0) - Int($1)) }
    #expect(distances.max() ?? 255 <= 2)
    #expect(Double(distances.reduce(0, +)) < Double(distances.count) * 0.4)
  }

  @Test("One color stays that color") func oneColorStaysThatColor() throws {
    let source = try #require(GroupImage(area: CGRect(x: 0, y: 0, width: 40, height: 40)))
    source.withPixels { pixels, rowLength in
      for index in 0..<(rowLength * 40) { pixels[index] = 0xFF80_FF01 }
    }
    let image = try #require(GroupImage(area: CGRect(x: 0, y: 0, width: 13, height: 11)))
    #expect(
      PixelReduction.draw(
        source.surface, into: image, scale: CGSize(width: 3.3, height: 3.7),
        origin: CGPoint(x: -1, y: 0)))
    image.withPixels { pixels, rowLength in
      for y in 0..<11 {
        for x in 0..<13 { #expect(pixels[y * rowLength + x] == 0xFF80_FF01) }
      }
    }
  }

  @Test("Images that are not reduced are left to Cairo") func whatIsNotReducedIsLeftToCairo() throws
  {
    let source = try noise(width: 8, height: 8, seed: 1)
    let image = try #require(GroupImage(area: CGRect(x: 0, y: 0, width: 8, height: 8)))
    for scale in [
      CGSize(width: 1, height: 1), CGSize(width: 1.2, height: 1.2), CGSize(width: 2, height: 0.5),
    ] {
      #expect(!PixelReduction.draw(source.surface, into: image, scale: scale, origin: .zero))
    }
  }
}
