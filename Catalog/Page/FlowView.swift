import UIKit

/// Views beside one another, over as many lines as they need.
final class FlowView: UIView {
  private static let spacing: CGFloat = 8

  /// The views, in reading order; others take the place of those shown before.
  var items: [UIView] {
    didSet {
      for item in oldValue where !items.contains(item) { item.removeFromSuperview() }
      for item in items { addSubview(item) }
      setNeedsLayout()
    }
  }

  init(_ items: [UIView]) {
    self.items = items
    super.init(frame: .zero)
    for item in items { addSubview(item) }
  }

  required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).last?.maxY ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (item, frame) in zip(items, frames(width: bounds.width)) {
      item.frame = frame
      if isMirrored { item.frame.origin.x = bounds.width - frame.maxX }
    }
  }

  private func frames(width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    return items.map { item in
      let size = item.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
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

extension FlowView {
  /// A small round-ended button.
  static func capsule(
    _ title: String, symbol: String? = nil, tapped: @escaping () -> Void
  ) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    if let symbol {
      configuration.image = UIImage(
        systemName: symbol,
        withConfiguration: UIImage.SymbolConfiguration(textStyle: .caption2)
          .applying(UIImage.SymbolConfiguration(weight: .semibold)))
      configuration.imagePadding = 4
    }
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .small
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in tapped() })
  }
}
