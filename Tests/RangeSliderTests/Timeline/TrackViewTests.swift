import RangeSlider
import TestSupport
import Testing
import UIKit

@testable import RangeSlider

/// Views of the app along the track.
@MainActor
struct SliderTrackViewTests {
  private let stage = FingerStage()
  private var slider: RangeSliderControl { stage.slider }
  private var host: TestHost { stage.host }
  private let view = UIView()

  init() {
    slider.trackHeight = 40
    slider.trackView = view
    host.layout()
  }

  private var frame: CGRect {
    host.layout()
    return view.convert(view.bounds, to: slider)
  }

  @Test("A view extends from the least value to the greatest, also beyond the visible part")
  func frames() {
    #expect(frame == CGRect(x: 14, y: 2, width: 300, height: 40))
    slider.visibleRange = 25...75
    #expect(frame == CGRect(x: -136, y: 2, width: 600, height: 40))
    slider.semanticContentAttribute = .forceRightToLeft
    slider.visibleRange = 0...50
    #expect(frame == CGRect(x: -286, y: 2, width: 600, height: 40))
    slider.visibleRange = nil
    slider.isVertical = true
    slider.frame.size = CGSize(width: 44, height: 328)
    #expect(frame == CGRect(x: 2, y: 14, width: 40, height: 300))
  }

  @Test("It is clipped to the track and takes no touches")
  func clipped() {
    #expect(view.superview?.clipsToBounds == true)
    #expect(slider.hitTest(CGPoint(x: 164, y: 22), with: nil) === slider)
  }

  @Test(
    "What is not selected is dimmed, and the rest framed; a color of a segment takes precedence")
  func dimming() {
    slider.trackDimmingColor = .red
    slider.selectionBorderWidth = 3
    slider.trackHighlightTintColor = .yellow
    host.layout()
    let segments = slider.display.track.segments
    #expect(segments.map(\.backgroundColor) == [.red, nil, .red])
    #expect(segments.map(\.layer.borderWidth) == [0, 3, 0])
    slider.setSegmentTintColor(.blue, at: 0)
    #expect(slider.display.track.segments[0].backgroundColor == .blue)
    slider.trackDimmingColor = nil
    #expect(slider.display.track.segments[2].backgroundColor == nil)
    slider.selectionBorderWidth = -.infinity
    #expect(slider.selectionBorderWidth == 0)
  }

  @Test("The frame has no line at an end beyond which the selected part continues")
  func openFrame() {
    slider.selectionBorderWidth = 3
    slider.visibleRange = 40...60
    host.layout()
    let track = slider.display.track
    #expect(track.segments[1].frame.minX < -3)
    #expect(track.segments[1].frame.maxX > track.bounds.maxX + 3)
  }

  @Test("A view that the app adds elsewhere leaves the slider, and nil removes it")
  func taken() {
    let other = RangeSliderControl(frame: CGRect(x: 30, y: 400, width: 300, height: 44))
    host.add(other)
    other.trackView = view
    host.layout()
    #expect(slider.trackView == nil)
    #expect(view.isDescendant(of: other))
    other.trackView = nil
    host.layout()
    #expect(view.superview == nil)
    #expect(other.display.track.segments.isEmpty)
    slider.trackView = view
    slider.setThumbCount(3)
    host.layout()
    #expect(view.isDescendant(of: slider))
  }
}

/// Images along the track.
@MainActor
struct ImageStripTests {
  private let stage = FingerStage()
  private let strip = ImageStripView()
  private var slider: RangeSliderControl { stage.slider }
  private var host: TestHost { stage.host }

  private final class Requests {
    var values: [Double] = []
    var sizes: [CGSize] = []
    var delay = 0.0
    var running = 0
    var most = 0
  }
  private let requests = Requests()

  init() {
    slider.trackHeight = 40
    slider.centersThumbsOnTrackEnds = true
    strip.tileAspectRatio = 1.25
    strip.imageProvider = { [requests] value, size in
      requests.values.append(value)
      requests.sizes.append(size)
      requests.running += 1
      requests.most = max(requests.most, requests.running)
      if requests.delay > 0 { try? await Task.sleep(for: .seconds(requests.delay)) }
      requests.running -= 1
      return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    }
    slider.trackView = strip
  }

  private var tiles: [UIImageView] { strip.subviews.compactMap { $0 as? UIImageView } }

  @Test("Each tile has the image of its middle, in pixels, and the tiles fill the track")
  func images() async {
    await host.advance(by: 0.5)
    // 300 points of track in tiles of 50.
    #expect(requests.values.map { $0.rounded() } == [8, 25, 42, 58, 75, 92])
    let scale = slider.traitCollection.displayScale
    #expect(
      requests.sizes == Array(repeating: CGSize(width: 50 * scale, height: 40 * scale), count: 6))
    #expect(tiles.allSatisfy { $0.image != nil && $0.frame.height == 40 })
    #expect(tiles.map(\.frame.minX).sorted() == [0, 50, 100, 150, 200, 250])
    host.layout()
    await host.advance(by: 0.5)
    #expect(requests.values.count == 6)
  }

  @Test("One image is asked for at a time")
  func sequence() async {
    requests.delay = 0.1
    strip.reloadImages()
    await host.advance(by: 2)
    #expect(requests.most <= 2)
    #expect(tiles.allSatisfy { $0.image != nil })
  }

  @Test("A zoom asks only for visible tiles, keeps the images until then, and back asks for none")
  func zoom() async {
    await host.advance(by: 0.5)
    requests.values = []
    requests.delay = 0.1
    slider.visibleRange = 40...60
    host.layout()
    // The tiles of before cover the track still.
    #expect(tiles.contains { $0.image != nil && $0.frame.intersects(strip.bounds) })
    await host.advance(by: 2)
    #expect(requests.values.count == 6)
    #expect(requests.values.allSatisfy { (40.0...60).contains($0) })
    #expect(tiles.count == 6)
    requests.values = []
    slider.visibleRange = nil
    await host.advance(by: 1)
    #expect(requests.values.isEmpty)
    #expect(tiles.count == 6 && tiles.allSatisfy { $0.image != nil })
  }

  @Test("Right to left and in a vertical slider the tiles are in the order of the values")
  func directions() async {
    slider.semanticContentAttribute = .forceRightToLeft
    await host.advance(by: 0.5)
    #expect(requests.values.count == 6)
    let first = tiles.max { $0.frame.minX < $1.frame.minX }
    #expect(first?.frame.maxX == 300)
    slider.isVertical = true
    slider.frame.size = CGSize(width: 40, height: 328)
    await host.advance(by: 0.5)
    #expect(tiles.map(\.frame.height).allSatisfy { $0 > 30 && $0 < 34 })
  }

  @Test("A provider without images is asked once for each tile, and again after reloadImages()")
  func missing() async {
    var count = 0
    strip.imageProvider = { _, _ in
      count += 1
      return nil
    }
    await host.advance(by: 1)
    #expect(count == 6)
    strip.reloadImages()
    await host.advance(by: 1)
    #expect(count == 12)
    strip.tileAspectRatio = .nan
    #expect(strip.tileAspectRatio == 1.25)
  }
}

/// The bars of a waveform.
struct WaveformTests {
  private func geometry(_ visible: ClosedRange<Double> = 0...1) -> SliderGeometry {
    SliderGeometry(
      bounds: CGRect(x: 0, y: 0, width: 320, height: 40), thumbSize: CGSize(width: 20, height: 20),
      trackHeight: 40, minimum: 0, maximum: 1, centersThumbsOnTrackEnds: true, visible: visible)
  }

  @Test("No peak is lost, however many samples a bar covers")
  func peaks() {
    var random = SeededGenerator(seed: 47)
    for _ in 0..<200 {
      let count = Int.random(in: 1...5_000, using: &random)
      var samples = [Float](repeating: 0.1, count: count)
      let peak = Int.random(in: 0..<count, using: &random)
      samples[peak] = -0.9
      let waveform = Waveform(samples: samples)
      let bars = waveform.bars(in: geometry(), track: geometry().trackFrame)
      let heights = bars.map(\.height)
      #expect((heights.max() ?? 0) > 35.9)
      let highest = bars.first { $0.height > 35.9 }
      let place = CGFloat(Double(peak) / Double(count)) * 300
      #expect(abs((highest?.midX ?? -99) - place) < 3 + 300 / CGFloat(count))
    }
  }

  @Test("The bars of a visible part are those of the whole, magnified, and fill the track")
  func zoom() {
    let samples = (0..<3_000).map { Float($0) / 3_000 }
    let bars = Waveform(samples: samples).bars(
      in: geometry(0.5...0.6), track: geometry().trackFrame)
    #expect(bars.count >= 99 && bars.count <= 101)
    #expect(bars.allSatisfy { $0.height > 19 && $0.height < 25 })
    #expect((bars.first?.minX ?? 9) < 3 && (bars.last?.maxX ?? 0) > 296)
  }

  @Test("Invalid samples and widths do not matter")
  func invalid() {
    let waveform = Waveform(samples: [.nan, 7, -.infinity])
    #expect(waveform.peak(from: 0, to: 0.3) == 0)
    #expect(waveform.peak(from: 0.4, to: 0.6) == 1)
    #expect(waveform.peak(from: 0.9, to: 1) == 1)
    #expect(Waveform(samples: []).bars(in: geometry(), track: geometry().trackFrame).isEmpty)
  }

  @Test("The selected part has the tint, and follows the thumbs", arguments: [false, true])
  @MainActor
  func selection(isVertical: Bool) {
    let stage = FingerStage()
    let slider = stage.slider
    let waveform = WaveformView()
    waveform.samples = [Float](repeating: 1, count: 100)
    waveform.tintColor = .red
    waveform.waveColor = .green
    slider.trackHeight = 40
    slider.trackDimmingColor = nil
    slider.isVertical = isVertical
    if isVertical { slider.frame.size = CGSize(width: 44, height: 328) }
    slider.thumbSize = CGSize(width: 28, height: 28)
    slider.trackView = waveform
    /// Whether a bar near a value is red, and otherwise green.
    func isRed(_ value: Double) -> Bool? {
      let start = stage.point(value)
      return (0..<3).lazy.compactMap { offset -> Bool? in
        let point = CGPoint(
          x: start.x + (isVertical ? 0 : CGFloat(offset)),
          y: start.y + (isVertical ? CGFloat(offset) : 0))
        guard let color = stage.host.color(at: point) else { return nil }
        if color.red > 200, color.green < 60 { return true }
        return color.green > 200 && color.red < 60 ? false : nil
      }.first
    }
    #expect([5, 50, 95].map(isRed) == [false, true, false])
    slider.lowerValue = 60
    #expect([5, 50, 95].map(isRed) == [false, false, false])
    #expect(isRed(70) == true)
  }
}
