import Testing
import UIKit

private struct Density: UITraitDefinition {
  static let defaultValue = 4
}

private struct Theme: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
}

struct UITraitCollectionTests {
  @Test("Unset values have their defaults") func valuesNotSetHaveTheirDefaults() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits[Density.self] == 4)
  }

  @Test("Mutations make collections") func mutationsMakeCollections() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[Density.self] = 9
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits[Density.self] == 9)
    let lighter = traits.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(lighter.userInterfaceStyle == .light)
    #expect(lighter[Density.self] == 9)
    #expect(traits.userInterfaceStyle == .dark)
  }

  @Test("Later collections win") func laterCollectionsWin() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 3)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test("Equality compares values") func equalityComparesValues() {
    let first = UITraitCollection(userInterfaceStyle: .dark)
    let second = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(first == second)
    #expect(first.hash == second.hash)
    #expect(first != UITraitCollection(userInterfaceStyle: .light))
    #expect(UITraitCollection { $0[Density.self] = 4 } == UITraitCollection())
  }

  @Test("Only some traits change colors") func onlySomeTraitsChangeColors() {
    let base = UITraitCollection(userInterfaceStyle: .light)
    func differs(_ change: (inout any UIMutableTraits) -> Void) -> Bool {
      base.modifyingTraits(change).hasDifferentColorAppearance(comparedTo: base)
    }
    #expect(differs { $0.userInterfaceStyle = .dark })
    #expect(differs { $0.accessibilityContrast = .high })
    #expect(differs { $0[Theme.self] = "fancy" })
    #expect(!differs { $0.displayScale = 3 })
    #expect(!differs { $0.preferredContentSizeCategory = .small })
    #expect(!differs { $0[Density.self] = 1 })
    #expect(!differs { _ in })
  }

  @Test("The current collection is scoped") func theCurrentCollectionIsScoped() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test("Text sizes are ordered") func textSizesAreOrdered() {
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large >= .large)
  }
}
