import ControlCore
import RangeSlider
import TestSupport
import Testing
import UIKit

/// Subclasses of the sliders, as an app writes them: each overrides one member.
@MainActor
struct SliderSubclassTests {
  private let host = TestHost()
  private static let frame = CGRect(x: 40, y: 200, width: 300, height: 44)

  @Test("commonInit() sets bounds and values, which a drag starts from")
  func commonInit() {
    final class Slider: RangeSliderControl {
      override func commonInit() {
        super.commonInit()
        maximumValue = 10
        upperValue = 8
        lowerValue = 2
      }
    }
    let slider = host.add(Slider(frame: Self.frame))
    #expect(slider.lowerValue == 2 && slider.maximumValue == 10)
    host.drag(thumb: 0, of: slider, by: 27.2)
    #expect(abs(slider.lowerValue - 3) < 0.01)
  }

  @Test("layoutContent() lays out an app's view at every move of a drag")
  func layoutContent() {
    final class Slider: RangeSliderControl {
      let marker = UIView()
      override func commonInit() {
        super.commonInit()
        addSubview(marker)
      }
      override func layoutContent() {
        super.layoutContent()
        marker.frame = CGRect(x: lowerValue * 100, y: 0, width: 1, height: 1)
      }
    }
    let slider = host.add(Slider(frame: Self.frame))
    #expect(abs(slider.marker.frame.minX - 20) < 1e-6)
    host.drag(thumb: 0, of: slider, by: 27.2)
    #expect(slider.lowerValue > 0.29)
    #expect(abs(slider.marker.frame.minX - slider.lowerValue * 100) < 1e-6)
  }

  @Test("beginTracking(_:with:) refuses a touch")
  func beginTracking() {
    final class Slider: RangeSliderControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let slider = host.add(Slider(frame: Self.frame))
    host.drag(thumb: 0, of: slider, by: 60)
    #expect(slider.lowerValue == 0.2)
  }

  @Test("continueTracking(_:with:) receives the moves, and super changes the value")
  func continueTracking() {
    final class Slider: RangeSliderControl {
      var values: [CGFloat] = []
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        defer { values.append(lowerValue) }
        return super.continueTracking(touch, with: event)
      }
    }
    let slider = host.add(Slider(frame: Self.frame))
    host.drag(thumb: 0, of: slider, by: 60)
    #expect(slider.values.count == 10)
    #expect(slider.values.last == slider.lowerValue && slider.lowerValue > 0.3)
  }

  @Test("endTracking(_:with:) ends a drag, and cancelTracking(with:) restores its values")
  func endAndCancelTracking() {
    final class Slider: RangeSliderControl {
      var calls: [String] = []
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        calls.append("end")
      }
      override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        calls.append("cancel")
      }
    }
    let slider = host.add(Slider(frame: Self.frame))
    slider.calls = []
    host.drag(thumb: 0, of: slider, by: 60)
    #expect(slider.calls == ["end"])
    let value = slider.lowerValue
    let start = host.center(ofElement: 0, in: slider)
    host.touches.down(start)
    host.touches.move(to: CGPoint(x: start.x + 40, y: start.y))
    #expect(slider.lowerValue > value)
    host.touches.cancel()
    #expect(slider.calls == ["end", "cancel"])
    #expect(slider.lowerValue == value)
  }

  @Test("isHighlighted is true from the beginning of a touch to its end")
  func isHighlighted() {
    final class Slider: RangeSliderControl {
      var states: [Bool] = []
      override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { states.append(isHighlighted) } }
      }
    }
    let slider = host.add(Slider(frame: Self.frame))
    host.drag(thumb: 0, of: slider, by: 60)
    #expect(slider.states == [true, false])
  }

  @Test("The sliders and an app's subclass take a primary action, which a drag performs")
  func primaryAction() {
    final class Slider: RangeSliderControl {
      var setUps = 0
      override func commonInit() {
        super.commonInit()
        setUps += 1
      }
    }
    var count = 0
    let action = UIAction { _ in count += 1 }
    let slider = Slider(frame: Self.frame, primaryAction: action)
    #expect(slider.setUps == 1)
    let sliders = [
      slider, RangeSliderControl(frame: Self.frame, primaryAction: action),
      MultiSliderControl(frame: Self.frame, primaryAction: action),
    ]
    for slider in sliders {
      count = 0
      host.add(slider)
      host.drag(thumb: 0, of: slider, by: 60)
      #expect(count > 0, "\(type(of: slider))")
      slider.removeFromSuperview()
    }
  }

  @Test("isEnabled dims the app's subclass, and a disabled slider ignores touches")
  func isEnabled() {
    final class Slider: RangeSliderControl {
      override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
      }
    }
    let slider = host.add(Slider(frame: Self.frame))
    slider.isEnabled = false
    host.drag(thumb: 0, of: slider, by: 60)
    #expect(slider.alpha == 0.5 && slider.lowerValue == 0.2)
    slider.isEnabled = true
    host.drag(thumb: 0, of: slider, by: 60)
    #expect(slider.alpha == 1 && slider.lowerValue > 0.3)
  }

  @Test("point(inside:with:) lets the touches of one half pass")
  func pointInside() {
    final class Slider: RangeSliderControl {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x > bounds.midX && super.point(inside: point, with: event)
      }
    }
    let slider = host.add(Slider(frame: Self.frame))
    host.drag(thumb: 0, of: slider, by: 60)
    host.drag(thumb: 1, of: slider, by: -60)
    #expect(slider.lowerValue == 0.2 && slider.upperValue < 0.7)
  }

  @Test("Sizes that the app sets replace those of the slider")
  func sizes() {
    final class Slider: RangeSliderControl {
      override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 80) }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 210, height: 90) }
    }
    let slider = host.add(Slider(frame: Self.frame))
    #expect(slider.intrinsicContentSize == CGSize(width: 200, height: 80))
    slider.sizeToFit()
    #expect(slider.bounds.size == CGSize(width: 210, height: 90))
    host.drag(thumb: 0, of: slider, by: 60)
    #expect(slider.lowerValue > 0.3)
  }

  @Test("tintColorDidChange() and traitsChanged() are called, also during a drag")
  func appearance() {
    final class Slider: RangeSliderControl {
      var (tints, traits) = (0, 0)
      override func tintColorDidChange() {
        super.tintColorDidChange()
        tints += 1
      }
      override func traitsChanged() {
        super.traitsChanged()
        traits += 1
      }
    }
    let slider = host.add(Slider(frame: Self.frame))
    host.touches.down(host.center(ofElement: 0, in: slider))
    slider.tints = 0
    slider.tintColor = .systemPink
    #expect(slider.tints == 1)
    slider.traits = 0
    slider.overrideUserInterfaceStyle = .dark
    host.layout()
    #expect(slider.traits == 1)
    #expect(slider.isTracking)
    host.touches.up()
  }

  @Test("A repeated attribute filters what the app sets, and a drag still moves the thumb")
  func attribute() {
    final class Slider: RangeSliderControl {
      override var lowerValue: CGFloat {
        get { super.lowerValue }
        set { super.lowerValue = max(newValue, 0.4) }
      }
    }
    let slider = host.add(Slider(frame: Self.frame))
    slider.lowerValue = 0.1
    #expect(slider.lowerValue == 0.4)
    host.drag(thumb: 0, of: slider, by: 27.2)
    #expect(abs(slider.lowerValue - 0.5) < 0.01)
  }

  @Test("A slider of three thumbs is a subclass that sets their number and values")
  func multiSlider() {
    final class Slider: MultiSliderControl {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func commonInit() {
        super.commonInit()
        thumbCount = 3
        thumbValues = [0.1, 0.5, 0.9]
      }
    }
    let slider = host.add(Slider(frame: Self.frame))
    #expect(slider.thumbValues == [0.1, 0.5, 0.9])
    host.drag(thumb: 1, of: slider, by: 27.2)
    #expect(slider.thumbValues[1] > 0.55)
    #expect(slider.thumbValues[0] == 0.1 && slider.thumbValues[2] == 0.9)
  }

  @Test("thumbCount and thumbValues of a multi-thumb slider are filtered by a subclass")
  func multiAttributes() {
    final class Slider: MultiSliderControl {
      override var thumbCount: Int {
        get { super.thumbCount }
        set { super.thumbCount = min(newValue, 4) }
      }
      override var thumbValues: [Double] {
        get { super.thumbValues }
        set { super.thumbValues = newValue.map { min($0, 0.5) } }
      }
    }
    let slider = host.add(Slider(frame: Self.frame))
    slider.thumbCount = 8
    slider.thumbValues = [0.1, 0.2, 0.4, 0.9]
    #expect(slider.thumbValues == [0.1, 0.2, 0.4, 0.5])
    host.drag(thumb: 3, of: slider, by: 54.4)
    #expect(slider.thumbValues[3] > 0.6)
  }
}
