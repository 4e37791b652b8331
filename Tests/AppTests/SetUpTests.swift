import ControlCore
import TestSupport
import Testing
import UIKit

/// What a subclass sets while it is set up, and what decoding leaves of it.
@MainActor
struct SetUpTests {
  private struct Row {
    let name: String
    let checkSetUp: @MainActor (SetUpTests) throws -> Void
    let checkArchive: @MainActor (SetUpTests) throws -> Void

    init<Root: SetUpControl>(_ type: Root.Type) {
      name = "\(type)"
      checkSetUp = { try $0.expectSetUp(type) }
      checkArchive = { try $0.expectArchive(type) }
    }
  }

  private static let rows = [
    Row(SetUpRangeSlider.self), Row(SetUpMultiSlider.self), Row(SetUpSheet.self),
    Row(SetUpBoard.self), Row(SetUpToolbar.self), Row(SetUpHistory.self), Row(SetUpPulse.self),
    Row(SetUpHeader.self), Row(SetUpFooter.self), Row(SetUpButton.self), Row(SetUpImageView.self),
  ]

  /// Apple's Resource Programming Guide, "Nib Files": the objects of a nib are created by
  /// `init(coder:)`, and then their attributes are set by key-value coding.
  @Test("A subclass of each control has the properties of its set-up from code and from a nib")
  func nibs() {
    expectEach(Self.rows, named: \.name) { try $0.checkSetUp(self) }
  }

  private func expectSetUp<Root: SetUpControl>(_ type: Root.Type) throws {
    let code = try values(of: Root(frame: .zero))
    let plain = values(of: Root.plain, type)
    for (index, value) in code.enumerated() {
      #expect(value != plain[index], "\(type): property \(index) has its default")
    }
    #expect(try values(of: object(type, from: document(type))) == code, "\(type)")
  }

  @Test("An archive has the values of UIKit alone, and a control from it those of its set-up")
  func archives() {
    expectEach(Self.rows, named: \.name) { try $0.checkArchive(self) }
  }

  private func expectArchive<Root: SetUpControl>(_ type: Root.Type) throws {
    let plain = Root.plain
    plain.frame = CGRect(x: 1, y: 2, width: 300, height: 200)
    plain.tag = 7
    plain.alpha = 0.5
    plain.backgroundColor = .red
    (plain as? UIControl)?.isEnabled = false
    let unarchiver = try NSKeyedUnarchiver(
      forReadingFrom: NSKeyedArchiver.archivedData(
        withRootObject: plain, requiringSecureCoding: false))
    unarchiver.requiresSecureCoding = false
    unarchiver.setClass(type, forClassName: NSStringFromClass(Root.Base.self))
    let copy = try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Root)
    #expect(copy.frame == plain.frame && copy.tag == 7 && copy.alpha == 0.5, "\(type)")
    #expect(copy.backgroundColor == .red, "\(type)")
    if let copy = copy as? UIControl { #expect(!copy.isEnabled, "\(type)") }
    #expect(copy.subviews.count == Root(frame: plain.frame).subviews.count, "\(type): subviews")
    #expect(try values(of: copy) == values(of: Root(frame: .zero)), "\(type)")
  }

  private func values<Root: SetUpControl>(of control: Root) throws -> [AnyHashable] {
    try values(of: #require(control as? Root.Base), Root.self)
  }

  private func values<Root: SetUpControl>(
    of control: Root.Base, _ type: Root.Type
  ) -> [AnyHashable] {
    Root.properties.map { $0.get(control) }
  }

  private func object<Root: UIView>(_ type: Root.Type, from document: String) throws -> Root {
    let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
    return try #require(objects.first as? Root)
  }

  private func document(_ type: UIView.Type) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view contentMode="scaleToFill" id="v" customClass="\(type)" customModule="AppTests">
          <rect key="frame" x="0.0" y="0.0" width="300" height="44"/>
        </view>
      </objects>
    </document>
    """
  }
}
