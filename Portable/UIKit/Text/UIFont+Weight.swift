import QuartzCore
import TextLayout

extension UIFont {
  /// How heavy a font is, from -1 to 1, 0 being regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    private static let named: [(weight: Weight, openType: Int, name: String)] = [
      (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
      (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "Semibold"),
      (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
    ]

    private var nearest: (weight: Weight, openType: Int, name: String) {
      Self.named.min {
        abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
      } ?? (.regular, 400, "Regular")
    }

    /// 100…900, as fonts themselves count.
    var openTypeWeight: Int { nearest.openType }

    var name: String { nearest.name }

    init(openTypeWeight: Int) {
      self =
        Self.named.min { abs($0.openType - openTypeWeight) < abs($1.openType - openTypeWeight) }?
        .weight ?? .regular
    }
  }
}
