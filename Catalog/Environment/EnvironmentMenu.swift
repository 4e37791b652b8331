import ControlCore
import UIKit

/// The menus that change the environment of a window.
@MainActor
enum EnvironmentMenu {
  /// Settings that no app can override; where the host of the catalog can, it sets these closures.
  struct SystemSettings {
    var reducesMotion: ((Bool) -> Void)?
    var reducesTransparency: ((Bool) -> Void)?
    var showsDamage: ((Bool) -> Void)?
    var isDamageShown = false
  }

  static var system = SystemSettings()

  /// The button of a navigation bar that has all menus.
  ///
  /// - Parameters:
  ///   - actions: Returns what stands above the menus.
  ///   - window: Returns the window to change.
  static func barButtonItem(
    actions: @escaping () -> [UIMenuElement], window: @escaping () -> UIWindow?
  ) -> UIBarButtonItem {
    let menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { show in
        let menus = window().map { elements(EnvironmentView.of($0)) } ?? []
        show([UIMenu(options: .displayInline, children: actions())] + menus)
      }
    ])
    let item = UIBarButtonItem(
      title: localized("Environment"), image: UIImage(systemName: "slider.horizontal.3"), menu: menu
    )
    item.accessibilityLabel = localized("Environment")
    item.accessibilityIdentifier = "environment"
    return item
  }

  /// The menus for the environment as it is now.
  static func elements(_ view: EnvironmentView) -> [UIMenuElement] {
    [
      appearance(view), tint(view), text(view), direction(view), device(view), motion(view),
      aids(view),
      UIAction(title: localized("Reset"), image: UIImage(systemName: "arrow.uturn.backward")) {
        [weak view] _ in view?.environment = CatalogEnvironment()
      },
    ]
  }

  // MARK: Menus

  private static func appearance(_ view: EnvironmentView) -> UIMenu {
    menu(
      "Appearance", symbol: "circle.lefthalf.filled",
      groups: [
        choices(
          view, \.style,
          [("Automatic", nil), ("Light", .light), ("Dark", .dark)]),
        choices(
          view, \.design,
          [("Design of the System", nil), ("iOS 18", .classic), ("iOS 26", .glass)]),
        [flag(view, "Increase Contrast", \.hasHighContrast)],
      ])
  }

  private static func tint(_ view: EnvironmentView) -> UIMenu {
    let names = ["Blue", "Green", "Orange", "Pink", "Purple"]
    let colors = zip(names, ColorChoice.all).map { ($0, UIColor?.some($1)) }
    return menu(
      "Tint", symbol: "paintpalette",
      groups: [choices(view, \.tint, [("Automatic", nil)] + colors)])
  }

  private static func text(_ view: EnvironmentView) -> UIMenu {
    let sizes = CatalogEnvironment.textSizes.map {
      ($0.name, UIContentSizeCategory?.some($0.category))
    }
    return menu(
      "Text Size", symbol: "textformat.size",
      groups: [
        choices(view, \.textSize, [("Automatic", nil)] + sizes),
        [flag(view, "Bold Text", \.isBold)],
      ])
  }

  private static func direction(_ view: EnvironmentView) -> UIMenu {
    menu(
      "Language", symbol: "globe",
      groups: [
        choices(
          view, \.direction,
          [
            ("Automatic", nil), ("Left to Right", .leftToRight), ("Right to Left", .rightToLeft),
          ]),
        choices(
          view, \.language,
          [("Language of the System", nil)]
            + CatalogLanguage.all.map { ($0.name, CatalogLanguage?.some($0)) }),
      ])
  }

  private static func device(_ view: EnvironmentView) -> UIMenu {
    let automatic = UIAction(
      title: localized("Automatic"), state: view.environment.size == nil ? .on : .off
    ) { [weak view] _ in
      view?.environment.size = nil
      view?.environment.safeArea = nil
    }
    let devices = CatalogEnvironment.devices.map { device in
      let size = [device.size.width, device.size.height].map(NumberText.string)
      return UIAction(
        title: "\(localized(device.name)), \(size[0])\u{A0}×\u{A0}\(size[1])",
        state: view.environment.size == device.size ? .on : .off
      ) { [weak view] _ in
        view?.environment.size = device.size
        view?.environment.safeArea = device.safeArea
      }
    }
    return menu(
      "Size", symbol: "iphone",
      groups: [
        [automatic] + devices,
        choices(
          view, \.posture, [("Flat", nil), ("Book", .book), ("Tabletop", .tabletop)]),
      ])
  }

  private static func motion(_ view: EnvironmentView) -> UIMenu {
    menu(
      "Motion", symbol: "play",
      groups: [
        [
          flag(view, "Slow Animations", \.hasSlowAnimations),
          setting("Reduce Motion", UIAccessibility.isReduceMotionEnabled, system.reducesMotion),
          setting(
            "Reduce Transparency", UIAccessibility.isReduceTransparencyEnabled,
            system.reducesTransparency),
        ]
      ])
  }

  private static func aids(_ view: EnvironmentView) -> UIMenu {
    menu(
      "Overlays", symbol: "eye",
      groups: [
        CatalogEnvironment.Aid.allCases.map { aid in
          UIAction(
            title: aid.title, attributes: .keepsMenuPresented,
            state: view.environment.aids.contains(aid) ? .on : .off
          ) { [weak view] action in
            view?.environment.aids.formSymmetricDifference([aid])
            action.state = view?.environment.aids.contains(aid) == true ? .on : .off
          }
        } + [damage]
      ])
  }

  /// What is drawn anew is known to the host; on iOS, Xcode flashes it.
  private static var damage: UIMenuElement {
    setting(
      "Show Redrawn Areas", system.isDamageShown,
      system.showsDamage.map { show in
        {
          system.isDamageShown = $0
          show($0)
        }
      }, elsewhere: "In Xcode’s Debug Menu")
  }

  // MARK: Elements

  private static func menu(
    _ title: String, symbol: String, groups: [[UIMenuElement]]
  ) -> UIMenu {
    UIMenu(
      title: localized(title), image: UIImage(systemName: symbol),
      children: groups.map { UIMenu(options: .displayInline, children: $0) })
  }

  private static func choices<Value: Equatable>(
    _ view: EnvironmentView, _ keyPath: WritableKeyPath<CatalogEnvironment, Value>,
    _ values: [(title: String, value: Value)]
  ) -> [UIMenuElement] {
    values.map { title, value in
      UIAction(
        title: localized(title), state: view.environment[keyPath: keyPath] == value ? .on : .off
      ) { [weak view] _ in view?.environment[keyPath: keyPath] = value }
    }
  }

  private static func flag(
    _ view: EnvironmentView, _ title: String, _ keyPath: WritableKeyPath<CatalogEnvironment, Bool>
  ) -> UIMenuElement {
    UIAction(
      title: localized(title), state: view.environment[keyPath: keyPath] ? .on : .off
    ) { [weak view] _ in view?.environment[keyPath: keyPath].toggle() }
  }

  private static func setting(
    _ title: String, _ isOn: Bool, _ set: ((Bool) -> Void)?,
    elsewhere: String = "In Settings, Accessibility"
  ) -> UIMenuElement {
    UIAction(
      title: localized(title), subtitle: set == nil ? localized(elsewhere) : nil,
      attributes: set == nil ? .disabled : [], state: isOn ? .on : .off
    ) { _ in set?(!isOn) }
  }
}
