import ControlCore
import UIKit

extension CatalogPage {
  static let hitShapes = CatalogPage(
    id: "hit-shapes", title: "Hit Shapes", module: "ControlCore",
    summary: "Touches by shape instead of by rectangle.",
    keywords: ["touch", "hit", "test", "shape", "circle", "ring", "path", "mask", "menu"],
    article: "ControlCore/HitShapes", symbol: "hand.tap", color: .systemOrange,
    states: menuStates.group("Menus") + shapeStates.group("Shapes"), form: .hitShape
  ) { report in
    let screen = HitShapesViewController()
    screen.report = report
    return .screen(screen, object: screen.control)
  }

  // MARK: Menus and neighbors

  /// The menus, the neighbors and all shapes; the code is that of a menu.
  private static let menuStates: [PageState] = [
    shape(
      "default", "Outer menu", isShown: false,
      setUp: { control in
        control.size = CGSize(width: 264, height: 264)
        control.hitShape = .ring(inner: 80, outer: 130)
      }),
    shape(
      "touched", "Touched", isShown: false,
      setUp: { control in
        control.size = CGSize(width: 264, height: 264)
        control.hitShape = .ring(inner: 34, outer: 80)
      }, pose: { $0.showTouches() }),
  ]

  // MARK: Shapes

  /// A control for each shape.
  static let shapeStates: [PageState] = [
    shape("bounds", "Bounds", setUp: { $0.hitShape = .bounds }),
    shape(
      "minimum", "At least 44",
      setUp: { control in
        control.size = CGSize(width: 16, height: 16)
        control.hitShape = .minimum(44)
      }),
    shape(
      "outset", "Outset",
      setUp: { control in
        control.size = CGSize(width: 88, height: 44)
        control.hitShape = .outset(8)
      }),
    shape("circle", "Circle", setUp: { $0.hitShape = .circle }),
    shape("ellipse", "Ellipse", setUp: { $0.hitShape = .ellipse }),
    shape("capsule", "Capsule", setUp: { $0.hitShape = .capsule }),
    shape("rounded", "Rounded", setUp: { $0.hitShape = .rounded(20) }),
    shape(
      "ring", "Ring",
      setUp: { control in
        control.size = CGSize(width: 80, height: 80)
        control.hitShape = .ring(inner: 18, outer: 38)
      }),
    shape(
      "path", "Path with a hole",
      setUp: { control in
        control.size = CGSize(width: 84, height: 80)
        let star = CGMutablePath()
        star.addLines(
          between: (0..<5).map { index in
            let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
            return CGPoint(x: 0.5 + 0.5 * cos(angle), y: 0.52 + 0.5 * sin(angle))
          })
        star.closeSubpath()
        control.hitShape = .path(HitPath(star, space: .unit))
      }),
    shape(
      "image", "Image",
      setUp: { control in
        control.size = CGSize(width: 112, height: 72)
        let heart = UIImage(
          systemName: "heart.fill",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 64, weight: .regular))
        control.hitShape = .alphaMask(heart, contentMode: .scaleAspectFit)
      }),
    shape(
      "union", "Union",
      setUp: {
        $0.hitShape = .union(
          .padded(.ellipse, top: 0, left: 0, bottom: 0, right: 38),
          .padded(.ellipse, top: 0, left: 38, bottom: 0, right: 0))
      }),
    shape(
      "intersection", "Intersection",
      setUp: {
        $0.hitShape = .intersection(
          .padded(.ellipse, top: 0, left: 0, bottom: 0, right: 38),
          .padded(.ellipse, top: 0, left: 38, bottom: 0, right: 0))
      }),
    shape(
      "difference", "Difference",
      setUp: {
        $0.hitShape = .difference(
          .padded(.ellipse, top: 0, left: 0, bottom: 0, right: 38),
          .padded(.ellipse, top: 0, left: 38, bottom: 0, right: 0))
      }),
    shape(
      "padded", "Padded",
      setUp: {
        $0.hitShape = HitShape.ellipse.padded(
          by: UIEdgeInsets(top: 4, left: 40, bottom: 4, right: 4))
      }),
    shape(
      "limited", "Limited by a neighbor",
      setUp: { control in
        control.size = CGSize(width: 24, height: 24)
        control.hitShape = .limited(
          .outset(26), neighbors: [CGRect(x: 44, y: 0, width: 24, height: 24)])
      }),
  ]

  /// Makes a state with a shape.
  ///
  /// - Parameters:
  ///   - id: The name on the command line.
  ///   - title: The name in the app.
  ///   - isShown: Whether the page shows the control itself.
  ///   - setUp: Sets the shape.
  ///   - pose: Shows touches for a picture.
  private static func shape(
    _ id: String, _ title: String, isShown: Bool = true,
    setUp: @escaping @MainActor (HitShapeControl) -> Void,
    pose: @escaping @MainActor (HitShapesViewController) -> Void = { _ in }
  ) -> PageState {
    let apply: @MainActor (PageSubject) -> Void = { subject in
      if let control = subject.object as? HitShapeControl { setUp(control) }
    }
    return PageState(
      id: id, title: title, setUp: apply,
      configure: { subject in
        let screen = subject.screen as? HitShapesViewController
        screen?.showsControl = isShown
        screen?.control.accessibilityLabel = title
      },
      pose: { subject in
        if let screen = subject.screen as? HitShapesViewController { pose(screen) }
      })
  }
}

extension CodeForm {
  fileprivate static var hitShape: CodeForm {
    var form = CodeForm.control(
      HitShapeControl.self, declarations: CodeForm.declarations("ShapeCode"))
    // A document holds no shape.
    form.document = nil
    return form
  }
}
