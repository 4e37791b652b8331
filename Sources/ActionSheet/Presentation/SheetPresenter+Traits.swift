import ControlCore
import UIKit

/// The traits of the controller that presents the sheet.
///
/// Traits flow from the window through the presentation controller to the sheet. Overrides of the
/// presenting controller do not reach it, so the presentation controller overrides the same traits.
extension SheetPresenter {
  /// The traits that an app overrides for its controllers.
  static var carriedTraits: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
      UITraitAccessibilityContrast.self, UITraitLayoutDirection.self, SystemDesignTrait.self,
      ActionSheetStyleTrait.self,
    ]
  }

  /// Gives the sheet the traits of a controller for as long as the presentation lasts.
  ///
  /// Overrides of the sheet's own controller precede them.
  func followTraits(of source: UIViewController) {
    session.endTraitObservation?()
    let registration = source.registerForTraitChanges(Self.carriedTraits) {
      [weak self] (source: UIViewController, _: UITraitCollection) in
      // A full screen removes the view of its presenter, which then has the traits of no window.
      if source.viewIfLoaded?.window != nil { self?.adoptTraits(of: source) }
    }
    session.endTraitObservation = { [weak source] in
      source?.unregisterForTraitChanges(registration)
    }
    // Overrides that were just set reach the trait collection only with an update.
    source.updateTraitsIfNeeded()
    adoptTraits(of: source)
  }

  private func adoptTraits(of source: UIViewController) {
    guard let presentation = controller.presentationController,
      let surroundings = presentation.containerView?.superview
    else { return }
    presentation.traitOverrides.adopt(
      source.traitCollection, differingFrom: surroundings.traitCollection)
    // The sheet is measured before the next update of the traits.
    controller.updateTraitsIfNeeded()
    controller.sheet.updateTraitsIfNeeded()
  }
}

extension UITraitOverrides {
  /// Overrides the traits that an app overrides for its controllers and whose values differ, and removes
  /// the overrides of the others.
  ///
  /// - Parameters:
  ///   - traits: The traits to adopt.
  ///   - inherited: The traits without any override.
  mutating func adopt(_ traits: UITraitCollection, differingFrom inherited: UITraitCollection) {
    adopt(UITraitUserInterfaceStyle.self, traits, inherited)
    adopt(UITraitPreferredContentSizeCategory.self, traits, inherited)
    adopt(UITraitAccessibilityContrast.self, traits, inherited)
    adopt(UITraitLayoutDirection.self, traits, inherited)
    adopt(SystemDesignTrait.self, traits, inherited)
    adopt(ActionSheetStyleTrait.self, traits, inherited)
  }

  private mutating func adopt<Trait: UITraitDefinition>(
    _ trait: Trait.Type, _ traits: UITraitCollection, _ inherited: UITraitCollection
  ) where Trait.Value: Equatable {
    if traits[trait] != inherited[trait] {
      self[trait] = traits[trait]
    } else if contains(trait) {
      remove(trait)
    }
  }
}
