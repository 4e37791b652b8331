import Foundation
import Synchronization

@testable import CoreGraphics
@_spi(Host) @testable import UIKit

/// A document of Interface Builder that was loaded and laid out, and what is wrong about that.
///
/// A document that is not well formed gives one misuse, with the line where there is one, and no object.
/// Any other gives its objects, or a message for what it has no object for. A message about the document
/// names a line and, after it, an element that begins there. Views are no more than the elements could
/// ask for, and none has a frame that is not finite.
@MainActor struct LoadedDocument {
  /// The views that one element can bring along, such as the parts of a navigation bar.
  private static let viewsOfAnElement = 40

  let root: DocumentElement?
  private(set) var messages: [String] = []
  private(set) var failures: [String] = []
  private let name: String
  private let lineCount: Int
  private var misuse: [Misuse] = []
  private var objectCount = 0
  private var views: [UIView] = []

  init(_ data: Data, isStoryboard: Bool) {
    root = try? DocumentParser.root(of: data)
    name = isStoryboard ? "Main.storyboard" : "nib.xib"
    lineCount = data.count { $0 == UInt8(ascii: "\n") } + 1
    collect { document in
      if isStoryboard {
        document.loadScenes(of: UIStoryboard(data: data, name: "Main", bundle: nil))
      } else {
        document.loadObjects(of: UINib(data: data, bundle: nil))
      }
    }
    if let root { check(root, isStoryboard: isStoryboard) } else { checkUnreadable() }
  }

  // MARK: Loading

  private mutating func collect(_ body: (inout Self) -> Void) {
    let collected = Collected()
    let id = MisuseLog.addCollector { misuse in
      collected.misuse.withLock { $0.append(misuse) }
      return true
    }
    let reports = PortableLog.addCollector { text in
      collected.messages.withLock { $0.append(text) }
      return true
    }
    defer {
      MisuseLog.removeCollector(id)
      PortableLog.removeCollector(reports)
    }
    body(&self)
    misuse = collected.misuse.withLock { $0 }
    messages = collected.messages.withLock { $0 } + misuse.map(\.advice)
  }

  private mutating func loadObjects(of nib: UINib) {
    let objects = nib.instantiate(withOwner: UINibTests.Owner())
    objectCount = objects.count
    for case let view as UIView in objects {
      view.layoutIfNeeded()
      add(view)
    }
  }

  private mutating func loadScenes(of storyboard: UIStoryboard) {
    for name in storyboard.sceneNames {
      guard let controller = storyboard.instantiateScene(named: name) else { continue }
      objectCount += 1
      controller.loadViewIfNeeded()
      if let view = controller.viewIfLoaded { add(view) }
    }
  }

  private mutating func add(_ view: UIView) {
    views.append(view)
    view.subviews.forEach { add($0) }
  }

  // MARK: What must hold

  private mutating func checkUnreadable() {
    if objectCount > 0 { failures.append("\(objectCount) objects of an unreadable document") }
    if misuse.count != 1 || misuse.first?.advice.hasPrefix(name) != true {
      failures.append("an unreadable document gives \(messages)")
    }
    if let line = misuse.first.flatMap({ Self.line(of: $0.advice) }),
      !(0...lineCount).contains(line)
    {
      failures.append("there is no line \(line)")
    }
  }

  private mutating func check(_ root: DocumentElement, isStoryboard: Bool) {
    var elements: [DocumentElement] = []
    var open = [root]
    while let element = open.popLast() {
      elements.append(element)
      open += element.children
    }
    for message in messages where message.hasPrefix(name) {
      let named = elements.contains { element in
        message.hasPrefix("\(name), line \(element.line), <\(element.name)>: ")
          || message.hasPrefix("\(name), line \(element.line): ")
      }
      if !named { failures.append("no element of the document: \(message)") }
    }
    let expected =
      isStoryboard ? 0 : root.list("objects").count { $0.name != "placeholder" }
    if objectCount < expected, messages.isEmpty {
      failures.append("\(objectCount) of \(expected) objects, without a message")
    }
    if views.count > Self.viewsOfAnElement * elements.count {
      failures.append("\(views.count) views of \(elements.count) elements")
    }
    if messages.count > 10 * elements.count {
      failures.append("\(messages.count) messages about \(elements.count) elements")
    }
    for view in views where !view.frame.isFinite || !view.bounds.isFinite {
      failures.append("the frame of a \(type(of: view)) is \(view.frame)")
    }
  }

  private static func line(of message: String) -> Int? {
    message.firstMatch(of: /, line (\d+)/).flatMap { Int($0.1) }
  }
}

private final class Collected: Sendable {
  let messages = Mutex<[String]>([])
  let misuse = Mutex<[Misuse]>([])
}
