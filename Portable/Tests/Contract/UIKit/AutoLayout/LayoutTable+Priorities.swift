import UIKit

extension LayoutTable {
  /// Priorities and inequalities.
  static let priorities: [LayoutRow] = [
    LayoutRow(
      "the higher priority wins", "Constraints are satisfied in order of priority", .priorities,
      [[0, 0, 80, 10]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        box.corner(of: root) + [
          box.widthAnchor.constraint(equalToConstant: 50).at(500),
          box.widthAnchor.constraint(equalToConstant: 80).at(501),
          box.heightAnchor.constraint(equalToConstant: 10),
        ]
      }
    },
    LayoutRow(
      "many low ones do not outweigh a high one",
      "A constraint yields only to those of a higher priority", .priorities, [[0, 0, 80, 10]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        box.corner(of: root) + [
          box.widthAnchor.constraint(equalToConstant: 80).at(300),
          box.heightAnchor.constraint(equalToConstant: 10),
        ] + (0..<20).map { _ in box.widthAnchor.constraint(equalToConstant: 50).at(299) }
      }
    },
    LayoutRow(
      "as close as possible",
      "An optional constraint that cannot be satisfied still pulls toward its value", .priorities,
      [[0, 0, 100, 10]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        box.corner(of: root) + [
          box.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
          box.widthAnchor.constraint(equalToConstant: 180).at(400),
          box.heightAnchor.constraint(equalToConstant: 10),
        ]
      }
    },
    LayoutRow(
      "a least width", "An inequality holds; within it optional constraints decide", .inequalities,
      [[0, 0, 100, 10]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        box.corner(of: root) + [
          box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
          box.widthAnchor.constraint(equalToConstant: 40).at(250),
          box.heightAnchor.constraint(equalToConstant: 10),
        ]
      }
    },
    LayoutRow(
      "a share of the width up to a limit",
      "A required inequality outranks an optional equality", .priorities, [[50, 0, 200, 10]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        [
          box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
          box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.9).at(750),
          box.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
          box.topAnchor.constraint(equalTo: root.topAnchor),
          box.heightAnchor.constraint(equalToConstant: 10),
        ]
      }
    },
    LayoutRow(
      "a gap of at least", "Both inequalities of a gap hold", .inequalities,
      [[0, 0, 50, 10], [90, 0, 50, 10]]
    ) { root in
      let (a, b) = (Box(), Box())
      return root.arrange(a, b) {
        a.corner(of: root) + a.sized(50, 10) + b.sized(50, 10) + [
          b.topAnchor.constraint(equalTo: root.topAnchor),
          b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 40),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).at(700),
        ]
      }
    },
    LayoutRow(
      "the tallest decides",
      "The smallest height that satisfies every inequality, by an optional height of zero",
      .priorities,
      [[0, 0, 100, 60], [0, 0, 20, 40], [20, 0, 20, 60]]
    ) { root in
      let (outer, a, b) = (Box(), Box(), Box())
      root.arrange(outer) {
        outer.corner(of: root) + [
          outer.widthAnchor.constraint(equalToConstant: 100),
          outer.heightAnchor.constraint(equalToConstant: 0).at(50),
        ]
      }
      return [outer]
        + outer.arrange(a, b) {
          a.corner(of: outer) + a.sized(20, 40) + b.corner(of: outer, 20) + b.sized(20, 60) + [
            outer.bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor),
            outer.bottomAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor),
          ]
        }
    },
    LayoutRow(
      "within the margins of both", "Two inequalities and a centering", .inequalities,
      [[100, 0, 200, 10]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        [
          box.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 100),
          box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
          box.widthAnchor.constraint(equalToConstant: 240).at(600),
          box.centerXAnchor.constraint(equalTo: root.centerXAnchor).at(500),
          box.topAnchor.constraint(equalTo: root.topAnchor),
          box.heightAnchor.constraint(equalToConstant: 10),
        ]
      }
    },
    LayoutRow(
      "999 yields to required", "Priority 999 is not required", .priorities, [[0, 0, 60, 10]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        box.corner(of: root) + [
          box.widthAnchor.constraint(equalToConstant: 60),
          box.widthAnchor.constraint(equalToConstant: 90).at(999),
          box.heightAnchor.constraint(equalToConstant: 10),
        ]
      }
    },
    LayoutRow(
      "an inactive constraint does not count", "Only active constraints count", .isActive,
      [[0, 0, 60, 10]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        let other = box.widthAnchor.constraint(equalToConstant: 90)
        other.isActive = true
        other.isActive = false
        return box.corner(of: root) + box.sized(60, 10)
      }
    },
    LayoutRow(
      "a size is not negative", "Widths and heights are never negative", .values,
      [[0, 0, 0, 10]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        box.corner(of: root) + [
          box.widthAnchor.constraint(equalToConstant: -30).at(900),
          box.heightAnchor.constraint(equalToConstant: 10),
        ]
      }
    },
  ]
}
