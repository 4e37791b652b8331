import UIKit

/// The encoding of properties that are no attributes of Interface Builder.
extension SliderControl {
  private static let keyPrefix = "ControlKit.RangeSlider."

  /// Encodes requests, rules, images and colors.
  func encodeRest(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let requests = values.requests
    encode(
      [
        requests.minimum, requests.maximum, Double(requests.latestBound.rawValue),
        Double(requests.latestThumb.rawValue),
      ] + requests.values, with: coder, forKey: "requests")
    encode([Double(requests.thumbs.rawValue)], with: coder, forKey: "requested")
    if !values.stops.isEmpty { encode(values.stops, with: coder, forKey: "stops") }
    if values.scale != .linear { encode(values.scale.numbers, with: coder, forKey: "scale") }
    if let range = values.enabledRange {
      encode([range.lowerBound, range.upperBound], with: coder, forKey: "enabledRange")
    }
    for thumb in (0..<ThumbNumbers.limit).map(Thumb.init) {
      if let limits = values.ownLimits(of: thumb) {
        encode(
          [limits.lowerBound, limits.upperBound], with: coder,
          forKey: "limits\(thumb.rawValue)")
      }
    }
    let locked = settings.behavior.locked.rawValue
    if locked != 0 { encode([Double(locked)], with: coder, forKey: "locked") }
    encodeAppearance(with: coder)
    for (thumb, size) in settings.ownThumbSizes {
      encode(
        [size.width, size.height].map(Double.init), with: coder, forKey: "size\(thumb.rawValue)")
    }
    for (key, image) in settings.thumbImages.all {
      coder.encode(image, forKey: Self.keyPrefix + "image." + key)
    }
    if let font = settings.labelFont { coder.encode(font, forKey: Self.keyPrefix + "labelFont") }
  }

  /// Decodes what is in the archive.
  ///
  /// Missing and damaged properties keep their default.
  func decodeRest(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    changeValues(decodeValues(from: coder))
    if let numbers = numbers(from: coder, forKey: "locked"), let mask = numbers.first,
      let locked = Int(exactly: mask)
    {
      configure {
        $0.behavior.locked = ThumbSet(rawValue: locked).intersection(.all(ThumbNumbers.limit))
      }
    }
    decodeAppearance(from: coder)
    for thumb in (0..<values.count).map(Thumb.init) {
      if let size = size(from: coder, forKey: "size\(thumb.rawValue)") {
        setThumbSize(size, for: thumb)
      }
    }
    for key in ThumbImages.allKeys {
      if let image: UIImage = object(from: coder, forKey: "image." + key) {
        configure { $0.thumbImages.setImage(image, forKey: key) }
      }
    }
    if let font: UIFont = object(from: coder, forKey: "labelFont") { labelFont = font }
    configure([.images, .texts]) { _ in }
  }

  /// Encodes the appearance, and sizes that are set, even to their defaults.
  private func encodeAppearance(with coder: NSCoder) {
    let appearance = settings.appearance
    if appearance != .system {
      encode([Double(appearance.material.rawValue)], with: coder, forKey: "appearance")
      for (key, path) in Self.appearanceColors {
        if let color = appearance[keyPath: path] {
          coder.encode(color, forKey: Self.keyPrefix + key)
        }
      }
    }
    let lengths = [
      ("appearance.trackHeight", appearance.trackHeight), ("trackHeight", settings.ownTrackHeight),
    ]
    for (key, length) in lengths {
      if let length { encode([Double(length)], with: coder, forKey: key) }
    }
    let sizes = [
      ("appearance.thumbSize", appearance.thumbSize), ("thumbSize", settings.ownThumbSize),
    ]
    for (key, size) in sizes {
      if let size { encode([size.width, size.height].map(Double.init), with: coder, forKey: key) }
    }
  }

  private static let appearanceColors: [(String, WritableKeyPath<SliderAppearance, UIColor?>)] = [
    ("appearance.trackColor", \.trackColor), ("appearance.fillColor", \.fillColor),
    ("appearance.thumbColor", \.thumbColor),
  ]

  private func decodeAppearance(from coder: NSCoder) {
    var appearance = SliderAppearance.system
    if let number = numbers(from: coder, forKey: "appearance")?.first,
      let material = Int(exactly: number).flatMap(SliderAppearance.Material.init)
    {
      appearance.material = material
    }
    for (key, path) in Self.appearanceColors {
      if let color: UIColor = object(from: coder, forKey: key) { appearance[keyPath: path] = color }
    }
    appearance.trackHeight = length(from: coder, forKey: "appearance.trackHeight")
    appearance.thumbSize = size(from: coder, forKey: "appearance.thumbSize")
    self.appearance = appearance
    if let height = length(from: coder, forKey: "trackHeight") { trackHeight = height }
    if let size = size(from: coder, forKey: "thumbSize") { thumbSize = size }
  }

  private func length(from coder: NSCoder, forKey key: String) -> CGFloat? {
    numbers(from: coder, forKey: key)?.first.map { CGFloat($0) }
  }

  private func size(from coder: NSCoder, forKey key: String) -> CGSize? {
    guard let numbers = numbers(from: coder, forKey: key), numbers.count == 2 else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  private func decodeValues(from coder: NSCoder) -> (inout SliderValues) -> Void {
    { values in
      if let stops = self.numbers(from: coder, forKey: "stops") { values.stops = stops }
      if let numbers = self.numbers(from: coder, forKey: "scale"), let scale = SliderScale(numbers)
      {
        values.scale = scale
      }
      if let numbers = self.numbers(from: coder, forKey: "enabledRange") {
        values.enabledRange = Self.range(numbers)
      }
      for thumb in (0..<ThumbNumbers.limit).map(Thumb.init) {
        if let numbers = self.numbers(from: coder, forKey: "limits\(thumb.rawValue)") {
          values.setLimits(Self.range(numbers), of: thumb)
        }
      }
      if let numbers = self.numbers(from: coder, forKey: "requests"),
        numbers.count > 4
      {
        var requests = SliderValues.Requests(count: values.count)
        (requests.minimum, requests.maximum) = (numbers[0], numbers[1])
        requests.latestBound = numbers[2] == 0 ? .minimum : .maximum
        requests.latestThumb = Thumb(rawValue: Int(exactly: numbers[3]) ?? 0)
        let mask = self.numbers(from: coder, forKey: "requested")?.first.flatMap(Int.init(exactly:))
        for (index, value) in numbers[4...].enumerated() where (mask ?? ~0) & 1 << index != 0 {
          requests.set(value, of: Thumb(rawValue: index))
        }
        values.restore(requests)
      }
    }
  }

  /// Returns the range between two numbers, or `nil` if they are not in order.
  private static func range(_ numbers: [Double]) -> ClosedRange<Double>? {
    guard numbers.count == 2, numbers[0] <= numbers[1] else { return nil }
    return numbers[0]...numbers[1]
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
  /// The kind of the scale followed by its parameters.
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
