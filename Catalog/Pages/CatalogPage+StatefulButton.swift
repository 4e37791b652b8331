import ControlExtras
import UIKit

extension CatalogPage {
  static let statefulButton = CatalogPage(
    id: "stateful-button", title: "Stateful Button", module: "ControlExtras",
    summary: "The right content in all sixteen states.",
    keywords: ["button", "state", "selected", "highlighted", "disabled", "focused", "image"],
    article: "ControlExtras/StateContent", symbol: "switch.2", color: .systemGreen,
    states: buttonStates, form: .statefulButton
  ) { report in
    let screen = StatefulButtonViewController()
    screen.report = report
    return .screen(screen, object: screen.live, control: screen.live)
  }

  private static let buttonStates: [PageState] = [
    button("default", "Default", setUp: { addPair(to: $0) }),
    button("single", "Single states", setUp: { addSingles(to: $0) }),
    button("combined", "Combinations", setUp: { addCombinations(to: $0) }),
    button(
      "configured", "Configuration",
      setUp: { button in
        addConfiguration(to: button)
        button.setTitle(localized("Follow"), for: .normal)
        button.setTitle(localized("Following"), for: .selected)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.setImage(UIImage(systemName: "star.fill"), for: .selected)
      }),
    button(
      "attributes", "Attributes",
      setUp: { button in
        addConfiguration(to: button)
        button.setTitle(localized("Follow"), for: .normal)
        button.setTitle(localized("Following"), for: .selected)
      }
    ) {
      $0.highlightedSelectedTitle = localized("Following, pressed")
      $0.highlightedSelectedTitleColor = .systemRed
      $0.disabledSelectedTitleColor = .systemBrown
    },
    button(
      "selected", "Selected",
      setUp: { button in
        addCombinations(to: button)
        button.isSelected = true
      }),
    button(
      "disabled", "Selected, disabled",
      setUp: { button in
        addCombinations(to: button)
        button.isSelected = true
        button.isEnabled = false
      }),
    button(
      "pressed", "Selected, pressed", setUp: { addCombinations(to: $0) },
      pose: [.selected, .highlighted]),
    button(
      "focused", "Focused", setUp: { addSingles(to: $0) }, pose: [.focused]),
  ]

  /// Makes a state whose content all buttons of the page have.
  ///
  /// - Parameters:
  ///   - id: The name on the command line.
  ///   - title: The name in the app.
  ///   - setUp: Sets what no attribute can.
  ///   - configure: Sets the attributes.
  ///   - pose: The states that the button is held in for a picture.
  private static func button(
    _ id: String, _ title: String, setUp: @escaping @MainActor (StatefulButton) -> Void,
    pose: StateCombination? = nil,
    configure: @escaping @MainActor (StatefulButton) -> Void = { _ in }
  ) -> PageState {
    let apply: @MainActor (PageSubject) -> Void = { subject in
      guard let button = subject.object as? StatefulButton else { return }
      setUp(button)
      (subject.screen as? StatefulButtonViewController)?.giveContent = {
        setUp($0)
        configure($0)
      }
    }
    return PageState(
      id: id, title: title, setUp: apply,
      configure: { subject in
        if let button = subject.object as? StatefulButton { configure(button) }
      },
      pose: { subject in
        guard let pose else { return }
        (subject.screen as? StatefulButtonViewController)?.hold(pose)
      })
  }

  /// An image for normal and one for selected.
  private static func addPair(to button: StatefulButton) {
    let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)
    for (state, symbol, color) in [
      (UIControl.State.normal, "star", UIColor.systemGray),
      (.selected, "star.fill", .systemBlue),
    ] {
      let image = UIImage(systemName: symbol, withConfiguration: size)
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
  }

  /// An image for each single state.
  private static func addSingles(to button: StatefulButton) {
    let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)
    for (state, symbol, color) in [
      (UIControl.State.normal, "star", UIColor.systemGray),
      (.highlighted, "hand.tap", .systemOrange), (.disabled, "lock", .systemBrown),
      (.selected, "star.fill", .systemBlue), (.focused, "eye", .systemTeal),
    ] {
      let image = UIImage(systemName: symbol, withConfiguration: size)
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
  }

  /// Images for the single states and for two combinations.
  private static func addCombinations(to button: StatefulButton) {
    addSingles(to: button)
    for (state, symbol, color) in [
      (UIControl.State([.highlighted, .selected]), "heart.fill", UIColor.systemPurple),
      ([.disabled, .selected], "lock.fill", .systemIndigo),
    ] {
      let image = UIImage(
        systemName: symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .medium))
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
  }

  /// A configuration with the image above the title.
  private static func addConfiguration(to button: StatefulButton) {
    var configuration = UIButton.Configuration.tinted()
    configuration.imagePlacement = .top
    configuration.imagePadding = 2
    configuration.titleAlignment = .center
    configuration.buttonSize = .small
    button.configuration = configuration
  }
}

extension CodeForm {
  fileprivate static var statefulButton: CodeForm {
    var form = CodeForm.control(StatefulButton.self)
    form.name = "button"
    form.type = "StatefulButton"
    form.element = "button"
    return form
  }
}
