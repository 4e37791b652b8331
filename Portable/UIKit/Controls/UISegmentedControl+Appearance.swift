extension UISegmentedControl {
  func prepare() {
    layer.cornerRadius = Self.cornerRadius
    layer.cornerCurve = .continuous
    backgroundColor = .tertiarySystemFill
    selectionView.isUserInteractionEnabled = false
    selectionView.layer.cornerRadius = Self.cornerRadius - 1
    selectionView.layer.cornerCurve = .continuous
    selectionView.layer.shadowColor = UIColor.black.cgColor
    selectionView.layer.shadowOpacity = 0.12
    selectionView.layer.shadowRadius = 4
    selectionView.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(selectionView)
    updateColors()
  }

  func updateColors() {
    selectionView.backgroundColor = selectedSegmentTintColor ?? ControlColors.selectedSegment
    selectionView.layer.shadowOpacity = isEnabled ? 0.12 : 0
  }

  func updateLabels() {
    for (index, segment) in segments.enumerated() {
      let isSelected = index == selectedIndex
      segment.label.font = .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
      segment.label.textColor = isEnabled ? .label : .tertiaryLabel
      segment.imageView.tintColor = segment.label.textColor
      let isDimmed = pressedIndex == index && !isSelected
      segment.label.alpha = isDimmed ? 0.3 : 1
      segment.imageView.alpha = segment.label.alpha
      segment.accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
  }
}
