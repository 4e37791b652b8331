import UIKit

extension ToastContainerView {
  /// Places the toast at its position, inside the safe area and above the keyboard.
  ///
  /// A message that is higher than that is truncated.
  func constrain(to view: UIView) {
    let area = view.safeAreaLayoutGuide
    let keyboard = view.keyboardLayoutGuide
    keyboard.usesBottomSafeArea = false
    let width = widthAnchor.constraint(equalTo: area.widthAnchor, constant: -16)
    width.priority = .defaultHigh
    let maximumWidth = widthAnchor.constraint(lessThanOrEqualToConstant: readableWidth)
    self.maximumWidth = maximumWidth
    let top = topAnchor.constraint(equalTo: area.topAnchor, constant: 8)
    let highest = topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor, constant: 8)
    // As low as the safe area and the keyboard permit.
    let bottom = bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8)
    let middle = centerYAnchor.constraint(equalTo: area.centerYAnchor)
    for place in [middle, bottom] { place.priority = UILayoutPriority(998) }
    let lowest = [area.bottomAnchor, keyboard.topAnchor].map {
      bottomAnchor.constraint(lessThanOrEqualTo: $0, constant: -8)
    }
    for limit in position == .top ? lowest : [highest] { limit.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(
      [
        centerXAnchor.constraint(equalTo: area.centerXAnchor), width, maximumWidth,
        widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor, constant: -16),
        position == .top ? top : position == .middle ? middle : bottom, highest,
      ] + lowest)
  }

  /// Returns the height that the toast needs in an area, with the space around it.
  func height(in area: CGSize) -> CGFloat {
    let size = CGSize(width: max(min(area.width - 16, readableWidth), 0), height: 0)
    let fitting = systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return fitting.height + 16
  }

  /// The greatest width at which lines are easily read, which grows with the text.
  var readableWidth: CGFloat {
    max(UIFontMetrics.default.scaledValue(for: 440, compatibleWith: traitCollection), 440)
  }

  /// Lays the button out behind the message, or below it at the largest text sizes.
  ///
  func constrainContent() {
    guard let hosted else { return }
    let isBelow = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.deactivate(contentConstraints)
    contentConstraints = [hosted.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 18)]
    if let button, !isBelow {
      contentConstraints += row(hosted, button)
    } else {
      contentConstraints += column(hosted, button)
    }
    updateContentPriority()
    NSLayoutConstraint.activate(contentConstraints)
  }

  private func row(_ hosted: UIView, _ button: UIButton) -> [NSLayoutConstraint] {
    let least = heightAnchor.constraint(equalToConstant: 0)
    least.priority = .fittingSizeLevel
    return [
      least,
      hosted.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 12),
      hosted.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
      hosted.centerYAnchor.constraint(equalTo: centerYAnchor),
      hosted.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -4),
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
      button.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      button.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      button.centerYAnchor.constraint(equalTo: centerYAnchor),
      button.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.5),
    ]
  }

  private func column(_ hosted: UIView, _ button: UIButton?) -> [NSLayoutConstraint] {
    let message = [
      hosted.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      hosted.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -18),
    ]
    guard let button else {
      return message + [hosted.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12)]
    }
    return message + [
      button.topAnchor.constraint(equalTo: hosted.bottomAnchor),
      button.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 6),
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ]
  }

  func buttonChanged() {
    button?.removeFromSuperview()
    button = toast?.buttonTitle == nil ? nil : makeButton()
    if let button { addSubview(button) }
    button?.alpha = hosted?.alpha ?? 1
    updateButton(appearance)
    constrainContent()
    if window != nil { noteButton() }
    contentChanged(isAnimated: window != nil)
  }

  func updateButton(_ appearance: SheetAppearance) {
    guard let button, let title = toast?.buttonTitle else { return }
    let font = appearance.font(appearance.style.fonts.loneTitle)
    let text = NSAttributedString(string: title, attributes: [.font: font])
    button.configuration?.title = title
    button.configuration?.attributedTitle = AttributedString(text)
    button.configuration?.baseForegroundColor = appearance.buttonColor
  }

  private func makeButton() -> UIButton {
    let button = UIButton(configuration: .plain())
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 12, bottom: 8, trailing: 12)
    button.translatesAutoresizingMaskIntoConstraints = false
    // The message gives way, but not the least and the greatest width of the button.
    let precedence = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue + 1)
    button.setContentHuggingPriority(precedence, for: .horizontal)
    button.setContentCompressionResistancePriority(precedence, for: .horizontal)
    button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    button.addAction(
      UIAction { [weak self] _ in self?.toast?.buttonTapped() }, for: .primaryActionTriggered)
    holdWhileTouched(button)
    return button
  }

  func contentChanged(isAnimated: Bool) {
    setNeedsContentLayout()
    guard let superview else { return }
    // Beside which reserved rects the toast fits depends on its height.
    superview.setNeedsLayout()
    guard isAnimated else { return superview.layoutIfNeeded() }
    UIView.animateSpring { superview.layoutIfNeeded() }
  }
}

extension ToastContainerView {
  private static let shadowReach: CGFloat = 48

  func prepareShadow() {
    shadow.isUserInteractionEnabled = false
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.shadowOpacity = 0.18
    shadow.layer.shadowRadius = 14
    shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
    let mask = CAShapeLayer()
    mask.fillRule = .evenOdd
    shadow.layer.mask = mask
    addSubview(shadow)
  }

  /// Draws the shadow beside the background.
  ///
  /// Below the background the blur would take it up. Glass has a shadow of its own.
  func placeShadow(of surface: BackgroundAppearance) {
    shadow.isHidden = surface.material == .glass
    guard !shadow.isHidden else { return }
    shadow.frame = bounds
    let shape = UIBezierPath(roundedRect: bounds, cornerRadius: surface.radius)
    shadow.layer.shadowPath = shape.cgPath
    let beside = UIBezierPath(rect: bounds.insetBy(dx: -Self.shadowReach, dy: -Self.shadowReach))
    beside.append(shape)
    (shadow.layer.mask as? CAShapeLayer)?.path = beside.cgPath
  }
}

extension UIView {
  /// Animates changes with a spring, from their current state.
  static func animateSpring(
    duration: TimeInterval = 0.3, damping: CGFloat = 1, _ animations: @escaping () -> Void
  ) {
    animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: animations)
  }
}
