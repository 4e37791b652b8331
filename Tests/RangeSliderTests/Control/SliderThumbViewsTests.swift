import ControlCore
import TestSupport
import Testing
import UIKit

@testable import RangeSlider

/// Views of the app instead of drawn thumbs.
@MainActor
struct SliderThumbViewsTests {
  private let stage = SliderStage()
  private var slider: RangeSliderControl { stage.slider }

  private func view(_ width: CGFloat = 60, _ height: CGFloat = 20) -> UIView {
    UIView(frame: CGRect(x: 5, y: 5, width: width, height: height))
  }

  /// The center of a view in the slider.
  private func center(_ view: UIView) -> CGPoint {
    stage.host.layout()
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: slider)
  }

  private func isAt(_ thumb: Thumb, _ view: UIView) -> Bool {
    let rect = slider.thumbRect(for: thumb)
    let center = center(view)
    return abs(rect.midX - center.x) < 1 && abs(rect.midY - center.y) < 1
  }

  @Test("A view has the size of its bounds, which determines the travel of the thumbs")
  func size() {
    let view = view()
    slider[.lower].view = view
    #expect(slider[.lower].view === view)
    #expect(slider[.upper].view == nil)
    #expect(slider.thumbRect(for: .lower).size == CGSize(width: 60, height: 20))
    #expect(view.bounds.size == CGSize(width: 60, height: 20))
    #expect(isAt(.lower, view))
    slider.setValues(lower: 0)
    #expect(center(view).x == 30)
  }

  @Test("A view with empty bounds fits its content, also after a change of the text size")
  func content() {
    let label = UILabel()
    label.text = "Lower"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    slider[.lower].view = label
    let size = slider.thumbRect(for: .lower).size
    #expect(size.width > 20 && size == label.intrinsicContentSize)
    slider.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.host.layout()
    #expect(slider.thumbRect(for: .lower).size.width > size.width)
    #expect(slider.thumbRect(for: .lower).size == label.intrinsicContentSize)
    #expect(isAt(.lower, label))
  }

  @Test("A target is at least 44 points long, and a touch on the view is the slider's")
  func target() {
    let view = view(10, 10)
    view.isUserInteractionEnabled = true
    slider[.lower].view = view
    stage.host.layout()
    let element = slider.accessibilityElement(for: .lower)
    #expect(element.accessibilityFrameInContainerSpace.size == CGSize(width: 44, height: 44))
    #expect(slider.hitTest(center(view), with: nil) === slider)
  }

  @Test("The view moves with the finger, and from right to left too", arguments: [false, true])
  func drag(isRightToLeft: Bool) {
    let view = view()
    slider.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    slider[.lower].view = view
    stage.host.layout()
    stage.down(.lower)
    let start = center(view)
    stage.move(by: isRightToLeft ? -20 : 20)
    #expect(slider.lowerValue > 30)
    #expect(isAt(.lower, view))
    #expect((center(view).x < start.x) == isRightToLeft)
    #expect(view.transform == .identity)
    stage.up()
  }

  @Test("The view moves with an animated change of the value")
  func animation() throws {
    let view = view()
    slider[.lower].view = view
    stage.host.layout()
    let thumb = slider.display.view(of: .lower)
    let start = thumb.layer.position.x
    slider.setValues(lower: 60, animated: true)
    stage.host.advance(by: 0.1)
    let presented = try #require(thumb.layer.presentation()).position.x
    #expect(presented > start && presented < thumb.layer.position.x)
    #expect(view.superview === thumb)
  }

  @Test("A view takes precedence over images, and nil restores them or the drawn thumb")
  func restoring() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
    let (first, second) = (view(), view(30, 30))
    let thumb = slider.display.view(of: .lower)
    let drawn = slider.thumbRect(for: .lower).size
    slider[.lower].view = first
    #expect(thumb.image == nil)
    slider[.lower].view = second
    #expect(first.superview == nil && second.superview === thumb)
    #expect(slider.thumbRect(for: .lower).size == CGSize(width: 30, height: 30))
    slider.thumbImage = image
    #expect(thumb.image == nil)
    slider[.lower].view = nil
    #expect(second.superview == nil && thumb.image == image)
    slider.thumbImage = nil
    #expect(thumb.image != nil && slider.thumbRect(for: .lower).size == drawn)
  }

  @Test("A view that is given to another thumb, or added elsewhere, leaves a drawn thumb")
  func moved() {
    let view = view()
    let thumbs = [Thumb.lower, .upper].map { slider.display.view(of: $0) }
    for (old, new) in [(Thumb.upper, Thumb.lower), (.lower, .upper)] {
      slider[old].view = view
      slider[new].view = view
      #expect(slider[old].view == nil && slider[new].view === view)
      #expect(thumbs[old.rawValue].image != nil && thumbs[new.rawValue].image == nil)
      #expect(view.superview === thumbs[new.rawValue])
    }
    let other = RangeSliderControl(frame: CGRect(x: 40, y: 400, width: 300, height: 44))
    other[.lower].view = view
    #expect(slider[.upper].view == nil && thumbs[1].image != nil)
    stage.host.view.addSubview(view)
    #expect(other[.lower].view == nil)
    #expect(other.display.view(of: .lower).image != nil)
    #expect(view.superview === stage.host.view)
  }

  @Test("The view of a disabled thumb is dimmed once")
  func disabled() {
    slider[.lower].view = view()
    let thumb = slider.display.view(of: .lower)
    slider[.lower].isEnabled = false
    #expect(thumb.alpha == SliderDisplay.disabledOpacity)
    slider.isEnabled = false
    #expect(thumb.alpha * slider.display.alpha == SliderDisplay.disabledOpacity)
  }

  @Test("Another number of thumbs keeps the views, and a thumb that appears shows its view")
  func count() {
    let slider = MultiSliderControl(frame: CGRect(x: 40, y: 400, width: 300, height: 44))
    stage.host.add(slider)
    slider.thumbCount = 2
    let (first, last) = (view(), view(30, 30))
    slider[.lower].view = first
    slider[Thumb(rawValue: 2)].view = last
    #expect(last.superview == nil)
    slider.thumbCount = 3
    #expect(first.superview === slider.display.thumbViews[0])
    #expect(last.superview === slider.display.thumbViews[2])
    slider.thumbCount = 1
    #expect(first.superview === slider.display.thumbViews[0])
    #expect(slider[Thumb(rawValue: 2)].view === last)
  }
}
