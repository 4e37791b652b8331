import QuartzCore

extension UIWindowScene {
  /// Size, place and orientation of a scene at one moment.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The scene's own coordinates.
    public final let coordinateSpace: any UICoordinateSpace

    /// The scene's frame on its screen.
    public final let systemFrame: CGRect

    /// Which way up the interface is.
    public final let interfaceOrientation: UIInterfaceOrientation

    init(
      coordinateSpace: any UICoordinateSpace, systemFrame: CGRect,
      interfaceOrientation: UIInterfaceOrientation
    ) {
      self.coordinateSpace = coordinateSpace
      self.systemFrame = systemFrame
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }

  final var sceneBounds: CGRect { CGRect(origin: .zero, size: sceneSize) }
}
