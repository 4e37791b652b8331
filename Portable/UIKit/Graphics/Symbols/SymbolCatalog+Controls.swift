import QuartzCore

extension SymbolCatalog {
  static let controls: [String: [SymbolPart]] = [
    "magnifyingglass": [.ring(-8, -8, radius: 33), .stroke("M 17 17 L 43 43")],
    "plus.magnifyingglass": [
      .ring(-8, -8, radius: 33), .stroke("M 17 17 L 43 43"), .stroke("M -23 -8 H 7"),
      .stroke("M -8 -23 V 7"),
    ],
    "minus.magnifyingglass": [
      .ring(-8, -8, radius: 33), .stroke("M 17 17 L 43 43"), .stroke("M -23 -8 H 7"),
    ],
    "gear": gear,
    "gearshape": [
      .stroke(Rounded.gear(teeth: 8, outer: 50, inner: 38)), .ring(0, 0, radius: 16),
    ],
    "gearshape.fill": [
      .solid(Rounded.gear(teeth: 8, outer: 50, inner: 38)), .cut(.disc(0, 0, radius: 16)),
    ],
    "sun.max": [.ring(0, 0, radius: 20)] + rays(from: 36, to: 48),
    "sun.max.fill": [.plate(0, 0, radius: 20)] + rays(from: 36, to: 48),
    "sun.min": [.ring(0, 0, radius: 18)] + rays(from: 32, to: 36),
    "sun.min.fill": [.plate(0, 0, radius: 18)] + rays(from: 32, to: 36),
    "moon": [.stroke(moon)],
    "moon.fill": [.solid(moon)],
    "slider.horizontal.3": [
      .stroke("M -48 -28 H -33"), .ring(-20, -28, radius: 10), .stroke("M -7 -28 H 48"),
      .stroke("M -48 0 H 7"), .ring(20, 0, radius: 10), .stroke("M 33 0 H 48"),
      .stroke("M -48 28 H -33"), .ring(-20, 28, radius: 10), .stroke("M -7 28 H 48"),
    ],
    "slider.horizontal.below.rectangle": [
      .stroke(Rounded.rect(-48, -42, 96, 50, radius: 10)), .stroke("M -48 32 H -8"),
      .ring(6, 32, radius: 10), .stroke("M 20 32 H 48"),
    ],
    "slider.horizontal.2.square": [
      .stroke(roundedSquare), .stroke("M -25 -15 H -18"), .ring(-8, -15, radius: 7),
      .stroke("M 4 -15 H 25"), .stroke("M -25 15 H -4"), .ring(8, 15, radius: 7),
      .stroke("M 18 15 H 25"),
    ],
    "slider.vertical.3": [
      .stroke("M -28 48 V 33"), .ring(-28, 20, radius: 10), .stroke("M -28 7 V -48"),
      .stroke("M 0 48 V -7"), .ring(0, -20, radius: 10), .stroke("M 0 -33 V -48"),
      .stroke("M 28 48 V 33"), .ring(28, 20, radius: 10), .stroke("M 28 7 V -48"),
    ],
    "switch.2": [
      .stroke(Rounded.rect(-46, -40, 92, 32, radius: 16)), .plate(-30, -24, radius: 8),
      .stroke(Rounded.rect(-46, 8, 92, 32, radius: 16)), .plate(30, 24, radius: 8),
    ],
    "play": [.stroke(play)],
    "play.fill": [.solid(play)],
    "pause": [
      .stroke(Rounded.rect(-27, -38, 18, 76, radius: 4)),
      .stroke(Rounded.rect(9, -38, 18, 76, radius: 4)),
    ],
    "pause.fill": [
      .solid(Rounded.rect(-26, -38, 14, 76, radius: 3)),
      .solid(Rounded.rect(12, -38, 14, 76, radius: 3)),
    ],
    "stop": [.stroke(Rounded.rect(-33, -33, 66, 66, radius: 8))],
    "stop.fill": [.solid(Rounded.rect(-33, -33, 66, 66, radius: 8))],
    "speaker.fill": [.solid(speaker)],
    "speaker": [.stroke(speaker)],
    "speaker.wave.1.fill": [.solid(speaker), .stroke(Rounded.arc(0, 0, 28, from: -32, to: 32))],
    "speaker.wave.2.fill": [
      .solid(speaker), .stroke(Rounded.arc(0, 0, 28, from: -32, to: 32)),
      .stroke(Rounded.arc(0, 0, 44, from: -36, to: 36)),
    ],
    "speaker.wave.3.fill": [
      .solid(speaker), .stroke(Rounded.arc(0, 0, 28, from: -32, to: 32)),
      .stroke(Rounded.arc(0, 0, 44, from: -36, to: 36)),
      .stroke(Rounded.arc(0, 0, 60, from: -39, to: 39)),
    ],
    "speaker.slash.fill": [
      .solid(speaker), .gap("M -46 -32 L 26 40"), .stroke("M -44 -36 L 28 36"),
    ],
    "power": [.stroke(Rounded.arc(0, 4, 38, from: -55, to: 235)), .stroke("M 0 -44 V -4")],
    "sidebar.left": [
      .stroke(Rounded.rect(-54, -40, 108, 80, radius: 13)), .stroke("M -18 -40 V 40"),
      .thin("M -42 -22 H -32", 0.7), .thin("M -42 -8 H -32", 0.7), .thin("M -42 6 H -32", 0.7),
    ],
    "sidebar.right": [
      .stroke(Rounded.rect(-54, -40, 108, 80, radius: 13)), .stroke("M 18 -40 V 40"),
      .thin("M 32 -22 H 42", 0.7), .thin("M 32 -8 H 42", 0.7), .thin("M 32 6 H 42", 0.7),
    ],
    "sidebar.leading": [
      .stroke(Rounded.rect(-54, -40, 108, 80, radius: 13)), .stroke("M -18 -40 V 40"),
      .thin("M -42 -22 H -32", 0.7), .thin("M -42 -8 H -32", 0.7), .thin("M -42 6 H -32", 0.7),
    ],
    "sidebar.trailing": [
      .stroke(Rounded.rect(-54, -40, 108, 80, radius: 13)), .stroke("M 18 -40 V 40"),
      .thin("M 32 -22 H 42", 0.7), .thin("M 32 -8 H 42", 0.7), .thin("M 32 6 H 42", 0.7),
    ],
  ]

  private static let gear: [SymbolPart] =
    [.ring(0, 0, radius: 37), .ring(0, 0, radius: 11)]
    + stride(from: CGFloat(0), to: 360, by: 30).map {
      .stroke(Rounded.ray($0 + 15, from: 40, to: 48))
    }
    + [30, 150, 270].map { .stroke(Rounded.ray($0, from: 13, to: 36)) }

  private static func rays(from inner: CGFloat, to outer: CGFloat) -> [SymbolPart] {
    stride(from: CGFloat(0), to: 360, by: 45).map {
      .stroke(Rounded.ray($0, from: inner, to: outer))
    }
  }

  private static let moon =
    "M 36 21 C 30 24 24 25 17 25 C -7 25 -22 10 -22 -13 C -22 -22 -20 -31 -15 -38 "
    + "C -33 -31 -43 -15 -43 4 C -43 29 -25 46 0 46 C 17 46 31 37 36 21 Z"

  private static let play =
    "M -30 -37 V 37 C -30 42 -26 45 -21 42 L 40 6 C 45 3 45 -3 40 -6 L -21 -42 "
    + "C -26 -45 -30 -42 -30 -37 Z"

  private static let speaker =
    "M -48 -13 V 13 C -48 16 -46 18 -43 18 H -30 L -9 36 C -6 39 -2 37 -2 33 V -33 "
    + "C -2 -37 -6 -39 -9 -36 L -30 -18 H -43 C -46 -18 -48 -16 -48 -13 Z"
}
