import ControlCore
import UIKit

final class SheetGridView: UIView {
  private static let inset = CGSize(width: 16, height: 10)
  private static let spacing: CGFloat = 8

  private(set) var cells: [SheetGridCell] = []
  private var wantedColumns: Int?
  private var leastWidth: CGFloat = 56
  private var limitsColumns = false

  func show(_ content: SheetGrid, of sheet: ActionSheetControl) {
    let appearance = sheet.appearance
    let actions = content.actions.filter { !$0.isHidden }
    let former = cells
    // A finger that is down on a cell chooses no other action.
    cells = actions.map { action in
      let cell = former.first { $0.actionID == action.id } ?? SheetGridCell(frame: .zero)
      cell.actionID = action.id
      cell.chosen = { [weak sheet, id = action.id] in sheet?.selectAction(id: id) }
      cell.set(
        action, showsTitle: content.showsTitles, isBusy: sheet.isBusy(action.id),
        canBeChosen: sheet.canBeChosen(action), appearance: appearance)
      if cell.superview !== self { addSubview(cell) }
      return cell
    }
    for cell in former where !cells.contains(cell) { cell.removeFromSuperview() }
    wantedColumns = content.columns
    let fontSize = appearance.font(appearance.style.fonts.caption).pointSize
    leastWidth = content.showsTitles ? max(72, fontSize * 5.5) : max(56, fontSize * 2.2 + 24)
    limitsColumns = appearance.textSize.isAccessibilityCategory
    setNeedsLayout()
  }

  private func columns(width: CGFloat) -> Int {
    let room = width - 2 * Self.inset.width + Self.spacing
    let fitting = Int(room / (leastWidth + Self.spacing))
    guard let wantedColumns else { return max(min(fitting, cells.count), 1) }
    return max(limitsColumns ? min(wantedColumns, fitting) : wantedColumns, 1)
  }

  private func cellSize(width: CGFloat) -> CGSize {
    let columns = CGFloat(columns(width: width))
    let room = width - 2 * Self.inset.width - (columns - 1) * Self.spacing
    let width = max(room / columns, 0)
    return CGSize(width: width, height: cells.map { $0.neededHeight(width: width) }.max() ?? 0)
  }

  func neededHeight(width: CGFloat) -> CGFloat {
    guard !cells.isEmpty else { return 0 }
    let columns = columns(width: width)
    let lines = CGFloat((cells.count + columns - 1) / columns)
    let height = cellSize(width: width).height
    return (2 * Self.inset.height + lines * height + (lines - 1) * Self.spacing).rounded(.up)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: neededHeight(width: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = columns(width: bounds.width)
    let size = cellSize(width: bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, cell) in cells.enumerated() {
      let column = CGFloat(index % columns)
      var x = Self.inset.width + column * (size.width + Self.spacing)
      if isMirrored { x = bounds.width - x - size.width }
      let y = Self.inset.height + CGFloat(index / columns) * (size.height + Self.spacing)
      cell.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

/// One action as a cell: its image above its title, or its image alone.
final class SheetGridCell: Control {
  private static let padding = CGSize(width: 4, height: 12)
  private static let gap: CGFloat = 6

  var actionID: SheetItemID?
  var chosen: (() -> Void)?
  private let imageView = UIImageView()
  private let label = UILabel()
  private let progress = UIActivityIndicatorView(style: .medium)
  private var color = UIColor.clear
  private var highlightColor = UIColor.clear
  private var imageHeight: CGFloat = 28

  override func commonInit() {
    super.commonInit()
    hitShape = .bounds
    imageView.contentMode = .center
    progress.hidesWhenStopped = true
    for part in [imageView, label, progress] {
      part.isUserInteractionEnabled = false
      part.isAccessibilityElement = false
      addSubview(part)
    }
    isAccessibilityElement = true
    addAction(UIAction { [weak self] _ in self?.chosen?() }, for: .touchUpInside)
  }

  func set(
    _ action: ActionSheetAction, showsTitle: Bool, isBusy: Bool, canBeChosen: Bool,
    appearance: SheetAppearance
  ) {
    let style = appearance.style
    let font = appearance.font(style.fonts.caption)
    let looksEnabled = action.isEnabled && (canBeChosen || isBusy)
    let isOn = action.state == .on
    let own = isOn ? appearance.color(.tintColor) : action.titleColor
    let ink = appearance.color(
      looksEnabled ? own ?? style.colors.title(of: action.role) : style.colors.disabled)
    label.isHidden = !showsTitle
    label.show(action.title, font: font, color: ink)
    label.numberOfLines = appearance.textSize.isAccessibilityCategory ? 0 : 2
    imageHeight = max(font.pointSize * 2.2, 24).rounded()
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: (imageHeight * 0.8).rounded())
    imageView.image = action.image
    imageView.tintColor = ink
    imageView.isHidden = isBusy || action.image == nil
    if isBusy { progress.startAnimating() } else { progress.stopAnimating() }
    isEnabled = canBeChosen
    color = action.backgroundColor ?? (isOn ? ink.withAlphaComponent(0.16) : .tertiarySystemFill)
    highlightColor = action.highlightColor ?? appearance.color(style.colors.highlight)
    backgroundColor = isHighlighted ? highlightColor : color
    layer.cornerRadius = min(style.metrics.cornerRadius, 12)
    layer.cornerCurve = appearance.curve
    accessibilityLabel = action.title
    accessibilityValue = isBusy ? ActionSheetString.inProgress.text : action.shownSubtitle
    accessibilityIdentifier = action.accessibilityIdentifier
    accessibilityTraits = .button
    if isOn { accessibilityTraits.insert(.selected) }
    if !canBeChosen { accessibilityTraits.insert(.notEnabled) }
    setNeedsLayout()
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? highlightColor : color }
  }

  private func titleHeight(width: CGFloat) -> CGFloat {
    guard !label.isHidden else { return 0 }
    let room = CGSize(width: width - 2 * Self.padding.width, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height + Self.gap
  }

  func neededHeight(width: CGFloat) -> CGFloat {
    imageHeight + titleHeight(width: width) + 2 * Self.padding.height
  }

  override func layoutContent() {
    super.layoutContent()
    let padding = Self.padding
    let title = titleHeight(width: bounds.width)
    imageView.frame = CGRect(
      x: 0, y: padding.height, width: bounds.width, height: imageHeight)
    progress.center = imageView.center
    label.frame = CGRect(
      x: padding.width, y: padding.height + imageHeight + Self.gap,
      width: max(bounds.width - 2 * padding.width, 0), height: max(title - Self.gap, 0))
  }
}
