import UIKit

/// How far two pictures may be apart and still count as the same.
public struct SnapshotTolerance: Hashable, Sendable {
  /// The largest difference of a component that is not noticed.
  public var component: Int
  /// The part of all pixels that may differ by more than that.
  public var fraction: Double
  /// The largest number of differing pixels that may touch each other.
  ///
  /// A letter that is missing is a small part of a picture but a large blob.
  public var blob: Int

  public init(component: Int = 8, fraction: Double = 0.001, blob: Int = 20) {
    self.component = component
    self.fraction = fraction
    self.blob = blob
  }

  /// Room for another rounding of an edge, not for another shape.
  public static let `default` = SnapshotTolerance()
  /// Every byte alike.
  public static let exact = SnapshotTolerance(component: 0, fraction: 0, blob: 0)
}

/// What differs between two pictures of the same size.
public struct SnapshotComparison: Sendable {
  public let width: Int
  public let height: Int
  /// The indices, row by row, of the pixels that differ by more than the tolerance.
  public let differing: [Int]
  /// The largest difference of a component anywhere.
  public let largestDistance: Int
  /// The number of pixels in the largest group of differing pixels that touch each other.
  public let largestBlob: Int

  /// Compares pictures; nil when their sizes differ.
  public init?(_ first: Bitmap, _ second: Bitmap, component tolerance: Int) {
    guard first.width == second.width, first.height == second.height else { return nil }
    width = first.width
    height = first.height
    let rowLength = width * 4
    var differing: [Int] = []
    var largest = 0
    let (width, height) = (width, height)
    first.bytes.withUnsafeBytes { firstBytes in
      second.bytes.withUnsafeBytes { secondBytes in
        for row in 0..<height {
          let range = row * rowLength..<(row + 1) * rowLength
          let one = UnsafeRawBufferPointer(rebasing: firstBytes[range])
          let two = UnsafeRawBufferPointer(rebasing: secondBytes[range])
          if one.elementsEqualInMemory(two) { continue }
          for column in 0..<width {
            var distance = 0
            for byte in column * 4..<column * 4 + 4 {
              distance = max(distance, abs(Int(one[byte]) - Int(two[byte])))
            }
            largest = max(largest, distance)
            if distance > tolerance { differing.append(row * width + column) }
          }
        }
      }
    }
    self.differing = differing
    largestDistance = largest
    largestBlob = Self.largestBlob(of: differing, width: width, height: height)
  }

  /// Whether the difference stays within `tolerance`.
  public func passes(_ tolerance: SnapshotTolerance) -> Bool {
    Double(differing.count) <= tolerance.fraction * Double(width * height)
      && largestBlob <= tolerance.blob
  }

  /// One line for a failing test.
  public var summary: String {
    "\(differing.count) of \(width * height) pixels differ, the largest group is \(largestBlob), "
      + "the largest component difference \(largestDistance)"
  }

  /// The reference, faded, with the differing pixels in red.
  public func picture(over reference: Bitmap) -> Bitmap {
    var picture = reference
    for y in 0..<height {
      for x in 0..<width {
        let pixel = reference[x, y]
        let brightness = (Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)) / 3
        let gray = UInt8(170 + brightness / 3)
        picture[x, y] = PixelColor(red: gray, green: gray, blue: gray)
      }
    }
    for index in differing {
      picture[index % width, index / width] = PixelColor(red: 230, green: 0, blue: 0)
    }
    return picture
  }

  /// Pixels touch each other by a side or a corner.
  private static func largestBlob(of pixels: [Int], width: Int, height: Int) -> Int {
    var left = Set(pixels)
    var largest = 0
    while let first = left.popFirst() {
      var size = 0
      var pending = [first]
      while let pixel = pending.popLast() {
        size += 1
        let (x, y) = (pixel % width, pixel / width)
        for row in max(0, y - 1)...min(height - 1, y + 1) {
          for column in max(0, x - 1)...min(width - 1, x + 1) {
            let neighbor = row * width + column
            if left.remove(neighbor) != nil { pending.append(neighbor) }
          }
        }
      }
      largest = max(largest, size)
    }
    return largest
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func elementsEqualInMemory(_ other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count, let own = baseAddress, let foreign = other.baseAddress else {
      return count == other.count
    }
    return memcmp(own, foreign, count) == 0
  }
}
