import Foundation
import Testing
import UIKit

@MainActor struct UIViewCodingTests {
  @Test("An archive keeps the tree and its properties") func anArchiveKeepsTheTreeAndItsProperties()
    throws
  {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.tag = 5
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.contentMode = .center
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.isUserInteractionEnabled = false
    view.semanticContentAttribute = .forceRightToLeft
    view.accessibilityIdentifier = "saved"
    let child = UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 9))
    view.addSubview(child)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    let copy = try #require(UIView(coder: reader))
    #expect(copy.frame == view.frame)
    #expect(copy.tag == 5)
    #expect(copy.alpha == 0.5)
    #expect(copy.isHidden)
    #expect(copy.clipsToBounds)
    #expect(copy.contentMode == .center)
    #expect(copy.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(!copy.isUserInteractionEnabled)
    #expect(copy.semanticContentAttribute == .forceRightToLeft)
    #expect(copy.accessibilityIdentifier == "saved")
    #expect(copy.subviews.map(\.frame) == [child.frame])
  }
}
