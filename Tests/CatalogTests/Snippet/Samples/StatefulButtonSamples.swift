// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ControlExtras
import UIKit

enum Sample_stateful_button_default {
  @MainActor
  static func makeStatefulButton() -> StatefulButton {
    let button = StatefulButton()
    let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)
    for (state, symbol, color) in [
      (UIControl.State.normal, "star", UIColor.systemGray),
      (.selected, "star.fill", .systemBlue),
    ] {
      let image = UIImage(systemName: symbol, withConfiguration: size)
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
    return button
  }
}
enum Sample_stateful_button_single {
  @MainActor
  static func makeStatefulButton() -> StatefulButton {
    let button = StatefulButton()
    let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)
    for (state, symbol, color) in [
      (UIControl.State.normal, "star", UIColor.systemGray),
      (.highlighted, "hand.tap", .systemOrange), (.disabled, "lock", .systemBrown),
      (.selected, "star.fill", .systemBlue), (.focused, "eye", .systemTeal),
    ] {
      let image = UIImage(systemName: symbol, withConfiguration: size)
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
    return button
  }
}
enum Sample_stateful_button_combined {
  @MainActor
  static func makeStatefulButton() -> StatefulButton {
    let button = StatefulButton()
    let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)
    for (state, symbol, color) in [
      (UIControl.State.normal, "star", UIColor.systemGray),
      (.highlighted, "hand.tap", .systemOrange), (.disabled, "lock", .systemBrown),
      (.selected, "star.fill", .systemBlue), (.focused, "eye", .systemTeal),
    ] {
      let image = UIImage(systemName: symbol, withConfiguration: size)
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
    for (state, symbol, color) in [
      (UIControl.State([.highlighted, .selected]), "heart.fill", UIColor.systemPurple),
      ([.disabled, .selected], "lock.fill", .systemIndigo),
    ] {
      let image = UIImage(
        systemName: symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .medium))
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
    return button
  }
}
enum Sample_stateful_button_configured {
  @MainActor
  static func makeStatefulButton() -> StatefulButton {
    let button = StatefulButton()
    var configuration = UIButton.Configuration.tinted()
    configuration.imagePlacement = .top
    configuration.imagePadding = 2
    configuration.titleAlignment = .center
    configuration.titleLineBreakMode = .byTruncatingTail
    configuration.buttonSize = .small
    button.configuration = configuration
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setImage(UIImage(systemName: "star.fill"), for: .selected)
    return button
  }
}
enum Sample_stateful_button_attributes {
  @MainActor
  static func makeStatefulButton() -> StatefulButton {
    let button = StatefulButton()
    var configuration = UIButton.Configuration.tinted()
    configuration.imagePlacement = .top
    configuration.imagePadding = 2
    configuration.titleAlignment = .center
    configuration.titleLineBreakMode = .byTruncatingTail
    configuration.buttonSize = .small
    button.configuration = configuration
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.highlightedSelectedTitle = "Following, pressed"
    button.highlightedSelectedTitleColor = .systemRed
    button.disabledSelectedTitleColor = .systemBrown
    return button
  }
}
enum Sample_stateful_button_selected {
  @MainActor
  static func makeStatefulButton() -> StatefulButton {
    let button = StatefulButton()
    let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)
    for (state, symbol, color) in [
      (UIControl.State.normal, "star", UIColor.systemGray),
      (.highlighted, "hand.tap", .systemOrange), (.disabled, "lock", .systemBrown),
      (.selected, "star.fill", .systemBlue), (.focused, "eye", .systemTeal),
    ] {
      let image = UIImage(systemName: symbol, withConfiguration: size)
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
    for (state, symbol, color) in [
      (UIControl.State([.highlighted, .selected]), "heart.fill", UIColor.systemPurple),
      ([.disabled, .selected], "lock.fill", .systemIndigo),
    ] {
      let image = UIImage(
        systemName: symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .medium))
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
    button.isSelected = true
    return button
  }
}
enum Sample_stateful_button_disabled {
  @MainActor
  static func makeStatefulButton() -> StatefulButton {
    let button = StatefulButton()
    let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)
    for (state, symbol, color) in [
      (UIControl.State.normal, "star", UIColor.systemGray),
      (.highlighted, "hand.tap", .systemOrange), (.disabled, "lock", .systemBrown),
      (.selected, "star.fill", .systemBlue), (.focused, "eye", .systemTeal),
    ] {
      let image = UIImage(systemName: symbol, withConfiguration: size)
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
    for (state, symbol, color) in [
      (UIControl.State([.highlighted, .selected]), "heart.fill", UIColor.systemPurple),
      ([.disabled, .selected], "lock.fill", .systemIndigo),
    ] {
      let image = UIImage(
        systemName: symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .medium))
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
    button.isSelected = true
    button.isEnabled = false
    return button
  }
}
enum Sample_stateful_button_pressed {
  @MainActor
  static func makeStatefulButton() -> StatefulButton {
    let button = StatefulButton()
    let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)
    for (state, symbol, color) in [
      (UIControl.State.normal, "star", UIColor.systemGray),
      (.highlighted, "hand.tap", .systemOrange), (.disabled, "lock", .systemBrown),
      (.selected, "star.fill", .systemBlue), (.focused, "eye", .systemTeal),
    ] {
      let image = UIImage(systemName: symbol, withConfiguration: size)
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
    for (state, symbol, color) in [
      (UIControl.State([.highlighted, .selected]), "heart.fill", UIColor.systemPurple),
      ([.disabled, .selected], "lock.fill", .systemIndigo),
    ] {
      let image = UIImage(
        systemName: symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .medium))
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
    return button
  }
}
enum Sample_stateful_button_focused {
  @MainActor
  static func makeStatefulButton() -> StatefulButton {
    let button = StatefulButton()
    let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)
    for (state, symbol, color) in [
      (UIControl.State.normal, "star", UIColor.systemGray),
      (.highlighted, "hand.tap", .systemOrange), (.disabled, "lock", .systemBrown),
      (.selected, "star.fill", .systemBlue), (.focused, "eye", .systemTeal),
    ] {
      let image = UIImage(systemName: symbol, withConfiguration: size)
      button.setImage(image?.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
    return button
  }
}
