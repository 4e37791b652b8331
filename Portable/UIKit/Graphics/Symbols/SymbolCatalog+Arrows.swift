import QuartzCore

extension SymbolCatalog {
  static let chevronsAndArrows: [String: [SymbolPart]] = [
    "chevron.right": [.stroke("M -16.5 -34 L 16.5 0 L -16.5 34")],
    "chevron.forward": [.stroke("M -16.5 -34 L 16.5 0 L -16.5 34")],
    "chevron.left": [.stroke("M 16.5 -34 L -16.5 0 L 16.5 34")],
    "chevron.backward": [.stroke("M 16.5 -34 L -16.5 0 L 16.5 34")],
    "chevron.up": [.stroke("M -36 17 L 0 -17 L 36 17")],
    "chevron.down": [.stroke("M -36 -17 L 0 17 L 36 -17")],
    "chevron.compact.down": [.stroke("M -40 -7 L 0 7 L 40 -7")],
    "chevron.compact.up": [.stroke("M -40 7 L 0 -7 L 40 7")],
    "chevron.up.chevron.down": [
      .stroke("M -20 -14 L 0 -36 L 20 -14"), .stroke("M -20 14 L 0 36 L 20 14"),
    ],
    "chevron.left.forwardslash.chevron.right": [
      .stroke("M -36 -24 L -58 0 L -36 24"), .stroke("M 36 -24 L 58 0 L 36 24"),
      .stroke("M 13 -36 L -13 36"),
    ],
    "arrow.right": [.stroke("M -40 0 H 40"), .stroke("M 12 -29 L 41 0 L 12 29")],
    "arrow.forward": [.stroke("M -40 0 H 40"), .stroke("M 12 -29 L 41 0 L 12 29")],
    "arrow.left": [.stroke("M 40 0 H -40"), .stroke("M -12 -29 L -41 0 L -12 29")],
    "arrow.backward": [.stroke("M 40 0 H -40"), .stroke("M -12 -29 L -41 0 L -12 29")],
    "arrow.up": [.stroke("M 0 40 V -40"), .stroke("M -29 -12 L 0 -41 L 29 -12")],
    "arrow.down": [.stroke("M 0 -40 V 40"), .stroke("M -29 12 L 0 41 L 29 12")],
    "arrow.left.arrow.right": [
      .stroke("M -46 -17 H 42"), .stroke("M 26 -37 L 47 -17 L 26 3"),
      .stroke("M 46 19 H -42"), .stroke("M -26 -1 L -47 19 L -26 39"),
    ],
    "arrow.left.and.right": [
      .stroke("M -50 0 H 50"), .stroke("M 29 -22 L 52 0 L 29 22"),
      .stroke("M -29 -22 L -52 0 L -29 22"),
    ],
    "arrow.up.arrow.down": [
      .stroke("M -19 44 V -42"), .stroke("M -39 -24 L -19 -45 L 1 -24"),
      .stroke("M 19 -44 V 42"), .stroke("M -1 24 L 19 45 L 39 24"),
    ],
    "arrow.up.left.and.arrow.down.right": [
      .stroke("M -7 -7 L -36 -36"), .stroke("M -37 -12 V -37 H -12"),
      .stroke("M 7 7 L 36 36"), .stroke("M 37 12 V 37 H 12"),
    ],
    "arrow.uturn.backward": [
      .stroke("M -17 -46 L -43 -21 L -17 4"),
      .stroke("M -42 -21 H 15 C 33 -21 45 -8 45 9 C 45 27 33 40 15 40 H -8"),
    ],
    "arrow.uturn.forward": [
      .stroke("M 17 -46 L 43 -21 L 17 4"),
      .stroke("M 42 -21 H -15 C -33 -21 -45 -8 -45 9 C -45 27 -33 40 -15 40 H 8"),
    ],
    "arrow.uturn.left": [
      .stroke("M -17 -46 L -43 -21 L -17 4"),
      .stroke("M -42 -21 H 15 C 33 -21 45 -8 45 9 C 45 27 33 40 15 40 H -8"),
    ],
    "arrow.uturn.right": [
      .stroke("M 17 -46 L 43 -21 L 17 4"),
      .stroke("M 42 -21 H -15 C -33 -21 -45 -8 -45 9 C -45 27 -33 40 -15 40 H 8"),
    ],
    "clock.arrow.circlepath": [
      .stroke(Rounded.arc(4, 0, 44, from: -162, to: 160)),
      .fill("M -58 -24 L -24 -20 L -46 8 Z"), .stroke("M 4 -22 V 4 H 24"),
    ],
    "arrow.clockwise": [
      .stroke(Rounded.arc(0, 4, 40, from: -30, to: 268)),
      .fill(
        "M -4 -56 L 23 -39 C 26 -37 26 -34 23 -32 L -4 -15 C -7 -13 -10 -15 -10 -18 V -53 "
          + "C -10 -56 -7 -58 -4 -56 Z"),
    ],
    "arrow.counterclockwise": [
      .stroke(Rounded.arc(0, 4, 40, from: -88, to: 210)),
      .fill(
        "M 4 -56 L -23 -39 C -26 -37 -26 -34 -23 -32 L 4 -15 C 7 -13 10 -15 10 -18 V -53 "
          + "C 10 -56 7 -58 4 -56 Z"),
    ],
    "arrow.triangle.2.circlepath": [
      .stroke(Rounded.arc(0, 0, 38, from: 190, to: 325)),
      .stroke(Rounded.arc(0, 0, 38, from: 10, to: 145)),
      .fill("M 46 -32 L 42 -2 L 18 -18 Z"), .fill("M -46 32 L -42 2 L -18 18 Z"),
    ],
  ]
}
