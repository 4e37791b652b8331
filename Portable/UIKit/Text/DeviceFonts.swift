import TextLayout

/// The fonts that every iPhone has and programs ask for by name.
///
/// They are not free, so text in them is drawn with a stand-in. What counts is that their names are
/// found as on a device, and others are not.
enum DeviceFonts {
  private struct Style {
    let name: String
    let weight: UIFont.Weight
    let italic: Bool
  }

  // The first font of a family is its regular one.
  private static let families: [(name: String, styles: [Style])] = [
    family(
      "American Typewriter", "AmericanTypewriter", "AmericanTypewriter-Light",
      "AmericanTypewriter-Semibold", "AmericanTypewriter-Bold"),
    family("Arial", "ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT"),
    family(
      "Avenir", "Avenir-Roman", "Avenir-Book", "Avenir-BookOblique", "Avenir-Oblique",
      "Avenir-Light", "Avenir-LightOblique", "Avenir-Medium", "Avenir-MediumOblique",
      "Avenir-Heavy", "Avenir-HeavyOblique", "Avenir-Black", "Avenir-BlackOblique"),
    family(
      "Avenir Next", "AvenirNext-Regular", "AvenirNext-Italic", "AvenirNext-UltraLight",
      "AvenirNext-UltraLightItalic", "AvenirNext-Medium", "AvenirNext-MediumItalic",
      "AvenirNext-DemiBold", "AvenirNext-DemiBoldItalic", "AvenirNext-Bold",
      "AvenirNext-BoldItalic", "AvenirNext-Heavy", "AvenirNext-HeavyItalic"),
    family(
      "Avenir Next Condensed", "AvenirNextCondensed-Regular", "AvenirNextCondensed-Italic",
      "AvenirNextCondensed-Medium", "AvenirNextCondensed-DemiBold", "AvenirNextCondensed-Bold",
      "AvenirNextCondensed-Heavy"),
    family(
      "Baskerville", "Baskerville", "Baskerville-Italic", "Baskerville-SemiBold",
      "Baskerville-Bold"),
    family("Chalkboard SE", "ChalkboardSE-Regular", "ChalkboardSE-Light", "ChalkboardSE-Bold"),
    family("Chalkduster", "Chalkduster"),
    family("Cochin", "Cochin", "Cochin-Italic", "Cochin-Bold", "Cochin-BoldItalic"),
    family("Copperplate", "Copperplate", "Copperplate-Light", "Copperplate-Bold"),
    family(
      "Courier New", "CourierNewPSMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldMT",
      "CourierNewPS-BoldItalicMT"),
    family("DIN Alternate", "DINAlternate-Bold"),
    family("DIN Condensed", "DINCondensed-Bold"),
    family("Didot", "Didot", "Didot-Italic", "Didot-Bold"),
    family("Futura", "Futura-Medium", "Futura-MediumItalic", "Futura-Bold"),
    family("Georgia", "Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic"),
    family(
      "Gill Sans", "GillSans", "GillSans-Italic", "GillSans-Light", "GillSans-LightItalic",
      "GillSans-SemiBold", "GillSans-SemiBoldItalic", "GillSans-Bold", "GillSans-BoldItalic"),
    family(
      "Helvetica", "Helvetica", "Helvetica-Oblique", "Helvetica-Light", "Helvetica-LightOblique",
      "Helvetica-Bold", "Helvetica-BoldOblique"),
    family(
      "Helvetica Neue", "HelveticaNeue", "HelveticaNeue-Italic", "HelveticaNeue-UltraLight",
      "HelveticaNeue-UltraLightItalic", "HelveticaNeue-Thin", "HelveticaNeue-ThinItalic",
      "HelveticaNeue-Light", "HelveticaNeue-LightItalic", "HelveticaNeue-Medium",
      "HelveticaNeue-MediumItalic", "HelveticaNeue-Bold", "HelveticaNeue-BoldItalic",
      "HelveticaNeue-CondensedBold", "HelveticaNeue-CondensedBlack"),
    family("Menlo", "Menlo-Regular", "Menlo-Italic", "Menlo-Bold", "Menlo-BoldItalic"),
    family("Marker Felt", "MarkerFelt-Thin", "MarkerFelt-Wide"),
    family("Noteworthy", "Noteworthy-Light", "Noteworthy-Bold"),
    family("Optima", "Optima-Regular", "Optima-Italic", "Optima-Bold", "Optima-BoldItalic"),
    family("Palatino", "Palatino-Roman", "Palatino-Italic", "Palatino-Bold"),
    family("Snell Roundhand", "SnellRoundhand", "SnellRoundhand-Bold", "SnellRoundhand-Black"),
    family(
      "Times New Roman", "TimesNewRomanPSMT", "TimesNewRomanPS-ItalicMT",
      "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-BoldItalicMT"),
    family(
      "Trebuchet MS", "TrebuchetMS", "TrebuchetMS-Italic", "TrebuchetMS-Bold",
      "Trebuchet-BoldItalic"),
    family("Verdana", "Verdana", "Verdana-Italic", "Verdana-Bold", "Verdana-BoldItalic"),
  ]

  // The longer names come first: "UltraLight" ends with "Light".
  private static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
    ("DemiBold", .semibold), ("SemiBold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]

  static var familyNames: [String] { families.map(\.name) }

  /// The font of a full or family name; nil for one that an iPhone does not have.
  static func font(named name: String) -> FontName? {
    for family in families {
      let style = family.styles.first { $0.name == name }
      if let style = style ?? (family.name == name ? family.styles.first : nil) {
        return FontName(family: family.name, weight: style.weight, italic: style.italic)
      }
    }
    return nil
  }

  /// The full name of a face; nil when its family has none of that weight and slant.
  static func name(of face: FontFace, weight: UIFont.Weight) -> String? {
    families.first { $0.name == face.family }?.styles
      .first { $0.weight == weight && $0.italic == face.italic }?.name
  }

  private static func family(_ name: String, _ fonts: String...) -> (name: String, styles: [Style])
  {
    let styles = fonts.enumerated().map { index, font in
      let style = font.split(separator: "-").dropFirst().first.map(String.init) ?? ""
      let italic = style.contains("Italic") || style.contains("Oblique")
      let weight = weights.first { style.contains($0.name) }?.weight
      return Style(name: font, weight: index == 0 ? .regular : weight ?? .regular, italic: italic)
    }
    return (name, styles)
  }
}
