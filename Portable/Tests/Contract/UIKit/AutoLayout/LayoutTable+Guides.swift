import UIKit

extension LayoutTable {
  /// Layout guides, of the view's own and of the system.
  static let guides: [LayoutRow] = [
    LayoutRow(
      "a guide as a spacer", "A guide takes part like a view that is not drawn", .layoutGuide,
      [[0, 0, 50, 10], [80, 0, 50, 10]]
    ) { root in
      let (a, b, guide) = (Box(), Box(), UILayoutGuide())
      root.addLayoutGuide(guide)
      return root.arrange(a, b) {
        a.corner(of: root) + a.sized(50, 10) + b.sized(50, 10) + [
          guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
          guide.widthAnchor.constraint(equalToConstant: 30),
          b.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
          b.topAnchor.constraint(equalTo: root.topAnchor),
        ]
      }
    },
    LayoutRow(
      "equal spacers", "Guides may equal each other", .layoutGuide,
      [[50, 0, 50, 10], [200, 0, 50, 10]]
    ) {
      root in
      let (a, b) = (Box(), Box())
      let guides = (0..<3).map { _ in UILayoutGuide() }
      guides.forEach(root.addLayoutGuide)
      return root.arrange(a, b) {
        a.sized(50, 10) + b.sized(50, 10) + [
          guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
          a.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
          guides[1].leadingAnchor.constraint(equalTo: a.trailingAnchor),
          b.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
          guides[2].leadingAnchor.constraint(equalTo: b.trailingAnchor),
          guides[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
          guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor, multiplier: 2),
          guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
          a.topAnchor.constraint(equalTo: root.topAnchor),
          b.topAnchor.constraint(equalTo: root.topAnchor),
        ]
      }
    },
    LayoutRow(
      "the layout margins", "layoutMarginsGuide: the margins are 8 points by default", .margins,
      [[8, 8, 284, 184]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        let guide = root.layoutMarginsGuide
        return [
          box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          box.topAnchor.constraint(equalTo: guide.topAnchor),
          box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ]
      }
    },
    LayoutRow("changed margins", "The guide follows layoutMargins", .margins, [[20, 10, 250, 150]])
    { root in
      let box = Box()
      root.arrange(box) {
        let guide = root.layoutMarginsGuide
        return [
          box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          box.topAnchor.constraint(equalTo: guide.topAnchor),
          box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ]
      }
      root.layoutIfNeeded()
      root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 40, right: 30)
      return [box]
    },
    LayoutRow(
      "margin attributes", "leftMargin and its like are the edges of the margins' guide",
      .marginAttribute,
      [[8, 8, 100, 50]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        [
          NSLayoutConstraint(
            item: box, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leftMargin,
            multiplier: 1, constant: 0),
          NSLayoutConstraint(
            item: box, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin,
            multiplier: 1, constant: 0),
        ] + box.sized(100, 50)
      }
    },
    LayoutRow(
      "the center of the margins", "centerXWithinMargins: between the margins", .marginAttribute,
      [[100, 0, 100, 50]]
    ) { root in
      let box = Box()
      root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return root.arrange(box) {
        [
          NSLayoutConstraint(
            item: box, attribute: .centerX, relatedBy: .equal, toItem: root,
            attribute: .centerXWithinMargins, multiplier: 1, constant: 0),
          box.topAnchor.constraint(equalTo: root.topAnchor),
        ] + box.sized(100, 50)
      }
    },
    LayoutRow(
      "the safe area without a window",
      "safeAreaLayoutGuide: outside of a window the safe area is the bounds", .safeArea,
      [[0, 0, 300, 200]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        let guide = root.safeAreaLayoutGuide
        return [
          box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          box.topAnchor.constraint(equalTo: guide.topAnchor),
          box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ]
      }
    },
    LayoutRow(
      "a narrow readable width", "readableContentGuide is never wider than the margins", .readable,
      [[8, 0, 284, 10]]
    ) { root in
      let box = Box()
      return root.arrange(box) {
        let guide = root.readableContentGuide
        return [
          box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          box.topAnchor.constraint(equalTo: root.topAnchor),
          box.heightAnchor.constraint(equalToConstant: 10),
        ]
      }
    },
    LayoutRow(
      "a scroll view's content",
      "contentLayoutGuide: constraints to it determine the size of the content", .contentGuide,
      [[0, 0, 300, 200], [0, 0, 500, 900]]
    ) { root in
      let (scroll, box) = (UIScrollView(), Box())
      root.arrange(scroll) { scroll.pinned(to: root) }
      return [scroll]
        + scroll.arrange(box) {
          let guide = scroll.contentLayoutGuide
          return [
            box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            box.topAnchor.constraint(equalTo: guide.topAnchor),
            box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          ] + box.sized(500, 900)
        }
    },
    LayoutRow(
      "as wide as the scroll view", "frameLayoutGuide: the frame of the scroll view", .frameGuide,
      [[0, 0, 300, 900]]
    ) { root in
      let (scroll, box) = (UIScrollView(), Box())
      root.arrange(scroll) { scroll.pinned(to: root) }
      return scroll.arrange(box) {
        box.pinned(to: scroll) + [
          box.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
          box.heightAnchor.constraint(equalToConstant: 900),
        ]
      }
    },
    LayoutRow(
      "the width of a scroll view inside",
      "Constraints on a scroll view's height, width or center use its frame", .scrollViews,
      [[0, 0, 300, 400]]
    ) { root in
      let (scroll, box) = (UIScrollView(), Box())
      root.arrange(scroll) { scroll.pinned(to: root) }
      return scroll.arrange(box) {
        box.pinned(to: scroll) + [
          box.widthAnchor.constraint(equalTo: scroll.widthAnchor),
          box.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2),
        ]
      }
    },
    LayoutRow(
      "floating over a scrolled view",
      "Constraints to the frame's guide keep a view in place while the content scrolls",
      .frameGuide,
      [[10, 110, 40, 20]]
    ) { root in
      let (scroll, box) = (UIScrollView(), Box())
      scroll.contentSize = CGSize(width: 300, height: 1000)
      root.arrange(scroll) { scroll.pinned(to: root) }
      scroll.arrange(box) {
        [
          box.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor, constant: 10),
          box.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 10),
        ] + box.sized(40, 20)
      }
      root.layoutIfNeeded()
      scroll.contentOffset.y = 100
      return [box]
    },
    // Apps float buttons over the rows of a table that way.
    LayoutRow(
      "at the safe area of a scrolled view",
      "Constraints to the safe area of a scroll view keep a view in place while the content scrolls",
      .safeArea,
      [[0, 480, 300, 20]]
    ) { root in
      let (scroll, box) = (UIScrollView(), Box())
      scroll.contentSize = CGSize(width: 300, height: 1000)
      root.arrange(scroll) { scroll.pinned(to: root) }
      scroll.arrange(box) {
        let guide = scroll.safeAreaLayoutGuide
        return [
          box.leftAnchor.constraint(equalTo: guide.leftAnchor),
          box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ] + box.sized(300, 20)
      }
      root.layoutIfNeeded()
      scroll.contentOffset.y = 300
      return [box]
    },
    LayoutRow(
      "as wide as a distance is high", "anchorWithOffset(to:) is the distance between two anchors",
      .anchorOffset,
      [[0, 0, 150, 50], [0, 200, 20, 10]]
    ) { root in
      let (a, b) = (Box(), Box())
      return root.arrange(a, b) {
        a.corner(of: root) + b.sized(20, 10) + [
          a.heightAnchor.constraint(equalToConstant: 50),
          b.leftAnchor.constraint(equalTo: root.leftAnchor),
          b.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
          a.widthAnchor.constraint(equalTo: a.bottomAnchor.anchorWithOffset(to: b.topAnchor)),
        ]
      }
    },
  ]
}
