/// Parts of a compound value, as key paths name them: `x`, `size.width`, `rotation.z` and so on.
enum ValueComponent {
  static func get(_ path: String, of whole: Any) -> Any? {
    switch whole {
    case let point as CGPoint: number(path, ["x": point.x, "y": point.y])
    case let size as CGSize: number(path, ["width": size.width, "height": size.height])
    case let rect as CGRect: get(path, of: rect)
    case let transform as CATransform3D: TransformComponent.get(path, of: transform)
    default: nil
    }
  }

  /// `whole` with one part replaced; nil when there is no such part or the value does not fit.
  static func set(_ path: String, of whole: Any, to value: Any?) -> Any? {
    switch whole {
    case var point as CGPoint:
      guard let number = CGFloat.from(value) else { return nil }
      switch path {
      case "x": point.x = number
      case "y": point.y = number
      default: return nil
      }
      return point
    case var size as CGSize:
      guard let number = CGFloat.from(value) else { return nil }
      switch path {
      case "width": size.width = number
      case "height": size.height = number
      default: return nil
      }
      return size
    case let rect as CGRect: return set(path, of: rect, to: value)
    case let transform as CATransform3D:
      return TransformComponent.set(path, of: transform, to: value)
    default: return nil
    }
  }

  private static func number(_ key: String, _ parts: [String: CGFloat]) -> Any? { parts[key] }

  private static func get(_ path: String, of rect: CGRect) -> Any? {
    switch path {
    case "origin": rect.origin
    case "size": rect.size
    case "origin.x": rect.origin.x
    case "origin.y": rect.origin.y
    case "size.width": rect.size.width
    case "size.height": rect.size.height
    default: nil
    }
  }

  private static func set(_ path: String, of rect: CGRect, to value: Any?) -> Any? {
    var rect = rect
    switch path {
    case "origin":
      guard let origin = CGPoint.from(value) else { return nil }
      rect.origin = origin
    case "size":
      guard let size = CGSize.from(value) else { return nil }
      rect.size = size
    default:
      guard let number = CGFloat.from(value) else { return nil }
      switch path {
      case "origin.x": rect.origin.x = number
      case "origin.y": rect.origin.y = number
      case "size.width": rect.size.width = number
      case "size.height": rect.size.height = number
      default: return nil
      }
    }
    return rect
  }
}

/// Scale, rotation and translation of a transform.
enum TransformComponent {
  static func get(_ path: String, of t: CATransform3D) -> Any? {
    let parts = TransformParts(t)
    switch path {
    case "scale":
      return (parts.scale.x + parts.scale.y + parts.scale.z) / 3
    case "scale.x": return parts.scale.x
    case "scale.y": return parts.scale.y
    case "scale.z": return parts.scale.z
    case "rotation", "rotation.z": return parts.rotation.z
    case "rotation.x": return parts.rotation.x
    case "rotation.y": return parts.rotation.y
    case "translation": return CGSize(width: t.m41, height: t.m42)
    case "translation.x": return t.m41
    case "translation.y": return t.m42
    case "translation.z": return t.m43
    default: return nil
    }
  }

  static func set(_ path: String, of t: CATransform3D, to value: Any?) -> CATransform3D? {
    if path == "translation" {
      guard let size = CGSize.from(value) else { return nil }
      var result = t
      result.m41 = size.width
      result.m42 = size.height
      return result
    }
    guard let number = CGFloat.from(value), number.isFinite else { return nil }
    var result = t
    switch path {
    case "translation.x": result.m41 = number
    case "translation.y": result.m42 = number
    case "translation.z": result.m43 = number
    default:
      var parts = TransformParts(t)
      switch path {
      case "scale": parts.scale = (number, number, number)
      case "scale.x": parts.scale.x = number
      case "scale.y": parts.scale.y = number
      case "scale.z": parts.scale.z = number
      case "rotation", "rotation.z": parts.rotation.z = number
      case "rotation.x": parts.rotation.x = number
      case "rotation.y": parts.rotation.y = number
      default: return nil
      }
      result = parts.transform
    }
    return result
  }
}

/// A transform taken apart into scale, then rotation about x, y and z, then translation.
struct TransformParts {
  var scale: (x: CGFloat, y: CGFloat, z: CGFloat)
  var rotation: (x: CGFloat, y: CGFloat, z: CGFloat)
  var translation: (x: CGFloat, y: CGFloat, z: CGFloat)

  init(_ t: CATransform3D) {
    func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
      (x * x + y * y + z * z).squareRoot()
    }
    translation = (t.m41, t.m42, t.m43)
    scale = (
      length(t.m11, t.m12, t.m13), length(t.m21, t.m22, t.m23), length(t.m31, t.m32, t.m33)
    )
    let determinant =
      t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
      + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31)
    if determinant < 0 {
      // A mirrored transform without rotation reads as a negative scale of its mirrored axis.
      if t.m11 >= 0 && t.m22 < 0 { scale.y = -scale.y } else { scale.x = -scale.x }
    }
    func unit(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { scale == 0 ? 0 : value / scale }
    let r11 = scale.x == 0 ? 1 : unit(t.m11, scale.x)
    let r12 = unit(t.m12, scale.x)
    let r13 = unit(t.m13, scale.x)
    let r22 = scale.y == 0 ? 1 : unit(t.m22, scale.y)
    let r23 = unit(t.m23, scale.y)
    let r32 = unit(t.m32, scale.z)
    let r33 = scale.z == 0 ? 1 : unit(t.m33, scale.z)
    let sine = max(-1, min(1, -r13))
    if abs(sine) < 1 - 1e-12 {
      rotation = (atan2(r23, r33), asin(sine), atan2(r12, r11))
    } else {
      rotation = (atan2(-r32, r22), asin(sine), 0)
    }
  }

  var transform: CATransform3D {
    var result = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    if rotation.x != 0 {
      result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation.x, 1, 0, 0))
    }
    if rotation.y != 0 {
      result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation.y, 0, 1, 0))
    }
    if rotation.z != 0 {
      result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation.z, 0, 0, 1))
    }
    result.m41 = translation.x
    result.m42 = translation.y
    result.m43 = translation.z
    return result
  }
}
