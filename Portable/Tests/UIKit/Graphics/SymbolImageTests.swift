import TestSupport
import Testing

@testable import UIKit

struct SymbolImageTests {
  private let expected = [
    "chevron.right", "chevron.left", "chevron.down", "chevron.up", "chevron.backward",
    "chevron.forward", "xmark", "xmark.circle.fill", "checkmark", "checkmark.circle.fill", "plus",
    "minus", "ellipsis", "ellipsis.circle", "gear", "gearshape", "magnifyingglass", "sun.max",
    "moon", "slider.horizontal.3", "slider.horizontal.2.square", "arrow.uturn.backward",
    "arrow.uturn.forward", "trash", "pencil", "pencil.tip", "square.and.arrow.up", "square.stack",
    "rectangle.stack", "circle", "circle.fill", "star", "star.fill", "heart.fill", "info.circle",
    "exclamationmark.triangle", "hand.tap", "eye", "arrow.clockwise", "play.fill", "pause.fill",
    "paintbrush", "paintbrush.pointed", "eraser", "rectangle.portrait.bottomhalf.inset.filled",
    "list.bullet", "textformat", "circle.dashed", "textformat.size", "circle.lefthalf.filled",
    "arrow.left.arrow.right",
  ]

  private func picture(_ image: UIImage?) throws -> PictureProbe {
    let image = try #require(image)
    return try #require(PictureProbe(image))
  }

  @Test("Every symbol has ink that lies within its size")
  func everySymbolHasInkThatLiesWithinItsSize() throws {
    expectEach(expected + SymbolCatalog.names) { name in
      let image = try #require(
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)),
        "\(name)")
      let picture = try picture(image)
      let ink = try #require(picture.inkBounds, "\(name)")
      #expect(ink.minX > 0 && ink.minY > 0, "\(name)")
      #expect(Int(ink.maxX) < picture.width && Int(ink.maxY) < picture.height, "\(name)")
      #expect(ink.width > CGFloat(picture.width) / 2, "\(name)")
    }
  }

  @Test("No symbol leaves its size in the heaviest weight by more than its margin")
  func noSymbolLeavesItsSizeInTheHeaviestWeightByMoreThanItsMargin() throws {
    expectEach(expected) { name in
      let image = try #require(
        UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 100, weight: .black)))
      let picture = try picture(image)
      let edge =
        (0..<picture.width).map { picture[$0, 0].alpha }
        + (0..<picture.height).map { picture[0, $0].alpha }
      #expect(edge.allSatisfy { $0 == 0 }, "\(name)")
    }
  }

  @Test("An unknown name gives nil") func anUnknownNameGivesNil() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "no.such.circle.fill") == nil)
  }

  @Test("Plain symbols come in circles and squares") func plainSymbolsComeInCirclesAndSquares()
    throws
  {
    let open = try picture(UIImage(systemName: "plus.circle"))
    let filled = try picture(UIImage(systemName: "plus.circle.fill"))
    #expect(filled.ink > 2 * open.ink)
    #expect(UIImage(systemName: "minus.square") != nil)
  }

  @Test("A glyph on a filled plate is cut out of it")
  func whatStandsOnAFilledPlateIsCutOutOfIt() throws {
    let image = UIImage(
      systemName: "checkmark.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
    let plate = UIImage(
      systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
    #expect(try picture(image).ink < 0.95 * picture(plate).ink)
  }

  @Test("Heavier weights have more ink") func heavierWeightsHaveMoreInk() throws {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let ink = try weights.map {
      try picture(
        UIImage(
          systemName: "chevron.right",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: $0))
      ).ink
    }
    #expect(zip(ink, ink.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("Point size and scale set the size") func pointSizeAndScaleSetTheSize() throws {
    func height(_ size: CGFloat, _ scale: UIImage.SymbolScale) throws -> CGFloat {
      try #require(
        UIImage(
          systemName: "circle",
          withConfiguration: UIImage.SymbolConfiguration(
            pointSize: size, weight: .regular, scale: scale))
      ).size.height
    }
    #expect(abs(try height(40, .medium) / height(20, .medium) - 2) < 0.05)
    #expect(try height(20, .small) < height(20, .medium))
    #expect(try height(20, .medium) < height(20, .large))
    #expect(
      try #require(UIImage(systemName: "circle")).size
        == UIImage(
          systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))?.size
    )
  }

  @Test("A text style's size follows the content size category")
  func aTextStylesSizeFollowsTheContentSizeCategory() throws {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let sizes = [UIContentSizeCategory.small, .large, .accessibilityLarge].map { category in
      UIImage(
        systemName: "star",
        withConfiguration: configuration.withTraitCollection(
          UITraitCollection(preferredContentSizeCategory: category)))?.size.width ?? 0
    }
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
  }

  @Test("Later configurations win part by part") func laterConfigurationsWinPartByPart() throws {
    let base = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let combined = base.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(combined == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large))
    let image = try #require(UIImage(systemName: "star", withConfiguration: base))
    let changed = try #require(
      image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 60)))
    #expect(changed.size.width > 1.8 * image.size.width)
    #expect(
      changed.symbolConfiguration
        == UIImage.SymbolConfiguration(pointSize: 60, weight: .bold))
  }

  @Test("Palette colors go to the layers") func paletteColorsGoToTheLayers() throws {
    let image = UIImage(
      systemName: "plus.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 100)
        .applying(UIImage.SymbolConfiguration(paletteColors: [.white, .red])))
    let picture = try picture(image)
    #expect(picture[picture.width / 2, picture.height / 2] == .white)
    #expect(picture[picture.width / 2, picture.height * 17 / 100] == .red)
  }

  @Test("A symbol draws in its tint, sharp at any size") func aSymbolDrawsInItsTintSharpAtAnySize()
    throws
  {
    let image = try #require(UIImage(systemName: "circle.fill")).withTintColor(.red)
    let large = try #require(image.drawn(in: CGSize(width: 400, height: 400)))
    #expect(large[200, 200] == .red)
    let partial = (0..<400).count { (1...254).contains(large[$0, 200].alpha) }
    #expect(partial <= 4)
  }

  @Test("Directional symbols are mirrored where layout runs right to left")
  func directionalSymbolsAreMirroredWhereLayoutRunsRightToLeft() throws {
    #expect(
      try #require(UIImage(systemName: "chevron.backward")).flipsForRightToLeftLayoutDirection)
    #expect(
      try #require(UIImage(systemName: "chevron.left")).flipsForRightToLeftLayoutDirection == false)
  }

  @Test("A translucent tint does not show where strokes cross")
  func aTranslucentTintDoesNotShowWhereStrokesCross() throws {
    let image = try #require(
      UIImage(
        systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100))
    )
    .withTintColor(UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    let picture = try picture(image)
    let middle = picture[picture.width / 2, picture.height / 2].alpha
    #expect(abs(middle - 128) <= 2)
  }
}
