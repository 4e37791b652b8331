/// How a layer's content changes over from its old to its new state.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
}

/// Fades from what the layer showed when the transition was added to what it shows now.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var startProgress: Float = 0
  open var endProgress: Float = 1
  var snapshot: LayerSnapshot?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    startProgress = other.startProgress
    endProgress = other.endProgress
    snapshot = other.snapshot
  }

  override func encodeValues(to archive: PropertyArchive) {
    super.encodeValues(to: archive)
    archive.encode(type.rawValue, "type")
    archive.encode(startProgress, "startProgress")
    archive.encode(endProgress, "endProgress")
  }

  override func decodeValues(from archive: PropertyArchive) {
    super.decodeValues(from: archive)
    if let name = archive.string("type") { type = CATransitionType(rawValue: name) }
    startProgress = archive.number("startProgress").map { Float($0) } ?? startProgress
    endProgress = archive.number("endProgress").map { Float($0) } ?? endProgress
  }

  override func prepare(for layer: CALayer) {
    if snapshot == nil { snapshot = LayerSnapshot(of: layer) }
  }

  override func apply(to layer: CALayer, at time: CFTimeInterval) {
    guard let phase = phase(at: time), let snapshot else { return }
    let way = Double(endProgress - startProgress) * paced(phase.progress)
    layer.render.ownCaches.fade = (snapshot, Double(startProgress) + way)
  }
}
