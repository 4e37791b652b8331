import UIKit

extension LayoutTable {
  /// Leading and trailing in both directions.
  static let direction: [LayoutRow] = [
    LayoutRow(
      "leading is left", "In a left-to-right layout leading is left", .values, [[10, 0, 40, 20]]
    ) {
      root in
      let box = Box(40, 20)
      return root.arrange(box) {
        [
          box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
          box.topAnchor.constraint(equalTo: root.topAnchor),
        ]
      }
    },
    LayoutRow(
      "leading is right", "In a right-to-left layout leading is right, and constants count left",
      .values,
      [[250, 0, 40, 20]]
    ) { root in
      root.semanticContentAttribute = .forceRightToLeft
      let box = Box(40, 20)
      return root.arrange(box) {
        [
          box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
          box.topAnchor.constraint(equalTo: root.topAnchor),
        ]
      }
    },
    LayoutRow(
      "left stays left", "Left and right do not depend on the direction", .values,
      [[10, 0, 40, 20]]
    ) {
      root in
      root.semanticContentAttribute = .forceRightToLeft
      let box = Box(40, 20)
      return root.arrange(box) { box.corner(of: root, 10) }
    },
    LayoutRow(
      "a row from the right", "Each view begins where the one before it ends", .values,
      [[250, 0, 50, 20], [182, 0, 60, 20]]
    ) { root in
      root.semanticContentAttribute = .forceRightToLeft
      let (a, b) = (Box(50, 20), Box(60, 20))
      return root.arrange(a, b) {
        [
          a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
          a.topAnchor.constraint(equalTo: root.topAnchor),
          b.topAnchor.constraint(equalTo: root.topAnchor),
        ]
      }
    },
    LayoutRow(
      "at least, from the right", "A mirrored inequality is mirrored as a whole", .values,
      [[200, 0, 60, 20]]
    ) { root in
      root.semanticContentAttribute = .forceRightToLeft
      let box = Box(60, 20)
      return root.arrange(box) {
        [
          box.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 40),
          box.leadingAnchor.constraint(equalTo: root.leadingAnchor).at(500),
          box.topAnchor.constraint(equalTo: root.topAnchor),
        ]
      }
    },
    LayoutRow(
      "a direction that changes", "The layout follows the direction", .semantics,
      [[260, 0, 40, 20]]
    ) {
      root in
      let box = Box(40, 20)
      root.arrange(box) {
        [
          box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          box.topAnchor.constraint(equalTo: root.topAnchor),
        ]
      }
      root.layoutIfNeeded()
      root.semanticContentAttribute = .forceRightToLeft
      return [box]
    },
  ]
}
