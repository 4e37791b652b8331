import UIKit

extension LayoutTable {
  /// Two boxes in a row that fill the width of 300.
  @MainActor private static func row(_ root: UIView, _ a: UIView, _ b: UIView) -> [UIView] {
    root.arrange(a, b) {
      a.corner(of: root) + [
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        b.topAnchor.constraint(equalTo: root.topAnchor),
      ]
    }
  }

  /// Intrinsic sizes, hugging and compression resistance, alignment rectangles, baselines.
  static let content: [LayoutRow] = [
    LayoutRow(
      "the intrinsic size", "Without other constraints a view has its intrinsic size",
      .intrinsicContent,
      [[10, 20, 40, 30]]
    ) { root in
      let box = Box(40, 30)
      return root.arrange(box) { box.corner(of: root, 10, 20) }
    },
    LayoutRow(
      "one intrinsic dimension", "noIntrinsicMetric: no size in that dimension", .intrinsicSize,
      [[0, 0, 300, 30]]
    ) { root in
      let box = Box(UIView.noIntrinsicMetric, 30)
      return root.arrange(box) {
        box.corner(of: root) + [box.rightAnchor.constraint(equalTo: root.rightAnchor)]
      }
    },
    LayoutRow(
      "a required width beats the content", "Resistance is 750 and hugging 250 by default",
      .intrinsicContent,
      [[0, 0, 20, 30]]
    ) { root in
      let box = Box(40, 30)
      return root.arrange(box) {
        box.corner(of: root) + [box.widthAnchor.constraint(equalToConstant: 20)]
      }
    },
    LayoutRow(
      "resistance beats a lower priority", "Compression resistance is 750 by default",
      .intrinsicContent,
      [[0, 0, 40, 30]]
    ) { root in
      let box = Box(40, 30)
      return root.arrange(box) {
        box.corner(of: root) + [box.widthAnchor.constraint(equalToConstant: 20).at(749)]
      }
    },
    LayoutRow(
      "hugging yields to a higher priority", "Content hugging is 250 by default", .intrinsicContent,
      [[0, 0, 90, 30]]
    ) { root in
      let box = Box(40, 30)
      return root.arrange(box) {
        box.corner(of: root) + [box.widthAnchor.constraint(equalToConstant: 90).at(251)]
      }
    },
    LayoutRow(
      "hugging resists a lower priority", "Content hugging is 250 by default", .intrinsicContent,
      [[0, 0, 40, 30]]
    ) { root in
      let box = Box(40, 30)
      return root.arrange(box) {
        box.corner(of: root) + [box.widthAnchor.constraint(equalToConstant: 90).at(249)]
      }
    },
    LayoutRow(
      "the lower hugging grows", "The view with the higher hugging keeps its size",
      .intrinsicContent,
      [[0, 0, 50, 20], [50, 0, 250, 20]]
    ) { root in
      let (a, b) = (Box(50, 20), Box(60, 20))
      a.setContentHuggingPriority(.init(251), for: .horizontal)
      return row(root, a, b)
    },
    LayoutRow(
      "the lower resistance shrinks", "The view with the higher resistance keeps its size",
      .intrinsicContent,
      [[0, 0, 200, 20], [200, 0, 100, 20]]
    ) { root in
      let (a, b) = (Box(200, 20), Box(180, 20))
      b.setContentCompressionResistancePriority(.init(749), for: .horizontal)
      return row(root, a, b)
    },
    LayoutRow(
      "required resistance", "A required resistance is never compressed", .intrinsicContent,
      [[0, 0, 120, 20]]
    ) { root in
      let box = Box(120, 20)
      box.setContentCompressionResistancePriority(.required, for: .horizontal)
      return root.arrange(box) {
        box.corner(of: root) + [box.widthAnchor.constraint(equalToConstant: 20).at(999)]
      }
    },
    LayoutRow(
      "required hugging", "A required hugging is never stretched", .intrinsicContent,
      [[0, 0, 120, 20]]
    ) {
      root in
      let box = Box(120, 20)
      box.setContentHuggingPriority(.required, for: .horizontal)
      return root.arrange(box) {
        box.corner(of: root) + [box.widthAnchor.constraint(equalToConstant: 200).at(999)]
      }
    },
    LayoutRow(
      "a superview around intrinsic content",
      "The superview has no size of its own; its content's counts", .fittingSize,
      [[0, 0, 56, 36], [8, 8, 40, 20]]
    ) { root in
      let (outer, inner) = (Box(), Box(40, 20))
      root.arrange(outer) { outer.corner(of: root) }
      return [outer] + outer.arrange(inner) { inner.pinned(to: outer, 8) }
    },
    LayoutRow(
      "a changed intrinsic size", "invalidateIntrinsicContentSize: measured again", .invalidation,
      [[0, 0, 70, 20]]
    ) { root in
      let box = Box(40, 20)
      root.arrange(box) { box.corner(of: root) }
      root.layoutIfNeeded()
      box.size.width = 70
      return [box]
    },
    LayoutRow(
      "an alignment rectangle",
      "Constraints use alignment rectangles; the frame is larger by the insets", .alignmentRect,
      [[-5, -3, 110, 56], [100, 0, 10, 50]]
    ) { root in
      final class Shadowed: UIView {
        override var alignmentRectInsets: UIEdgeInsets {
          UIEdgeInsets(top: 3, left: 5, bottom: 3, right: 5)
        }
      }
      let (a, b) = (Shadowed(), Box())
      return root.arrange(a, b) {
        a.corner(of: root) + a.sized(100, 50) + [
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
          b.topAnchor.constraint(equalTo: a.topAnchor),
          b.bottomAnchor.constraint(equalTo: a.bottomAnchor),
          b.widthAnchor.constraint(equalToConstant: 10),
        ]
      }
    },
    LayoutRow(
      "device-9: the last baseline of a plain view",
      "A view without text has it at its bottom edge", .device,
      [[0, 0, 20, 50], [20, 20, 20, 30]]
    ) { root in
      let (a, b) = (Box(), Box())
      return root.arrange(a, b) {
        a.corner(of: root) + a.sized(20, 50) + b.sized(20, 30) + [
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
          b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor),
        ]
      }
    },
    LayoutRow(
      "a transform", "Constraints do not see transforms; bounds and center are theirs", .transform,
      [[-10, -5, 60, 30]]
    ) { root in
      let box = Box()
      box.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      return root.arrange(box) { box.corner(of: root) + box.sized(40, 20) }
    },
  ]
}
