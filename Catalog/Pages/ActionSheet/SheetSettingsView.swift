import ActionSheet
import UIKit

/// Sliders that change the sheet they are in while it is open.
///
///     SheetSettingsView
///     ├── dials       sliders in two columns, in one for accessibility sizes
///     └── switches    blur, separate rows
final class SheetSettingsView: UIView {
  private static let margin: CGFloat = 14
  private static let gap: CGFloat = 18

  private weak var sheet: ActionSheetControl?
  private var cells: [UIView] = []
  private var hue: CGFloat = 0
  private var opacity: CGFloat = 0.65

  init(sheet: ActionSheetControl) {
    self.sheet = sheet
    super.init(frame: .zero)
    prepare(sheet)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func prepare(_ sheet: ActionSheetControl) {
    add(localized("Row height"), 40...90, sheet.actionHeight) { $0.actionHeight = $1 }
    add(localized("Width"), 240...390, 370) { $0.sheetWidth = $1 }
    add(localized("Bottom offset"), 0...60, sheet.bottomSpacing) { $0.bottomSpacing = $1 }
    add(localized("Corner radius"), 0...28, sheet.cornerRadius) { $0.cornerRadius = $1 }
    add(localized("Opacity"), 0...1, opacity) { [weak self] in self?.setAmbient($0, opacity: $1) }
    add(localized("Ambient hue"), 0...1, hue) { [weak self] in self?.setAmbient($0, hue: $1) }
    add(localized("Duration"), 0.1...2, CGFloat(sheet.animationDuration)) {
      $0.animationDuration = Double($1)
    }
    add(localized("Damping"), 0.2...1, sheet.animationDampingRatio) {
      $0.animationDampingRatio = $1
    }
    add(localized("Velocity"), 0...10, sheet.animationVelocity) { $0.animationVelocity = $1 }
    add(localized("Panel index"), 0...4, 0) { $0.contentViewIndex = Int($1.rounded()) }
    addSwitch(localized("Blur"), isOn: true) { $0.blursBackground = $1 }
    addSwitch(localized("Separate rows"), isOn: true) { $0.separatesRows = $1 }
    frame.size.height = fittingHeight
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: SheetSettingsView, _: UITraitCollection) in
      view.frame.size.height = view.fittingHeight
      view.setNeedsLayout()
    }
  }

  private func add(
    _ title: String, _ range: ClosedRange<CGFloat>, _ value: CGFloat,
    change: @escaping @MainActor (ActionSheetControl, CGFloat) -> Void
  ) {
    let doubles = Double(range.lowerBound)...Double(range.upperBound)
    let dial = SheetDialView(title: title, range: doubles, value: Double(value)) {
      [weak self] value in
      if let sheet = self?.sheet { change(sheet, value) }
    }
    cells.append(dial)
    addSubview(dial)
  }

  private func addSwitch(
    _ title: String, isOn: Bool, change: @escaping @MainActor (ActionSheetControl, Bool) -> Void
  ) {
    let row = SheetSwitchView(title: title, isOn: isOn) { [weak self] isOn in
      if let sheet = self?.sheet { change(sheet, isOn) }
    }
    cells.append(row)
    addSubview(row)
  }

  private func setAmbient(
    _ sheet: ActionSheetControl, opacity: CGFloat? = nil, hue: CGFloat? = nil
  ) {
    self.opacity = opacity ?? self.opacity
    self.hue = hue ?? self.hue
    // White at the very beginning of the scale, then once round the colors.
    sheet.ambientColor =
      self.hue < 0.02
      ? UIColor(white: 1, alpha: self.opacity)
      : UIColor(hue: self.hue, saturation: 0.5, brightness: 1, alpha: self.opacity)
  }

  private var fittingHeight: CGFloat {
    CGFloat((cells.count + columns - 1) / columns) * rowHeight + Self.margin
  }

  private var columns: Int {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 2
  }

  /// The height of a row: that of a slider below a line of text.
  private var rowHeight: CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: traitCollection)
    return max(font.lineHeight.rounded(.up) + 30, 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = columns
    let rowHeight = rowHeight
    let room = bounds.width - 2 * Self.margin
    let width = columns == 1 ? room : (room - Self.gap) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, cell) in cells.enumerated() {
      let isSecond = columns == 2 && (index % 2 == 1) != isRightToLeft
      cell.frame = CGRect(
        x: Self.margin + (isSecond ? width + Self.gap : 0),
        y: Self.margin / 2 + CGFloat(index / columns) * rowHeight, width: width,
        height: rowHeight)
    }
  }
}
