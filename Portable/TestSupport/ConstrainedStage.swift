import Testing
@_spi(Host) import UIKit
import UIKitHost

/// Where a test places a view by constraints. The width is 350 points but for `centered`, and 240 there.
public enum ConstrainedPlace: String, CaseIterable, Sendable {
  /// Pinned at the leading, trailing and top edges.
  case edges
  /// In the middle, with a width.
  case centered
  /// Between two labels in a vertical stack.
  case stack
  /// In the content of a cell whose table asks the cell for its height.
  case cell
  /// In a scroll view whose content is as wide as its frame.
  case scroll
}

/// A view under constraints in a window.
@MainActor public final class ConstrainedStage {
  public let host: TestHost
  public let view: UIView
  public let place: ConstrainedPlace
  private var source: OneCellSource?

  /// Places a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - place: Where it goes.
  ///   - height: The height that a constraint gives it; nil leaves it its own.
  ///   - direction: The layout direction.
  ///   - contentSize: The text size.
  public init(
    _ view: UIView, in place: ConstrainedPlace, height: CGFloat? = nil,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large
  ) {
    host = TestHost(
      size: CGSize(width: 390, height: 2400), direction: direction, contentSize: contentSize)
    self.view = view
    self.place = place
    view.translatesAutoresizingMaskIntoConstraints = false
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    let root: UIView = host.view
    switch place {
    case .edges:
      root.addSubview(view)
      Self.pin(view, to: root, sides: 20)
    case .centered:
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 240),
      ])
    case .stack:
      let stack = UIStackView(arrangedSubviews: [Self.label("Above"), view, Self.label("Below")])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      Self.pin(stack, to: root, sides: 20)
    case .cell: placeInCell(root)
    case .scroll: placeInScrollView(root)
    }
  }

  /// Lays out, and fails when constraints leave the view open or do not settle.
  ///
  /// Constraints that contradict each other are reported, which fails the test.
  public func layOut(sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<2 { host.layout() }
    #expect(!view.hasAmbiguousLayout, "\(place)", sourceLocation: sourceLocation)
    let frames = Self.frames(below: view)
    host.layout()
    #expect(Self.frames(below: view) == frames, "\(place)", sourceLocation: sourceLocation)
  }

  /// The width that the place gives the view.
  public var width: CGFloat { place == .centered ? 240 : 350 }

  /// The frame of the view in the window.
  public var frame: CGRect { view.convert(view.bounds, to: nil) }

  /// The frames of all views below, in their superviews.
  public static func frames(below view: UIView) -> [CGRect] {
    [view.frame] + view.subviews.flatMap { frames(below: $0) }
  }

  private func placeInCell(_ root: UIView) {
    let table = UITableView(frame: root.bounds)
    table.separatorStyle = .none
    let source = OneCellSource(view: view)
    self.source = source
    table.dataSource = source
    root.addSubview(table)
  }

  private func placeInScrollView(_ root: UIView) {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    scrollView.addSubview(view)
    Self.pin(scrollView, to: root, sides: 20)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.heightAnchor.constraint(equalToConstant: 200),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      view.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
  }

  private static func pin(_ view: UIView, to root: UIView, sides: CGFloat) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: sides),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -sides),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
    ])
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
}

/// The number of invalidations of a view's intrinsic size while `body` runs and is laid out.
///
/// The view is put into a window, and asked for its size, before.
@MainActor public func invalidations(of view: UIView, during body: () -> Void) -> Int {
  let host = TestHost()
  let probe = IntrinsicSizeProbe(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  host.view.addSubview(probe)
  view.frame = probe.bounds
  probe.addSubview(view)
  host.layout()
  _ = view.intrinsicContentSize
  let before = probe.count
  body()
  host.layout()
  view.removeFromSuperview()
  return probe.count - before
}

@MainActor private final class OneCellSource: NSObject, UITableViewDataSource {
  private let view: UIView

  init(view: UIView) {
    self.view = view
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
    ])
    return cell
  }
}
