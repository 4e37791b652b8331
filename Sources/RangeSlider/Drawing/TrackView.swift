import UIKit

/// The appearance of the track, with all colors resolved for the traits.
struct TrackStyle: Equatable {
  enum Art: Equatable {
    case gradient([UIColor])

    /// An image, and the color of a template.
    case image(UIImage, tint: UIColor)
  }

  enum Segment: Equatable {
    /// The track is visible.
    case track
    case fill
    case color(UIColor)

    /// Lines around what the track shows.
    case frame(UIColor, width: CGFloat)
  }

  var color: UIColor
  var fillColor: UIColor
  var art: Art?
  var fillArt: Art?

  /// The segments from the least value to the greatest, or `nil` if the fill is one part.
  var segments: [Segment]?
  var cornerCurve = CALayerCornerCurve.circular
}

/// The track.
///
///     track                rounded
///     ├── art              a gradient or an image
///     ├── fill art         a gradient or an image, with the fill and the filled segments as its mask
///     ├── fill             from the first thumb to the last
///     └── segment          one more than there are thumbs, instead of the fill
///
/// Art and segments exist only with a style that has them.
@MainActor
final class TrackView: PartView {
  let fill = PartView(frame: .zero)
  private(set) var segments: [PartView] = []
  private var style: TrackStyle?
  private var frames: BarFrames?
  private var isReversed = false
  private var art: TrackArtView?
  private var fillArt: TrackArtView?
  private var segmentFrames: [CGRect]?
  private var ownView: UIView?

  override func addParts() { addSubview(fill) }

  var isSegmented: Bool { style?.segments != nil }

  // MARK: Style

  func setStyle(_ new: TrackStyle) {
    guard style != new else { return }
    let old = style
    style = new
    if old?.art != new.art || old?.fillArt != new.fillArt { setArt(of: new) }
    if old?.segments?.count != new.segments?.count || old?.fillArt != new.fillArt {
      setSegmentCount(new.segments?.count ?? 0)
    }
    let rounded: [UIView?] = [self, fill, art?.content]
    for view in rounded.compactMap({ $0 }) where view.layer.cornerCurve != new.cornerCurve {
      view.layer.cornerCurve = new.cornerCurve
    }
    backgroundColor = new.art == nil ? new.color : nil
    fill.backgroundColor = new.fillColor
    fill.isHidden = new.segments != nil
    for (segment, view) in zip(new.segments ?? [], segments) {
      // Segments with a color of their own are not in the mask.
      let parent = segment == .fill ? fillArt?.mask ?? self : self
      if view.superview !== parent { parent.addSubview(view) }
      view.backgroundColor =
        switch segment {
        case .track, .frame: nil
        case .fill: new.fillColor
        case .color(let color): color
        }
      view.layer.borderWidth = 0
      if case .frame(let color, let width) = segment {
        (view.layer.borderColor, view.layer.borderWidth) = (color.cgColor, width)
      }
    }
    if old?.segments != nil || new.segments != nil || old?.art != new.art
      || old?.fillArt != new.fillArt
    {
      UIView.performWithoutAnimation(placeArt)
      updateClipping()
    }
  }

  private func setArt(of style: TrackStyle) {
    art?.removeFromSuperview()
    art = style.art.map { TrackArtView($0) }
    fillArt?.removeFromSuperview()
    fillArt = style.fillArt.map { TrackArtView($0) }
    for (index, view) in [art, fillArt].compactMap({ $0 }).enumerated() {
      insertSubview(view, at: index)
    }
    guard let fillArt else { return addSubview(fill) }
    let mask = PartView(frame: .zero)
    mask.addSubview(fill)
    fillArt.mask = mask
  }

  private func setSegmentCount(_ count: Int) {
    for view in segments { view.removeFromSuperview() }
    segments = (0..<count).map { _ in PartView(frame: .zero) }
    for view in segments { addSubview(view) }
    segmentFrames = nil
  }

  // MARK: Frames

  func place(_ new: BarFrames, isReversed: Bool, animatesThickness: Bool) {
    guard frames != new || self.isReversed != isReversed else { return }
    let old = frames
    frames = new
    self.isReversed = isReversed
    guard let old else { return UIView.performWithoutAnimation { place(new, from: nil) } }
    let isThicker =
      new.isVertical ? old.track.width != new.track.width : old.track.height != new.track.height
    guard animatesThickness, isThicker, old.isVertical == new.isVertical else {
      return place(new, from: old)
    }
    UIView.animate(
      withDuration: SliderDisplay.duration, delay: 0,
      options: .allowUserInteraction
    ) { self.place(new, from: old) }
  }

  private func place(_ new: BarFrames, from old: BarFrames?) {
    if old?.track != new.track { frame = new.track }
    if old?.trackRadius != new.trackRadius { layer.cornerRadius = new.trackRadius }
    if old?.clipsFill != new.clipsFill { updateClipping() }
    let filled = new.fill.offsetBy(dx: -new.track.minX, dy: -new.track.minY)
    if fill.frame != filled { fill.frame = filled }
    let corners = new.roundedCorners
    let radius = corners.isEmpty ? 0 : new.trackRadius
    if fill.layer.cornerRadius != radius { fill.layer.cornerRadius = radius }
    if !corners.isEmpty, fill.layer.maskedCorners != corners { fill.layer.maskedCorners = corners }
    placeArt()
  }

  func place(_ new: [CGRect]) {
    guard segmentFrames != new else { return }
    let old = segmentFrames
    segmentFrames = new
    func place() { for (view, frame) in zip(segments, new) { view.frame = frame } }
    if old == nil { UIView.performWithoutAnimation(place) } else { place() }
  }

  // MARK: Custom view

  // Shows a view of the app from the least value to the greatest, below the fill. The ends are those of the
  // selected part, in points of the control.
  func show(_ view: UIView?, in geometry: SliderGeometry, between ends: (CGFloat, CGFloat)) {
    if ownView !== view {
      let old = ownView
      ownView = view
      if old?.superview === self { old?.removeFromSuperview() }
      if let view { UIView.performWithoutAnimation { insertSubview(view, at: 0) } }
      updateClipping()
    }
    guard let view else { return }
    if let content = view as? any TrackContent {
      if view.frame != bounds { view.frame = bounds }
      let selection = min(ends.0, ends.1)...max(ends.0, ends.1)
      return content.show(geometry, inTrack: frame, selection: selection)
    }
    let new = geometry.rectangle(
      along: geometry.start - geometry.along(frame.origin), length: geometry.travel, across: 0,
      thickness: geometry.thickness(of: bounds.size))
    if view.frame != new { view.frame = new }
  }

  /// Forgets the view if the app adds it elsewhere.
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard subview === ownView else { return }
    ownView = nil
    (superview?.superview?.superview as? SliderControl)?.trackView = nil
  }

  private func placeArt() {
    guard let frames else { return }
    let bounds = CGRect(origin: .zero, size: frames.track.size)
    for view in [art, fillArt].compactMap({ $0 }) {
      view.place(in: bounds, isVertical: frames.isVertical, isReversed: isReversed)
    }
    art?.content.layer.cornerRadius = art?.isGradient == true ? frames.trackRadius : 0
    fillArt?.mask?.frame = bounds
  }

  private func updateClipping() {
    let clips = isSegmented || ownView != nil || frames?.clipsFill == true
    if clipsToBounds != clips { clipsToBounds = clips }
  }
}

/// A gradient or an image that runs from the least value to the greatest.
@MainActor
private final class TrackArtView: PartView {
  private final class GradientView: PartView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private(set) var content: UIView = UIImageView()
  var isGradient: Bool { content is GradientView }

  convenience init(_ art: TrackStyle.Art) {
    self.init(frame: .zero)
    switch art {
    case .gradient(let colors):
      content = GradientView(frame: .zero)
      let gradient = content.layer as? CAGradientLayer
      // A gradient needs two colors.
      gradient?.colors = (colors.count == 1 ? colors + colors : colors).map(\.cgColor)
      gradient?.startPoint = CGPoint(x: 0, y: 0.5)
      gradient?.endPoint = CGPoint(x: 1, y: 0.5)
    case .image(let image, let tint):
      content = UIImageView(image: image)
      // The color has been dimmed already if it is the tint color of the slider.
      content.tintAdjustmentMode = .normal
      content.tintColor = tint
      // The art is turned in the direction of the values.
      content.semanticContentAttribute = .forceLeftToRight
    }
    addSubview(content)
  }

  // Fills the bounds of the track. The content is turned instead of the view, so that the mask keeps the
  // coordinates of the track.
  func place(in bounds: CGRect, isVertical: Bool, isReversed: Bool) {
    frame = bounds
    let turn: CGAffineTransform =
      switch (isVertical, isReversed) {
      case (false, false): .identity
      case (false, true): CGAffineTransform(scaleX: -1, y: 1)
      case (true, true): CGAffineTransform(rotationAngle: -.pi / 2)
      case (true, false): CGAffineTransform(rotationAngle: .pi / 2)
      }
    content.bounds.size =
      isVertical ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    if content.transform != turn { content.transform = turn }
  }
}

extension BarFrames {
  fileprivate var roundedCorners: CACornerMask {
    var corners: CACornerMask = []
    if roundsStart {
      corners.formUnion([
        .layerMinXMinYCorner, isVertical ? .layerMaxXMinYCorner : .layerMinXMaxYCorner,
      ])
    }
    if roundsEnd {
      corners.formUnion([
        .layerMaxXMaxYCorner, isVertical ? .layerMinXMaxYCorner : .layerMaxXMinYCorner,
      ])
    }
    return corners
  }
}
