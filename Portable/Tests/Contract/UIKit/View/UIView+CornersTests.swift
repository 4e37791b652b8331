import Testing
import UIKit

/// The rules are those of Apple's documentation of `UICornerConfiguration`, `UICornerRadius` and
/// `UIView.effectiveRadius(corner:)`.
@MainActor struct UIViewCornersTests {
  @available(iOS 26.0, *)
  private func view(
    _ configuration: UICornerConfiguration, size: CGSize = CGSize(width: 200, height: 100)
  ) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.cornerConfiguration = configuration
    return view
  }

  @available(iOS 26.0, *)
  private func radii(_ view: UIView) -> [CGFloat] {
    [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
  }

  /// "The system uses squared corners by default".
  @available(iOS 26.0, *)
  @Test("Corners are square by default") func cornersAreSquareByDefault() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(view.effectiveRadius(corner: .allCorners) == 0)
  }

  @available(iOS 26.0, *)
  @Test("Literals are fixed radii") func literalsAreFixedRadii() {
    #expect(radii(view(.corners(radius: 12.0))) == [12, 12, 12, 12])
    #expect(radii(view(.corners(radius: 9))) == [9, 9, 9, 9])
  }

  /// "a rectangle with corners without a radius": an optional radius of an independent corner.
  @available(iOS 26.0, *)
  @Test("Corners without a radius are square") func cornersWithoutARadiusAreSquare() {
    let some = view(
      .corners(
        topLeftRadius: 10, topRightRadius: nil, bottomLeftRadius: 20, bottomRightRadius: nil))
    #expect(radii(some) == [10, 0, 20, 0])
  }

  /// "If you provide more than one corner, the returned radius represents the maximum".
  @available(iOS 26.0, *)
  @Test("The radius of several corners is the largest") func theRadiusOfSeveralCornersIsTheLargest()
  {
    let some = view(
      .corners(
        topLeftRadius: 6, topRightRadius: 6, bottomLeftRadius: 14, bottomRightRadius: nil))
    #expect(some.effectiveRadius(corner: .allCorners) == 14)
    #expect(some.effectiveRadius(corner: [.topLeft, .topRight]) == 6)
  }

  /// "scaling with the view's size up to the maximum radius you provide".
  @available(iOS 26.0, *)
  @Test("A capsule follows the size") func aCapsuleFollowsTheSize() {
    let capsule = view(.capsule())
    #expect(radii(capsule) == [50, 50, 50, 50])
    capsule.frame.size.height = 60
    #expect(radii(capsule) == [30, 30, 30, 30])
    #expect(radii(view(.capsule(maximumRadius: 20))) == [20, 20, 20, 20])
  }

  /// A concentric radius is the container's "minus the distance between corners", and "if the
  /// radius … is less than the minimum", the minimum (the same rule in the documentation of
  /// SwiftUI's `Edge.Corner.Style.concentric(minimum:)`).
  @available(iOS 26.0, *)
  @Test("Concentric corners share the center of the containers")
  func concentricCornersShareTheCenterOfTheContainers() {
    let container = view(.corners(radius: 40), size: CGSize(width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 280, height: 280))
    container.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(radii(inner) == [30, 30, 30, 30])
    inner.frame = CGRect(x: 15, y: 15, width: 200, height: 200)
    #expect(radii(inner) == [25, 0, 0, 0])
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
    #expect(radii(inner) == [25, 8, 8, 8])
  }

  @available(iOS 26.0, *)
  @Test("Concentric corners follow the container") func concentricCornersFollowTheContainer() {
    let container = view(.corners(radius: 40), size: CGSize(width: 300, height: 300))
    let between = UIView(frame: CGRect(x: 5, y: 5, width: 290, height: 290))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 280, height: 280))
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    between.addSubview(inner)
    container.addSubview(between)
    #expect(inner.layer.cornerRadius == 30)
    container.cornerConfiguration = .corners(radius: 50)
    #expect(inner.layer.cornerRadius == 40)
    between.frame = CGRect(x: 10, y: 10, width: 290, height: 290)
    #expect(inner.effectiveRadius(corner: .topLeft) == 35)
    inner.removeFromSuperview()
    #expect(inner.effectiveRadius(corner: .allCorners) == 0)
  }

  @available(iOS 26.0, *)
  @Test("Unusable radii are square") func unusableRadiiAreSquare() {
    for radius in [-5, .nan, .infinity] as [Double] {
      #expect(radii(view(.corners(radius: .fixed(radius)))) == [0, 0, 0, 0])
      #expect(radii(view(.capsule(maximumRadius: radius))) == [0, 0, 0, 0])
      #expect(
        radii(view(.corners(radius: .containerConcentric(minimum: radius)))) == [0, 0, 0, 0])
    }
  }

  @available(iOS 26.0, *)
  @Test("A radius that does not fit is half of the shorter side")
  func aRadiusThatDoesNotFitIsHalfOfTheShorterSide() {
    #expect(radii(view(.corners(radius: 500))) == [50, 50, 50, 50])
  }
}
