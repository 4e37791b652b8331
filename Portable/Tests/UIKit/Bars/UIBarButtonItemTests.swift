import TestSupport
import Testing

@testable import UIKit

@MainActor struct UIBarButtonItemTests {
  @Test("The primary action gives title and image") func primaryActionGivesTitleAndImage() {
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Send") { _ in })
    #expect(item.title == "Send")
    let named = UIBarButtonItem(title: "Post", primaryAction: UIAction(title: "Send") { _ in })
    #expect(named.title == "Post")
  }

  @Test("System items have their style and names") func systemItemsHaveTheirStyleAndNames() {
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
    #expect(UIBarButtonItem(systemItem: .cancel).title == "Cancel")
    #expect(UIBarButtonItem(systemItem: .cancel).style == .plain)
    #expect(UIBarButtonItem(systemItem: .add).title == "Add")
    #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
  }

  @Test("The target receives the item") func targetReceivesTheItem() {
    final class Target: NSObject, _SelectorReceiving {
      var sender: AnyObject?
      static var _selectors: [_SelectorMethod] { [.init("go:", go)] }
      private func go(_ sender: AnyObject) { self.sender = sender }
    }
    let target = Target()
    let item = UIBarButtonItem(
      title: "Go", style: .plain, target: target,
      action: "go:")
    item.perform(from: UIView(frame: .zero))
    #expect(target.sender === item)
    item.isEnabled = false
    target.sender = nil
    item.perform(from: UIView(frame: .zero))
    #expect(target.sender == nil)
  }

  @Test("The action has the item as its sender") func actionKnowsTheItemAsItsSender() {
    var sender: AnyObject?
    let item = UIBarButtonItem(primaryAction: UIAction { sender = $0.sender as AnyObject? })
    item.perform(from: UIView(frame: .zero))
    #expect(sender === item)
  }

  @Test("A toolbar shares out its flexible space") func toolbarSharesOutItsFlexibleSpace() throws {
    let host = TestHost()
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
    let fixed = UIBarButtonItem.fixedSpace(50)
    #expect(fixed.width == 50)
    let items = ["A", "B", "C"].map { UIBarButtonItem(title: $0) }
    toolbar.items = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
    host.add(toolbar)
    let frames = items.map { $0.frame(in: toolbar) }
    #expect(frames[0].minX == 16)
    #expect(isClose(frames[2].maxX, 374, within: 1))
    #expect(isClose(frames[1].midX, 195, within: 2))
  }

  @Test("A custom view is shown at its size") func customViewIsShownAtItsSize() {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
    toolbar.items = [UIBarButtonItem(customView: view)]
    host.add(toolbar)
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    #expect(view.convert(view.bounds, to: toolbar).midY == 22)
  }
}
