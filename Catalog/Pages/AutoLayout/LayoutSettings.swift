import UIKit

/// The direction and the text size that the controls of a page are shown with.
struct LayoutSettings: Equatable {
  /// A text size that the page offers.
  enum TextSize: Int, CaseIterable {
    case smallest, standard, large, largest

    var title: String { ["XS", "L", "XXXL", "AX5"][rawValue] }

    var category: UIContentSizeCategory {
      switch self {
      case .smallest: .extraSmall
      case .standard: .large
      case .large: .extraExtraExtraLarge
      case .largest: .accessibilityExtraExtraExtraLarge
      }
    }
  }

  /// Whether the direction is right to left; `nil` keeps that of the device.
  var isRightToLeft: Bool?

  /// The text size; `nil` keeps that of the device.
  var textSize: TextSize?

  /// Gives a view and everything in it the direction and the text size.
  @MainActor func apply(to view: UIView) {
    if let isRightToLeft {
      view.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    if let textSize { view.traitOverrides.preferredContentSizeCategory = textSize.category }
  }
}
