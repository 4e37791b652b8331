import ControlCore
import TestSupport
import Testing
import UIKit

@testable import RangeSlider

/// Getters return what is drawn, and setting what was read changes nothing.
@MainActor
struct SliderGetterTests {
  private let host = TestHost()

  /// The settable properties without an attribute of Interface Builder.
  private static let others: [(name: String, setAgain: (SliderControl) -> Void)] = [
    ("appearance", { $0.appearance = $0.appearance }),
    ("collision", { $0.collision = $0.collision }),
    ("enabledRange", { $0.enabledRange = $0.enabledRange }),
    ("filledSegments", { $0.filledSegments = $0.filledSegments }),
    ("frame", { $0.frame = $0.frame }),
    ("histogram", { $0.histogram = $0.histogram }),
    ("histogramHeight", { $0.histogramHeight = $0.histogramHeight }),
    ("labelFont", { $0.labelFont = $0.labelFont }),
    ("neutralValue", { $0.neutralValue = $0.neutralValue }),
    ("scale", { $0.scale = $0.scale }),
    ("snapsToTicks", { $0.snapsToTicks = $0.snapsToTicks }),
    ("stops", { $0.stops = $0.stops }),
    ("ticks", { $0.ticks = $0.ticks }),
    ("tickTitleCount", { $0.tickTitleCount = $0.tickTitleCount }),
    ("tintColor", { $0.tintColor = $0.tintColor }),
    ("valueFormatter", { $0.valueFormatter = $0.valueFormatter }),
    (
      "properties of thumbs",
      { slider in
        for thumb in [Thumb.lower, .upper] {
          slider[thumb].labelBackgroundColor = slider[thumb].labelBackgroundColor
          slider[thumb].labelColor = slider[thumb].labelColor
          slider[thumb].limits = slider[thumb].limits
          slider[thumb].isEnabled = slider[thumb].isEnabled
          slider[thumb].size = slider[thumb].size
          slider[thumb].tintColor = slider[thumb].tintColor
          slider[thumb].view = slider[thumb].view
          // An image that is set for the disabled state is not dimmed.
          for state in [UIControl.State.normal, .highlighted] {
            let image = slider[thumb].image(for: state)
            slider[thumb].setImage(image, for: state)
          }
        }
        for index in 0...2 {
          slider.setSegmentTintColor(slider.segmentTintColor(at: index), at: index)
        }
      }
    ),
  ]

  nonisolated private static let designs = SystemDesign.allCases.flatMap { design in
    SliderAppearance.Material.allCases.map { (design, $0) }
  }

  private func show(
    _ slider: SliderControl, _ design: SystemDesign, _ material: SliderAppearance.Material
  ) {
    slider.traitOverrides[SystemDesignTrait.self] = design
    slider.appearance.material = material
    host.add(slider)
    host.advance(by: 1)
  }

  @Test("The thickness of the track and the size of the thumbs are those drawn", arguments: designs)
  func drawn(design: SystemDesign, material: SliderAppearance.Material) {
    let slider = RangeSliderControl(frame: CGRect(x: 40, y: 100, width: 300, height: 44))
    show(slider, design, material)
    func expectDrawn() {
      host.layout()
      #expect(slider.trackHeight == slider.trackRect.height)
      #expect(slider.thumbSize == slider.thumbRect(for: .lower).size)
      #expect(slider.trackHeight == slider.display.track.bounds.height)
      #expect(slider.thumbSize == slider.display.view(of: .lower).thumbSize)
    }
    expectDrawn()
    slider.appearance.trackHeight = 12
    slider.appearance.thumbSize = CGSize(width: 20, height: 40)
    expectDrawn()
    slider.trackHeight = 14
    expectDrawn()
  }

  @Test("Setting every property to what it returns changes no pixel", arguments: designs)
  func again(design: SystemDesign, material: SliderAppearance.Material) throws {
    let variants: [(RangeSliderControl) -> Void] = [
      { _ in },
      {
        $0.showsValueLabels = true
        $0.labelBackgroundColor = .systemIndigo
        $0.showsTicks = true
        $0.tickCount = 5
        $0.histogram = [1, 2, 3]
        $0.appearance.fillColors = [.red, .green]
      },
      {
        $0.thumbImage = UIImage(systemName: "circle.fill")
        $0.setValueFormat(.number.precision(.fractionLength(1)))
        $0.showsValueLabels = true
        $0.isUpperThumbEnabled = false
        $0.setSegmentTintColor(.brown, at: 0)
        $0.minimumValueImage = UIImage(systemName: "minus")
        $0.ticks = [SliderTick(value: 0.5, title: "half")]
      },
    ]
    expectEach(Array(variants.indices)) { index in
      let slider = RangeSliderControl(frame: CGRect(x: 40, y: 100, width: 300, height: 100))
      show(slider, design, material)
      defer { slider.removeFromSuperview() }
      variants[index](slider)
      host.advance(by: 1)
      let before = try #require(host.snapshot().flatMap { Bitmap($0) })
      for property in RangeSliderControl.inspectableProperties {
        let value = try #require(property.value(in: slider))
        property.set(value, in: slider)
        #expect(property.value(in: slider) == value, "\(property.name)")
      }
      expectSame(as: before, "attributes, variant \(index)")
      slider.range = slider.range
      for other in Self.others { other.setAgain(slider) }
      host.advance(by: 1)
      expectSame(as: before, "the rest, variant \(index)")
    }
  }

  private func expectSame(as before: Bitmap, _ name: String) {
    host.layout()
    let after = host.snapshot().flatMap { Bitmap($0) }
    let difference = after.flatMap { SnapshotComparison(before, $0, component: 0) }
    #expect(difference?.differing.count == 0, "\(name)")
  }

  @Test("A size that was read without thumbs does not make later thumbs invisible")
  func thumbless() {
    let slider = RangeSliderControl(frame: CGRect(x: 40, y: 100, width: 300, height: 44))
    show(slider, .classic, .thumbless)
    slider.thumbSize = slider.thumbSize
    slider.appearance.material = .raised
    #expect(slider.thumbRect(for: .lower).size == CGSize(width: 28, height: 28))
    slider.appearance.material = .thumbless
    slider.thumbSize = CGSize(width: 20, height: 20)
    #expect(slider.thumbSize == .zero)
    slider.thumbSize = slider.thumbSize
    slider.appearance.material = .raised
    #expect(slider.thumbRect(for: .lower).size == CGSize(width: 20, height: 20))
  }

  /// `UISlider.minimumTrackTintColor` and the like are `nil` until they are set, too.
  @Test("Colors that were not set are nil, and the color of a text follows its bubble")
  func colors() {
    let slider = RangeSliderControl(frame: CGRect(x: 40, y: 100, width: 300, height: 100))
    slider.showsValueLabels = true
    slider.labelBackgroundColor = .blue
    show(slider, .classic, .system)
    let color = slider.labelColor
    slider.labelColor = color
    #expect(color == nil)
    #expect(slider.display.labels?.label(of: .lower).textColor == .white)
    slider.labelColor = .green
    #expect(slider.display.labels?.label(of: .lower).textColor == .green)
    slider.labelColor = nil
    #expect(slider.display.labels?.label(of: .lower).textColor == .white)
  }

  @Test("Every settable public property is in one of the lists")
  func complete() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/RangeSlider/Control")
    let listed = Set(
      Self.others.map(\.name) + RangeSliderControl.inspectableProperties.map(\.name)
        + MultiSliderControl.inspectableProperties.map(\.name)
        // Values of their own tests, and what is not drawn.
        + ["range", "thumbValues", "hapticSink", "hitShape", "isEnabled", "isHidden"]
        + ["isHighlighted", "bounds"])
    var names: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasPrefix("SliderControl") || file.hasPrefix("SliderBaseControl") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let pattern =
        /(?:public|open|public override|open override)(?: lazy)?(?: dynamic)? var (\w+): [^\n]*\{\n    (?:get|willSet|didSet)/
      names += text.matches(of: pattern).map { String($0.1) }
    }
    #expect(names.count > 40)
    #expect(names.filter { !listed.contains($0) } == [])
  }
}
