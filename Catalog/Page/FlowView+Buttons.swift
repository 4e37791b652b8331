import UIKit

extension FlowView {
  /// A small round-ended button.
  static func capsule(
    _ title: String, isFilled: Bool = false, tapped: @escaping () -> Void
  ) -> UIButton {
    var configuration =
      isFilled ? UIButton.Configuration.filled() : UIButton.Configuration.gray()
    configuration.title = title
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .small
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in tapped() })
  }
}
