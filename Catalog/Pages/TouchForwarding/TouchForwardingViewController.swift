import ControlExtras
import UIKit

/// Two views that keep some touches and forward the others to the card around them.
final class TouchForwardingViewController: CardsViewController {
  override func makeCards() -> [UIView] {
    let half = HalfTouchView(frame: .zero)
    half.touched = { [report] in report("view") }
    return [
      CardView(
        localized("Scroll view"),
        content: ForwardingSample(
          ColorStripView(frame: .zero), report: report,
          prompt: localized("Drag the colors to scroll them. A tap reaches the card.")),
        insets: Self.cardInsets),
      CardView(
        localized("Half a view"),
        content: ForwardingSample(
          half, report: report,
          prompt: localized("The upper half takes touches. The lower half forwards them.")),
        insets: Self.cardInsets),
    ]
  }
}

/// A view, what it is for, and the number of taps that reached what is around it.
///
///     ForwardingSample
///     ├── prompt
///     ├── sample
///     └── count
final class ForwardingSample: UIView {
  private static let spacing: CGFloat = 10
  private static let sampleHeight: CGFloat = 120

  private let prompt: TextBlock
  private let sample: UIView
  private let count = TextBlock(
    "", font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  private let report: CatalogPage.Report
  private var taps = 0

  init(_ sample: UIView, report: @escaping CatalogPage.Report, prompt: String) {
    self.sample = sample
    self.report = report
    self.prompt = .body(prompt)
    super.init(frame: .zero)
    for view in [self.prompt, sample, count] { addSubview(view) }
    count.textAlignment = .center
    showCount()
  }

  required init?(coder: NSCoder) {
    sample = UIView()
    report = { _ in }
    prompt = .body("")
    super.init(coder: coder)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard touches.contains(where: { sample.frame.contains($0.location(in: self)) }) else { return }
    taps += 1
    report("card \(taps)")
    showCount()
  }

  private func showCount() {
    count.text = localized("Taps on the card: %1$@", String(taps))
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: prompt.sizeThatFits(size).height + Self.sampleHeight
        + count.sizeThatFits(size).height + Self.spacing * 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    prompt.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: prompt.sizeThatFits(room).height)
    sample.frame = CGRect(
      x: 0, y: prompt.frame.maxY + Self.spacing, width: bounds.width, height: Self.sampleHeight)
    count.frame = CGRect(
      x: 0, y: sample.frame.maxY + Self.spacing, width: bounds.width,
      height: count.sizeThatFits(room).height)
  }
}

/// A strip of colors that scrolls, and forwards taps.
final class ColorStripView: TouchForwardingScrollView {
  private static let side: CGFloat = 96
  private static let spacing: CGFloat = 12

  private let tiles = (0..<10).map { index in
    let tile = UIView()
    tile.backgroundColor = UIColor(
      hue: CGFloat(index) / 10, saturation: 0.55, brightness: 0.95, alpha: 1)
    tile.layer.cornerRadius = 14
    tile.layer.cornerCurve = .continuous
    tile.isUserInteractionEnabled = false
    return tile
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsHorizontalScrollIndicator = false
    for tile in tiles { addSubview(tile) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let step = Self.side + Self.spacing
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: CGFloat(index) * step, y: (bounds.height - Self.side) / 2, width: Self.side,
        height: Self.side)
    }
    contentSize = CGSize(width: CGFloat(tiles.count) * step - Self.spacing, height: bounds.height)
  }
}

/// A view that marks the touches of its upper half, and forwards those of its lower half.
final class HalfTouchView: TouchForwardingView {
  private static let diameter: CGFloat = 36

  /// Called when a touch that it took has ended.
  var touched: () -> Void = {}

  private let upper = UIView()
  private let mark = UIView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    clipsToBounds = true
    upper.isUserInteractionEnabled = false
    upper.backgroundColor = UIColor.systemMint.withAlphaComponent(0.3)
    mark.isUserInteractionEnabled = false
    mark.backgroundColor = .systemMint
    mark.layer.cornerRadius = Self.diameter / 2
    mark.isHidden = true
    addSubview(upper)
    addSubview(mark)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    upper.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
  }

  override func shouldHandle(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touch.location(in: self).y < bounds.midY
  }

  override func handle(_ touches: Set<UITouch>, phase: UITouch.Phase, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    mark.center = touch.location(in: self)
    mark.isHidden = phase == .ended || phase == .cancelled
    if phase == .ended { touched() }
  }
}
