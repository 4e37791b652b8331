import QuartzCore

// Scene and screen share one coordinate system here: a scene fills its screen. A view's way into
// it leads through its window.
@MainActor
private func toScene(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
  guard let view = space as? UIView, let window = view.window else { return point }
  return window.pointInScene(view.convertPoint(point, to: window))
}

@MainActor
private func fromScene(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
  guard let view = space as? UIView, let window = view.window else { return point }
  return view.convertPoint(window.point(fromScene: point), from: window)
}

@MainActor
func convert(
  _ point: CGPoint, from source: any UICoordinateSpace, to target: any UICoordinateSpace
) -> CGPoint {
  if let source = source as? UIView, let target = target as? UIView {
    return source.convertPoint(point, to: target)
  }
  return fromScene(toScene(point, from: source), to: target)
}

// The smallest upright rectangle around the converted corners.
@MainActor
func convert(
  _ rect: CGRect, from source: any UICoordinateSpace, to target: any UICoordinateSpace
) -> CGRect {
  if let source = source as? UIView, let target = target as? UIView {
    return source.convertRect(rect, to: target)
  }
  return rect.standardized.mappingCorners { convert($0, from: source, to: target) }
}

final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
  private let size: CGSize

  init(scene: UIWindowScene) {
    size = scene.sceneSize
    super.init()
  }

  var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  private let size: CGSize

  init(screen: UIScreen) {
    size = screen.bounds.size
    super.init()
  }

  var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIKit.convert(point, from: self, to: coordinateSpace)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIKit.convert(point, from: coordinateSpace, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIKit.convert(rect, from: self, to: coordinateSpace)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIKit.convert(rect, from: coordinateSpace, to: self)
  }
}
