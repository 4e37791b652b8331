import UIKit

/// The states of a page as buttons, over as many lines as they need.
final class StatePicker: UIView {
  private static let spacing: CGFloat = 8

  private let buttons: [UIButton]

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - states: The states to choose from.
  ///   - selected: The id of the one at hand.
  ///   - picked: Called with the state that was tapped.
  init(_ states: [PageState], selected: String?, picked: @escaping (PageState) -> Void) {
    buttons = states.map { state in
      var configuration =
        state.id == selected ? UIButton.Configuration.filled() : UIButton.Configuration.gray()
      configuration.title = state.title
      configuration.cornerStyle = .capsule
      configuration.buttonSize = .small
      return UIButton(
        configuration: configuration, primaryAction: UIAction { _ in picked(state) })
    }
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) {
    buttons = []
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).last?.maxY ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (button, frame) in zip(buttons, frames(width: bounds.width)) {
      button.frame = frame
      if isMirrored { button.frame.origin.x = bounds.width - frame.maxX }
    }
  }

  private func frames(width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    return buttons.map { button in
      let size = button.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + Self.spacing)
        lineHeight = 0
      }
      let frame = CGRect(
        origin: origin, size: CGSize(width: min(size.width, width), height: size.height))
      origin.x += size.width + Self.spacing
      lineHeight = max(lineHeight, size.height)
      return frame
    }
  }
}
