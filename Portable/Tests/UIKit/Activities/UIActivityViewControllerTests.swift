@testable import UIKit
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct UIActivityViewControllerTests {
  private final class Log {
    var entries: [String] = []
  }

  private final class Service: UIActivity {
    let log: Log
    let accepts: Bool
    var controller: UIViewController?
    var finishes = true

    init(_ log: Log, accepts: Bool = true) {
      self.log = log
      self.accepts = accepts
      super.init()
    }

    override var activityType: UIActivity.ActivityType? { .init("org.example.print") }
    override var activityTitle: String? { "Print" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.text") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { accepts }
    override func prepare(withActivityItems activityItems: [Any]) {
      log.entries.append("prepare \(activityItems.count)")
    }
    override var activityViewController: UIViewController? { controller }
    override func perform() {
      log.entries.append("perform")
      activityDidFinish(finishes)
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "" }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "")" }
  }

  private let host = TestHost()
  private let log = Log()

  private func show(
    _ items: [Any], _ services: [UIActivity]? = nil, excluding: [UIActivity.ActivityType] = []
  )
    -> UIActivityViewController
  {
    let controller = UIActivityViewController(
      activityItems: items, applicationActivities: services)
    controller.excludedActivityTypes = excluding
    controller.completionWithItemsHandler = { [log] type, completed, _, _ in
      log.entries.append("\(type?.rawValue ?? "none") \(completed)")
    }
    host.rootViewController.present(controller, animated: true)
    host.advance(by: 1)
    return controller
  }

  private func rows(of controller: UIActivityViewController) -> [ActivityRow] {
    (controller.view as? ActivityListView)?.rows ?? []
  }

  private func tap(_ title: String, of controller: UIActivityViewController) throws {
    let row = try #require(rows(of: controller).first { $0.accessibilityLabel == title })
    host.touches.tap(row)
    host.advance(by: 1)
  }

  @Test("Copy puts the items on the pasteboard") func copyPutsTheItemsOnThePasteboard() throws {
    let controller = show(["A text", UIColor.red])
    try tap("Copy", of: controller)
    #expect(UIPasteboard.general.strings == ["A text"])
    #expect(UIPasteboard.general.numberOfItems == 2)
    #expect(log.entries == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    #expect(controller.presentingViewController == nil)
  }

  @Test("A service of the app is prepared and performed")
  func aServiceOfTheAppIsPreparedAndPerformed() throws {
    let controller = show(["A text"], [Service(log)])
    try tap("Print", of: controller)
    #expect(log.entries == ["prepare 1", "perform", "org.example.print true"])
    #expect(controller.presentingViewController == nil)
  }

  // Apple's documentation of canPerform(withActivityItems:) and of excludedActivityTypes.
  @Test("Unavailable and excluded activities are not offered")
  func whatCannotActOrIsExcludedIsNotOffered() {
    let controller = show(
      ["A text"], [Service(log, accepts: false)], excluding: [.copyToPasteboard])
    #expect(rows(of: controller).isEmpty)
  }

  @Test("A service with a controller presents it") func aServiceWithAControllerPresentsIt() throws {
    let service = Service(log)
    service.controller = UIViewController()
    let controller = show(["A text"], [service])
    try tap("Print", of: controller)
    #expect(controller.presentedViewController === service.controller)
    service.activityDidFinish(true)
    host.advance(by: 1)
    #expect(log.entries.last == "org.example.print true")
    #expect(host.rootViewController.presentedViewController == nil)
  }

  @Test("A service that fails leaves the sheet") func aServiceThatFailsLeavesTheSheet() throws {
    let service = Service(log)
    service.finishes = false
    let controller = show(["A text"], [service])
    try tap("Print", of: controller)
    #expect(log.entries.last == "org.example.print false")
    #expect(controller.presentingViewController != nil)
  }

  @Test("Closing reports that no activity was chosen") func closingReportsThatNothingWasChosen() {
    let controller = show(["A text"])
    host.touches.tap(at: CGPoint(x: 195, y: 3))
    host.advance(by: 1)
    #expect(controller.presentingViewController == nil && log.entries == ["none false"])
  }

  @Test("An item source gives the item of the service") func anItemSourceGivesTheItemOfTheService()
    throws
  {
    let controller = show([Source()])
    try tap("Copy", of: controller)
    #expect(UIPasteboard.general.string == "for com.apple.UIKit.activity.CopyToPasteboard")
  }
}
