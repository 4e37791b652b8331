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
    pasteboard.items = [["org.example.bytes": Data([1])]]
    #expect(pasteboard.changeCount == count + 3)
    let added = UIPasteboard.changedTypesAddedUserInfoKey
    let removed = UIPasteboard.changedTypesRemovedUserInfoKey
    let infos = posted.withLock(\.self)
    #expect(infos.count == 3)
    #expect(infos[0]?[added] == ["public.utf8-plain-text"])
    #expect(infos[1] == nil)
    #expect(infos[2]?[removed] == ["public.utf8-plain-text"])
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
