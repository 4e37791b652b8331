import Foundation
import RangeSlider
import TestSupport
import Testing
import UIKit

/// The samples of the articles in the documentation catalog.
@MainActor
struct ArticleSamplesTests {
  nonisolated static let articles = [
    "Appearance", "GettingStarted", "LabelsAndTicks", "LimitingValues", "RespondingToChanges",
    "SeveralThumbs", "UsingSwiftUI",
  ]
  nonisolated static let catalog = DocumentationSamples.packageFolder()
    .appendingPathComponent("Sources/RangeSlider/RangeSlider.docc")

  @Test("Every sample of an article is compiled, line by line", arguments: articles)
  func samplesAreCompiled(article: String) throws {
    let compiled = try DocumentationSamples.regions(
      in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
    let file = Self.catalog.appendingPathComponent("Articles/\(article).md")
    let shown = try DocumentationSamples.blocks(in: file)
    #expect(!shown.isEmpty)
    #expect(compiled.filter { $0.key.hasPrefix("\(article) ") } == shown)
  }

  @Test("The catalog has no other articles, and the landing page no samples")
  func allArticles() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.catalog.appendingPathComponent("Articles").path)
    #expect(files.sorted() == Self.articles.map { "\($0).md" }.sorted())
    let landing = Self.catalog.appendingPathComponent("RangeSlider.md")
    #expect(try DocumentationSamples.blocks(in: landing).isEmpty)
  }

  // MARK: Running them

  @Test("The slider of the first article has the width of the margins, and prices as labels")
  func prices() {
    let controller = PriceViewController()
    let host = TestHost(rootViewController: controller)
    host.layout()
    #expect(controller.slider.frame.width == controller.view.layoutMarginsGuide.layoutFrame.width)
    #expect(controller.slider.range == 120...340)
    #expect(controller.slider.text(for: 120).contains("120"))
    showAllPrices(in: controller.slider)
    #expect(controller.slider.range == 0...500)
  }

  @Test("The limits of the samples apply")
  func limits() {
    let slider = RangeSliderControl()
    limitHours(of: slider)
    slider.setValues(lower: 3, upper: 23)
    #expect(slider.range == 6...14)
    let stops = RangeSliderControl()
    limitToFStops(stops)
    stops.lowerValue = 3
    #expect(stops.lowerValue == 2.8)
    pushNeighbors(in: stops)
    #expect(stops.collision == .push)
  }

  @Test("The sliders of the samples have their thumbs")
  func thumbs() {
    let day = makeDaySlider()
    #expect(day.thumbValues == [7, 12, 18])
    #expect(day[Thumb(rawValue: 1)].tintColor == .systemOrange)
    #expect(makeBalanceSlider().neutralValue == 0)
  }

  @Test("The samples change the appearance, labels and ticks")
  func appearance() {
    let slider = RangeSliderControl()
    makeMinimal(slider)
    #expect(slider.appearance.material == .flat && slider.appearance.trackHeight == 3)
    setColors(of: slider)
    #expect(slider[.lower].tintColor == .systemRed)
    setImages(of: slider)
    #expect(slider.thumbImage != nil && slider.maximumValueImage != nil)
    setSegments(of: slider)
    #expect(slider.segmentTintColor(at: 2) == .systemRed)
    fillOutside(slider)
    #expect(slider.filledSegments == [0, 2])
    setGradients(of: slider)
    #expect(slider.appearance.fillColors == [.systemBlue, .systemRed])
    setThumbs(of: slider)
    #expect(slider.appearance.heldThumbScale == 1.2)
    let view = UIView()
    place(view, above: .lower, of: slider)
    #expect(view.center.y == slider.thumbRect(for: .lower).minY - 20)
    place(view, at: 0.5, of: slider)
    #expect(view.center == slider.position(of: 0.5))
    showBubbles(in: slider)
    showDifferentBubbles(in: slider)
    #expect(slider.labelBackgroundColor == .systemBlue && slider.mergesOverlappingLabels)
    #expect(slider.text(for: 5, of: .upper) == "to 5 °C")
    showTemperatures(in: slider)
    #expect(slider.text(for: 20.4) == "20 °C")
    showSizes(in: slider)
    slider.lowerValue = 45
    #expect(slider.lowerValue == 50)
    showOffers([1, 2], in: slider)
    #expect(slider.histogram == [1, 2])
  }

  @Test("The samples respond to changes and to the release")
  func responses() {
    let slider = RangeSliderControl()
    var calls: [String] = []
    filter(with: slider, preview: { _ in calls.append("preview") }) { _ in calls.append("search") }
    slider.accessibilityElement(for: .lower).accessibilityIncrement()
    #expect(calls == ["preview", "search"])
  }

  @Test("The stream of the sample ends with the slider")
  func stream() async {
    var slider: RangeSliderControl? = RangeSliderControl()
    let task = slider.map { slider in
      Task { [stream = slider.changes] in
        var count = 0
        for await change in stream where change.phase == .ended { count += 1 }
        return count
      }
    }
    slider?.accessibilityElement(for: .lower).accessibilityIncrement()
    slider = nil
    #expect(await task?.value == 1)
  }
}
