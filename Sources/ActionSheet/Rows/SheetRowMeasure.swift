import UIKit

/// Measures rows with views of the kind that show them.
///
/// Titles that fit one line for certain are not measured at all, and a row is measured again only
/// when what it shows or how it is set has changed. So what is left costs time in proportion to the
/// long texts.
@MainActor
final class SheetRowMeasure {
  private lazy var header = SheetHeaderRowView()
  private lazy var caption = SheetCaptionRowView()
  private lazy var action = SheetActionRowView()
  private var known: [SheetItemID: (action: SheetAction, height: CGFloat)] = [:]
  private var knownKey: SheetLayoutResolver.HeightsKey?

  /// The heights of all rows.
  func heights(
    of rows: SheetRows, sheet: ActionSheetControl, _ key: SheetLayoutResolver.HeightsKey
  ) -> RowHeights {
    let appearance = sheet.appearance
    if key != knownKey { known.removeAll() }
    knownKey = key
    var standard = RowHeights.Standard(action: actionHeight(appearance, key))
    if rows.kind(at: 0) == .header { standard.header = headerHeight(sheet, appearance, key) }
    let line = lineBound(appearance, key)
    var needed: [Int: CGFloat] = [:]
    let customActions = sheet.actionsWithCustomAppearance
    for row in rows.indices(beyond: line) + rows.indices(of: customActions) where needed[row] == nil
    {
      if let action = rows.action(at: row) {
        needed[row] = height(
          of: action, canBeKept: !customActions.contains(action.id), sheet, appearance, key)
      } else if let section = sheet.section(at: row, in: rows) {
        caption.set(section, appearance: appearance)
        needed[row] = caption.neededHeight(width: key.width, displayScale: key.displayScale)
      }
    }
    return RowHeights(rows, standard: standard, needed: needed)
  }

  /// The bound of the titles that fit one line; in a font of the app that is none.
  private func lineBound(
    _ appearance: SheetAppearance, _ key: SheetLayoutResolver.HeightsKey
  ) -> TextWidthBound {
    let fonts = [key.fonts.action, key.fonts.cancel]
    guard fonts.allSatisfy(\.isSystemFont) else { return .zero }
    return .fitting(
      width: SheetActionLayout.textWidth(
        of: key.width, parts: .init(title: .zero), metrics: key.metrics),
      fontSize: fonts.map { appearance.font($0).pointSize }.max() ?? 0)
  }

  private func actionHeight(
    _ appearance: SheetAppearance, _ key: SheetLayoutResolver.HeightsKey
  ) -> CGFloat {
    action.set(SheetActionConfiguration(action: SheetAction("A")), appearance: appearance)
    return SheetActionLayout.height(
      of: action.parts(width: key.width), fontSize: action.fontSize, metrics: key.metrics,
      displayScale: key.displayScale)
  }

  private func height(
    of described: SheetAction, canBeKept: Bool, _ sheet: ActionSheetControl,
    _ appearance: SheetAppearance,
    _ key: SheetLayoutResolver.HeightsKey
  ) -> CGFloat {
    if canBeKept, let known = known[described.id], known.action == described {
      return known.height
    }
    action.set(sheet.face(of: described), appearance: appearance)
    // Only what the texts need counts here: the style's height is a row's own business.
    var metrics = key.metrics
    if described.preferredHeight != nil { metrics.actionHeight = 0 }
    let height = SheetActionLayout.height(
      of: action.parts(width: key.width), fontSize: action.fontSize, metrics: metrics,
      displayScale: key.displayScale)
    if canBeKept { known[described.id] = (described, height) }
    return height
  }

  private func headerHeight(
    _ sheet: ActionSheetControl, _ appearance: SheetAppearance,
    _ key: SheetLayoutResolver.HeightsKey
  ) -> CGFloat {
    header.setText(sheet.headerText, content: sheet.content, appearance: appearance)
    header.setView(
      nil, slot: sheet.content.headerView, metrics: key.metrics, displayScale: key.displayScale)
    return header.layout(width: key.width).height
  }
}

/// How wide a text is at most on one line, told without setting it.
///
/// It adds up the widest that each character is in the system's font at any weight: of the letters of
/// Latin, Greek and Cyrillic and their usual punctuation. Any other character, a line break among
/// them, leaves it unknown. Linear in the text, a few nanoseconds a character; an action keeps the
/// bound of its title, so that showing a sheet compares numbers.
struct TextWidthBound: Comparable, Hashable, Sendable {
  /// No width at all.
  static let zero = TextWidthBound(hundredths: 0)

  /// Beyond any width.
  static let unknown = TextWidthBound(hundredths: .max)

  private static let limit: Int32 = 1_000_000

  /// In hundredths of the font's size.
  private let hundredths: Int32

  private init(hundredths: Int32) {
    self.hundredths = hundredths
  }

  /// The bound of a text; one of more than ten thousand ems is unknown.
  init(_ text: String) {
    var width: Int32 = 0
    for scalar in text.unicodeScalars {
      guard let advance = Self.hundredths(of: scalar.value), width <= Self.limit else {
        self = .unknown
        return
      }
      width += advance
    }
    hundredths = width
  }

  /// The greatest bound that fits a line for certain.
  ///
  /// - Parameters:
  ///   - width: The room for the line, in points.
  ///   - fontSize: The font's size, in points.
  /// - Returns: The bound; zero where one of them is no length.
  static func fitting(width: CGFloat, fontSize: CGFloat) -> TextWidthBound {
    let ems = fontSize > 0 && !width.isNaN ? width / fontSize : 0
    return TextWidthBound(hundredths: Int32(min(max(ems * 100, 0), CGFloat(limit))))
  }

  static func < (one: TextWidthBound, other: TextWidthBound) -> Bool {
    one.hundredths < other.hundredths
  }

  /// The greatest advance of a character, in hundredths of the font's size.
  private static func hundredths(of scalar: UInt32) -> Int32? {
    switch scalar {
    case 0x20, 0x27, 0x2C, 0x2E, 0x69, 0x6A, 0x6C: 40  // space ' , . i j l
    case 0x25, 0x40, 0x4D, 0x57, 0x6D, 0x77: 110  // % @ M W m w
    case 0x41...0x5A: 90
    case 0x21...0x7E: 75
    case 0xA0...0xAC, 0xAE...0x17F: 120
    case 0x3B1...0x3CE: 100  // small Greek letters
    case 0x430...0x45F: 105  // small Cyrillic letters
    case 0x386...0x3B0, 0x400...0x42F: 130
    case 0x2010...0x2027: 130  // dashes, quotation marks, ellipsis
    default: nil
    }
  }
}
