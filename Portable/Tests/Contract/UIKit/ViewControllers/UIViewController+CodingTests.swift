import Foundation
import Testing
import UIKit

/// Apple's documentation lists NSCoding among what UIViewController conforms to.
@MainActor struct UIViewControllerCodingTests {
  private func reader(of controller: UIViewController) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    controller.encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    return reader
  }

  @Test("A controller keeps its title and presentation")
  func aControllerKeepsItsTitleAndPresentation() throws {
    let controller = UIViewController()
    controller.title = "Title"
    controller.modalPresentationStyle = .fullScreen
    controller.modalTransitionStyle = .crossDissolve
    let copy = try #require(UIViewController(coder: try reader(of: controller)))
    #expect(copy.title == "Title")
    #expect(copy.modalPresentationStyle == .fullScreen)
    #expect(copy.modalTransitionStyle == .crossDissolve)
  }

  @Test("An archive without entries leaves the defaults")
  func anArchiveWithoutEntriesLeavesTheDefaults() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let controller = try #require(UIViewController(coder: reader))
    #expect(controller.title == nil)
    #expect(controller.modalPresentationStyle == UIViewController().modalPresentationStyle)
  }

  @Test("A navigation controller keeps its stack") func aNavigationControllerKeepsItsStack() throws
  {
    let first = UIViewController()
    first.title = "First"
    let second = UIViewController()
    second.title = "Second"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let copy = try #require(UINavigationController(coder: try reader(of: navigation)))
    #expect(copy.viewControllers.map(\.title) == ["First", "Second"])
  }
}
