@testable import UIKit
import Synchronization
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct UIPasteboardTests {
  private final class Desktop: Sendable {
    let text = Mutex("")

    var clipboard: HostClipboard {
      HostClipboard(
        read: { [self] in text.withLock(\.self) },
        write: { [self] new in text.withLock { $0 = new } })
    }
  }

  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
  }

  // Apple's documentation of changedNotification: it is posted when the change count rises, and
  // names the types that were added and removed.
  @Test("A change increments the count and posts a notification")
  func aChangeRaisesTheCountAndIsPosted() {
    let pasteboard = UIPasteboard.withUniqueName()
    let posted = Mutex<[[String: [String]]?]>([])
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
    ) { note in
      let info = note.userInfo as? [String: [String]]
      posted.withLock { $0.append(info) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let count = pasteboard.changeCount
    pasteboard.string = "A"
    pasteboard.string = "B"
    pasteboard.color = .red
    #expect(pasteboard.changeCount == count + 3)
    let added = UIPasteboard.changedTypesAddedUserInfoKey
    let removed = UIPasteboard.changedTypesRemovedUserInfoKey
    let infos = posted.withLock(\.self)
    #expect(infos.count == 3)
    #expect(infos[0]?[added] == ["public.utf8-plain-text"])
    #expect(infos[1] == nil)
    #expect(infos[2]?[removed] == ["public.utf8-plain-text"])
  }

  @Test("An image is PNG data too") func anImageIsPNGDataToo() throws {
    let pasteboard = UIPasteboard.withUniqueName()
    pasteboard.image = image()
    let data = try #require(pasteboard.data(forPasteboardType: "public.png"))
    // An image from data has the scale 1, so that its points are the pixels of the other.
    #expect(UIImage(data: data)?.size == CGSize(width: 4, height: 6))
    pasteboard.setData(data, forPasteboardType: "public.png")
    #expect(pasteboard.hasImages && pasteboard.image != nil)
  }

  @Test("A value that cannot be stored is omitted") func aValueThatCannotBeStoredIsLeftOut() {
    let pasteboard = UIPasteboard.withUniqueName()
    pasteboard.items = [["org.example.view": UIView(), "public.utf8-plain-text": "A"]]
    #expect(pasteboard.types == ["public.utf8-plain-text"])
  }

  @Test("Texts are exchanged with the clipboard of the host")
  func textsGoToTheClipboardOfTheHostAndComeFromThere() {
    let desktop = Desktop()
    HostClipboard.connect(desktop.clipboard)
    defer { HostClipboard.connect(nil) }
    UIPasteboard.general.string = "From the app"
    #expect(desktop.text.withLock(\.self) == "From the app")
    let count = UIPasteboard.general.changeCount
    #expect(UIPasteboard.general.changeCount == count)
    desktop.text.withLock { $0 = "From another program" }
    #expect(UIPasteboard.general.string == "From another program")
    #expect(UIPasteboard.general.changeCount == count + 1)
  }
}
