import Foundation

/// A path of lines and curves.
///
/// It is not Sendable: every mark of a class holds for its subclasses, and a `CGMutablePath` must
/// not be shared between threads.
public class CGPath {
  final var storage: PathStorage

  init(storage: PathStorage) {
    self.storage = storage
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(storage: path.storage)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(storage: path.storage)
  }

  /// A rectangle with elliptic corners; corners larger than half a side are a programmer
  /// error.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity,
      api: "CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)")
    self.init(storage: path.storage)
  }

  public var isEmpty: Bool { storage.isEmpty }

  /// The end of the last element; zero when the path is empty.
  public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

  public func copy() -> CGPath? { CGPath(storage: storage) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(storage: storage.transformed(by: transform?.pointee ?? .identity))
  }
}

extension CGPath: Hashable {
  /// The same elements with the same points.
  public static func == (a: CGPath, b: CGPath) -> Bool {
    a === b || a.storage == b.storage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}

/// A path that can be added to.
///
/// Points that are not finite are ignored with a message. Keep a path on one thread.
public class CGMutablePath: CGPath {
  public init() {
    super.init(storage: PathStorage())
  }
}
