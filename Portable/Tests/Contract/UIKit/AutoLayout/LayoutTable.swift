import Testing
import UIKit

/// A layout, the frames that it has, and the documented rule that they follow from.
struct LayoutRow: Sendable, CustomTestStringConvertible {
  let name: String
  let rule: String
  let source: LayoutSource
  let frames: [CGRect]
  /// Builds the layout in a root of 300 × 200 and returns the views whose frames are compared.
  let build: @MainActor @Sendable (UIView) -> [UIView]

  init(
    _ name: String, _ rule: String, _ source: LayoutSource, _ frames: [[CGFloat]],
    build: @MainActor @Sendable @escaping (UIView) -> [UIView]
  ) {
    self.name = name
    self.rule = rule
    self.source = source
    self.frames = frames.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    self.build = build
  }

  var testDescription: String { name }
}

/// A view with an intrinsic size.
final class Box: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

extension UIView {
  /// Adds subviews and activates constraints among them.
  @discardableResult func arrange(_ views: UIView..., by constraints: () -> [NSLayoutConstraint])
    -> [UIView]
  {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      if view.superview == nil { addSubview(view) }
    }
    NSLayoutConstraint.activate(constraints())
    return views
  }

  func pinned(to view: UIView, _ inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
    ]
  }

  /// The top left corner.
  func corner(of view: UIView, _ x: CGFloat = 0, _ y: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      leftAnchor.constraint(equalTo: view.leftAnchor, constant: x),
      topAnchor.constraint(equalTo: view.topAnchor, constant: y),
    ]
  }

  func sized(_ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
    [
      widthAnchor.constraint(equalToConstant: width),
      heightAnchor.constraint(equalToConstant: height),
    ]
  }
}

extension NSLayoutConstraint {
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

/// The layouts of the table have the frames that follow from their rules.
@MainActor struct LayoutTableTests {
  nonisolated static let rows =
    LayoutTable.edges + LayoutTable.priorities + LayoutTable.content + LayoutTable.guides
    + LayoutTable.direction + LayoutTable.stacks

  @Test("A layout has the frames of its rule", arguments: rows) func aLayoutHasTheFramesOfItsRule(
    _ row: LayoutRow
  ) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let views = row.build(root)
    root.layoutIfNeeded()
    for (view, frame) in zip(views, row.frames) {
      #expect(view.frame == frame, "\(row.rule) (\(row.source.rawValue))")
    }
    #expect(views.count == row.frames.count)
  }
}

/// The rows, by what they are about.
enum LayoutTable {}
