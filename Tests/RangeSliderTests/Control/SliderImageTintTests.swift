import RangeSlider
import TestSupport
import Testing

/// Templates and symbols have their tint at once and after every change.
@MainActor
struct SliderImageTintTests {
  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 60))

  init() {
    slider.trackHeight = 20
    slider.tintColor = .red
    host.add(slider)
  }

  /// The ways to show an image, with the point of the slider that it covers.
  enum Slot: CaseIterable {
    case thumb, track, fill, minimum, maximum
  }

  private func show(_ image: UIImage, in slot: Slot) {
    switch slot {
    case .thumb: slider.thumbImage = image
    case .track:
      slider.appearance.trackColor = .red
      slider.appearance.trackImage = image
    case .fill: slider.appearance.fillImage = image
    case .minimum: slider.minimumValueImage = image
    case .maximum: slider.maximumValueImage = image
    }
  }

  private func color(_ slot: Slot) throws -> PixelColor {
    host.layout()
    let track = slider.trackRect
    let point =
      switch slot {
      case .thumb: slider.position(of: 0.2)
      case .track: slider.position(of: 0.08)
      case .fill: slider.position(of: 0.5)
      case .minimum: CGPoint(x: 10, y: track.midY)
      case .maximum: CGPoint(x: slider.bounds.maxX - 10, y: track.midY)
      }
    return try #require(host.color(at: slider.convert(point, to: host.view)))
  }

  private func isRed(_ color: PixelColor) -> Bool {
    color.red > 200 && color.green < 60 && color.blue < 60
  }

  private func isBlue(_ color: PixelColor) -> Bool {
    color.red < 60 && color.green < 60 && color.blue > 200
  }

  private static let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
    UIColor.black.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("A template has its tint at once and after every change", arguments: Slot.allCases)
  func template(slot: Slot) throws {
    show(Self.square.withRenderingMode(.alwaysTemplate), in: slot)
    #expect(isRed(try color(slot)))
    if slot == .track { slider.trackTintColor = .blue } else { slider.tintColor = .blue }
    #expect(isBlue(try color(slot)))
    slider.isEnabled = false
    let dimmed = try color(slot)
    #expect(dimmed.blue > 200 && dimmed.red > 60)
    slider.isEnabled = true
    #expect(isBlue(try color(slot)))
  }

  @Test("A template follows the interface style", arguments: Slot.allCases)
  func interfaceStyle(slot: Slot) throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    if slot == .track { slider.trackTintColor = color } else { slider.tintColor = color }
    show(Self.square.withRenderingMode(.alwaysTemplate), in: slot)
    #expect(isRed(try self.color(slot)))
    host.host.appearance.style = .dark
    #expect(isBlue(try self.color(slot)))
    host.host.appearance.style = .light
    #expect(isRed(try self.color(slot)))
  }

  @Test("A template dims with the tint", arguments: Slot.allCases.filter { $0 != .track })
  func tintAdjustment(slot: Slot) throws {
    show(Self.square.withRenderingMode(.alwaysTemplate), in: slot)
    slider.tintAdjustmentMode = .dimmed
    let dimmed = try color(slot)
    #expect(abs(Int(dimmed.red) - Int(dimmed.blue)) < 4, "a gray")
    slider.tintAdjustmentMode = .normal
    #expect(isRed(try color(slot)))
  }

  /// Apple's documentation of `UIImage.RenderingMode.automatic`: the context determines the mode; image
  /// views draw symbols as templates.
  @Test("A symbol has the tint, unless it is to be drawn as it is", arguments: Slot.allCases)
  func symbol(slot: Slot) throws {
    let symbol = try #require(UIImage(systemName: "square.fill"))
    show(symbol, in: slot)
    #expect(isRed(try color(slot)))
    if slot == .track { slider.trackTintColor = .blue } else { slider.tintColor = .blue }
    #expect(isBlue(try color(slot)))
    show(symbol.withTintColor(.red, renderingMode: .alwaysOriginal), in: slot)
    #expect(isRed(try color(slot)))
  }

  @Test("The color of a thumb tints its symbol, and the tint of the slider does not")
  func thumbTint() throws {
    slider.thumbImage = UIImage(systemName: "square.fill")
    slider.thumbTintColor = .blue
    slider.tintAdjustmentMode = .dimmed
    #expect(isBlue(try color(.thumb)))
    slider.thumbTintColor = nil
    slider.tintAdjustmentMode = .normal
    #expect(isRed(try color(.thumb)))
  }

  @Test("An image without a template is drawn as it is", arguments: Slot.allCases)
  func original(slot: Slot) throws {
    show(Self.square, in: slot)
    let color = try color(slot)
    #expect(color.red < 20 && color.green < 20 && color.blue < 20)
  }
}
