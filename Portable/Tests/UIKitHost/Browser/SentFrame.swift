import Foundation
import UIKit

@testable import UIKitHost

/// A frame as the page reads it.
struct SentFrame {
  let number: UInt32
  let size: CGSize
  let scale: CGFloat
  private(set) var rects: [(area: CGRect, image: CGImage?)] = []

  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard reader.integer(UInt8.self) == 129, let number = reader.integer(UInt32.self),
      let width = reader.integer(UInt16.self), let height = reader.integer(UInt16.self),
      let scale = reader.number(in: 1...3), let count = reader.integer(UInt8.self)
    else { return nil }
    self.number = number
    self.scale = scale
    size = CGSize(width: Int(width), height: Int(height))
    for _ in 0..<count {
      let numbers = (0..<4).compactMap { _ in reader.integer(UInt16.self).map(Int.init) }
      guard numbers.count == 4, let length = reader.integer(UInt32.self) else { return nil }
      var data = Data()
      for _ in 0..<length {
        guard let byte = reader.integer(UInt8.self) else { return nil }
        data.append(byte)
      }
      rects.append(
        (
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          UIImage(data: data)?.cgImage
        ))
    }
    guard reader.isAtEnd else { return nil }
  }
}
