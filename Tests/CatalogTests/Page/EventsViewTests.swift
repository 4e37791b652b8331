import Foundation
import TestSupport
import Testing

@testable import CatalogApp

@MainActor
struct EventsViewTests {
  private let view = EventsView(resized: {})

  private var lines: [String] {
    let text = view.subviews.compactMap { $0 as? LinesView }.first?.accessibilityLabel ?? ""
    return text.split(separator: "\n").map(String.init).filter { $0.contains("  ") }
  }

  @Test(
    "A time is in its time zone",
    arguments: [
      (0.0, 0, "00:00:00.000"), (3_661.25, 3_600, "02:01:01.250"), (10, -60, "23:59:10.000"),
    ])
  func aTimeIsThatOfItsZone(seconds: Double, offset: Int, text: String) {
    #expect(EventsView.time(Date(timeIntervalSince1970: seconds), offset: offset) == text)
  }

  @Test("The latest twelve are shown with their times") func theLatestTwelveAreShownWithTheirTimes()
  {
    for number in 0..<20 { view.append("event \(number)") }
    #expect(view.count == 20)
    #expect(lines.count == 12)
    #expect(lines.first?.hasSuffix("  event 8") == true)
    #expect(lines.last?.hasSuffix("  event 19") == true)
  }

  @Test("Events recorded while the list is hidden are shown later")
  func whatCameWhileTheListWasHiddenIsShownLater() {
    view.isShown = false
    view.append("early")
    #expect(lines.isEmpty)
    view.isShown = true
    #expect(lines.map { $0.suffix(5) } == ["early"])
  }

  @Test("The list is cleared") func theListIsCleared() {
    view.append("event")
    view.clear.sendActions(for: .touchUpInside)
    #expect(view.count == 0 && lines.isEmpty && !view.clear.isEnabled)
  }
}
