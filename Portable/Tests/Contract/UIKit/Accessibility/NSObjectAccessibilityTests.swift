import Testing
import UIKit

/// Apple's documentation lists the properties of the informal protocol UIAccessibility as properties
/// of NSObject, such as "NSObject.accessibilityLanguage".
@MainActor struct NSObjectAccessibilityTests {
  @Test("Any object can be described for assistive technology")
  func anyObjectCanBeDescribedForAssistiveTechnology() {
    let object = NSObject()
    #expect(!object.isAccessibilityElement && object.accessibilityLabel == nil)
    object.isAccessibilityElement = true
    object.accessibilityLabel = "Row"
    object.accessibilityHint = "Opens it"
    object.accessibilityValue = "3"
    object.accessibilityTraits = [.button, .selected]
    object.accessibilityFrame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(object.isAccessibilityElement && object.accessibilityLabel == "Row")
    #expect(object.accessibilityAttributedLabel?.string == "Row")
    #expect(object.accessibilityHint == "Opens it" && object.accessibilityValue == "3")
    #expect(object.accessibilityTraits == [.button, .selected])
    #expect(object.accessibilityActivationPoint == CGPoint(x: 16, y: 22))
  }

  @Test("Two objects do not share a description") func twoObjectsDoNotShareADescription() {
    let (first, second) = (NSObject(), NSObject())
    first.accessibilityLabel = "First"
    #expect(second.accessibilityLabel == nil)
  }

  @Test("An object is a container of elements") func anObjectIsAContainerOfElements() {
    let object = NSObject()
    let element = UIAccessibilityElement(accessibilityContainer: object)
    object.accessibilityElements = [element]
    #expect(object.accessibilityElementCount() == 1)
    #expect(object.accessibilityElement(at: 0) as? UIAccessibilityElement === element)
    #expect(object.index(ofAccessibilityElement: element) == 0)
  }

  @Test("A view used as an object calls its override")
  func theOverrideOfAViewIsFoundByTheViewAsAnObject() {
    final class Named: UIView {
      override var accessibilityLabel: String? {
        get { "Overridden" }
        set {}
      }
    }
    let object: NSObject = Named()
    #expect(object.accessibilityLabel == "Overridden")
    object.accessibilityHint = "Hint"
    #expect((object as? UIView)?.accessibilityHint == "Hint")
  }

  @Test("A bar item has traits and a value") func aBarItemHasTraitsAndAValue() {
    let item = UIBarButtonItem()
    item.accessibilityLabel = "Share"
    item.accessibilityTraits = .button
    item.accessibilityValue = "On"
    #expect((item as NSObject).accessibilityLabel == "Share")
    #expect(item.accessibilityTraits == .button && item.accessibilityValue == "On")
  }
}
