import UIKit

/// What no attribute of Interface Builder holds, but an archive has to.
extension RangeSliderControl {
  private static let keyPrefix = "ControlKit.RangeSlider."

  /// Writes requests, stops, scale, pictures and colours that attributes leave out.
  func encodeRest(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let requests = model.requests
    encode(
      [
        requests.minimum, requests.maximum, requests.lower, requests.upper,
        Double(requests.latestBound.rawValue), Double(requests.latestThumb.rawValue),
      ], with: coder, forKey: "requests")
    if !model.stops.isEmpty { encode(model.stops, with: coder, forKey: "stops") }
    if model.scale != .linear { encode(model.scale.numbers, with: coder, forKey: "scale") }
    if let color = look.trackHighlightTintColor {
      coder.encode(color, forKey: Self.keyPrefix + "trackHighlightTintColor")
    }
    for thumb in Thumb.allCases {
      if let size = look.ownThumbSizes[thumb] {
        encode([size.width, size.height].map(Double.init), with: coder, forKey: "size\(thumb)")
      }
    }
    for (key, image) in look.thumbImages.all {
      coder.encode(image, forKey: Self.keyPrefix + "image." + key)
    }
    if let font = labelLook.font { coder.encode(font, forKey: Self.keyPrefix + "labelFont") }
  }

  /// Takes up what an archive holds; what is missing or damaged stays at its default.
  func decodeRest(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let stops = numbers(from: coder, forKey: "stops") { model.stops = stops }
    if let numbers = numbers(from: coder, forKey: "scale"), let scale = SliderScale(numbers) {
      model.scale = scale
    }
    if let numbers = numbers(from: coder, forKey: "requests"), numbers.count == 6 {
      var requests = RangeModel.Requests()
      (requests.minimum, requests.maximum) = (numbers[0], numbers[1])
      (requests.lower, requests.upper) = (numbers[2], numbers[3])
      requests.latestBound = numbers[4] == 0 ? .minimum : .maximum
      requests.latestThumb = numbers[5] == 0 ? .lower : .upper
      model.restore(requests)
    }
    if let color: UIColor = object(from: coder, forKey: "trackHighlightTintColor") {
      look.trackHighlightTintColor = color
    }
    for thumb in Thumb.allCases {
      if let numbers = numbers(from: coder, forKey: "size\(thumb)"), numbers.count == 2 {
        setThumbSize(CGSize(width: numbers[0], height: numbers[1]), for: thumb)
      }
    }
    for key in ThumbImages.allKeys {
      if let image: UIImage = object(from: coder, forKey: "image." + key) {
        look.thumbImages.setImage(image, forKey: key)
      }
    }
    if let font: UIFont = object(from: coder, forKey: "labelFont") { labelFont = font }
    thumbLookChanged()
    updateLabels()
  }

  private func encode(_ numbers: [Double], with coder: NSCoder, forKey key: String) {
    coder.encode(numbers.map { NSNumber(value: $0) } as NSArray, forKey: Self.keyPrefix + key)
  }

  private func numbers(from coder: NSCoder, forKey key: String) -> [Double]? {
    let key = Self.keyPrefix + key
    guard coder.containsValue(forKey: key) else { return nil }
    let objects = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: key)
    return (objects as? [NSNumber])?.map(\.doubleValue)
  }

  private func object<Object: NSObject & NSCoding>(from coder: NSCoder, forKey key: String)
    -> Object?
  {
    let key = Self.keyPrefix + key
    guard coder.containsValue(forKey: key) else { return nil }
    return coder.decodeObject(of: Object.self, forKey: key)
  }
}

extension SliderScale {
  /// This scale as numbers: its kind first, then what belongs to it.
  fileprivate var numbers: [Double] {
    switch self {
    case .linear: [0]
    case .logarithmic: [1]
    case .power(let exponent): [2, exponent]
    case .piecewise(let knots): [3] + knots.flatMap { [$0.fraction, $0.value] }
    }
  }

  fileprivate init?(_ numbers: [Double]) {
    switch (numbers.first, numbers.count) {
    case (0, 1): self = .linear
    case (1, 1): self = .logarithmic
    case (2, 2): self = .power(exponent: numbers[1])
    case (3, let count) where count % 2 == 1:
      self = .piecewise(
        stride(from: 1, to: count, by: 2).map {
          Knot(fraction: numbers[$0], value: numbers[$0 + 1])
        })
    default: return nil
    }
  }
}
