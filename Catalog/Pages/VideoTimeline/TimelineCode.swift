import ControlCore
import RangeSlider
import UIKit

/// A film of a day: its pictures, its sound, and its player.
final class VideoView: Control {
  /// The length of the film, in seconds.
  let duration: CGFloat = 60

  /// The time of the picture, in seconds.
  @GKInspectable dynamic var time: CGFloat { shownTime }

  /// A Boolean value that determines whether the film runs while it is in a window.
  var isPlaying = false {
    didSet { updatePlayer() }
  }

  /// The part of the film that is played, in seconds.
  var playedPart: ClosedRange<Double> = 0...60

  private static let published = [PublishedProperty("time", \VideoView.time)]

  private var shownTime: CGFloat = 22
  private var player: Task<Void, Never>?

  override class var publishedProperties: [PublishedProperty] {
    super.publishedProperties + published
  }

  override func commonInit() {
    super.commonInit()
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = localized("Sunrise")
    clipsToBounds = true
    contentMode = .redraw
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
  }

  override var contentSize: ContentSize { ContentSize(width: 320, height: 180) }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext().map { drawFrame(at: time / duration, in: bounds, $0) }
  }

  /// Shows the picture of a time.
  func seek(to time: CGFloat) {
    publish(Self.published) { shownTime = min(max(time, 0), duration) }
    setNeedsDisplay()
  }

  /// Returns the picture of a time, in pixels.
  func image(at time: Double, size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      drawFrame(
        at: CGFloat(time) / duration, in: CGRect(origin: .zero, size: size), context.cgContext)
    }
  }

  /// The loudness of the film, from 0 to 1, twenty times a second.
  var loudness: [Float] {
    (0..<Int(duration * 20)).map { index in
      let time = Double(index) / 20
      let phrase = 0.2 + 0.8 * abs(sin(time * 0.21)) * (0.65 + 0.35 * sin(time * 0.9))
      let syllable = 0.25 + 0.75 * abs(sin(time * 4.7) * cos(time * 1.9))
      return Float(phrase * syllable)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updatePlayer()
  }

  private func updatePlayer() {
    player?.cancel()
    guard isPlaying, window != nil else { return }
    player = Task { [weak self] in
      while true {
        try? await Task.sleep(for: .milliseconds(50))
        guard let self, !Task.isCancelled else { return }
        let next = Double(time) + 0.05
        seek(to: playedPart.contains(next) ? next : playedPart.lowerBound)
      }
    }
  }

  // MARK: Pictures

  /// The colors of the sky at the top and at the horizon, in the course of the day.
  private static let skies: [(progress: CGFloat, top: [CGFloat], horizon: [CGFloat])] = [
    (0, [0.05, 0.07, 0.2], [0.16, 0.18, 0.4]), (0.16, [0.27, 0.32, 0.62], [0.98, 0.62, 0.45]),
    (0.34, [0.2, 0.52, 0.94], [0.74, 0.9, 1]), (0.66, [0.18, 0.48, 0.9], [0.8, 0.9, 0.98]),
    (0.83, [0.36, 0.24, 0.54], [1, 0.48, 0.3]), (1, [0.04, 0.05, 0.16], [0.14, 0.13, 0.32]),
  ]

  /// Draws the picture at a part of the film.
  private func drawFrame(at progress: CGFloat, in rect: CGRect, _ context: CGContext) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
    func fillCircle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, stretch: CGFloat = 1) {
      let (center, radius) = (point(x, y), rect.height * radius)
      context.fillEllipse(
        in: CGRect(
          x: center.x - radius * stretch, y: center.y - radius, width: radius * stretch * 2,
          height: radius * 2))
    }
    let light = sin(.pi * min(max(progress, 0), 1))
    drawSky(at: progress, from: point(0, 0), to: point(0, 0.75), context)
    for star in 0..<24 where light < 0.4 {
      let place = CGFloat(star)
      context.setFillColor(UIColor(white: 1, alpha: 0.9 - light * 2.2).cgColor)
      fillCircle((place * 0.618).truncatingRemainder(dividingBy: 1), place * 0.022, 0.006)
    }
    let sun = (x: 0.12 + 0.76 * progress, y: 0.86 - 0.68 * light)
    for (radius, alpha) in [(0.2, 0.12), (0.15, 0.2), (0.1, 1)] as [(CGFloat, CGFloat)] {
      context.setFillColor(
        UIColor(red: 1, green: 0.62 + 0.34 * light, blue: 0.3 + 0.5 * light, alpha: alpha).cgColor)
      fillCircle(sun.x, sun.y, radius)
    }
    context.setFillColor(UIColor(white: 1, alpha: 0.25 + 0.4 * light).cgColor)
    for (start, height) in [(0.05, 0.3), (0.55, 0.2), (0.95, 0.38)] as [(CGFloat, CGFloat)] {
      let x = (start + progress * 0.9).truncatingRemainder(dividingBy: 1.3) - 0.15
      fillCircle(x, height, 0.05, stretch: 1.6)
      fillCircle(x + 0.05, height + 0.03, 0.05, stretch: 2.2)
    }
    for (depth, base, green) in [(0.66, 0.12, 0.28), (0.78, 0.06, 0.2)]
      as [(
        CGFloat, CGFloat, CGFloat
      )]
    {
      context.setFillColor(
        UIColor(
          red: base + 0.16 * light, green: green * (0.4 + 1.1 * light), blue: base + 0.1 * light,
          alpha: 1
        ).cgColor)
      context.move(to: point(0, 1))
      for step in 0...24 {
        let x = CGFloat(step) / 24
        context.addLine(to: point(x, depth + 0.07 * sin(x * 7 + depth * 40)))
      }
      context.addLine(to: point(1, 1))
      context.fillPath()
    }
    let balloon = (x: 1.08 - 1.16 * progress, y: 0.46 - 0.16 * sin(progress * 5))
    context.setFillColor(UIColor.systemRed.cgColor)
    fillCircle(balloon.x, balloon.y, 0.085, stretch: 0.9)
    context.setFillColor(UIColor.brown.cgColor)
    fillCircle(balloon.x, balloon.y + 0.12, 0.02)
  }

  private func drawSky(
    at progress: CGFloat, from top: CGPoint, to horizon: CGPoint, _ context: CGContext
  ) {
    let skies = Self.skies
    let next = skies.firstIndex { $0.progress > progress } ?? skies.count - 1
    let (old, new) = (skies[next - 1], skies[next])
    let share = min((progress - old.progress) / (new.progress - old.progress), 1)
    func color(_ parts: [CGFloat], _ others: [CGFloat]) -> CGColor {
      let mixed = zip(parts, others).map { $0 + ($1 - $0) * share }
      return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1).cgColor
    }
    let colors = [color(old.top, new.top), color(old.horizon, new.horizon)]
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil)
    if let gradient {
      context.drawLinearGradient(
        gradient, start: top, end: horizon,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }
}

/// A handle beside the selected part of a film.
final class TrimHandle: UIView {
  private let isAtStart: Bool

  /// Creates the handle of the start or the end, for a strip with a height in points.
  init(isAtStart: Bool, height: CGFloat) {
    self.isAtStart = isAtStart
    // The middle is the value, and the handle is outside of it but for the width of the frame.
    super.init(frame: CGRect(x: 0, y: 0, width: 28, height: height))
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let body = CGRect(x: isAtStart ? 0 : 10, y: 0, width: 18, height: bounds.height)
    UIColor.systemYellow.setFill()
    UIBezierPath(
      roundedRect: body,
      byRoundingCorners: isAtStart ? [.topLeft, .bottomLeft] : [.topRight, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8)
    ).fill()
    UIColor(white: 0, alpha: 0.75).setFill()
    let grip = CGRect(
      x: isAtStart ? 6 : bounds.width - 9, y: bounds.midY - 9, width: 3, height: 18)
    UIBezierPath(roundedRect: grip, cornerRadius: 1.5).fill()
  }
}

/// A film above a timeline on which the user moves through it and chooses the part to keep.
final class TimelineViewController: UIViewController {
  /// The film.
  let video = VideoView()

  /// The timeline: the part to keep, and the playhead.
  let timeline = RangeSliderControl()

  private let playButton = UIButton(type: .system)
  private let timeLabel = UILabel()
  private let partLabel = UILabel()
  private let labels = UIStackView()
  private let hintLabel = UILabel()
  private let stripHeight: CGFloat = 52

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpTimeline()
    setUpPlayButton()
    for label in [timeLabel, partLabel] {
      label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
        for: .monospacedDigitSystemFont(ofSize: 15, weight: .medium), maximumPointSize: 28)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    partLabel.textColor = .secondaryLabel
    labels.spacing = 4
    labels.distribution = .equalSpacing
    for label in [timeLabel, partLabel] { labels.addArrangedSubview(label) }
    arrangeLabels()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: Self, _) in controller.arrangeLabels()
    }
    let row = UIStackView(arrangedSubviews: [playButton, timeline])
    row.spacing = 4
    row.alignment = .top
    // A film runs to the right in every language.
    for part in [labels, row, timeline] { part.semanticContentAttribute = .playback }
    hintLabel.text = localized("Hold a handle still to zoom in.")
    hintLabel.isAccessibilityElement = false
    hintLabel.font = .preferredFont(forTextStyle: .footnote)
    hintLabel.adjustsFontForContentSizeCategory = true
    hintLabel.textColor = .secondaryLabel
    hintLabel.textAlignment = .center
    hintLabel.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [video, labels, row, hintLabel])
    column.axis = .vertical
    column.spacing = 12
    column.setCustomSpacing(16, after: labels)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let area = view.safeAreaLayoutGuide
    // The film gives way where there is little height.
    let width = column.widthAnchor.constraint(equalTo: area.widthAnchor, constant: -32)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      column.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
      column.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -16),
      video.heightAnchor.constraint(equalTo: video.widthAnchor, multiplier: 9 / 16),
      playButton.widthAnchor.constraint(equalToConstant: 48),
      playButton.heightAnchor.constraint(equalToConstant: stripHeight),
      width,
    ])
  }

  /// Large texts do not fit beside each other, and not all of them on a small screen.
  private func arrangeLabels() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    labels.axis = isLarge ? .vertical : .horizontal
    hintLabel.isHidden = isLarge
  }

  private func setUpTimeline() {
    timeline.setRange(minimum: 0, maximum: video.duration, lower: 10, upper: 46)
    timeline.minimumDistance = 1
    timeline.accessibilityLabel = localized("Time")
    timeline.accessibilityHint = localized("Hold a handle still to zoom in.")
    timeline.valueFormatter = {
      String(format: "%d:%04.1f", Int($0) / 60, $0 - Double(Int($0) / 60 * 60))
    }
    // The track: what it shows, and a frame around the part to keep.
    let strip = ImageStripView()
    strip.tileAspectRatio = 0.9
    strip.imageProvider = { [weak video] time, size in video?.image(at: time, size: size) }
    if timeline.trackView == nil { timeline.trackView = strip }
    timeline.trackHeight = stripHeight
    timeline.trackCornerRadius = 6
    timeline.centersThumbsOnTrackEnds = true
    timeline.selectionBorderWidth = 4
    timeline.trackHighlightTintColor = .systemYellow
    timeline[.lower].view = TrimHandle(isAtStart: true, height: stripHeight)
    timeline[.upper].view = TrimHandle(isAtStart: false, height: stripHeight)
    timeline.heldZoomScale = 8
    timeline.addAction(
      UIAction { [weak self] _ in self?.trim() }, for: .valueChanged)
    // The playhead follows the film, and the film the playhead under a finger.
    timeline.bind(.playhead, to: video, \.time)
    timeline.addAction(
      UIAction { [weak self] _ in self?.scrub() }, for: .playheadChanged)
    video.playedPart = timeline.range
    updateLabels()
    observation = video.observe(\.time, owner: self) { controller, _ in
      controller.updateLabels()
      controller.updatePlayButton()
    }
  }

  private var observation: ObservationToken?
  private var playsAfterScrubbing = false
  private var showsPause: Bool?

  /// Shows the picture of the handle that moves.
  private func trim() {
    video.playedPart = timeline.range
    guard let change = timeline.lastChange else { return updateLabels() }
    video.seek(to: change.thumbs.contains(.lower) ? timeline.lowerValue : timeline.upperValue)
    updateLabels()
  }

  /// Pauses the film while a finger moves through it.
  private func scrub() {
    guard let change = timeline.lastChange, let time = change.playhead else { return }
    switch change.phase {
    case .began:
      playsAfterScrubbing = video.isPlaying
      video.isPlaying = false
    case .changed:
      video.seek(to: time)
    case .ended, .cancelled:
      if playsAfterScrubbing { video.isPlaying = true }
      playsAfterScrubbing = false
    }
  }

  private func updateLabels() {
    let length = timeline.range.upperBound - timeline.range.lowerBound
    timeLabel.text = timeline.text(for: Double(video.time))
    partLabel.text = [localized("Selected"), timeline.text(for: length)].joined(separator: " ")
  }

  private func setUpPlayButton() {
    playButton.configuration = .gray()
    playButton.configuration?.preferredSymbolConfigurationForImage = .init(pointSize: 20)
    playButton.addAction(
      UIAction { [weak self] _ in
        self?.video.isPlaying.toggle()
        self?.updatePlayButton()
      }, for: .primaryActionTriggered)
    updatePlayButton()
  }

  private func updatePlayButton() {
    guard showsPause != video.isPlaying else { return }
    showsPause = video.isPlaying
    playButton.configuration?.image = UIImage(
      systemName: video.isPlaying ? "pause.fill" : "play.fill")
    playButton.accessibilityLabel = video.isPlaying ? localized("Pause") : localized("Play")
  }
}
