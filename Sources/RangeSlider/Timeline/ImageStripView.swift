import UIKit

/// A strip of images along the track of a slider, such as the frames of a film.
///
/// Set it as the ``SliderControl/trackView`` of a slider. It divides the track into tiles, and asks for the
/// images of the visible ones, one after the other. While the track zooms, the images stay until there are
/// those of the smaller tiles.
///
///     let strip = ImageStripView()
///     strip.imageProvider = { value, size in
///       await film.image(at: value, size: size)
///     }
///     timeline.trackView = strip
@MainActor
public final class ImageStripView: UIView, TrackContent {
  /// A closure that returns the image of a value, or `nil` if there is none.
  ///
  /// Its parameters are the value in the middle of a tile and the size of the tile, in pixels.
  public typealias ImageProvider = @MainActor (Double, CGSize) async -> UIImage?

  /// The source of the images.
  ///
  /// Default: `nil`. Setting it discards all images.
  public var imageProvider: ImageProvider? { didSet { reloadImages() } }

  /// The width of a tile in relation to its height.
  ///
  /// Default: 16/9. Tiles are a little wider or narrower, so that a whole number of them fits, and their
  /// images fill them. Values that are not positive or not finite are ignored.
  public var tileAspectRatio: CGFloat = 16 / 9 {
    didSet {
      if !(tileAspectRatio.isFinite && tileAspectRatio > 0) { tileAspectRatio = oldValue }
      layOutTiles(from: geometry)
    }
  }

  /// One of the equal parts of the way from the least value to the greatest.
  private struct Tile: Hashable {
    let count: Int
    let index: Int
  }

  /// The number of images that are kept beside those of the tiles.
  private static let imageLimit = 200
  private var geometry: SliderGeometry?
  private var track = CGRect.zero
  private var tiles: [Tile: UIImageView] = [:]
  private var visible: [Tile] = []

  /// The images, and `nil` for values without one.
  private var images: [Tile: UIImage?] = [:]
  private var loader: Task<Void, Never>?

  /// Asks for all visible images again.
  public func reloadImages() {
    loader?.cancel()
    loader = nil
    images = [:]
    load()
  }

  func show(_ new: SliderGeometry, inTrack newTrack: CGRect, selection: ClosedRange<CGFloat>) {
    guard geometry != new || track != newTrack else { return }
    let old = geometry
    (geometry, track) = (new, newTrack)
    layOutTiles(from: old)
  }

  /// Places the tiles, from their places in another geometry during an animation.
  private func layOutTiles(from old: SliderGeometry?) {
    guard let geometry else { return }
    visible = visibleTiles(in: geometry)
    for tile in visible where tiles[tile] == nil {
      let view = UIImageView(image: images[tile] ?? nil)
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      UIView.performWithoutAnimation {
        addSubview(view)
        view.frame = frame(of: tile, in: old ?? geometry)
      }
      tiles[tile] = view
    }
    for (tile, view) in tiles { view.frame = frame(of: tile, in: geometry) }
    load()
  }

  private func visibleTiles(in geometry: SliderGeometry) -> [Tile] {
    let thickness = geometry.thickness(of: track.size)
    let length = geometry.isVertical ? thickness / tileAspectRatio : thickness * tileAspectRatio
    guard length > 0, geometry.canTrack, !track.isEmpty else { return [] }
    let count = max(Int((geometry.travel / length).rounded()), 1)
    let start = geometry.along(track.origin)
    let ends = [start, start + geometry.length(of: track.size)].map {
      geometry.fraction(at: $0) * Double(count)
    }
    let first = Int(min(ends[0], ends[1]))
    let last = min(Int(max(ends[0], ends[1]).rounded(.up)), count)
    return (first..<max(last, first)).map { Tile(count: count, index: $0) }
  }

  private func frame(of tile: Tile, in geometry: SliderGeometry) -> CGRect {
    let scale = max(traitCollection.displayScale, 1)
    let ends = [tile.index, tile.index + 1].map { index in
      let position = geometry.position(atFraction: Double(index) / Double(tile.count))
      return ((position - geometry.along(track.origin)) * scale).rounded() / scale
    }
    return geometry.rectangle(
      along: min(ends[0], ends[1]), length: abs(ends[1] - ends[0]), across: 0,
      thickness: geometry.thickness(of: track.size))
  }

  /// Loads the images of the visible tiles, and then removes all other tiles.
  private func load() {
    guard loader == nil, let imageProvider, geometry != nil else { return }
    loader = Task { [weak self] in
      while !Task.isCancelled {
        if let (tile, value, size) = self?.nextRequest {
          let image = await imageProvider(value, size)
          guard !Task.isCancelled else { return }
          self?.images[tile] = .some(image)
          self?.tiles[tile]?.image = image
        } else {
          // Tiles that have the place of others move with an animation.
          try? await Task.sleep(for: .seconds(SliderDisplay.duration))
          guard !Task.isCancelled, self?.finishLoading() == false else { return }
        }
      }
    }
  }

  private var nextRequest: (Tile, Double, CGSize)? {
    guard let geometry, let tile = visible.first(where: { images[$0] == nil }) else { return nil }
    let fraction = (Double(tile.index) + 0.5) / Double(tile.count)
    let (size, scale) = (frame(of: tile, in: geometry).size, max(traitCollection.displayScale, 1))
    return (
      tile, geometry.scale.value(atFraction: fraction, in: geometry.values),
      CGSize(width: size.width * scale, height: size.height * scale)
    )
  }

  /// Returns `false` if there are images to load again.
  private func finishLoading() -> Bool {
    guard nextRequest == nil else { return false }
    loader = nil
    let needed = Set(visible)
    for (tile, view) in tiles where !needed.contains(tile) {
      view.removeFromSuperview()
      tiles[tile] = nil
    }
    if images.count > Self.imageLimit { images = images.filter { needed.contains($0.key) } }
    return true
  }
}
