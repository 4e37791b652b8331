import ControlCore
import RangeSlider
import UIKit

/// A film of a sunrise, which loads faster than it plays.
final class VideoView: Control {
  /// The length of the film, in seconds.
  let duration: CGFloat = 60

  /// The time of the picture, in seconds.
  @GKInspectable dynamic var time: CGFloat { shownTime }

  /// The time up to which the film has loaded, in seconds.
  @GKInspectable dynamic var loadedTime: CGFloat { receivedTime }

  /// A Boolean value that determines whether the film runs while it is in a window.
  var isPlaying = false {
    didSet { updatePlayer() }
  }

  private static let published = [
    PublishedProperty("time", \VideoView.time),
    PublishedProperty("loadedTime", \VideoView.loadedTime),
  ]

  private var shownTime: CGFloat = 12
  private var receivedTime: CGFloat = 24
  private var player: Task<Void, Never>?
  private let sky = CAGradientLayer()
  private let sun = CALayer()
  private let hill = CALayer()

  override class var publishedProperties: [PublishedProperty] {
    super.publishedProperties + published
  }

  override func commonInit() {
    super.commonInit()
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = localized("Sunrise")
    clipsToBounds = true
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    sky.colors = [UIColor.systemIndigo.cgColor, UIColor.systemOrange.cgColor]
    sun.backgroundColor = UIColor.systemYellow.cgColor
    hill.backgroundColor = UIColor(red: 0.08, green: 0.2, blue: 0.2, alpha: 1).cgColor
    for part in [sky, sun, hill] { layer.addSublayer(part) }
  }

  override var contentSize: ContentSize { ContentSize(width: 320, height: 180) }

  override func layoutContent() {
    super.layoutContent()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sky.frame = bounds
    let size = bounds.height / 5
    sun.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    sun.cornerRadius = size / 2
    let progress = time / duration
    sun.position = CGPoint(
      x: bounds.width * (0.2 + 0.6 * progress), y: bounds.height * (0.9 - 0.7 * progress))
    hill.frame = CGRect(
      x: -bounds.width / 2, y: bounds.height * 0.72, width: bounds.width * 2,
      height: bounds.width * 2)
    hill.cornerRadius = bounds.width
    CATransaction.commit()
  }

  /// Shows the picture of a time that has loaded.
  func seek(to time: CGFloat) {
    publish(Self.published) { shownTime = min(max(time, 0), receivedTime) }
    setNeedsContentLayout()
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
        self.load(until: self.receivedTime + 0.15)
        self.seek(to: self.time + 0.05)
      }
    }
  }

  private func load(until time: CGFloat) {
    publish(Self.published) { receivedTime = min(time, duration) }
  }
}

/// A film above its timeline, on which one thumb shows what has loaded.
final class TimelineViewController: UIViewController {
  /// The film.
  let video = VideoView()

  /// The timeline: the lower thumb is the playhead, the upper one ends what has loaded.
  let timeline = RangeSliderControl()

  private let playButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpTimeline()
    setUpPlayButton()
    let row = UIStackView(arrangedSubviews: [playButton, timeline])
    row.spacing = 12
    row.alignment = .center
    // A film runs to the right in every language.
    for part in [row, timeline] { part.semanticContentAttribute = .playback }
    let column = UIStackView(arrangedSubviews: [video, row])
    column.axis = .vertical
    column.spacing = 12
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
      playButton.heightAnchor.constraint(equalToConstant: 44),
      width,
    ])
  }

  private func setUpTimeline() {
    timeline.setRange(
      minimum: 0, maximum: video.duration, lower: video.time, upper: video.loadedTime)
    timeline[.upper].isEnabled = false
    timeline[.upper].size = .zero
    timeline.filledSegments = [0, 1]
    timeline.setSegmentTintColor(.systemGray2, at: 1)
    timeline.accessibilityLabel = localized("Time")
    timeline.valueFormatter = { String(format: "%d:%02d", Int($0) / 60, Int($0) % 60) }
    timeline.addAction(
      UIAction { [weak self] _ in
        if let self { video.seek(to: timeline.lowerValue) }
      }, for: .valueChanged)
  }

  private func setUpPlayButton() {
    playButton.configuration = .tinted()
    playButton.addAction(
      UIAction { [weak self] _ in
        self?.video.isPlaying.toggle()
        self?.updatePlayButton()
      }, for: .primaryActionTriggered)
    updatePlayButton()
  }

  private func updatePlayButton() {
    playButton.configuration?.image = UIImage(
      systemName: video.isPlaying ? "pause.fill" : "play.fill")
    playButton.accessibilityLabel = video.isPlaying ? localized("Pause") : localized("Play")
  }
}
