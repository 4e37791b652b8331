import UIKit

extension LayoutTable {
  /// Edges, sizes, centers and multipliers.
  static let edges: [LayoutRow] = [
    LayoutRow(
      "edges to the superview",
      "item1.attribute1 = multiplier × item2.attribute2 + constant",
      .nonambiguous,
      [[0, 0, 300, 200]]
    ) { root in
      let box = Box()
      return root.arrange(box) { box.pinned(to: root) }
    },
    LayoutRow(
      "edges with insets", "A positive constant moves right and down, a negative one left and up",
      .values,
      [[10, 10, 280, 180]]
    ) { root in
      let box = Box()
      return root.arrange(box) { box.pinned(to: root, 10) }
    },
    LayoutRow("corner and size", "A size may equal a constant", .anatomy, [[20, 30, 40, 50]]) {
      root in
      let box = Box()
      return root.arrange(box) { box.corner(of: root, 20, 30) + box.sized(40, 50) }
    },
    LayoutRow(
      "bottom right corner", "The right and bottom attributes are the far edges", .attribute,
      [[250, 140, 40, 50]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        [
          box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
          box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
        ] + box.sized(40, 50)
      }
    },
    LayoutRow(
      "center", "centerX and centerY lie in the middle of the alignment rectangle", .attribute,
      [[130, 75, 40, 50]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        [
          box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
          box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ] + box.sized(40, 50)
      }
    },
    LayoutRow(
      "center with offset", "The constant is added to the second attribute", .anatomy,
      [[150, 65, 40, 50]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        [
          box.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 20),
          box.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -10),
        ] + box.sized(40, 50)
      }
    },
    LayoutRow(
      "a share of the width", "The multiplier scales the second attribute", .anatomy,
      [[0, 0, 100, 50]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        box.corner(of: root) + [
          box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3),
          box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: -50),
        ]
      }
    },
    LayoutRow(
      "an aspect ratio", "The height may equal a multiple of the view's own width", .anatomy,
      [[0, 0, 120, 60]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        box.corner(of: root) + [
          box.widthAnchor.constraint(equalToConstant: 120),
          box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        ]
      }
    },
    LayoutRow(
      "device-21: a multiplier of a position", "multiplier × item2.attribute2, of any attribute",
      .device,
      [[80, 0, 40, 10]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        [
          NSLayoutConstraint(
            item: box, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
            multiplier: 2.0 / 3, constant: 0),
          box.topAnchor.constraint(equalTo: root.topAnchor),
        ] + box.sized(40, 10)
      }
    },
    LayoutRow(
      "a chain", "Constraints may relate siblings", .equations,
      [[0, 0, 50, 20], [58, 0, 60, 20], [126, 0, 174, 20]]
    ) { root in
      let (a, b, c) = (Box(), Box(), Box())
      return root.arrange(a, b, c) {
        a.corner(of: root) + a.sized(50, 20) + b.sized(60, 20) + [
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
          c.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8),
          c.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          b.topAnchor.constraint(equalTo: a.topAnchor),
          c.topAnchor.constraint(equalTo: a.topAnchor),
          c.heightAnchor.constraint(equalTo: a.heightAnchor),
        ]
      }
    },
    LayoutRow(
      "equal widths", "A size may equal another's; the system is solved as a whole", .equations,
      [[0, 0, 146, 20], [154, 0, 146, 20]]
    ) { root in
      let (a, b) = (Box(), Box())
      return root.arrange(a, b) {
        a.corner(of: root) + [
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
          b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          a.widthAnchor.constraint(equalTo: b.widthAnchor),
          a.heightAnchor.constraint(equalToConstant: 20),
          b.topAnchor.constraint(equalTo: a.topAnchor),
          b.bottomAnchor.constraint(equalTo: a.bottomAnchor),
        ]
      }
    },
    LayoutRow(
      "widths one to two", "A multiplier between two unknown sizes", .equality,
      [[0, 0, 100, 20], [100, 0, 200, 20]]
    ) { root in
      let (a, b) = (Box(), Box())
      return root.arrange(a, b) {
        a.corner(of: root) + [
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
          b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
          a.heightAnchor.constraint(equalToConstant: 20),
          b.topAnchor.constraint(equalTo: a.topAnchor),
          b.heightAnchor.constraint(equalTo: a.heightAnchor),
        ]
      }
    },
    LayoutRow(
      "a view in a view", "A frame is in the superview's coordinates", .frame,
      [[20, 20, 260, 160], [5, 5, 250, 150]]
    ) { root in
      let (outer, inner) = (Box(), Box())
      root.arrange(outer) { outer.pinned(to: root, 20) }
      return [outer] + outer.arrange(inner) { inner.pinned(to: outer, 5) }
    },
    LayoutRow(
      "a view across levels", "Constraints may relate views of one common ancestor", .isActive,
      [[20, 20, 260, 160], [80, 0, 100, 30]]
    ) { root in
      let (outer, inner) = (Box(), Box())
      root.arrange(outer) { outer.pinned(to: root, 20) }
      return [outer]
        + outer.arrange(inner) {
          [
            inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
            inner.widthAnchor.constraint(equalToConstant: 100),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.heightAnchor.constraint(equalToConstant: 30),
          ]
        }
    },
    LayoutRow(
      "a superview around its content", "Constraints determine the superview as well", .fittingSize,
      [[0, 0, 60, 50], [10, 10, 40, 30]]
    ) { root in
      let (outer, inner) = (Box(), Box())
      root.arrange(outer) { outer.corner(of: root) }
      return [outer] + outer.arrange(inner) { inner.pinned(to: outer, 10) + inner.sized(40, 30) }
    },
    LayoutRow(
      "a frame with a mask",
      "translatesAutoresizingMaskIntoConstraints: the frame becomes constraints", .mask,
      [[20, 10, 100, 50], [120, 10, 30, 50]]
    ) { root in
      let (fixed, box) = (UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 50)), Box())
      root.addSubview(fixed)
      return [fixed]
        + root.arrange(box) {
          [
            box.leadingAnchor.constraint(equalTo: fixed.trailingAnchor),
            box.topAnchor.constraint(equalTo: fixed.topAnchor),
            box.heightAnchor.constraint(equalTo: fixed.heightAnchor),
            box.widthAnchor.constraint(equalToConstant: 30),
          ]
        }
    },
    LayoutRow(
      "device-7: whole pixels", "Views lie on pixels; neighbors stay neighbors", .device,
      [[0, 0, 100, 200], [100, 0, 100, 200], [200, 0, 100, 200]]
    ) { root in
      let (a, b, c) = (Box(), Box(), Box())
      return root.arrange(a, b, c) {
        [
          a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
          c.leadingAnchor.constraint(equalTo: b.trailingAnchor),
          c.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          a.widthAnchor.constraint(equalTo: b.widthAnchor),
          b.widthAnchor.constraint(equalTo: c.widthAnchor),
        ]
          + [a, b, c].flatMap {
            [
              $0.topAnchor.constraint(equalTo: root.topAnchor),
              $0.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ]
          }
      }
    },
    LayoutRow(
      "device-8: a root without a mask",
      "A root that translates no mask takes the size of its content",
      .device,
      [[0, 0, 70, 40], [0, 0, 70, 40]]
    ) { root in
      root.translatesAutoresizingMaskIntoConstraints = false
      let box = Box(70, 40)
      return [root] + root.arrange(box) { box.pinned(to: root) }
    },
  ]
}
