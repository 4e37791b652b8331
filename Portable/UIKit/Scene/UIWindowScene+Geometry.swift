import QuartzCore

extension UIWindowScene {
  final var sceneBounds: CGRect { CGRect(origin: .zero, size: sceneSize) }
}
