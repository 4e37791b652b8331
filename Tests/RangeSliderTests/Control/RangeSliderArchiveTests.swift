import TestSupport
import Testing

@testable import RangeSlider

/// L1, V9: an archive keeps all that was asked of a slider.
@MainActor
struct RangeSliderArchiveTests {
  private func copy<Slider: SliderControl>(_ slider: Slider) throws -> Slider {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: slider, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Slider)
  }

  /// Sets each property alone, and then all of them, and compares with the copies.
  private func expectRoundTrips<Slider: SliderControl>(
    of properties: [ArchivedProperty<Slider>], make: () -> Slider
  ) throws {
    let all = make()
    expectEach(properties, named: \.name) { property throws in
      let slider = make()
      property.set(slider)
      #expect(property.get(slider) != property.get(make()), "\(property.name) has its default")
      #expect(try property.get(copy(slider)) == property.get(slider), "\(property.name)")
      property.set(all)
    }
    let together = try copy(all)
    for property in properties {
      #expect(property.get(together) == property.get(all), "\(property.name) beside the others")
    }
    #expect(together.values == all.values)
  }

  @Test(
    "An archive keeps every settable property of a range slider, alone and together")
  func rangeSliderProperties() throws {
    try expectRoundTrips(of: SliderArchivedProperties.rangeSlider) { RangeSliderControl() }
  }

  @Test(
    "An archive keeps every settable property of a multi-thumb slider, alone and together")
  func multiSliderProperties() throws {
    try expectRoundTrips(of: SliderArchivedProperties.multiSlider) { MultiSliderControl() }
  }

  @Test("An archive keeps the colors of single thumbs, labels, bubbles and segments")
  func singleColors() throws {
    let slider = MultiSliderControl(thumbCount: 3)
    let middle = Thumb(rawValue: 1)
    slider.setThumbTintColor(.red, for: middle)
    slider.setLabelColor(.green, for: middle)
    slider.setLabelBackgroundColor(.blue, for: middle)
    slider.setSegmentTintColor(.orange, at: 3)
    slider.filledSegments = []
    let copy = try copy(slider)
    #expect(copy.thumbTintColor(for: middle) == .red)
    #expect(copy.labelColor(for: middle) == .green)
    #expect(copy.labelBackgroundColor(for: middle) == .blue)
    #expect(copy.segmentTintColor(at: 3) == .orange)
    #expect(copy.filledSegments == [])
    #expect(copy.thumbTintColor(for: .lower) == nil)
    #expect(copy.segmentTintColor(at: 0) == nil)
  }

  @Test("Requests displaced by bounds return when the bounds widen again")
  func requests() throws {
    let slider = RangeSliderControl()
    slider.maximumValue = 100
    slider.setValues(lower: 20, upper: 50)
    slider.maximumValue = 40
    #expect(slider.upperValue == 40)
    let copy = try copy(slider)
    #expect([copy.lowerValue, copy.upperValue, copy.maximumValue] == [20, 40, 40])
    copy.maximumValue = 100
    #expect(copy.upperValue == 50)
  }

  @Test("An archive keeps inverted bounds, and values at their limits")
  func crossedAndInfinite() throws {
    let slider = RangeSliderControl()
    slider.minimumValue = 10
    slider.upperValue = .infinity
    let copy = try copy(slider)
    #expect(copy.values == slider.values)
    copy.maximumValue = 30
    slider.maximumValue = 30
    #expect(copy.upperValue == 30)
    #expect(copy.values == slider.values)
  }

  @Test("An archive keeps step, stops, distances and scale")
  func rules() throws {
    let slider = RangeSliderControl()
    slider.changeValues {
      $0.set(minimum: 1, maximum: 1000, lower: 10, upper: 100)
      $0.stops = [1, 10, 50, 100]
      $0.scale = .logarithmic
    }
    #expect(try copy(slider).values.stops == [1, 10, 50, 100])
    #expect(try copy(slider).values.scale == .logarithmic)
    let scales: [SliderScale] = [
      .linear, .power(exponent: 2.5),
      .piecewise([.init(fraction: 0.5, value: 10), .init(fraction: 0.8, value: 100)]),
    ]
    expectEach(scales) { scale throws in
      slider.changeValues { $0.scale = scale }
      #expect(try copy(slider).values.scale == scale, "\(scale)")
    }
  }

  @Test("An archive keeps an appearance of the app, and sizes that are set to their defaults")
  func appearance() throws {
    let slider = RangeSliderControl()
    slider.appearance = .tutorial
    #expect(try copy(slider).appearance == .tutorial)
    slider.appearance.material = .glass
    slider.appearance.trackColor = .green
    slider.appearance.thumbColor = .red
    slider.appearance.trackHeight = 9
    slider.appearance.thumbSize = CGSize(width: 30, height: 20)
    #expect(try copy(slider).appearance == slider.appearance)
    slider.trackHeight = 4
    slider.thumbSize = CGSize(width: 28, height: 28)
    #expect(try copy(slider).settings.ownTrackHeight == 4)
    #expect(try copy(slider).settings.ownThumbSize == CGSize(width: 28, height: 28))
  }

  @Test("An archive keeps images, sizes and colors of single thumbs and states")
  func thumbs() throws {
    let slider = RangeSliderControl()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 14)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 14))
    }
    slider.setThumbImage(image, for: .upper, state: [.highlighted, .selected])
    slider.setThumbImage(image, for: .focused)
    slider.setThumbSize(CGSize(width: 40, height: 20), for: .lower)
    slider.setThumbTintColor(.blue, for: .lower)
    let copy = try copy(slider)
    #expect(
      copy.thumbImage(for: .upper, state: [.highlighted, .selected])?.size == image.size)
    #expect(copy.thumbImage(for: .lower, state: [.highlighted, .selected]) == nil)
    #expect(copy.thumbImage(for: .lower, state: .focused)?.size == image.size)
    #expect(copy.thumbSize(for: .lower) == CGSize(width: 40, height: 20))
    #expect(copy.thumbTintColor(for: .lower) == .blue)
    #expect(copy.thumbTintColor(for: .upper) == nil)
  }

  @Test("An archive does not duplicate labels")
  func labels() throws {
    let slider = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    slider.showsValueLabels = true
    slider.labelFont = .systemFont(ofSize: 20)
    slider.layoutIfNeeded()
    let copy = try copy(slider)
    #expect(copy.subviews.count == slider.subviews.count)
    #expect(copy.labelFont?.pointSize == 20)
    #expect(copy.intrinsicContentSize == slider.intrinsicContentSize)
  }

  @Test("A damaged archive gives defaults for missing values, and keeps the others")
  func damage() throws {
    let keys = [
      "ControlKit.RangeSlider.requests", "ControlKit.RangeSlider.stops",
      "ControlKit.RangeSlider.scale",
    ]
    expectEach([[] as [Double], [1], [.nan, .nan, .nan, .nan, 7, -3], [9, 1, 2]]) { value in
      let copy = try #require(
        RangeSliderControl(coder: damagedArchive(keys, holding: value, trackHeight: 12)))
      #expect(
        copy.lowerValue <= copy.upperValue && copy.minimumValue <= copy.maximumValue, "\(value)")
      #expect(copy.lowerValue.isFinite && copy.upperValue.isFinite, "\(value)")
      #expect(copy.trackHeight == 12, "\(value)")
    }
    expectEach([[], [42], [2], [3, 1], [.nan]] as [[Double]]) { value in
      let copy = try #require(
        RangeSliderControl(coder: damagedArchive(keys, holding: value, trackHeight: 12)))
      #expect(copy.values.scale == .linear, "\(value)")
    }
  }

  @Test("A damaged archive with texts instead of numbers gives defaults")
  func wrongType() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    for key in ["requests", "stops", "scale", "labelFont", "image.both.0"] {
      archiver.encode("text" as NSString, forKey: "ControlKit.RangeSlider." + key)
    }
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let copy = try #require(RangeSliderControl(coder: unarchiver))
    #expect(copy.values == RangeSliderControl().values)
    #expect(copy.labelFont == nil)
    #expect(copy.thumbImage == nil)
  }

  @Test("An empty archive gives a new slider")
  func empty() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let copy = try #require(RangeSliderControl(coder: unarchiver))
    #expect(copy.values == RangeSliderControl().values)
    for property in RangeSliderControl.inspectableProperties {
      #expect(property.value(in: copy) == property.defaultValue, "\(property.name)")
    }
  }

  /// An archive of which some keys hold other numbers than they should.
  private func damagedArchive(
    _ keys: [String], holding numbers: [Double], trackHeight: Double
  ) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(trackHeight, forKey: "ControlKit.trackHeight")
    for key in keys {
      archiver.encode(numbers.map { NSNumber(value: $0) } as NSArray, forKey: key)
    }
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    return unarchiver
  }
}
