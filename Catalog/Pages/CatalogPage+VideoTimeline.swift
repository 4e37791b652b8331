import RangeSlider
import UIKit

extension CatalogPage {
  /// A slider that trims a film.
  static let videoTimeline = CatalogPage(
    id: "video-timeline", title: "Video Timeline", module: "RangeSlider",
    summary: "Choose a part of a film, frame by frame.",
    keywords: [
      "trim", "trimmer", "video", "audio", "waveform", "thumbnails", "playhead", "scrub", "zoom",
      "player", "timeline", "seek", "bind", "cut",
    ],
    article: "RangeSlider/Timelines", symbol: "play.fill", color: .systemOrange,
    states: timelineStates,
    form: .screen(
      "Timeline", modules: ["ControlCore", "RangeSlider"],
      declarations: CodeForm.declarations("TimelineCode"),
      making: ["let controller = TimelineViewController()"])
  ) { report in
    let screen = TimelineViewController()
    let timeline = screen.timeline
    timeline.addAction(
      UIAction { [weak timeline] _ in
        guard let timeline else { return }
        report(
          "valueChanged lower=\(NumberText.string(timeline.lowerValue))"
            + " upper=\(NumberText.string(timeline.upperValue))")
      }, for: .valueChanged)
    timeline.addAction(
      UIAction { [weak timeline] _ in
        guard let change = timeline?.lastChange, let playhead = change.playhead else { return }
        report("playheadChanged \(change.phase) \(NumberText.string(CGFloat(playhead)))")
      }, for: .playheadChanged)
    return .screen(screen)
  }

  private static let timelineStates: [PageState] = {
    let page = PageState.of(TimelineViewController.self)
    return [
      page("images", "Images", setUp: { $0.timeline.range = 10...46 }),
      page(
        "waveform", "Waveform",
        setUp: {
          let waveform = WaveformView()
          waveform.samples = $0.video.loudness
          waveform.tintColor = .systemOrange
          $0.timeline.trackView = waveform
          $0.timeline.trackDimmingColor = nil
        }),
      page(
        "zoomed", "Zoomed",
        setUp: {
          $0.timeline.visibleRange = 6...26
          $0.timeline.showsValueLabels = true
          $0.timeline.placesLabelsBelow = true
        }),
      page("playing", "Playing", setUp: { $0.video.isPlaying = true }),
      page(
        "fixed", "Fixed playhead",
        setUp: {
          $0.timeline[.playhead].isEnabled = false
          $0.timeline[.playhead].tintColor = .systemRed
          $0.timeline.dragsRange = true
        }),
    ]
  }()
}
