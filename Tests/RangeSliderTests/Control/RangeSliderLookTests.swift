import RangeSlider
import TestSupport
import Testing

/// L3, L4: colors, sizes and pictures as they are drawn.
@MainActor
struct RangeSliderLookTests {
  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 44))

  init() {
    host.add(slider)
  }

  /// The color drawn at a point of the slider.
  private func color(_ x: CGFloat, _ y: CGFloat) throws -> PixelColor {
    host.layout()
    return try #require(host.color(at: slider.convert(CGPoint(x: x, y: y), to: host.view)))
  }

  private var fill: PixelColor {
    get throws { try color(150, 22) }
  }

  private func isBlue(_ color: PixelColor) -> Bool {
    color.red < 10 && abs(Int(color.green) - 122) < 4 && abs(Int(color.blue) - 255) < 4
  }

  @Test("The default fill is the tint of the system")
  func defaultFill() throws {
    #expect(isBlue(try fill))
  }

  @Test("An own or inherited tint colors the fill")
  func ownTint() throws {
    slider.tintColor = .red
    #expect(try fill.red > 240)
    #expect(slider.trackHighlightTintColor == nil)
    slider.tintColor = nil
    #expect(isBlue(try fill))
    host.view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(try fill.green > 240)
  }

  @Test("A fill color once set stays, whatever the tint")
  func ownFill() throws {
    slider.trackHighlightTintColor = .red
    slider.tintColor = .green
    slider.tintAdjustmentMode = .dimmed
    #expect(try fill.red > 240)
  }

  @Test("The fill dims with the tint")
  func dimmed() throws {
    slider.tintAdjustmentMode = .dimmed
    let dimmed = try fill
    #expect(abs(Int(dimmed.red) - Int(dimmed.blue)) < 4, "a grey")
    slider.tintAdjustmentMode = .normal
    #expect(isBlue(try fill))
  }

  @Test("With increased contrast the track stands out and the thumb has an outline")
  func increasedContrast() throws {
    let plain = try color(22, 22)
    host.host.appearance.accessibilityContrast = .high
    let strong = try color(22, 22)
    #expect(Int(plain.red) - Int(strong.red) > 60)
    // The lower thumb's left edge lies 14 points from its center.
    #expect(try color(14 + 272 * 0.2 - 13.6, 22).red < 80)
  }

  @Test("The track has its height, and invalid heights are ignored")
  func trackHeightIsDrawnAndNonsenseIsNot()
    throws
  {
    slider.trackHeight = 20
    #expect(isBlue(try color(150, 13)))
    slider.trackHeight = .nan
    #expect(slider.trackHeight == 20)
    slider.trackHeight = -5
    #expect(slider.trackHeight == 0)
    #expect(try fill.red > 240)
  }

  @Test("Track corners are round until a radius is set")
  func trackCornersAreRoundUntilARadiusIsSet() throws {
    slider.trackHeight = 20
    slider.lowerValue = 0.5
    #expect(try color(1, 13).red > 250)
    slider.trackCornerRadius = 0
    #expect(try color(1, 13).red < 235)
    slider.trackCornerRadius = .infinity
    #expect(slider.trackCornerRadius == 0)
  }

  @Test("The corner curve can be set in Interface Builder")
  func cornerCurveCanBeSetFromInterfaceBuilder() {
    #expect(!slider.hasContinuousCorners)
    slider.hasContinuousCorners = true
    #expect(slider.hasContinuousCorners)
  }

  @Test("Thumbs have their colors") func thumbsHaveTheirColors() throws {
    slider.thumbTintColor = .red
    #expect(try color(14 + 272 * 0.2, 22).green < 10)
    slider.upperThumbTintColor = .green
    #expect(try color(14 + 272 * 0.8, 22).red < 10)
    #expect(slider[.lower].tintColor == nil)
    slider[.upper].tintColor = nil
    #expect(try color(14 + 272 * 0.8, 22).red > 240)
  }

  @Test("A larger drawn thumb makes the control higher and is drawn as a capsule")
  func thumbSize() throws {
    slider.thumbSize = CGSize(width: 20, height: 60)
    #expect(slider.intrinsicContentSize.height == 60)
    slider.thumbTintColor = .red
    let center = 10 + (300 - 20) * CGFloat(0.2)
    #expect(try color(center, -5).red > 240)
    #expect(try color(center, -5).green < 10)
    #expect(try color(center - 8, -5).green > 100, "its end is round")
    slider.thumbSize = CGSize(width: CGFloat.nan, height: 10)
    #expect(slider.thumbSize == CGSize(width: 20, height: 60))
    slider.thumbSize = CGSize(width: -1, height: 10)
    #expect(slider.thumbSize == CGSize(width: 0, height: 10))
  }

  @Test("Each thumb can have its own size, and the slider has room for the larger one")
  func ownThumbSize() throws {
    slider[.upper].size = CGSize(width: 60, height: 60)
    #expect(slider.intrinsicContentSize.height == 60)
    #expect(slider[.upper].size == CGSize(width: 60, height: 60))
    slider.upperValue = 1
    slider.thumbTintColor = .red
    #expect(try color(296, 22).green < 10, "at its end the thumb touches the bounds")
    slider[.upper].size = nil
    #expect(slider.intrinsicContentSize.height == 44)
  }

  @Test("A template is drawn in the tint, or in the thumb's color once that is set")
  func template() throws {
    slider.thumbImage = Self.square(.black).withRenderingMode(.alwaysTemplate)
    slider.tintColor = .red
    #expect(try color(10 + 280 * 0.2, 22).red > 240)
    slider.thumbTintColor = .green
    #expect(try color(10 + 280 * 0.2, 22).red < 10)
  }

  @Test("A disabled thumb shows its image undimmed while the track is dimmed")
  func disabledImage() throws {
    slider.thumbImage = Self.square(.red)
    slider.isEnabled = false
    #expect(try color(10 + 280 * 0.2, 22).green > 100, "dimmed with the slider")
    slider.disabledThumbImage = Self.square(.red)
    #expect(try color(10 + 280 * 0.2, 22).green < 10)
    #expect(try fill.red > 100)
  }

  @Test("Each thumb can have its own images")
  func ownImages() throws {
    slider.thumbImage = Self.square(.red)
    slider[.upper].setImage(Self.square(.blue), for: .normal)
    #expect(try color(10 + 280 * 0.2, 22).red > 240)
    #expect(try color(10 + 280 * 0.8, 22).blue > 240)
    #expect(slider.upperThumbImage != nil)
    #expect(slider[.upper].image(for: .highlighted) === slider.upperThumbImage)
  }

  @Test("Highlighting in code shows both thumbs as held")
  func highlightedByCode() throws {
    slider.thumbImage = Self.square(.red)
    slider.highlightedThumbImage = Self.square(.blue)
    slider.isHighlighted = true
    #expect(try color(10 + 280 * 0.2, 22).blue > 240)
    #expect(try color(10 + 280 * 0.8, 22).blue > 240)
    slider.isHighlighted = false
    #expect(try color(10 + 280 * 0.8, 22).red > 240)
  }

  @Test("A finger shows only its thumb as held")
  func highlightedByTouch() throws {
    slider.thumbImage = Self.square(.red)
    slider.highlightedThumbImage = Self.square(.blue)
    host.layout()
    host.touches.down(in: slider, at: CGPoint(x: 10 + 280 * 0.2, y: 22))
    #expect(try color(10 + 280 * 0.2, 22).blue > 240)
    #expect(try color(10 + 280 * 0.8, 22).red > 240)
    host.touches.up()
    #expect(try color(10 + 280 * 0.2, 22).red > 240)
  }

  private static func square(_ color: UIColor) -> UIImage {
    let size = CGSize(width: 20, height: 20)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
