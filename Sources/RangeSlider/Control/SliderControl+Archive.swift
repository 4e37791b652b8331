import UIKit

/// The encoding of properties that are no attributes of Interface Builder.
extension SliderControl {
  /// Encodes requests, rules, ticks, images and colors.
  func encodeNonInspectableProperties(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let archive = SliderCoder(coder: coder)
    encodeValues(in: archive)
    encodeParts(in: archive)
    settings.appearance.encode(in: archive)
    if let height = settings.ownTrackHeight { archive.encode(height, forKey: "trackHeight") }
    if let size = settings.ownThumbSize { archive.encode(size, forKey: "thumbSize") }
    for (thumb, size) in settings.ownThumbSizes {
      archive.encode(size, forKey: "size\(thumb.rawValue)")
    }
    for (key, image) in settings.thumbImages.all { archive.encode(image, forKey: "image." + key) }
    for (key, path) in Self.thumbColors {
      archive.encode(settings[keyPath: path].map { ($0.key.rawValue, $0.value) }, forKeys: key)
    }
    archive.encode(settings.labelFont, forKey: "labelFont")
  }

  /// Decodes what is in the archive.
  ///
  /// Missing and damaged properties keep their default.
  func decodeNonInspectableProperties(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let archive = SliderCoder(coder: coder)
    decodeParts(from: archive)
    decodeValues(from: archive)
    appearance = SliderAppearance(from: archive)
    if let height = archive.length(forKey: "trackHeight") { trackHeight = height }
    if let size = archive.size(forKey: "thumbSize") { thumbSize = size }
    for thumb in thumbs {
      if let size = archive.size(forKey: "size\(thumb.rawValue)") { setThumbSize(size, for: thumb) }
    }
    for key in ThumbImages.allKeys {
      if let image: UIImage = archive.object(forKey: "image." + key) {
        configure { $0.thumbImages.setImage(image, forKey: key) }
      }
    }
    for (key, path) in Self.thumbColors {
      for (number, color) in archive.objects(forKeys: key, count: ThumbNumbers.limit)
        as [Int: UIColor]
      {
        configure { $0[keyPath: path][Thumb(rawValue: number)] = color }
      }
    }
    if let font: UIFont = archive.object(forKey: "labelFont") { labelFont = font }
    configure([.images, .texts, .labels]) { _ in }
  }

  /// The colors of single thumbs, with their keys.
  private static var thumbColors: [(String, WritableKeyPath<SliderSettings, [Thumb: UIColor]>)] {
    [
      ("thumbColor", \.ownThumbTintColors), ("labelColor", \.ownLabelColors),
      ("labelBackgroundColor", \.ownLabelBackgroundColors),
    ]
  }

  // MARK: Ticks, histogram and segments

  private func encodeParts(in archive: SliderCoder) {
    let parts = settings.parts
    if !parts.ticks.isEmpty {
      archive.encode(parts.ticks.map(\.value), forKey: "ticks")
      for (index, tick) in parts.ticks.enumerated() {
        archive.encode(tick.title.map { $0 as NSString }, forKey: "tick.title.\(index)")
        archive.encode(tick.image, forKey: "tick.image.\(index)")
      }
    }
    if snapsToTicks { archive.encode([1], forKey: "snapsToTicks") }
    if !parts.histogram.isEmpty { archive.encode(parts.histogram, forKey: "histogram") }
    archive.encode(parts.histogramHeight, forKey: "histogramHeight")
    if let value = parts.neutralValue { archive.encode([value], forKey: "neutralValue") }
    if let segments = settings.filledSegments {
      archive.encode(segments.map { Double($0) }, forKey: "filledSegments")
    }
    archive.encode(settings.segmentTintColors.map { ($0.key, $0.value) }, forKeys: "segmentColor")
  }

  private func decodeParts(from archive: SliderCoder) {
    if let values = archive.numbers(forKey: "ticks") {
      ticks = values.enumerated().map { index, value in
        let title: NSString? = archive.object(forKey: "tick.title.\(index)")
        return SliderTick(
          value: value, title: title.map { $0 as String },
          image: archive.object(forKey: "tick.image.\(index)"))
      }
    }
    if archive.contains("snapsToTicks") { snapsToTicks = true }
    if let heights = archive.numbers(forKey: "histogram") { histogram = heights }
    if let height = archive.length(forKey: "histogramHeight") { histogramHeight = height }
    neutralValue = archive.number(forKey: "neutralValue")
    filledSegments = archive.numbers(forKey: "filledSegments").map { numbers in
      IndexSet(numbers.compactMap { Int(exactly: $0) }.filter { $0 >= 0 })
    }
    let colors: [Int: UIColor] = archive.objects(
      forKeys: "segmentColor", count: ThumbNumbers.limit + 1)
    for (index, color) in colors { setSegmentTintColor(color, at: index) }
  }

  // MARK: Values

  private func encodeValues(in archive: SliderCoder) {
    let requests = values.requests
    archive.encode(
      [
        requests.minimum, requests.maximum, Double(requests.latestBound.rawValue),
        Double(requests.latestThumb.rawValue),
      ] + requests.values, forKey: "requests")
    archive.encode([Double(requests.thumbs.rawValue)], forKey: "requested")
    if !values.stops.isEmpty { archive.encode(values.stops, forKey: "stops") }
    if values.scale != .linear { archive.encode(values.scale.numbers, forKey: "scale") }
    if let range = values.enabledRange { archive.encode(range, forKey: "enabledRange") }
    for thumb in (0..<ThumbNumbers.limit).map(Thumb.init) {
      if let limits = values.ownLimits(of: thumb) {
        archive.encode(limits, forKey: "limits\(thumb.rawValue)")
      }
    }
    let locked = settings.behavior.locked.rawValue
    if locked != 0 { archive.encode([Double(locked)], forKey: "locked") }
  }

  private func decodeValues(from archive: SliderCoder) {
    changeValues { values in
      if let stops = archive.numbers(forKey: "stops") { values.stops = stops }
      if let scale = archive.numbers(forKey: "scale").flatMap(SliderScale.init) {
        values.scale = scale
      }
      if let range = archive.range(forKey: "enabledRange") { values.enabledRange = range }
      for thumb in (0..<ThumbNumbers.limit).map(Thumb.init) {
        if let limits = archive.range(forKey: "limits\(thumb.rawValue)") {
          values.setLimits(limits, of: thumb)
        }
      }
      if let numbers = archive.numbers(forKey: "requests"), numbers.count > 4 {
        var requests = SliderValues.Requests(count: values.count)
        (requests.minimum, requests.maximum) = (numbers[0], numbers[1])
        requests.latestBound = numbers[2] == 0 ? .minimum : .maximum
        requests.latestThumb = Thumb(rawValue: Int(exactly: numbers[3]) ?? 0)
        let mask = archive.number(forKey: "requested").flatMap(Int.init(exactly:))
        for (index, value) in numbers[4...].enumerated() where (mask ?? ~0) & 1 << index != 0 {
          requests.set(value, of: Thumb(rawValue: index))
        }
        values.restore(requests)
      }
    }
    if let mask = archive.number(forKey: "locked"), let locked = Int(exactly: mask) {
      configure {
        $0.behavior.locked = ThumbSet(rawValue: locked).intersection(.all(ThumbNumbers.limit))
      }
    }
  }

  private var thumbs: [Thumb] { (0..<values.count).map(Thumb.init) }
}

extension SliderAppearance {
  @MainActor private static let colors: [(String, WritableKeyPath<SliderAppearance, UIColor?>)] = [
    ("trackColor", \.trackColor), ("fillColor", \.fillColor), ("thumbColor", \.thumbColor),
    ("thumbBorderColor", \.thumbBorderColor), ("thumbShadowColor", \.thumbShadowColor),
  ]

  @MainActor private static let gradients:
    [(String, WritableKeyPath<SliderAppearance, [UIColor]>)] = [
      ("trackColors", \.trackColors), ("fillColors", \.fillColors),
    ]

  @MainActor private static let images: [(String, WritableKeyPath<SliderAppearance, UIImage?>)] = [
    ("trackImage", \.trackImage), ("fillImage", \.fillImage),
  ]

  /// Encodes what differs from the appearance of the system.
  @MainActor
  fileprivate func encode(in archive: SliderCoder) {
    guard self != .system else { return }
    archive.encode([Double(material.rawValue)], forKey: "appearance")
    for (key, path) in Self.colors {
      archive.encode(self[keyPath: path], forKey: "appearance." + key)
    }
    for (key, path) in Self.gradients {
      archive.encode(
        self[keyPath: path].enumerated().map { ($0, $1) }, forKeys: "appearance." + key)
    }
    for (key, path) in Self.images {
      archive.encode(self[keyPath: path], forKey: "appearance." + key)
    }
    if let trackHeight { archive.encode(trackHeight, forKey: "appearance.trackHeight") }
    if let thumbSize { archive.encode(thumbSize, forKey: "appearance.thumbSize") }
    archive.encode(thumbBorderWidth, forKey: "appearance.thumbBorderWidth")
    archive.encode(thumbShadowOffset, forKey: "appearance.thumbShadowOffset")
    archive.encode(thumbShadowRadius, forKey: "appearance.thumbShadowRadius")
    if let heldThumbScale { archive.encode(heldThumbScale, forKey: "appearance.heldThumbScale") }
  }

  /// Creates an appearance from what is in the archive.
  @MainActor
  fileprivate init(from archive: SliderCoder) {
    self.init()
    if let number = archive.number(forKey: "appearance"),
      let material = Int(exactly: number).flatMap(Material.init)
    {
      self.material = material
    }
    for (key, path) in Self.colors {
      self[keyPath: path] = archive.object(forKey: "appearance." + key)
    }
    for (key, path) in Self.gradients {
      var colors: [UIColor] = []
      while let color: UIColor = archive.object(forKey: "appearance.\(key).\(colors.count)") {
        colors.append(color)
      }
      self[keyPath: path] = colors
    }
    for (key, path) in Self.images {
      self[keyPath: path] = archive.object(forKey: "appearance." + key)
    }
    trackHeight = archive.length(forKey: "appearance.trackHeight")
    thumbSize = archive.size(forKey: "appearance.thumbSize")
    heldThumbScale = archive.length(forKey: "appearance.heldThumbScale")
    if let width = archive.length(forKey: "appearance.thumbBorderWidth") {
      thumbBorderWidth = width
    }
    if let offset = archive.size(forKey: "appearance.thumbShadowOffset") {
      thumbShadowOffset = offset
    }
    if let radius = archive.length(forKey: "appearance.thumbShadowRadius") {
      thumbShadowRadius = radius
    }
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
