import UIKit

extension LayoutTable {
  /// A stack in the top left corner of the root, with a width or height where given.
  @MainActor private static func stack(
    _ root: UIView, _ views: [UIView], _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    change: (UIStackView) -> Void
  ) -> [UIView] {
    let stack = UIStackView(arrangedSubviews: views)
    change(stack)
    root.arrange(stack) {
      stack.corner(of: root)
        + (width.map { [stack.widthAnchor.constraint(equalToConstant: $0)] } ?? [])
        + (height.map { [stack.heightAnchor.constraint(equalToConstant: $0)] } ?? [])
    }
    return [stack] + views
  }

  /// Stack views under constraints.
  static let stacks: [LayoutRow] = [
    LayoutRow(
      "a stack around its views",
      "A stack without a size has the size of its arranged views and the spacing", .fittingSize,
      [[0, 0, 100, 40], [0, 0, 50, 40], [60, 0, 40, 40]]
    ) { root in
      stack(root, [Box(50, 20), Box(40, 40)]) { $0.spacing = 10 }
    },
    LayoutRow(
      "fill", "fill: the view with the lowest hugging is stretched", .distribution,
      [[0, 0, 200, 30], [0, 0, 50, 30], [60, 0, 140, 30]]
    ) { root in
      let (a, b) = (Box(50, 20), Box(40, 30))
      b.setContentHuggingPriority(.init(249), for: .horizontal)
      return stack(root, [a, b], 200) { $0.spacing = 10 }
    },
    LayoutRow(
      "fill, too narrow", "fill: the view with the lowest resistance is compressed", .distribution,
      [[0, 0, 80, 20], [0, 0, 50, 20], [50, 0, 30, 20]]
    ) { root in
      let (a, b) = (Box(50, 20), Box(50, 20))
      b.setContentCompressionResistancePriority(.init(700), for: .horizontal)
      return stack(root, [a, b], 80) { _ in }
    },
    LayoutRow(
      "fill equally", "fillEqually: all views have the same size along the axis", .distribution,
      [[0, 0, 220, 20], [0, 0, 100, 20], [120, 0, 100, 20]]
    ) { root in
      stack(root, [Box(30, 20), Box(60, 20)], 220) {
        $0.distribution = .fillEqually
        $0.spacing = 20
      }
    },
    LayoutRow(
      "fill equally without a size", "fillEqually: the largest view decides", .distribution,
      [[0, 0, 130, 20], [0, 0, 60, 20], [70, 0, 60, 20]]
    ) { root in
      stack(root, [Box(30, 20), Box(60, 20)]) {
        $0.distribution = .fillEqually
        $0.spacing = 10
      }
    },
    LayoutRow(
      "fill proportionally",
      "fillProportionally: sizes in proportion to the intrinsic ones", .distribution,
      [[0, 0, 180, 20], [0, 0, 60, 20], [60, 0, 120, 20]]
    ) { root in
      stack(root, [Box(30, 20), Box(60, 20)], 180) { $0.distribution = .fillProportionally }
    },
    LayoutRow(
      "equal spacing", "equalSpacing: the rest is shared among the gaps", .distribution,
      [[0, 0, 200, 20], [0, 0, 30, 20], [80, 0, 50, 20], [180, 0, 20, 20]]
    ) { root in
      stack(root, [Box(30, 20), Box(50, 20), Box(20, 20)], 200) {
        $0.distribution = .equalSpacing
      }
    },
    LayoutRow(
      "equal centering", "equalCentering: equal distances between the centers", .distribution,
      [[0, 0, 200, 20], [0, 0, 20, 20], [80, 0, 40, 20], [180, 0, 20, 20]]
    ) { root in
      stack(root, [Box(20, 20), Box(40, 20), Box(20, 20)], 200) {
        $0.distribution = .equalCentering
      }
    },
    LayoutRow(
      "a least spacing of equal centering",
      "equalCentering: views keep the spacing before their centers are equally far apart",
      .distribution,
      [[0, 0, 200, 20], [0, 0, 100, 20], [110, 0, 40, 20], [160, 0, 40, 20]]
    ) { root in
      stack(root, [Box(100, 20), Box(40, 20), Box(40, 20)], 200) {
        $0.distribution = .equalCentering
        $0.spacing = 10
      }
    },
    LayoutRow(
      "a column", "The axis is vertical; fill stretches across it", .stackView,
      [[0, 0, 90, 55], [0, 0, 90, 20], [0, 25, 90, 30]]
    ) { root in
      stack(root, [Box(50, 20), Box(90, 30)]) {
        $0.axis = .vertical
        $0.spacing = 5
      }
    },
    LayoutRow(
      "leading", "leading: at the leading edge, in the own width", .alignment,
      [[0, 0, 90, 50], [0, 0, 50, 20], [0, 20, 90, 30]]
    ) { root in
      stack(root, [Box(50, 20), Box(90, 30)]) {
        $0.axis = .vertical
        $0.alignment = .leading
      }
    },
    LayoutRow(
      "trailing", "trailing: at the trailing edge, in the own width", .alignment,
      [[0, 0, 90, 50], [40, 0, 50, 20], [0, 20, 90, 30]]
    ) { root in
      stack(root, [Box(50, 20), Box(90, 30)]) {
        $0.axis = .vertical
        $0.alignment = .trailing
      }
    },
    LayoutRow(
      "center", "center: in the middle across the axis", .alignment,
      [[0, 0, 100, 40], [0, 10, 50, 20], [50, 0, 50, 40]]
    ) { root in
      stack(root, [Box(50, 20), Box(50, 40)]) { $0.alignment = .center }
    },
    LayoutRow(
      "top", "top is leading of a horizontal stack", .alignment,
      [[0, 0, 100, 40], [0, 0, 50, 20], [50, 0, 50, 40]]
    ) { root in
      stack(root, [Box(50, 20), Box(50, 40)]) { $0.alignment = .top }
    },
    LayoutRow(
      "bottom", "bottom is trailing of a horizontal stack", .alignment,
      [[0, 0, 100, 40], [0, 20, 50, 20], [50, 0, 50, 40]]
    ) { root in
      stack(root, [Box(50, 20), Box(50, 40)]) { $0.alignment = .bottom }
    },
    LayoutRow(
      "custom spacing", "setCustomSpacing(_:after:) replaces the spacing after one view",
      .customSpacing,
      [[0, 0, 110, 20], [0, 0, 20, 20], [50, 0, 20, 20], [80, 0, 30, 20]]
    ) { root in
      let views = [Box(20, 20), Box(20, 20), Box(30, 20)]
      return stack(root, views) {
        $0.spacing = 10
        $0.setCustomSpacing(30, after: views[0])
      }
    },
    LayoutRow(
      "margins", "isLayoutMarginsRelativeArrangement: within the layout margins", .marginsOfStack,
      [[0, 0, 80, 40], [10, 5, 50, 20]]
    ) { root in
      stack(root, [Box(50, 20)]) {
        $0.isLayoutMarginsRelativeArrangement = true
        $0.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      }
    },
    LayoutRow(
      "a hidden view", "A hidden view takes no room, nor does the spacing beside it", .stackView,
      [[0, 0, 70, 20], [0, 0, 30, 20], [40, 0, 30, 20]]
    ) { root in
      let views = [Box(30, 20), Box(50, 20), Box(30, 20)]
      views[1].isHidden = true
      let all = stack(root, views) { $0.spacing = 10 }
      return [all[0], views[0], views[2]]
    },
    LayoutRow(
      "shown again", "Showing an arranged view updates the layout", .stackView,
      [[0, 0, 130, 20], [0, 0, 30, 20], [40, 0, 50, 20], [100, 0, 30, 20]]
    ) { root in
      let views = [Box(30, 20), Box(50, 20), Box(30, 20)]
      views[1].isHidden = true
      let all = stack(root, views) { $0.spacing = 10 }
      root.layoutIfNeeded()
      views[1].isHidden = false
      return all
    },
    LayoutRow(
      "device-23: from the right", "Views follow the direction of the language", .device,
      [[0, 0, 100, 20], [60, 0, 40, 20], [0, 0, 50, 20]]
    ) { root in
      stack(root, [Box(40, 20), Box(50, 20)]) {
        $0.semanticContentAttribute = .forceRightToLeft
        $0.spacing = 10
      }
    },
    LayoutRow(
      "a width of an arranged view", "The app's constraints count beside the stack's own",
      .withoutConstraints,
      [[0, 0, 120, 20], [0, 0, 70, 20], [70, 0, 50, 20]]
    ) { root in
      let a = Box(40, 20)
      a.widthAnchor.constraint(equalToConstant: 70).isActive = true
      return stack(root, [a, Box(50, 20)]) { _ in }
    },
    LayoutRow(
      "a stack in a stack", "A stack is arranged by the size of its own views", .withoutConstraints,
      [[0, 0, 110, 50], [0, 0, 50, 50], [60, 0, 50, 50]]
    ) { root in
      let inner = UIStackView(arrangedSubviews: [Box(50, 20), Box(30, 30)])
      inner.axis = .vertical
      return stack(root, [inner, Box(50, 10)]) { $0.spacing = 10 }
    },
    LayoutRow(
      "an arranged view that was removed", "A removed subview leaves the arrangement", .stackView,
      [[0, 0, 40, 20], [0, 0, 40, 20]]
    ) { root in
      let views = [Box(30, 20), Box(40, 20)]
      let all = stack(root, views) { $0.spacing = 10 }
      root.layoutIfNeeded()
      views[0].removeFromSuperview()
      return [all[0], views[1]]
    },
  ]
}
