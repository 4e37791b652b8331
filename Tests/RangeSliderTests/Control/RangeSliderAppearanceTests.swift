import ControlCore
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import RangeSlider

/// The presets of the appearance, in both designs of the system.
@MainActor
struct RangeSliderAppearanceTests {
  private let stage = SliderStage()
  private var slider: RangeSliderControl { stage.slider }

  /// The color drawn at a point of the slider.
  private func color(_ x: CGFloat, _ y: CGFloat) throws -> PixelColor {
    stage.host.layout()
    let point = slider.convert(CGPoint(x: x, y: y), to: stage.host.view)
    return try #require(stage.host.color(at: point))
  }

  private func showGlass() {
    slider.traitOverrides[SystemDesignTrait.self] = .glass
    stage.host.layout()
  }

  /// The views of lifted thumbs.
  private var knobs: [GlassKnobView] { slider.subviews.compactMap { $0 as? GlassKnobView } }

  @Test("The tutorial's blue does not follow the tint")
  func tutorial() throws {
    slider.appearance = .tutorial
    slider.tintColor = .red
    let fill = try color(150, 22)
    #expect(fill.red < 10 && abs(Int(fill.green) - 115) < 4 && abs(Int(fill.blue) - 240) < 4)
  }

  @Test("Minimal thumbs are small and have the tint")
  func minimal() throws {
    slider.appearance = .minimal
    slider.tintColor = .red
    stage.host.layout()
    #expect(slider.thumbFrame(of: .lower).size == CGSize(width: 16, height: 16))
    let center = stage.center(.lower)
    #expect(try color(center.x, center.y - 6).green < 30)
    #expect(try color(center.x, center.y + 10).green > 250, "no shadow")
  }

  @Test("Properties that are set take precedence over the appearance, in any order")
  func precedence() throws {
    slider.trackHighlightTintColor = .red
    slider.thumbSize = CGSize(width: 20, height: 20)
    slider.appearance = .tutorial
    #expect(try color(150, 22).red > 240)
    #expect(slider.thumbFrame(of: .lower).width == 20)
    slider.trackHighlightTintColor = nil
    #expect(try color(150, 22).blue > 230)
  }

  @Test("The design of the system determines the thumbs of the system appearance only")
  func design() {
    #expect(slider.thumbFrame(of: .lower).size == CGSize(width: 28, height: 28))
    showGlass()
    #expect(slider.thumbFrame(of: .lower).size == CGSize(width: 38, height: 24))
    slider.appearance = .tutorial
    #expect(slider.thumbFrame(of: .lower).size == CGSize(width: 28, height: 28))
    slider.appearance.material = .glass
    slider.traitOverrides[SystemDesignTrait.self] = .classic
    #expect(slider.thumbFrame(of: .lower).size == CGSize(width: 38, height: 24))
  }

  @Test("A held thumb is glass: lifted, with the fill visible through it, and lowered at the end")
  func lift() throws {
    showGlass()
    slider.tintColor = .red
    #expect(try color(stage.center(.lower).x + 12, 22).green > 240, "white at rest")
    stage.down(.lower)
    stage.host.advance(by: 1)
    #expect(knobs.count == 1)
    #expect(abs(knobs[0].frame.width - 38 * 1.4) < 0.1)
    #expect(abs(knobs[0].frame.height - 24 * 1.4) < 0.1)
    if #available(iOS 26, *) {
      let through = try color(stage.center(.lower).x + 12, 22)
      #expect(Int(through.red) - Int(through.green) > 60, "\(through)")
    }
    stage.up()
    stage.host.advance(by: 1)
    #expect(knobs.isEmpty)
    #expect(try color(stage.center(.lower).x + 12, 22).green > 240)
  }

  @Test("The glass follows the thumb and stretches along the slider while it moves")
  func stretch() {
    showGlass()
    stage.down(.lower)
    stage.host.advance(by: 1)
    for _ in 0..<5 { stage.move(by: 4) }
    stage.host.layout()
    #expect(abs(knobs[0].center.x - stage.center(.lower).x) < 0.5)
    let moving = knobs[0].layer.presentation()?.frame ?? .zero
    #expect(moving.width > 38 * 1.42)
    #expect(moving.height < 24 * 1.4)
    stage.host.advance(by: 1)
    #expect(abs(knobs[0].frame.width - 38 * 1.4) < 0.1)
    stage.up()
  }

  /// Apple's Human Interface Guidelines on motion: "Make motion optional."
  @Test("With Reduce Motion the glass does not stretch")
  func reducedMotion() {
    showGlass()
    UIAccessibility.settings.isReduceMotionEnabled = true
    defer { UIAccessibility.settings.isReduceMotionEnabled = false }
    stage.down(.lower)
    for _ in 0..<5 { stage.move(by: 4) }
    stage.host.layout()
    let frame = knobs[0].layer.presentation()?.frame ?? knobs[0].frame
    #expect(abs(frame.width - 38 * 1.4) < 0.1)
    stage.up()
    #expect(knobs.isEmpty)
  }

  @Test("Thumbs with images, locked ones and a disabled slider stay as they are")
  func noGlass() {
    showGlass()
    slider.thumbImage = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in }
    stage.down(.lower)
    #expect(knobs.isEmpty)
    stage.up()
    slider.thumbImage = nil
    slider.isHighlighted = true
    #expect(knobs.count == 2)
    slider.isLowerThumbEnabled = false
    stage.host.advance(by: 1)
    #expect(knobs.count == 1)
    slider.isEnabled = false
    stage.host.advance(by: 1)
    #expect(knobs.isEmpty)
  }

  @Test("The preset can be set in Interface Builder, and other numbers are ignored")
  func preset() {
    #expect(slider.appearancePreset == 0)
    slider.appearancePreset = 2
    #expect(slider.appearance == .minimal)
    slider.appearancePreset = 7
    #expect(slider.appearance == .minimal)
    slider.appearance.fillColor = .green
    #expect(slider.appearancePreset == -1)
  }

  @Test("Lengths that are negative or not finite are corrected")
  func lengths() {
    slider.appearance.trackHeight = -3
    slider.appearance.thumbSize = CGSize(width: CGFloat.nan, height: 1)
    #expect(slider.trackHeight == 0)
    #expect(slider.thumbSize == CGSize(width: 28, height: 28))
  }
}
