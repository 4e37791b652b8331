import CCairo
import Foundation

extension CGContext {
  /// From user space to device space, whose origin is at the lower left.
  public var ctm: CGAffineTransform {
    state.degenerateTransform ?? cairoTransform.concatenating(flip)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Makes user space one that is mapped by `transform` to the user space so far. A transform that
  /// is not finite is ignored with a message; one that collapses areas hides what is drawn until
  /// the state is restored.
  public func concatenate(_ transform: CGAffineTransform) {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    guard numbers.allSatisfy(\.isFinite) else {
      PortableLog.report("CGContext: a transform that is not finite was ignored.")
      return
    }
    setTransform(transform.concatenating(ctm))
  }

  /// Between Cairo's device space, y down, and Core Graphics', y up.
  var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: deviceHeight)
  }

  /// From user space to pixels with y down.
  var cairoTransform: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(matrix)
  }

  func setTransform(_ transform: CGAffineTransform) {
    guard transform.isInvertible else {
      state.degenerateTransform = transform
      return
    }
    state.degenerateTransform = nil
    var matrix = cairo_matrix_t(transform.concatenating(flip))
    cairo_set_matrix(cairo, &matrix)
  }

  var canDraw: Bool { state.degenerateTransform == nil }
}

extension CGAffineTransform {
  package init(_ matrix: cairo_matrix_t) {
    self.init(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}

extension cairo_matrix_t {
  package init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
