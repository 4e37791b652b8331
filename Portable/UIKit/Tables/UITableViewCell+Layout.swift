// The parts of a cell and where they stand.
extension UITableViewCell {
  private static let minimumHeight: CGFloat = 44
  private static let accessoryGap: CGFloat = 8
  /// The margin above and below the content.
  private static let contentMargin: CGFloat = 11

  static func content(of style: CellStyle) -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1: .valueCell()
    case .value2: valueBesideName()
    }
  }

  private static func valueBesideName() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.textProperties = .init(.footnote, color: .tintColor)
    configuration.secondaryTextProperties = .init(.footnote, color: .label)
    configuration.nameColumn = 91
    return configuration
  }

  /// Where the text begins.
  var textStart: CGFloat { (shownList?.textStart ?? position.leadingMargin) + indentation }

  private var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  // MARK: Joining a table

  func join(_ table: UITableView, at path: IndexPath) {
    self.table = table
    indentationLevel =
      table.delegate?.tableView(table, indentationLevelForRowAt: path) ?? indentationLevel
    updatePosition(in: table, at: path)
  }

  func leaveTable() { table = nil }

  func updatePosition(in table: UITableView, at path: IndexPath) {
    var new = TablePosition()
    new.isGrouped = table.style != .plain
    new.isInset = table.style == .insetGrouped
    new.isFirst = path.row == 0
    new.isLast = path.row == table.numberOfRows(inSection: path.section) - 1
    new.hasSeparators = table.separatorStyle != .none
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safeArea = new.isInset ? .zero : table.safeAreaInsets
    new.leadingMargin = table.rowMargin + (isRightToLeft ? safeArea.right : safeArea.left)
    new.trailingMargin = table.rowMargin + (isRightToLeft ? safeArea.left : safeArea.right)
    separators.update(color: table.separatorColor, position: new)
    updateContentMargins(new)
    guard new != position else { return }
    position = new
    updateBackground()
    setNeedsLayout()
  }

  private func updateContentMargins(_ position: TablePosition) {
    switch content.marginStorage.given {
    case .absolute, .directional: return
    case .standard, .cell: break
    }
    let insets = NSDirectionalEdgeInsets(
      top: Self.contentMargin, leading: position.leadingMargin, bottom: Self.contentMargin,
      trailing: accessory == nil ? position.trailingMargin : Self.accessoryGap)
    content.changeMargins {
      $0.given = .cell(insets)
      // The margins of the table have the safe area.
      $0.insetsFromSafeArea = false
    }
  }

  // MARK: Content

  /// The view with the labels and the image of the style, made when one of them is first asked for.
  func madeStyledContent() -> UIListContentView {
    if let styledContent { return styledContent }
    let view = UIListContentView(configuration: Self.content(of: style))
    styledContent = view
    content.insertSubview(view, at: 0)
    setNeedsLayout()
    return view
  }

  func showContentConfiguration() {
    guard let configuration = contentConfiguration else {
      configuredContent?.removeFromSuperview()
      configuredContent = nil
      if let styledContent, styledContent.superview == nil { content.addSubview(styledContent) }
      return
    }
    let updated =
      automaticallyUpdatesContentConfiguration
      ? configuration.updated(for: configurationState) : configuration
    styledContent?.removeFromSuperview()
    if let view = configuredContent, view.supports(updated),
      type(of: view.configuration) == type(of: updated)
    {
      view.configuration = updated
    } else {
      configuredContent?.removeFromSuperview()
      let view = updated.makeContentView()
      configuredContent = view
      content.addSubview(view)
    }
    setNeedsLayout()
  }

  func updateBackground() {
    var configuration = backgroundConfiguration ?? defaultBackgroundConfiguration()
    if backgroundConfiguration == nil, let ownBackgroundColor {
      configuration.backgroundColor = ownBackgroundColor
    }
    if automaticallyUpdatesBackgroundConfiguration, selectionStyle != .none {
      configuration = configuration.updated(for: configurationState)
    }
    background.configuration = configuration
    let corners = position.roundedCorners
    if configuration.cornerRadius == 0, position.isInset {
      background.roundedCorners = corners
      background.cornerRadius = corners.isEmpty ? 0 : TablePosition.groupRadius
    }
    let isMarked = isSelected || isHighlighted
    separators.setMarked(isMarked && selectionStyle != .none)
    selectedBackgroundView?.isHidden = !isMarked
    backgroundView?.isHidden = isMarked && selectedBackgroundView != nil
    background.isHidden =
      backgroundView != nil && !isMarked || selectedBackgroundView != nil && isMarked
    // Laying out the background lays the cell out, which has no size before it is in its table.
    if window != nil { background.layoutIfNeeded() }
  }

  func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, aboveSubview: background) }
    updateBackground()
    setNeedsLayout()
  }

  // MARK: Layout

  func fittingHeight(width: CGFloat) -> CGFloat {
    let inner = contentRect(in: CGRect(x: 0, y: 0, width: width, height: 0)).width
    if content.layoutState?.holdsConstraints == true {
      return content.systemLayoutSizeFitting(
        CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let shown: UIView? = configuredContent ?? styledContent
    if let list = shown as? UIListContentView { updateMargins(of: list) }
    let fitted =
      shown?.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height ?? 0
    return max(Self.minimumHeight, fitted, accessory.map { $0.bounds.height + 8 } ?? 0)
  }

  func layoutParts() {
    background.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let accessory {
      let size = accessory.bounds.size
      let x =
        isRightToLeft
        ? position.trailingMargin : bounds.width - position.trailingMargin - size.width
      accessory.frame = CGRect(
        x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
    }
    content.frame = contentRect(in: bounds)
    if let shownList { updateMargins(of: shownList) }
    let shown: UIView? = configuredContent ?? styledContent
    let inner = content.bounds
    shown?.frame = CGRect(
      x: isRightToLeft ? 0 : indentation, y: 0, width: max(0, inner.width - indentation),
      height: inner.height)
    let isFull = position.isGrouped && !position.isInset && position.isLast
    separators.layOut(
      in: bounds, inset: separatorInset, isFull: isFull, isMirrored: isRightToLeft,
      scale: traitCollection.displayScale)
  }

  private func contentRect(in bounds: CGRect) -> CGRect {
    guard let accessory else { return bounds }
    let room = max(accessory.bounds.width, leastAccessoryRoom) + position.trailingMargin
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? room : 0, y: 0, width: max(0, bounds.width - room), height: bounds.height)
  }

  /// The width that the content leaves to a mark of the system, as documents of Interface Builder show.
  private var leastAccessoryRoom: CGFloat {
    guard accessoryView == nil else { return 0 }
    return switch accessoryType {
    case .checkmark: 24
    case .disclosureIndicator: 10.5
    default: 0
    }
  }

  private func updateMargins(of list: UIListContentView) {
    list.minimumMargins = NSDirectionalEdgeInsets(
      top: 0, leading: position.leadingMargin, bottom: 0,
      trailing: accessory == nil ? position.trailingMargin : Self.accessoryGap)
  }

  // MARK: Accessory

  func updateAccessory() {
    let new = accessoryView ?? standardAccessory()
    if accessory !== new {
      accessory?.removeFromSuperview()
      accessory = new
      if let new { addSubview(new) }
      if table != nil { updateContentMargins(position) }
    }
    setNeedsLayout()
  }

  private func standardAccessory() -> UIView? {
    switch accessoryType {
    case .none: nil
    case .disclosureIndicator: symbol("chevron.forward", 13, .semibold, .tertiaryLabel)
    case .checkmark: symbol("checkmark", 17, .semibold, .tintColor)
    case .detailButton: detailButton()
    case .detailDisclosureButton: detailAndDisclosure()
    }
  }

  private func symbol(
    _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor
  ) -> UIView {
    let image = UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    let view = UIImageView(image: image?.withRenderingMode(.alwaysTemplate))
    view.tintColor = color
    return view
  }

  private func detailButton() -> UIView {
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      table?.accessoryTapped(in: self)
    }
    let button = UIButton(type: .detailDisclosure)
    button.addAction(action, for: .touchUpInside)
    button.sizeToFit()
    return button
  }

  private func detailAndDisclosure() -> UIView {
    let button = detailButton()
    let chevron = symbol("chevron.forward", 13, .semibold, .tertiaryLabel)
    let height = max(button.bounds.height, chevron.bounds.height)
    let view = UIView(
      frame: CGRect(
        x: 0, y: 0, width: button.bounds.width + 12 + chevron.bounds.width, height: height))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    button.frame.origin = CGPoint(
      x: isRightToLeft ? chevron.bounds.width + 12 : 0, y: (height - button.bounds.height) / 2)
    chevron.frame.origin = CGPoint(
      x: isRightToLeft ? 0 : button.bounds.width + 12, y: (height - chevron.bounds.height) / 2)
    view.addSubview(button)
    view.addSubview(chevron)
    return view
  }
}
