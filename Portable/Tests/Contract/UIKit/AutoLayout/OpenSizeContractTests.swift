import Testing
import UIKit

/// Sizes that constraints limit and do not determine.
@MainActor struct OpenSizeContractTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view = UIView()

  private func layOut(_ constraints: (UIView) -> [NSLayoutConstraint]) -> CGRect {
    root.arrange(view) { constraints(view) }
    root.layoutIfNeeded()
    return view.frame
  }

  /// Stevia, whose tests run against Apple's UIKit: EquationTests.testWidthLessOrEqual and
  /// testHeightLessOrEqual.
  @Test("A size that is at most another is zero") func aSizeThatIsAtMostAnotherIsZero() {
    let frame = layOut {
      [
        $0.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52),
        $0.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, constant: -34),
      ]
    }
    #expect(frame.size == .zero)
  }

  /// Stevia: EquationTests.testSingleValueWidthLessOrEqual and testSingleValueHeightLessOrEqual.
  @Test("A centered size that is at most a number is zero")
  func aCenteredSizeThatIsAtMostANumberIsZero() {
    let frame = layOut {
      [
        $0.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        $0.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        $0.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
        $0.heightAnchor.constraint(lessThanOrEqualToConstant: 94),
      ]
    }
    #expect(frame == CGRect(x: 195, y: 422, width: 0, height: 0))
  }

  /// Stevia: EquationTests.testWidthGreaterOrEqual and testSingleValueHeightGreaterOrEqual.
  @Test("A size that is at least another is the other") func aSizeThatIsAtLeastAnotherIsTheOther() {
    let frame = layOut {
      [
        $0.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, constant: -52),
        $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 94),
      ]
    }
    #expect(frame.size == CGSize(width: 338, height: 94))
  }

  /// The rule of those tests, with the limit at the far edge.
  @Test("A width that the far edge limits is zero") func aWidthThatTheFarEdgeLimitsIsZero() {
    let frame = layOut {
      [
        $0.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        $0.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
        $0.topAnchor.constraint(equalTo: root.topAnchor),
        $0.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    #expect(frame == CGRect(x: 16, y: 0, width: 0, height: 20))
  }

  /// Stevia: FlexibleMarginTests.testLessTop, testLessBottom and testGreaterRight.
  @Test("A position that is limited is the limit") func aPositionThatIsLimitedIsTheLimit() {
    let top = layOut {
      [
        $0.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23),
        $0.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -74),
      ] + $0.sized(100, 100)
    }
    #expect(top == CGRect(x: 216, y: 23, width: 100, height: 100))
  }
}
