import TestSupport
import Testing
import UIKit

@testable import RangeSlider

/// Labels where there is little room, and texts of several lines.
@MainActor
struct LabelRoomTests {
  private let slider = RangeSliderControl(frame: CGRect(x: 20, y: 100, width: 200, height: 200))

  init() {
    slider.showsValueLabels = true
    slider.maximumValue = 100
    slider.setValues(lower: 40, upper: 60)
  }

  private var labels: [UILabel] {
    slider.layoutIfNeeded()
    return slider.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.filter {
      !$0.isHidden
    }
  }

  private func isInside(_ label: UILabel) -> Bool {
    slider.bounds.insetBy(dx: -0.01, dy: -0.01).contains(label.frame)
  }

  @Test(
    "Labels beside a vertical slider stay inside of it, whatever its width and their texts",
    arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func vertical(textSize: UIContentSizeCategory) {
    let host = TestHost(contentSize: textSize)
    slider.isVertical = true
    // Longer between the bounds than at them.
    slider.valueFormatter = { $0 == 0 || $0 == 100 ? "\(Int($0))" : "about \(Int($0)) km" }
    host.add(slider)
    for width in [44, 60, 90, 160] as [CGFloat] {
      for isBelow in [false, true] {
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
          for color in [nil, UIColor.systemIndigo] {
            slider.labelBackgroundColor = color
            slider.placesLabelsBelow = isBelow
            slider.semanticContentAttribute = direction
            slider.frame.size = CGSize(width: width, height: 240)
            host.layout()
            #expect(labels.count == 2)
            for label in labels { #expect(isInside(label), "\(label.frame) in \(width)") }
            #expect(slider.bounds.contains(slider.thumbRect(for: .lower)), "\(width)")
          }
        }
      }
    }
  }

  @Test("A vertical slider prefers the height that its labels need")
  func preferredHeight() {
    let host = TestHost(contentSize: .accessibilityExtraExtraExtraLarge)
    let slider = MultiSliderControl(thumbCount: 4)
    slider.isVertical = true
    host.add(slider)
    #expect(slider.sizeThatFits(.zero).height == 150)
    slider.showsValueLabels = true
    #expect(slider.sizeThatFits(.zero).height > 180)
    slider.frame.size = slider.sizeThatFits(.zero)
    slider.layoutIfNeeded()
    for index in 0..<4 {
      guard let label = slider.display.labels?.label(of: Thumb(rawValue: index)) else { continue }
      #expect(label.frame.height >= label.sizeThatFits(.zero).height - 0.5)
    }
  }

  @Test("Texts without enough room shrink to no less than the smallest text style")
  func shrinking() throws {
    let host = TestHost(contentSize: .accessibilityExtraExtraExtraLarge)
    slider.valueFormatter = { "from \(Int($0)) °C" }
    slider.frame.size = CGSize(width: 280, height: 120)
    host.add(slider)
    for label in labels {
      #expect(label.adjustsFontSizeToFitWidth)
      let scale = label.frame.width / label.sizeThatFits(.zero).width
      #expect(scale >= label.minimumScaleFactor)
      let font = try #require(label.font)
      #expect(abs(font.pointSize * label.minimumScaleFactor - 11) < 0.01)
    }
    slider.valueFormatter = { "\(Int($0))" }
    #expect(labels.allSatisfy { !$0.adjustsFontSizeToFitWidth })
  }

  @Test("A text of several lines has the height of its lines, and the slider makes room for it")
  func lines() throws {
    let host = TestHost()
    host.add(slider)
    let height = slider.intrinsicContentSize.height
    let line = try #require(labels.first).frame.height
    slider.valueFormatter = { "\(Int($0))\nkm" }
    #expect(slider.intrinsicContentSize.height >= height + line - 1)
    slider.frame.size.height = slider.intrinsicContentSize.height
    for label in labels {
      #expect(label.frame.height >= line * 2 - 2)
      #expect(label.numberOfLines == 2)
      #expect(isInside(label))
      #expect(label.frame.maxY <= slider.thumbRect(for: .lower).minY)
    }
    slider.valueFormatter = nil
    #expect(slider.intrinsicContentSize.height == height)
    #expect(labels.allSatisfy { $0.numberOfLines == 1 })
  }
}
