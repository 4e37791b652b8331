import TestSupport
import Testing

@testable import RangeSlider

@MainActor
struct RangeSliderTicksTests {
  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 44))

  init() {
    slider.showsTicks = true
    host.add(slider)
  }

  private var ticks: [CALayer] {
    host.layout()
    return (slider.display.ticks.layer.sublayers ?? []).filter { !$0.isHidden }
  }

  @Test("The slider has as many ticks as requested, from end to end")
  func thereAreAsManyAsAskedForFromEndToEnd() {
    slider.tickCount = 5
    let places = ticks.map(\.frame.midX).sorted()
    #expect(places.count == 5)
    for (index, place) in places.enumerated() {
      #expect(abs(place - (14 + 272 * CGFloat(index) / 4)) <= 0.5)
    }
    #expect(ticks.allSatisfy { $0.frame.midY == 22 })
  }

  @Test("Without a count every stop has a tick") func withoutACountThereIsOneAtEveryStop() {
    #expect(ticks.isEmpty)
    slider.changeValues { $0.step = 0.25 }
    #expect(ticks.count == 5)
    slider.tickCount = 3
    #expect(ticks.count == 3)
    slider.tickCount = 1
    #expect(slider.tickCount == 0)
  }

  @Test("A million stops show no more ticks than fit")
  func dense() {
    slider.changeValues { $0.step = 1e-6 }
    #expect(ticks.count > 10 && ticks.count <= 272 / 8 + 2)
  }

  @Test("Ticks have the color of the track below them")
  func theyHaveTheColorOfTheTrackWhereTheyAre() throws {
    slider.tickCount = 11
    let fill = UIColor.systemBlue.resolvedColor(with: slider.traitCollection).cgColor
    let colors = ticks.sorted { $0.frame.minX < $1.frame.minX }.map { $0.backgroundColor == fill }
    #expect(colors == (0...10).map { (2...8).contains($0) })
    slider.setValues(lower: 0.45, upper: 0.45)
    #expect(ticks.allSatisfy { $0.backgroundColor != fill })
    slider.tickColor = .red
    #expect(ticks.allSatisfy { $0.backgroundColor == UIColor.red.cgColor })
  }

  @Test("Ticks can be hidden and shown again")
  func theyGoWhenTheyAreNotWantedAndComeBack() {
    slider.tickCount = 5
    #expect(ticks.count == 5)
    slider.showsTicks = false
    #expect(ticks.isEmpty)
    slider.showsTicks = true
    #expect(ticks.count == 5)
  }

  @Test("Ticks' colors follow the appearance")
  func appearance() {
    slider.tickColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    slider.tickCount = 2
    #expect(ticks.map(\.backgroundColor) == [UIColor.green.cgColor, UIColor.green.cgColor])
    host.host.appearance.style = .dark
    #expect(ticks.allSatisfy { $0.backgroundColor == UIColor.red.cgColor })
  }

  private var titles: [String] {
    host.layout()
    return (slider.display.titles?.subviews ?? []).compactMap { ($0 as? UILabel)?.text }
  }

  @Test("Counted titles are values at equal distances in the format of the slider")
  func countedTitles() {
    slider.tickTitleCount = 5
    #expect(titles == ["0.00", "0.25", "0.50", "0.75", "1.00"])
    slider.valueFormatter = { "\(Int($0 * 100)) %" }
    #expect(titles == ["0 %", "25 %", "50 %", "75 %", "100 %"])
    slider.scale = .power(exponent: 2)
    #expect(titles == ["0 %", "6 %", "25 %", "56 %", "100 %"])
    slider.tickTitleCount = 1
    #expect(titles == [] && slider.tickTitleCount == 0)
  }

  @Test("Counted titles follow bounds and stops, and give way to ticks")
  func countedTitlesFollow() {
    slider.tickTitleCount = 3
    slider.setRange(minimum: 0, maximum: 10, lower: 2, upper: 8)
    #expect(titles == ["0.0", "5.0", "10.0"])
    slider.step = 4
    #expect(titles == ["0", "4", "10"])
    slider.ticks = [SliderTick(value: 3, title: "Third")]
    #expect(titles == ["Third"])
    slider.ticks = []
    #expect(titles == ["0", "4", "10"])
  }
}
