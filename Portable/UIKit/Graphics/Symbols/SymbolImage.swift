import QuartzCore
import TextLayout

/// A symbol at a size and weight.
struct SymbolImage: Equatable {
  let name: String
  let configuration: UIImage.SymbolConfiguration
  let traits: UITraitCollection
  let glyph: SymbolGlyph
  private let pointSize: CGFloat
  private let weight: UIImage.SymbolWeight
  private let scale: UIImage.SymbolScale

  /// Nil for a name that is not drawn here.
  init?(name: String, configuration: UIImage.Configuration?, traits: UITraitCollection) {
    guard let glyph = SymbolCatalog.glyph(named: name) else { return nil }
    self.name = name
    self.glyph = glyph
    let values = configuration?.values ?? .init()
    let traits = values.traitCollection ?? traits
    self.traits = traits
    var kept = values
    kept.traitCollection = nil
    self.configuration = UIImage.SymbolConfiguration(values: kept)
    var styleWeight = UIImage.SymbolWeight.unspecified
    if let size = values.pointSize {
      pointSize = size
    } else if let style = values.textStyle {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      pointSize = font.pointSize
      styleWeight = UIImage.SymbolWeight(font.systemWeight)
    } else {
      pointSize = 17
    }
    weight =
      values.weight != .unspecified
      ? values.weight : styleWeight != .unspecified ? styleWeight : .regular
    scale =
      switch values.scale {
      case .unspecified, .default: .medium
      case .small, .medium, .large: values.scale
      }
  }

  static func == (first: SymbolImage, second: SymbolImage) -> Bool {
    first.name == second.name && first.pointSize == second.pointSize
      && first.weight == second.weight && first.scale == second.scale
      && first.configuration == second.configuration
  }

  var displayScale: CGFloat { traits.displayScale > 0 ? traits.displayScale : 1 }

  private var unit: CGFloat { pointSize / 100 * scale.factor }

  /// Whole pixels.
  var size: CGSize {
    func whole(_ length: CGFloat) -> CGFloat {
      (length * unit * displayScale).rounded(.up) / displayScale
    }
    return CGSize(
      width: whole(glyph.bounds.width + 2 * SymbolGlyph.margin),
      height: whole(glyph.bounds.height + 2 * SymbolGlyph.margin))
  }

  /// Draws the symbol scaled from its own size to the rectangle.
  func draw(in rect: CGRect, context: CGContext, color: CGColor, isMirrored: Bool) {
    let own = size
    guard own.width > 0, own.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.scaleBy(
      x: rect.width / own.width * unit * (isMirrored ? -1 : 1),
      y: rect.height / own.height * unit)
    context.translateBy(x: -glyph.bounds.midX, y: -glyph.bounds.midY)
    // Strokes keep their weight beside the text, whatever the scale of the symbol.
    let pen = SymbolPen(
      context: context, stroke: weight.stroke / scale.factor, colors: colors(for: color))
    pen.draw(glyph)
    context.restoreGState()
  }
}

extension SymbolImage {
  private func colors(for color: CGColor) -> [CGColor] {
    guard let colors = configuration.values.colors else { return [color] }
    return (0..<2).map { colors.color(forLayer: $0, traits: traits) ?? color }
  }
}

extension UIImage.SymbolScale {
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .large: 1.28
    case .unspecified, .default, .medium: 1
    }
  }
}

extension UIImage.SymbolWeight {
  /// The stroke of a medium symbol at 100 points.
  fileprivate var stroke: CGFloat {
    switch self {
    case .ultraLight: 2.2
    case .thin: 3.8
    case .light: 5.8
    case .unspecified, .regular: 7.8
    case .medium: 9.4
    case .semibold: 11.4
    case .bold: 13.4
    case .heavy: 15.8
    case .black: 18.2
    }
  }
}

extension UIImage {
  /// The symbol of that name; nil for a name that is not drawn here, after a message.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol of that name; nil for a name that is not drawn here, after a message.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard
      let symbol = SymbolImage(
        name: name, configuration: configuration,
        traits: configuration?.traitCollection ?? .current)
    else {
      PortableLog.note("UIImage(systemName: \"\(name)\"): this symbol is not drawn here")
      return nil
    }
    self.init(
      content: .symbol(symbol),
      attributes: Attributes(
        scale: symbol.displayScale, flipsForRightToLeft: symbol.glyph.isDirectional))
  }
}
