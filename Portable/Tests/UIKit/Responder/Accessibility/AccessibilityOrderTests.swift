import TestSupport
import Testing
import UIKit

/// The order of elements, whose sources `AccessibilityOrder` names.
@MainActor struct AccessibilityOrderTests {
  @discardableResult
  private func element(
    _ name: String, _ x: CGFloat, _ y: CGFloat, in view: UIView, alpha: CGFloat = 1
  ) -> UIView {
    let element = UIView(frame: CGRect(x: x, y: y, width: 40, height: 20))
    element.isAccessibilityElement = true
    element.accessibilityLabel = name
    element.alpha = alpha
    view.addSubview(element)
    return element
  }

  private func names(_ test: TestHost) -> String {
    test.layout()
    return accessibilityDescription(of: test.view).split(separator: "\n").map {
      String($0.split(separator: "\"")[1])
    }.joined()
  }

  private func group(_ frame: CGRect, in view: UIView) -> UIView {
    let group = UIView(frame: frame)
    view.addSubview(group)
    return group
  }

  @Test("Elements are found from the top to the bottom, whatever view they are in")
  func elementsAreFoundFromTheTopToTheBottomWhateverViewTheyAreIn() {
    let test = TestHost()
    let left = group(CGRect(x: 0, y: 0, width: 100, height: 200), in: test.view)
    let right = group(CGRect(x: 100, y: 0, width: 100, height: 200), in: test.view)
    element("d", 0, 100, in: right)
    element("b", 0, 0, in: right)
    element("c", 0, 100, in: left)
    element("a", 0, 0, in: left)
    #expect(names(test) == "abcd")
  }

  @Test(
    "Within a line they are found in the direction of reading",
    arguments: [
      (UITraitEnvironmentLayoutDirection.leftToRight, "abc"), (.rightToLeft, "bac"),
    ])
  func withinALineTheyAreFoundInTheDirectionOfReading(
    _ direction: UITraitEnvironmentLayoutDirection, _ order: String
  ) {
    let test = TestHost(direction: direction)
    element("c", 0, 8, in: test.view)
    element("b", 100, 0, in: test.view)
    element("a", 0, 7, in: test.view)
    #expect(names(test) == order)
  }

  @Test("On a pad a line is higher") func onAPadALineIsHigher() {
    let test = TestHost(idiom: .pad)
    element("b", 100, 0, in: test.view)
    element("a", 0, 12, in: test.view)
    #expect(names(test) == "ab")
  }

  @Test("Children that are grouped stay together") func childrenThatAreGroupedStayTogether() {
    let test = TestHost()
    let left = group(CGRect(x: 0, y: 0, width: 100, height: 200), in: test.view)
    element("b", 0, 100, in: left)
    element("a", 0, 0, in: left)
    element("c", 150, 0, in: test.view)
    #expect(names(test) == "acb")
    left.shouldGroupAccessibilityChildren = true
    #expect(names(test) == "abc")
  }

  @Test("A container names the order of its elements") func aContainerNamesTheOrderOfItsElements() {
    let test = TestHost()
    let box = group(CGRect(x: 0, y: 50, width: 100, height: 200), in: test.view)
    let low = element("b", 0, 100, in: box)
    let high = element("c", 0, 0, in: box)
    box.accessibilityElements = [low, high]
    element("d", 150, 70, in: test.view)
    element("a", 0, 0, in: test.view)
    #expect(names(test) == "abcd")
  }

  @Test("Beside a modal view nothing is found, nor what is not seen")
  func besideAModalViewNothingIsFoundNorWhatIsNotSeen() {
    let test = TestHost()
    element("a", 0, 0, in: test.view)
    element("x", 0, 50, in: test.view, alpha: 0)
    #expect(names(test) == "a")
    element("b", 0, 100, in: test.view).accessibilityViewIsModal = true
    #expect(names(test) == "b")
  }
}
