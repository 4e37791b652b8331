import QuartzCore

extension SymbolCatalog {
  static let objects: [String: [SymbolPart]] = [
    "trash": [
      .stroke("M -33 -31 L -28 40 C -28 46 -23 50 -17 50 H 17 C 23 50 28 46 28 40 L 33 -31"),
      .stroke("M -42 -31 H 42"),
      .stroke("M -17 -32 V -40 C -17 -46 -13 -50 -7 -50 H 7 C 13 -50 17 -46 17 -40 V -32"),
      .thin("M -13 -14 L -11 33", 0.8), .thin("M 0 -14 V 33", 0.8), .thin("M 13 -14 L 11 33", 0.8),
    ],
    "trash.fill": [
      .solid("M -32 -24 L -28 40 C -28 46 -23 50 -17 50 H 17 C 23 50 28 46 28 40 L 32 -24 Z"),
      .stroke("M -42 -36 H 42"),
      .stroke("M -17 -37 V -42 C -17 -48 -13 -52 -7 -52 H 7 C 13 -52 17 -48 17 -42 V -37"),
      .cut(.thin("M -13 -10 L -11 36", 0.8)), .cut(.thin("M 0 -10 V 36", 0.8)),
      .cut(.thin("M 13 -10 L 11 36", 0.8)),
    ],
    "square.and.arrow.up": [
      .stroke(
        "M -15 -12 H -24 C -31 -12 -36 -7 -36 0 V 40 C -36 47 -31 52 -24 52 H 24 "
          + "C 31 52 36 47 36 40 V 0 C 36 -7 31 -12 24 -12 H 15"),
      .stroke("M 0 23 V -52"), .stroke("M -19 -34 L 0 -54 L 19 -34"),
    ],
    "square.and.arrow.down": [
      .stroke(
        "M -15 -12 H -24 C -31 -12 -36 -7 -36 0 V 40 C -36 47 -31 52 -24 52 H 24 "
          + "C 31 52 36 47 36 40 V 0 C 36 -7 31 -12 24 -12 H 15"),
      .stroke("M 0 -50 V 24"), .stroke("M -19 6 L 0 26 L 19 6"),
    ],
    "square.stack": [
      .stroke(Rounded.rect(-42, -20, 84, 68, radius: 13)), .thin("M -34 -35 H 34", 0.85),
      .thin("M -26 -49 H 26", 0.85),
    ],
    "square.stack.fill": [
      .solid(Rounded.rect(-42, -20, 84, 68, radius: 13)), .thin("M -34 -35 H 34", 0.85),
      .thin("M -26 -49 H 26", 0.85),
    ],
    "square.3.layers.3d": [
      .stroke("M 0 -42 L 46 -20 L 0 2 L -46 -20 Z"), .stroke("M -46 0 L 0 22 L 46 0"),
      .stroke("M -46 20 L 0 42 L 46 20"),
    ],
    "rectangle.stack": [
      .stroke(Rounded.rect(-52, -14, 104, 60, radius: 12)), .thin("M -43 -29 H 43", 0.85),
      .thin("M -34 -43 H 34", 0.85),
    ],
    "rectangle.stack.fill": [
      .solid(Rounded.rect(-52, -14, 104, 60, radius: 12)), .thin("M -43 -29 H 43", 0.85),
      .thin("M -34 -43 H 34", 0.85),
    ],
    "hand.tap": hand + [
      .thin(Rounded.arc(-6, -22, 26, from: 160, to: 380), 0.85)
    ],
    "hand.point.up.left": hand,
    "bell": [.stroke(bell), .stroke(Rounded.arc(0, 36, 13, from: 10, to: 170))],
    "bell.fill": [.solid(bell), .stroke(Rounded.arc(0, 36, 13, from: 10, to: 170))],
    "person": [.ring(0, -24, radius: 20), .stroke(shoulders)],
    "person.fill": [.plate(0, -24, radius: 20), .solid(shoulders)],
    "person.crop.circle": [
      .ring(0, 0, radius: 46), .plate(0, -12, radius: 14),
      .fill("M -32 34 C -28 18 -16 10 0 10 C 16 10 28 18 32 34 C 14 50 -14 50 -32 34 Z"),
    ],
    "house": [
      .stroke("M -50 0 L 0 -42 L 50 0"), .stroke("M -36 -8 V 40 H 36 V -8"),
      .stroke("M -11 40 V 12 H 11 V 40"),
    ],
    "house.fill": [
      .stroke("M -50 0 L 0 -42 L 50 0"), .solid("M -36 6 L 0 -24 L 36 6 V 40 H -36 Z"),
      .cut(.fill("M -11 44 V 16 H 11 V 44 Z")),
    ],
    "folder": [
      .stroke(
        "M -50 30 V -30 C -50 -36 -46 -40 -40 -40 H -20 C -12 -40 -12 -30 -4 -30 H 40 "
          + "C 46 -30 50 -26 50 -20 V 30 C 50 36 46 40 40 40 H -40 C -46 40 -50 36 -50 30 Z"),
      .stroke("M -50 -13 H 50"),
    ],
    "folder.fill": [
      .solid(
        "M -50 30 V -30 C -50 -36 -46 -40 -40 -40 H -20 C -12 -40 -12 -30 -4 -30 H 40 "
          + "C 46 -30 50 -26 50 -20 V 30 C 50 36 46 40 40 40 H -40 C -46 40 -50 36 -50 30 Z"),
      .cut(.thin("M -54 -13 H 54", 0.7)),
    ],
    "doc": [.stroke(document), .stroke("M 6 -50 V -24 C 6 -20 9 -17 13 -17 H 37")],
    "doc.text": [
      .stroke(document), .stroke("M 6 -50 V -24 C 6 -20 9 -17 13 -17 H 37"),
      .thin("M -19 6 H 19", 0.8), .thin("M -19 26 H 19", 0.8),
    ],
    "doc.on.doc": [
      .stroke(Rounded.rect(-42, -50, 56, 72, radius: 10)),
      .gap(Rounded.rect(-14, -22, 56, 72, radius: 10)),
      .stroke(Rounded.rect(-14, -22, 56, 72, radius: 10)),
    ],
    "photo": [
      .stroke(Rounded.rect(-54, -40, 108, 80, radius: 13)), .plate(-27, -17, radius: 5),
      .stroke("M -50 30 L -24 6 L -8 20 L 20 -8 L 52 24"),
    ],
    "camera": [
      .stroke(
        "M -54 28 V -18 C -54 -26 -50 -30 -42 -30 H -28 L -18 -42 H 18 L 28 -30 H 42 "
          + "C 50 -30 54 -26 54 -18 V 28 C 54 36 50 40 42 40 H -42 C -50 40 -54 36 -54 28 Z"),
      .ring(0, 3, radius: 20),
    ],
    "lock": [
      .stroke(Rounded.rect(-32, -6, 64, 52, radius: 10)),
      .stroke("M -20 -6 V -24 C -20 -38 -12 -46 0 -46 C 12 -46 20 -38 20 -24 V -6"),
    ],
    "lock.fill": [
      .solid(Rounded.rect(-32, -6, 64, 52, radius: 10)),
      .stroke("M -20 -6 V -24 C -20 -38 -12 -46 0 -46 C 12 -46 20 -38 20 -24 V -6"),
    ],
    "lock.open": [
      .stroke(Rounded.rect(-42, -6, 64, 52, radius: 10)),
      .stroke("M 8 -6 V -24 C 8 -38 16 -46 27 -46 C 38 -46 46 -38 46 -24 V -14"),
    ],
    "clock": [.ring(0, 0, radius: 46), .stroke("M 0 -28 V 2 H -20")],
    "calendar": [
      .stroke(Rounded.rect(-46, -40, 92, 80, radius: 13)), .stroke("M -46 -17 H 46"),
      .disc(-22, 2, radius: 5), .disc(0, 2, radius: 5), .disc(22, 2, radius: 5),
      .disc(-22, 22, radius: 5), .disc(0, 22, radius: 5), .disc(22, 22, radius: 5),
    ],
    "globe": [
      .ring(0, 0, radius: 46), .thin("M -44 -15 H 44", 0.8), .thin("M -44 15 H 44", 0.8),
      .thin("M 0 -46 C -28 -22 -28 22 0 46 C 28 22 28 -22 0 -46 Z", 0.8),
    ],
    "link": [
      .stroke("M -12 12 L 12 -12"),
      .stroke("M -4 -18 L 12 -34 C 34 -54 56 -30 36 -10 L 20 6"),
      .stroke("M 4 18 L -12 34 C -34 54 -56 30 -36 10 L -20 -6"),
    ],
    "paperplane": [.stroke("M 46 -46 L -46 -10 L -10 10 L 10 46 Z"), .stroke("M 46 -46 L -10 10")],
    "paperplane.fill": [
      .solid("M 46 -46 L -46 -10 L -10 10 L 10 46 Z"), .cut(.thin("M 46 -46 L -10 10", 0.7)),
    ],
    "bookmark": [.stroke("M -26 -46 H 26 V 46 L 0 20 L -26 46 Z")],
    "bookmark.fill": [.solid("M -26 -46 H 26 V 46 L 0 20 L -26 46 Z")],
    "flag": [.stroke("M -34 50 V -44"), .stroke("M -34 -44 H 38 L 26 -20 L 38 4 H -34")],
    "flag.fill": [.stroke("M -34 50 V -44"), .solid("M -34 -44 H 38 L 26 -20 L 38 4 H -34 Z")],
    "tag": [
      .stroke("M -44 -44 H -2 L 44 2 C 47 5 47 9 44 12 L 12 44 C 9 47 5 47 2 44 L -44 -2 Z"),
      .disc(-24, -24, radius: 6.5),
    ],
    "bolt": [.stroke("M 8 -50 L -32 8 H -4 L -10 50 L 32 -12 H 4 Z")],
    "bolt.fill": [.solid("M 8 -50 L -32 8 H -4 L -10 50 L 32 -12 H 4 Z")],
    "drop": [.stroke(drop)],
    "drop.fill": [.solid(drop)],
    "iphone": [
      .stroke(Rounded.rect(-27, -50, 54, 100, radius: 13)), .thin("M -8 -40 H 8", 0.8),
    ],
    "ipad": [.stroke(Rounded.rect(-38, -50, 76, 100, radius: 11)), .thin("M -8 38 H 8", 0.7)],
  ]

  private static let hand: [SymbolPart] = [
    .stroke(
      "M -15 15 V -22 C -15 -28 -11 -32 -6 -32 C -1 -32 3 -28 3 -22 V 2 C 3 -4 7 -7 12 -7 "
        + "C 17 -7 20 -3 20 2 V 5 C 21 0 24 -2 28 -2 C 33 -2 36 2 36 7 V 11 C 37 7 40 5 43 5 "
        + "C 48 5 51 9 51 14 V 26 C 51 46 38 60 18 60 C 2 60 -8 53 -16 41 L -32 18 "
        + "C -36 12 -34 6 -30 3 C -26 1 -22 2 -19 6 L -15 12")
  ]

  private static let bell =
    "M -40 30 C -42 24 -30 18 -30 -6 C -30 -30 -20 -44 0 -46 C 20 -44 30 -30 30 -6 "
    + "C 30 18 42 24 40 30 Z"

  private static let shoulders =
    "M -38 44 C -42 44 -44 41 -43 37 C -39 20 -22 10 0 10 C 22 10 39 20 43 37 C 44 41 42 44 38 44 Z"

  private static let document =
    "M -24 -50 H 7 L 37 -20 V 37 C 37 46 32 50 24 50 H -24 C -32 50 -37 46 -37 37 V -37 "
    + "C -37 -46 -32 -50 -24 -50 Z"

  private static let drop =
    "M 0 -48 C -16 -22 -32 -4 -32 16 C -32 36 -18 48 0 48 C 18 48 32 36 32 16 C 32 -4 16 -22 0 -48 Z"
}
