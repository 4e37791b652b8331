import Foundation
import Testing

@testable import ActionSheet

/// The list of the members of a style.
struct StyleMemberTests {
  /// The values of a style by their paths, found without the list of members.
  private func values(of style: SheetStyle) -> [String: String] {
    func walk(_ value: Any, _ path: String, into values: inout [String: String]) {
      switch value {
      case is SheetStyle, is SheetMetrics, is SheetFonts, is SheetColors, is SheetAnimation:
        for child in Mirror(reflecting: value).children {
          walk(child.value, "\(path).\(child.label ?? "")", into: &values)
        }
      case is StyleRecord, is SheetStyle.Preset: break
      case let behaviors as SheetBehaviors: values[path] = "\(behaviors.rawValue)"
      default: values[path] = "\(value)"
      }
    }
    var values: [String: String] = [:]
    walk(style, "", into: &values)
    values[".isEdited"] = nil
    return values
  }

  @Test("The samples differ in every value") func theSamplesDifferInEveryValue() {
    let styles = StyleSample.allCases.map { values(of: $0.style) }
    // 44 members, and the behaviors in one value.
    #expect(styles[0].count == 46)
    for (path, value) in styles[0] {
      #expect(styles[2][path] != value, "\(path)")
      #expect(path == ".storedBehaviors" || styles[1][path] != value, "\(path)")
    }
  }

  @Test("The list has every value of a style, and each member sets one of them alone")
  func theListHasEveryValueOfAStyleAndEachMemberSetsOneOfThemAlone() {
    let classic = values(of: .classic)
    var found: Set<String> = []
    var behaviors = 0
    for member in StyleMember.allCases {
      var style = SheetStyle.classic
      style.set(member, to: StyleSample.first.style)
      let changed = values(of: style).filter { classic[$0.key] != $0.value }
      #expect(changed.count == 1, "\(member)")
      #expect(style.members == StyleMembers(member), "\(member)")
      found.formUnion(changed.keys)
      if let behavior = member.behavior { behaviors |= behavior.rawValue }
    }
    #expect(found == Set(classic.keys))
    #expect(behaviors == 0xFF)
  }

  @Test("Every assignment records its member, whatever the value equals")
  func everyAssignmentRecordsItsMemberWhateverTheValueEquals() {
    for member in StyleMember.allCases {
      var style = SheetStyle.classic
      style.set(member, to: .classic)
      #expect(style.members == StyleMembers(member), "\(member)")
      #expect(style == .classic, "\(member)")
    }
  }

  @Test("Assigning a part sets all of its members")
  func aPartThatIsAssignedSetsAllOfItsMembers() {
    var style = SheetStyle.classic
    style.metrics = SheetMetrics()
    #expect(style.members == .metrics)
    style.fonts = SheetFonts()
    style.colors = SheetColors()
    style.animation = SheetAnimation()
    style.behaviors = .standard
    let rest: [StyleMember] = [
      .separatesRows, .material, .usesContinuousCorners, .pinsHeader, .pinsCancel,
      .alignsLeading,
    ]
    let all = StyleMember.allCases.reduce(into: StyleMembers()) { $0.insert(StyleMembers($1)) }
    #expect(style.members == rest.reduce(all) { $0.subtracting(StyleMembers($1)) })
  }

  @Test("A preset has no set members") func noMemberOfAPresetIsSet() {
    for style in [SheetStyle.classic, .system, .systemGlass, .edgeToEdge, SheetStyle()] {
      #expect(style.members.isEmpty)
    }
  }

  @Test("The operations of a set record the behaviors that they turn on or off")
  func theOperationsOfASetRecordTheBehaviorsThatTheyTurnOnOrOff() {
    func changed(_ change: (inout SheetBehaviors) -> Void) -> StyleMembers {
      var style = SheetStyle.classic
      change(&style.behaviors)
      return style.members
    }
    let sliding = StyleMembers(.allowsSliding)
    #expect(changed { $0.insert(.allowsSliding) } == sliding)
    #expect(changed { $0.remove(.allowsSliding) } == sliding)
    #expect(changed { $0.update(with: .allowsSliding) } == sliding)
    #expect(changed { $0.formUnion(.allowsSliding) } == sliding)
    #expect(changed { $0.subtract(.allowsSliding) } == sliding)
    #expect(changed { $0.formSymmetricDifference(.allowsSliding) } == sliding)
    #expect(
      changed { $0.formIntersection(.allowsSliding) } == StyleMembers.behaviors.subtracting(sliding)
    )
  }

  @Test("The operations of a set have the results of any option set")
  func theOperationsOfASetHaveTheResultsOfAnyOptionSet() {
    var behaviors = SheetBehaviors.standard
    #expect(behaviors.insert(.closesOnSwipe).inserted)
    #expect(!behaviors.insert(.closesOnSwipe).inserted)
    #expect(behaviors.remove(.closesOnSwipe) == .closesOnSwipe)
    #expect(behaviors.remove(.closesOnSwipe) == nil)
    #expect(behaviors == .standard)
    #expect(behaviors.update(with: .allowsSliding) == .allowsSliding)
    #expect(behaviors.update(with: .closesOnRotation) == nil)
    #expect(behaviors.intersection(.closesOnRotation) == .closesOnRotation)
    #expect(behaviors.isSuperset(of: [.closesOnRotation, .allowsSliding]))
    #expect(!behaviors.contains(.closesInBackground))
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

  @Test("The attribute of a member sets that member, and its default is the value of the preset")
  @MainActor
  func theAttributeOfAMemberSetsThatMemberAndItsDefaultIsTheValueOfThePreset() {
    let other = ActionSheetControl()
    other.style = StyleSample.first.style
    for member in StyleMember.allCases {
      guard let property = member.entry.attribute?() else { continue }
      let sheet = ActionSheetControl()
      #expect(property.value(in: sheet) == property.defaultValue, "\(member)")
      guard let value = property.value(in: other) else {
        Issue.record("\(member) has no value")
        continue
      }
      #expect(value != property.defaultValue, "\(member)")
      property.set(value, in: sheet)
      // The size of actions is also that of cancel actions.
      let expected: StyleMembers =
        member == .actionFont
        ? [StyleMembers(.actionFont), StyleMembers(.cancelFont)] : StyleMembers(member)
      #expect(sheet.styleLayers.control.members == expected, "\(member)")
    }
  }
}
