import UIKit

extension FlowView {
  /// The states of a page as buttons.
  ///
  /// - Parameters:
  ///   - states: The states to choose from.
  ///   - selected: The id of the one at hand.
  ///   - picked: Called with the state that was tapped.
  static func statePicker(
    _ states: [PageState], selected: String?, picked: @escaping (PageState) -> Void
  ) -> FlowView {
    FlowView(
      states.map { state in
        capsule(state.title, isFilled: state.id == selected) { picked(state) }
      })
  }

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
