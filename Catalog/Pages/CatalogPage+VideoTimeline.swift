import UIKit

extension CatalogPage {
  /// A slider whose thumbs follow values of the app.
  static let videoTimeline = CatalogPage(
    id: "video-timeline", title: "Video Timeline", module: "RangeSlider",
    summary: "Thumbs follow what plays and what has loaded.",
    keywords: ["bind", "follow", "observe", "player", "video", "buffer", "timeline", "seek"],
    article: "RangeSlider/RespondingToChanges", symbol: "play.fill", color: .systemOrange,
    states: timelineStates,
    form: .screen(
      "Timeline", modules: ["ControlCore", "RangeSlider"],
      declarations: CodeForm.declarations("TimelineCode"),
      making: ["let controller = TimelineViewController()"])
  ) { report in
    let screen = TimelineViewController()
    screen.timeline.addAction(
      UIAction { [weak screen] _ in
        if let screen {
          report("valueChanged lower=\(NumberText.string(screen.timeline.lowerValue))")
        }
      }, for: .valueChanged)
    return .screen(screen)
  }

  private static let timelineStates: [PageState] = {
    let page = PageState.of(TimelineViewController.self)
    return [
      page(
        "bound", "Bound thumbs",
        setUp: {
          $0.timeline.bind(.lower, to: $0.video, \.time)
          $0.timeline.bind(.upper, to: $0.video, \.loadedTime)
        }),
      page(
        "playing", "Playing",
        setUp: {
          $0.timeline.bind(.lower, to: $0.video, \.time)
          $0.timeline.bind(.upper, to: $0.video, \.loadedTime, animated: true)
          $0.video.isPlaying = true
        }),
    ]
  }()
}
