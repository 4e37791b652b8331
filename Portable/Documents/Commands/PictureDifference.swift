import Foundation
import UIKit
import UIKitHost

/// How much a picture differs from another one.
struct PictureDifference {
  /// The largest difference of a component that is not noticed.
  private static let tolerance = 8

  /// The part of all pixels that differ, from 0 to 1; 1 if the sizes do.
  let fraction: Double

  /// Compares an image with the picture in a file.
  init(of image: CGImage?, from path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard let expected = UIImage(data: data)?.cgImage else {
      throw DocumentError("\(path): this is no picture")
    }
    guard let image, image.width == expected.width, image.height == expected.height,
      let first = image.pixelBytes(), let second = expected.pixelBytes()
    else {
      fraction = 1
      return
    }
    var count = 0
    for start in stride(from: 0, to: first.count, by: 4) {
      let isDifferent = (start..<start + 4).contains {
        abs(Int(first[$0]) - Int(second[$0])) > Self.tolerance
      }
      if isDifferent { count += 1 }
    }
    fraction = Double(count) / Double(max(1, first.count / 4))
  }
}
