/// Keeps the blurred images of a compositor's backdrop layers.
///
/// Together they never have more pixels than the compositor's bitmap.
final class BackdropStore {
  /// Layers that may have an image; a layer that left the tree or dropped its image counts nothing.
  let layers: () -> [CABackdropLayer]
  let limit: Int

  init(limit: Int, layers: @escaping () -> [CABackdropLayer]) {
    self.limit = limit
    self.layers = layers
  }

  /// The pixels of all images.
  var pixels: Int { layers().reduce(0) { $0 + ($1.keptImage?.pixels ?? 0) } }

  /// Keeps an image where there is room, if need be in place of images that this composition does
  /// not use. Those it uses must stay, since it draws only a part of what lies below them.
  func keep(_ image: BackdropImage, for layer: CABackdropLayer) {
    layer.keptImage = nil
    guard image.pixels <= limit else { return }
    var free = limit - pixels
    for other in layers() where free < image.pixels && !other.isImageNeeded {
      free += other.keptImage?.pixels ?? 0
      other.keptImage = nil
    }
    if image.pixels <= free { layer.keptImage = image }
  }
}
