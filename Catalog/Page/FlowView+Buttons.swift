import UIKit

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
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold))
      configuration.imagePadding = 4
    }
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .small
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in tapped() })
  }
}
