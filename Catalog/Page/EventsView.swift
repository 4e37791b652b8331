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
    clear.isEnabled = true
    let limit = count == 1 ? 1 : Self.lineCount
    if lines.append("\(Self.time(now()))  \(event)", limit: limit) {
      setNeedsLayout()
      resized()
    }
  }

  private func removeEvents() {
    count = 0
    clear.isEnabled = false
    lines.setLines([localized("Touch the control to see what it sends.")])
    setNeedsLayout()
    resized()
  }

  /// A time of the day with milliseconds, the same in every locale.
  static func time(_ date: Date, calendar: Calendar = .current) -> String {
    let parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    func text(_ number: Int?, _ digits: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(digits - text.count, 0)) + text
    }
    let milliseconds = (parts.nanosecond ?? 0) / 1_000_000
    return "\(text(parts.hour, 2)):\(text(parts.minute, 2)):\(text(parts.second, 2))"
      + ".\(text(milliseconds, 3))"
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
