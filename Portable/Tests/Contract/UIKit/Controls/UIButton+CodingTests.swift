import Foundation
import Testing
import UIKit

@MainActor struct UIButtonCodingTests {
  private func archived(_ button: UIButton) throws -> UIButton {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    button.encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    return try #require(UIButton(coder: reader))
  }

  @Test("An archive keeps the content of every state") func anArchiveKeepsTheContentOfEveryState()
    throws
  {
    let button = UIButton(type: .system)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6)).image { _ in }
    button.setTitle("Follow", for: .normal)
    button.setTitle("Unfollow", for: [.selected, .highlighted])
    button.setAttributedTitle(NSAttributedString(string: "gone"), for: .disabled)
    button.setTitleColor(.systemRed, for: .selected)
    button.setImage(image, for: .selected)
    button.setBackgroundImage(image, for: .disabled)
    let copy = try archived(button)
    #expect(copy.buttonType == .system)
    #expect(copy.title(for: .normal) == "Follow")
    #expect(copy.title(for: [.selected, .highlighted]) == "Unfollow")
    #expect(copy.attributedTitle(for: .disabled)?.string == "gone")
    #expect(copy.attributedTitle(for: .normal) == nil)
    #expect(copy.titleColor(for: .selected) == .systemRed)
    #expect(copy.image(for: .selected)?.size == image.size)
    #expect(copy.image(for: .normal) == nil)
    #expect(copy.backgroundImage(for: .disabled)?.size == image.size)
  }

  @Test("A button's own views are not duplicated, and others are kept")
  func theButtonsOwnViewsAreNotDoubledAndOthersAreKept() throws {
    let button = UIButton()
    let added = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    button.addSubview(added)
    let copy = try archived(button)
    #expect(copy.subviews.count == button.subviews.count)
    #expect(copy.subviews.contains { $0.frame == added.frame })
  }

  @Test("An archive keeps what every control has") func anArchiveKeepsWhatEveryControlHas() throws {
    let button = UIButton()
    button.isEnabled = false
    button.isSelected = true
    button.isHighlighted = true
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    let copy = try archived(button)
    #expect(copy.state == [.disabled, .selected, .highlighted])
    #expect(copy.contentHorizontalAlignment == .trailing)
    #expect(copy.contentVerticalAlignment == .bottom)
    let plain = try archived(UIButton())
    #expect(plain.state == .normal)
    #expect(plain.contentHorizontalAlignment == .center)
  }
}
