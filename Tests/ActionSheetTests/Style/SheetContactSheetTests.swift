import ControlCore
import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Every preset in light and dark, from left to right and from right to left, at three text sizes:
/// a picture each for appearance and direction, presets side by side, text sizes below each other.
@MainActor struct SheetContactSheetTests {
  private static let cell = CGSize(width: 390, height: 640)
  private static let presets: [SheetStyle] = [.system, .classic, .edgeToEdge]
  private static let textSizes: [UIContentSizeCategory] = [
    .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test(
    "Presets are drawn in every appearance, direction and text size",
    arguments: ["light-ltr", "light-rtl", "dark-ltr", "dark-rtl"])
  func presets(name: String) {
    let host = TestHost(
      size: CGSize(
        width: Self.cell.width * CGFloat(Self.presets.count),
        height: Self.cell.height * CGFloat(Self.textSizes.count)), scale: 1,
      style: name.hasPrefix("dark") ? .dark : .light,
      direction: name.hasSuffix("rtl") ? .rightToLeft : .leftToRight)
    for (row, textSize) in Self.textSizes.enumerated() {
      for (column, style) in Self.presets.enumerated() {
        let place = SheetPlace(style: style)
        place.frame.origin = CGPoint(
          x: CGFloat(column) * Self.cell.width, y: CGFloat(row) * Self.cell.height)
        place.frame.size = Self.cell
        place.traitOverrides.preferredContentSizeCategory = textSize
        host.view.addSubview(place)
      }
    }
    host.layout()
    expectSnapshot(of: host, named: name)
  }

  @Test(
    "Presets of dialogs are drawn in every appearance and direction, and in the design with glass")
  func dialogs() {
    guard #available(iOS 26, *) else { return }
    expectContactSheet(
      [
        (.system, .classic), (.system, .glass), (.classic, .classic), (.edgeToEdge, .classic),
      ], form: .alert, height: 420, named: "dialogs")
  }

  @Test("The system's sheet is drawn with glass, in every appearance and direction")
  func glass() {
    guard #available(iOS 26, *) else { return }
    expectContactSheet([(.system, .glass)], form: .actionSheet, height: 480, named: "glass")
  }

  /// Light and dark below each other, both directions and the largest text beside each other.
  private func expectContactSheet(
    _ presets: [(style: SheetStyle, design: SystemDesign)], form: UIAlertController.Style,
    height: CGFloat, named name: String
  ) {
    let variants: [(UITraitEnvironmentLayoutDirection, UIContentSizeCategory)] = [
      (.leftToRight, .large), (.rightToLeft, .large),
      (.leftToRight, .accessibilityExtraExtraExtraLarge),
    ]
    let size = CGSize(width: 360, height: height)
    let host = TestHost(
      size: CGSize(
        width: size.width * CGFloat(variants.count),
        height: height * CGFloat(2 * presets.count)), scale: 1)
    for (row, place) in presets.flatMap({ preset in
      [UIUserInterfaceStyle.light, .dark].map { (preset, $0) }
    }).enumerated() {
      for (column, (direction, textSize)) in variants.enumerated() {
        let view = SheetPlace(style: place.0.style, form: form)
        view.frame = CGRect(
          origin: CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * height), size: size)
        view.traitOverrides[SystemDesignTrait.self] = place.0.design
        view.traitOverrides.userInterfaceStyle = place.1
        view.traitOverrides.layoutDirection = direction
        view.traitOverrides.preferredContentSizeCategory = textSize
        host.view.addSubview(view)
      }
    }
    host.layout()
    expectSnapshot(of: host, named: name)
  }
}

/// A sheet over something colorful, dimmed as in a window.
private final class SheetPlace: UIView {
  private let sheet = ActionSheetControl()
  private let backdrop = CAGradientLayer()
  private let dimming = UIView()

  init(style: SheetStyle, form: UIAlertController.Style = .actionSheet) {
    super.init(frame: .zero)
    clipsToBounds = true
    backdrop.colors = [UIColor.systemTeal, .systemIndigo, .systemOrange].map(\.cgColor)
    layer.addSublayer(backdrop)
    for (index, color) in [UIColor.systemYellow, .systemPink, .white, .black].enumerated() {
      let dot = UIView(
        frame: CGRect(x: 30 + index * 90, y: 330 + index * 60, width: 70, height: 70))
      dot.backgroundColor = color
      dot.layer.cornerRadius = 35
      addSubview(dot)
    }
    addSubview(dimming)
    sheet.style = style
    sheet.preferredStyle = form
    if form == .alert { fillDialog() } else { fill() }
    addSubview(sheet)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func fill() {
    sheet.title = "Delete this photo?"
    sheet.message = "It goes from all your devices."
    sheet.addAction(.destructive("Delete Photo"))
    var share = ActionSheetAction("Share", image: UIImage(systemName: "square.and.arrow.up"))
    share.badge = "12"
    sheet.addAction(share)
    var sort = ActionSheetAction("Newest First", subtitle: "By date taken")
    sort.state = .on
    sheet.addAction(sort)
    var locked = ActionSheetAction("Locked")
    locked.isEnabled = false
    sheet.addAction(locked)
    sheet.addAction(.cancel())
  }

  private func fillDialog() {
    sheet.title = "Delete this photo?"
    sheet.message = "It goes from all your devices."
    let delete = ActionSheetAction.default("Move")
    sheet.addAction(delete)
    sheet.addAction(.cancel())
    sheet.preferredAction = delete
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    dimming.frame = bounds
    dimming.backgroundColor = sheet.dimmingColor
    sheet.setContainer(
      bounds: bounds, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    sheet.frame = sheet.layout.containerFrame
  }
}
