import QuartzCore

extension SymbolCatalog {
  static let shapesAndFrames: [String: [SymbolPart]] = [
    "circle": [.ring(0, 0, radius: 46)],
    "circle.fill": [.plate(0, 0, radius: 46)],
    "circle.inset.filled": [.ring(0, 0, radius: 46), .plate(0, 0, radius: 30)],
    "circle.lefthalf.filled": [
      .ring(0, 0, radius: 46), .fill(Rounded.arc(0, 0, 46, from: 90, to: 270) + " Z"),
    ],
    "circle.righthalf.filled": [
      .ring(0, 0, radius: 46), .fill(Rounded.arc(0, 0, 46, from: -90, to: 90) + " Z"),
    ],
    "circle.dotted": stride(from: CGFloat(0), to: 360, by: 30).map {
      .thin(Rounded.ray($0, from: 46, to: 46.1), 1)
    },
    "square": [.stroke(roundedSquare)],
    "square.fill": [.solid(roundedSquare)],
    "square.lefthalf.filled": [
      .stroke(roundedSquare),
      .fill("M -42 -30 C -42 -40 -38 -42 -28 -42 H 0 V 42 H -28 C -38 42 -42 40 -42 30 Z"),
    ],
    "square.grid.2x2": [
      .stroke(Rounded.rect(-42, -42, 34, 34, radius: 7)),
      .stroke(Rounded.rect(8, -42, 34, 34, radius: 7)),
      .stroke(Rounded.rect(-42, 8, 34, 34, radius: 7)),
      .stroke(Rounded.rect(8, 8, 34, 34, radius: 7)),
    ],
    "square.grid.2x2.fill": [
      .solid(Rounded.rect(-42, -42, 32, 32, radius: 6)),
      .solid(Rounded.rect(10, -42, 32, 32, radius: 6)),
      .solid(Rounded.rect(-42, 10, 32, 32, radius: 6)),
      .solid(Rounded.rect(10, 10, 32, 32, radius: 6)),
    ],
    "square.on.square": [
      .stroke(Rounded.rect(-46, -46, 64, 64, radius: 12)),
      .gap(Rounded.rect(-18, -18, 64, 64, radius: 12)),
      .stroke(Rounded.rect(-18, -18, 64, 64, radius: 12)),
    ],
    "circle.dashed": (0..<8).map {
      .stroke(Rounded.arc(0, 0, 46, from: CGFloat($0) * 45 + 12, to: CGFloat($0) * 45 + 33))
    },
    "line.diagonal": [.stroke("M -38 38 L 38 -38")],
    "line.diagonal.arrow": [
      .stroke("M -38 38 L 38 -38"), .stroke("M 0 -38 H 38 V 0"),
    ],
    "oval": [
      .stroke(
        "M -54 0 C -54 -21 -30 -38 0 -38 C 30 -38 54 -21 54 0 C 54 21 30 38 0 38 "
          + "C -30 38 -54 21 -54 0 Z")
    ],
    "rectangle": [.stroke(Rounded.rect(-54, -38, 108, 76, radius: 13))],
    "rectangle.fill": [.solid(Rounded.rect(-54, -38, 108, 76, radius: 13))],
    "rectangle.portrait": [.stroke(Rounded.rect(-36, -50, 72, 100, radius: 13))],
    "rectangle.portrait.bottomhalf.inset.filled": [
      .stroke(Rounded.rect(-36, -50, 72, 100, radius: 13)),
      .fill(Rounded.rect(-26, 2, 52, 38, radius: 5)),
    ],
    "rectangle.portrait.tophalf.inset.filled": [
      .stroke(Rounded.rect(-36, -50, 72, 100, radius: 13)),
      .fill(Rounded.rect(-26, -40, 52, 38, radius: 5)),
    ],
    "rectangle.bottomhalf.inset.filled": [
      .stroke(Rounded.rect(-54, -38, 108, 76, radius: 13)),
      .fill(Rounded.rect(-44, 0, 88, 28, radius: 5)),
    ],
    "rectangle.inset.filled": [
      .stroke(Rounded.rect(-54, -38, 108, 76, radius: 13)),
      .fill(Rounded.rect(-43, -27, 86, 54, radius: 5)),
    ],
    "rectangle.split.3x1": [
      .stroke(Rounded.rect(-54, -38, 108, 76, radius: 13)), .stroke("M -18 -38 V 38"),
      .stroke("M 18 -38 V 38"),
    ],
    "rectangle.and.hand.point.up.left": [
      .stroke(
        "M 10 34 H -41 C -50 34 -54 30 -54 21 V -25 C -54 -34 -50 -38 -41 -38 H 41 C 50 -38 54 -34 54 -25 V 2"
      ),
      .scaled(
        .stroke(
          "M -15 15 V -32 M -15 -32 C -3 -32 3 -22 3 2 C 20 2 36 4 51 14 V 26 C 51 46 38 60 18 60 C 2 60 -8 53 -16 41 L -32 18"
        ),
        by: 0.6, dx: 24, dy: 16),
    ],
    "capsule": [.stroke(Rounded.rect(-56, -28, 112, 56, radius: 28))],
    "capsule.fill": [.solid(Rounded.rect(-56, -28, 112, 56, radius: 28))],
    "triangle": [.stroke(triangle)],
    "triangle.fill": [.solid(triangle)],
    "hexagon": [.stroke(hexagon)],
    "hexagon.fill": [.solid(hexagon)],
    "seal": [.stroke(Rounded.star(points: 10, outer: 50, inner: 43))],
    "seal.fill": [.solid(Rounded.star(points: 10, outer: 50, inner: 43))],
  ]

  private static let hexagon = "M -24 -46 H 24 L 50 0 L 24 46 H -24 L -50 0 Z"
}
