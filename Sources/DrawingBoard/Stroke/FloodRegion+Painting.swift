import Foundation

extension FloodRegion {
  /// Paints the region, and exchanges its colour where it shines through the edge around it.
  func paint(into memory: BoardMemory, with mixer: PixelMixer) {
    let fresh = mixer.mixed(seed, covered: 255)
    // Judged by the pixels as they are, so before any is painted.
    let edge = FloodEdge(of: self, in: memory)
    for y in bounds.y..<bounds.maxY {
      for x in bounds.x..<bounds.maxX where contains(x, y) {
        let address = memory.address(x: x, y: y)
        let pixel = address.load(as: UInt32.self)
        address.storeBytes(
          of: pixel == seed ? fresh : mixer.mixed(pixel, covered: 255), as: UInt32.self)
      }
    }
    for (place, share) in edge.shares {
      let address = memory.address(x: place.x, y: place.y)
      let pixel = EdgePixel(address.load(as: UInt32.self))
      address.storeBytes(
        of: pixel.exchanging(EdgePixel(seed), for: EdgePixel(fresh), share: share), as: UInt32.self)
    }
  }
}

/// The pixels around a region through which its colour shines.
///
/// A smoothed edge has pixels between the region's colour and that of the line it ends at. The edge is
/// followed two pixels deep, only as long as ever less of the region's colour is in it, so never
/// through a thin line to its other side, and never into another area of the same colour.
private struct FloodEdge {
  struct Place: Hashable {
    let x: Int
    let y: Int

    func neighbours(within reach: Int) -> [Place] {
      (-reach...reach).flatMap { down in
        (-reach...reach).map { Place(x: x + $0, y: y + down) }
      }
    }
  }

  /// How much of the region's colour is in each pixel, more than 0.
  private(set) var shares: [Place: Float] = [:]
  private let region: FloodRegion
  private let memory: BoardMemory

  init(of region: FloodRegion, in memory: BoardMemory) {
    self.region = region
    self.memory = memory
    var first: [Place: Float] = [:]
    for y in region.bounds.y..<region.bounds.maxY {
      for x in region.bounds.x..<region.bounds.maxX where isBeside(x, y) {
        first[Place(x: x, y: y)] = share(in: Place(x: x, y: y))
      }
    }
    shares = first.filter { $0.value > 0 }
    for (place, outer) in first where outer > 0 {
      for next in place.neighbours(within: 1) where first[next] == nil && isInPicture(next) {
        let inner = share(in: next)
        if inner > 0, inner <= outer { shares[next] = inner }
      }
    }
  }

  /// Whether a pixel touches the region, also by a corner, and is not in it.
  private func isBeside(_ x: Int, _ y: Int) -> Bool {
    if region.contains(x, y) { return false }
    for row in y - 1...y + 1 {
      if region.contains(x - 1, row) || region.contains(x, row) || region.contains(x + 1, row) {
        return true
      }
    }
    return false
  }

  private func isInPicture(_ place: Place) -> Bool {
    place.x >= 0 && place.y >= 0 && place.x < memory.size.width && place.y < memory.size.height
  }

  /// How much of the region's colour is in a pixel, from 0 to 1.
  ///
  /// The pixel near by that differs most from the region shows what the edge leads to.
  private func share(in place: Place) -> Float {
    if region.contains(place.x, place.y) { return 0 }
    let own = memory.address(x: place.x, y: place.y).load(as: UInt32.self)
    if region.likeness.holds(for: own) { return 0 }
    let seed = EdgePixel(region.seed).parts
    let pixel = EdgePixel(own).parts - seed
    var border = pixel
    for other in place.neighbours(within: 2) where isInPicture(other) {
      let word = memory.address(x: other.x, y: other.y).load(as: UInt32.self)
      let parts = EdgePixel(word).parts - seed
      if (parts * parts).sum() > (border * border).sum() { border = parts }
    }
    let square = (border * border).sum()
    guard square > 0 else { return 0 }
    return 1 - min(max((pixel * border).sum() / square, 0), 1)
  }
}

/// A premultiplied pixel to compute with.
private struct EdgePixel {
  let parts: SIMD4<Float>

  init(_ pixel: UInt32) {
    parts = SIMD4(
      Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), Float(pixel >> 24))
  }

  /// The pixel with a share of one colour in it exchanged for another.
  func exchanging(_ old: EdgePixel, for new: EdgePixel, share: Float) -> UInt32 {
    var result = parts + (new.parts - old.parts) * share
    let alpha = min(max(result.w, 0), 255)
    // No colour of a premultiplied pixel is more than its opacity.
    result.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    let whole = SIMD4<UInt32>(result + 0.5)
    return whole.w << 24 | whole.z << 16 | whole.y << 8 | whole.x
  }
}
