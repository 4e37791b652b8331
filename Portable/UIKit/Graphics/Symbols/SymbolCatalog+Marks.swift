import QuartzCore

extension SymbolCatalog {
  static let marks: [String: [SymbolPart]] = [
    "xmark": [.stroke("M -32 -32 L 32 32"), .stroke("M 32 -32 L -32 32")],
    "checkmark": [.stroke("M -33 5 L -11 33 L 34 -34")],
    "plus": [.stroke("M -38 0 H 38"), .stroke("M 0 -38 V 38")],
    "minus": [.stroke("M -38 0 H 38")],
    "multiply": [.stroke("M -27 -27 L 27 27"), .stroke("M 27 -27 L -27 27")],
    "equal": [.stroke("M -36 -14 H 36"), .stroke("M -36 14 H 36")],
    "ellipsis": [
      .disc(-35, 0, radius: 8.6), .disc(0, 0, radius: 8.6), .disc(35, 0, radius: 8.6),
    ],
    "info": [
      .disc(-1, -33, radius: 7), .stroke("M -10 -11 H 1 V 34"), .stroke("M -13 35 H 14"),
    ],
    "questionmark": [
      .stroke(
        "M -22 -19 C -22 -33 -12 -41 1 -41 C 14 -41 24 -33 24 -20 C 24 -10 18 -5 10 0 "
          + "C 3 4 0 8 0 15"),
      .disc(0, 36, radius: 6.6),
    ],
    "exclamationmark": [.stroke("M 0 -38 V 13"), .disc(0, 35, radius: 6.4)],
    "number": [
      .stroke("M -14 -38 L -22 38"), .stroke("M 22 -38 L 14 38"), .stroke("M -36 -14 H 38"),
      .stroke("M -38 14 H 36"),
    ],
    "star": [.stroke(Rounded.star(points: 5, outer: 51, inner: 21.5, dy: 4))],
    "star.fill": [.solid(Rounded.star(points: 5, outer: 51, inner: 21.5, dy: 4))],
    "star.leadinghalf.filled": [
      .stroke(Rounded.star(points: 5, outer: 51, inner: 21.5, dy: 4)),
      .solid("M 0 -47 L -12.6 -13.4 L -48.5 -11.8 L -20.4 10.6 L -30 45.3 L 0 25.5 Z"),
    ],
    "heart": [.stroke(heart)],
    "heart.fill": [.solid(heart)],
    "exclamationmark.triangle": [
      .stroke(triangle), .stroke("M 0 -16 V 12"), .disc(0, 27, radius: 5.2),
    ],
    "exclamationmark.triangle.fill": [
      .solid(triangle), .cut(.stroke("M 0 -16 V 12")), .cut(.disc(0, 27, radius: 5.2)),
    ],
    "eye": [.stroke(eye), .ring(0, 0, radius: 15)],
    "eye.fill": [.solid(eye), .cut(.ring(0, 0, radius: 17))],
    "eye.slash": [
      .stroke(eye), .ring(0, 0, radius: 15), .gap("M -42 -34 L 42 38"),
      .stroke("M -42 -36 L 42 36"),
    ],
    "list.bullet": [
      .disc(-45, -27, radius: 6), .disc(-45, 0, radius: 6), .disc(-45, 27, radius: 6),
      .stroke("M -24 -27 H 50"), .stroke("M -24 0 H 50"), .stroke("M -24 27 H 50"),
    ],
    "line.3.horizontal": [
      .stroke("M -42 -24 H 42"), .stroke("M -42 0 H 42"), .stroke("M -42 24 H 42"),
    ],
    "line.3.horizontal.decrease": [
      .stroke("M -46 -24 H 46"), .stroke("M -30 0 H 30"), .stroke("M -14 24 H 14"),
    ],
    "text.alignleft": [
      .stroke("M -44 -30 H 44"), .stroke("M -44 -10 H 16"), .stroke("M -44 10 H 44"),
      .stroke("M -44 30 H 16"),
    ],
    "textformat": [
      .stroke("M -54 33 L -29 -33 L -4 33"), .stroke("M -46 12 H -12"),
      .ring(28, 14, radius: 18), .stroke("M 47 -5 V 33"),
    ],
    "textformat.size": [
      .stroke("M -54 33 L -37 -12 L -20 33"), .stroke("M -48 18 H -26"),
      .stroke("M -8 33 L 22 -37 L 52 33"), .stroke("M 2 11 H 42"),
    ],
    "textformat.abc": [
      .stroke("M -58 25 L -42 -25 L -26 25"), .stroke("M -53 9 H -31"),
      .stroke("M -9 -25 H 4 C 20 -25 20 -1 4 -1 H -9 Z M -9 -1 H 6 C 24 -1 24 25 6 25 H -9 Z"),
      .stroke(Rounded.arc(48, 0, 24, from: 45, to: 315)),
    ],
  ]

  static let heart =
    "M 0 44 C -26 26 -48 8 -48 -14 C -48 -31 -37 -42 -23 -42 C -12 -42 -4 -36 0 -27 "
    + "C 4 -36 12 -42 23 -42 C 37 -42 48 -31 48 -14 C 48 8 26 26 0 44 Z"

  static let triangle =
    "M -7 -44 L -50 32 C -54 39 -50 44 -43 44 H 43 C 50 44 54 39 50 32 L 7 -44 "
    + "C 4 -49 -4 -49 -7 -44 Z"

  static let eye =
    "M -58 0 C -44 -22 -24 -33 0 -33 C 24 -33 44 -22 58 0 C 44 22 24 33 0 33 C -24 33 -44 22 -58 0 Z"
}
