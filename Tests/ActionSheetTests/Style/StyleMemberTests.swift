import Foundation
import Testing
import UIKit

@testable import ActionSheet

/// The members of a style, and the rule for merging.
struct StyleMemberTests {
  @Test("The samples set every member, each to another value than the other and the default")
  func theSamplesSetEveryMemberEachToAnotherValueThanTheOtherAndTheDefault() {
    let (first, second) = (StyleSample.first.style.members, StyleSample.second.style.members)
    #expect(first.count == 54)
    for (path, member) in SheetStyle().members {
      #expect(first[path]?.origin == "own" && second[path]?.origin == "own", "\(path)")
      #expect(first[path]?.value != member.value, "\(path)")
      #expect(StyleSample.isFlag(path) || first[path]?.value != second[path]?.value, "\(path)")
    }
  }

  @Test("Merging takes every member that the higher style sets, and no other")
  func mergingTakesEveryMemberThatTheHigherStyleSetsAndNoOther() {
    let (first, second) = (StyleSample.first.style, StyleSample.second.style)
    #expect(first.merging(second, as: .own) == second)
    #expect(first.merging(SheetStyle()) == first)
    #expect(first.merging(nil) == first)
    let inherited = SheetStyle().merging(first)
    #expect(inherited.values == first.values)
    #expect(inherited.members.values.allSatisfy { $0.origin == "inherited" })
    // What a style has from lower layers is not its own.
    #expect(second.merging(inherited) == second)
  }

  @Test("A member that is set counts, whatever its value, and leaves the others alone")
  func aMemberThatIsSetCountsWhateverItsValueAndLeavesTheOthersAlone() {
    var style = SheetStyle()
    style.metrics.cornerRadius = SheetStyle().metrics.cornerRadius
    #expect(style.metrics.$cornerRadius.isSet)
    #expect(
      style.members.filter { $0.value.origin != "preset" }.keys.sorted() == [
        ".metrics.cornerRadius"
      ])
    #expect(style != SheetStyle())
    let merged = StyleSample.first.style.merging(style)
    #expect(merged.metrics.cornerRadius == 13)
    #expect(merged.metrics.actionHeight == StyleSample.first.style.metrics.actionHeight)
  }

  @Test("A number that is not valid is not set")
  func aNumberThatIsNotValidIsNotSet() {
    var style = SheetStyle()
    style.metrics.cornerRadius = -1
    style.metrics.maximumWidth = .nan
    style.animation.duration = -.infinity
    style.animation.dampingRatio = .nan
    style.animation.initialVelocity = .infinity
    #expect(style == SheetStyle())
    style.animation.dampingRatio = 7
    style.animation.initialVelocity = -3
    #expect(style.animation.dampingRatio == 1)
    #expect(style.animation.initialVelocity == -3)
  }

  @Test("A preset sets itself and no other member")
  func aPresetSetsItselfAndNoOtherMember() {
    for style in [SheetStyle.classic, .system, .systemGlass, .edgeToEdge] {
      #expect(style.members.filter { $0.value.origin != "preset" }.keys.sorted() == [".preset"])
    }
    #expect(SheetStyle().members.values.allSatisfy { $0.origin == "preset" })
  }

  @Test("Every property for Interface Builder is in the list of attributes") @MainActor
  func everyPropertyForInterfaceBuilderIsInTheListOfAttributes() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/ActionSheet/Control")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var declared: [String] = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      declared += text.matches(of: /@IBInspectable\s[^\n]*?var (\w+)/).map { String($0.1) }
    }
    #expect(declared.count > 30)
    #expect(Set(declared) == Set(ActionSheetControl.inspectableProperties.map(\.name)))
  }

  @Test("An attribute sets one member of the sheet's style, and its default is that of a new sheet")
  @MainActor
  func anAttributeSetsOneMemberOfTheSheetsStyleAndItsDefaultIsThatOfANewSheet() {
    let other = ActionSheetControl()
    other.style = StyleSample.first.style
    var found: Set<String> = []
    for property in ActionSheetControl.inspectableProperties.dropFirst(2) {
      let sheet = ActionSheetControl()
      #expect(property.value(in: sheet) == property.defaultValue, "\(property.name)")
      guard let value = property.value(in: other) else {
        Issue.record("\(property.name) has no value")
        continue
      }
      #expect(value != property.defaultValue, "\(property.name)")
      property.set(value, in: sheet)
      let set = sheet.style.members.filter { $0.value.origin == "own" }.keys
      // The size of actions is also that of cancel actions.
      #expect(set.count == (property.name == "actionFontSize" ? 2 : 1), "\(property.name)")
      #expect(found.isDisjoint(with: set), "\(property.name)")
      found.formUnion(set)
      #expect(property.value(in: sheet) == value, "\(property.name)")
    }
  }
}
