import Foundation
import UIKit

/// What a control has sent, the latest lines with their times.
///
///     EventsView
///     ├── lines
///     └── clear
final class EventsView: UIView {
  private static let lineCount = 12
  private static let spacing: CGFloat = 14

  let clear = UIButton(configuration: .gray())
  private let lines = LinesView([], color: .secondaryLabel)
  private let resized: () -> Void

  /// The number of events since the list was cleared.
  private(set) var count = 0

  /// The time that an event is shown with.
  var now: () -> Date = Date.init

  /// Whether the list is in sight; lines that come while it is not are shown when it is.
  var isShown = true {
    didSet { if isShown, !oldValue { showLines() } }
  }

  // Asked for once, because it costs more than all the rest of an event.
  private let offset = TimeZone.current.secondsFromGMT()
  private var latest: [String] = []

  /// Makes a list without events.
  ///
  /// - Parameter resized: Called when the height has changed.
  init(resized: @escaping () -> Void) {
    self.resized = resized
    super.init(frame: .zero)
    clear.configuration?.title = localized("Clear")
    clear.addAction(UIAction { [weak self] _ in self?.removeEvents() }, for: .touchUpInside)
    addSubview(lines)
    addSubview(clear)
    removeEvents()
  }

  required init?(coder: NSCoder) {
    resized = {}
    super.init(coder: coder)
  }

  /// Adds an event, with the time.
  func append(_ event: String) {
    count += 1
    let line = "\(Self.time(now(), offset: offset))  \(event)"
    latest.append(line)
    if latest.count > Self.lineCount { latest.removeFirst() }
    guard isShown else { return }
    clear.isEnabled = true
    if lines.append(line, limit: count == 1 ? 1 : Self.lineCount) {
      setNeedsLayout()
      resized()
    }
  }

  private func showLines() {
    guard count > 0 else { return }
    clear.isEnabled = true
    lines.setLines(latest)
    setNeedsLayout()
    resized()
  }

  private func removeEvents() {
    count = 0
    latest = []
    clear.isEnabled = false
    lines.setLines([localized("Touch the control to see what it sends.")])
    setNeedsLayout()
    resized()
  }

  /// A time of the day with milliseconds, the same in every locale.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - offset: The seconds by which the time zone is ahead of Greenwich.
  static func time(_ date: Date, offset: Int) -> String {
    let day = 86_400_000
    let milliseconds = Int((date.timeIntervalSince1970 * 1_000).rounded(.down)) + offset * 1_000
    let time = (milliseconds % day + day) % day
    func text(_ number: Int, _ digits: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(digits - text.count, 0)) + text
    }
    return "\(text(time / 3_600_000, 2)):\(text(time / 60_000 % 60, 2))"
      + ":\(text(time / 1_000 % 60, 2)).\(text(time % 1_000, 3))"
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: lines.sizeThatFits(size).height + Self.spacing + clearHeight(width: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = clearHeight(width: bounds.width)
    clear.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    lines.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - height - Self.spacing)
  }

  private func clearHeight(width: CGFloat) -> CGFloat {
    max(clear.sizeThatFits(CGSize(width: width, height: 44)).height, 44)
  }
}

/// What the controls on the pages have sent, one line an event.
///
/// A page shows the latest lines. Where the environment names a file in `CATALOG_EVENT_LOG`, every
/// line is added to that file as well, so that a test outside the app can read what happened.
@MainActor
final class EventLog {
  static let shared = EventLog(
    path: ProcessInfo.processInfo.environment["CATALOG_EVENT_LOG"])

  private let file: OutputStream?

  init(path: String?) {
    file = path.flatMap { OutputStream(toFileAtPath: $0, append: true) }
    file?.open()
  }

  func write(_ line: String) {
    var bytes = Array((line + "\n").utf8)
    _ = file?.write(&bytes, maxLength: bytes.count)
  }
}
