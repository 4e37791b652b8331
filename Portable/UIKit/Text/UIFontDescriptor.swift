import QuartzCore
import TextLayout

/// A description of a font, to be varied and made into one.
///
/// Sendable without checks because its values never change.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  struct Values: Equatable {
    var face: FontFace
    var weight: UIFont.Weight
    var textStyle: UIFont.TextStyle?
  }

  let values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  open var pointSize: CGFloat { values.face.size }

  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if values.face.italic { traits.insert(.traitItalic) }
    if values.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if values.face.family == FontFace.monospacedFamily { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The descriptor with exactly these traits; nil for traits that no font here has.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    guard symbolicTraits.isDisjoint(with: [.traitExpanded, .traitCondensed, .traitVertical]) else {
      return nil
    }
    return changing {
      $0.face.italic = symbolicTraits.contains(.traitItalic)
      let isBold = self.symbolicTraits.contains(.traitBold)
      if symbolicTraits.contains(.traitBold) != isBold {
        $0.weight = isBold ? .regular : .semibold
        $0.face.weight = $0.weight.openTypeWeight
      }
      if symbolicTraits.contains(.traitMonoSpace) { $0.face.family = FontFace.monospacedFamily }
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.values == values
  }

  open override var hash: Int { values.face.hashValue }

  private func changing(_ change: (inout Values) -> Void) -> UIFontDescriptor {
    var changed = values
    change(&changed)
    return UIFontDescriptor(values: changed)
  }
}
