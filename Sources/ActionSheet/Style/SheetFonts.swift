/// A font of a sheet, without the class that draws it: the system's font of some weight.
public struct SheetFont: Equatable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: Equatable, Sendable {
    /// Regular.
    case regular

    /// Semibold.
    case semibold

    /// Bold.
    case bold
  }

  /// How heavy the strokes are.
  public var weight: Weight

  /// Its point size at each text size.
  public var curve: TextSizeCurve

  /// Makes a font.
  public init(_ weight: Weight = .regular, _ curve: TextSizeCurve) {
    self.weight = weight
    self.curve = curve
  }
}

/// The fonts of a sheet's texts.
public struct SheetFonts: Equatable, Sendable {
  /// Of the title when a message follows.
  ///
  /// Default bold 13.
  public var title = SheetFont(.bold, .footnote)

  /// Of the title when no message follows.
  ///
  /// Default bold 13.
  public var loneTitle = SheetFont(.bold, .footnote)

  /// Of the message when a title precedes.
  ///
  /// Default regular 13.
  public var message = SheetFont(.regular, .footnote)

  /// Of the message when no title precedes.
  ///
  /// Default regular 13.
  public var loneMessage = SheetFont(.regular, .footnote)

  /// Of captions of sections and of subtitles.
  ///
  /// Default regular 13.
  public var caption = SheetFont(.regular, .footnote)

  /// Of actions.
  ///
  /// Default regular 20, growing as body text does.
  public var action = SheetFont(.regular, .scaled(20))

  /// Of cancel actions.
  ///
  /// Default regular 20, growing as body text does.
  public var cancel = SheetFont(.regular, .scaled(20))

  /// Makes the fonts of ``SheetStyle/classic``.
  public init() {}

  /// The fonts of a header's two texts, by which of them there are.
  public func header(of content: SheetContent) -> (title: SheetFont, message: SheetFont) {
    (
      content.hasMessage ? title : loneTitle,
      content.hasTitle ? message : loneMessage
    )
  }

  /// The font of an action's title.
  public func font(of role: SheetAction.Role) -> SheetFont {
    role == .cancel ? cancel : action
  }
}
