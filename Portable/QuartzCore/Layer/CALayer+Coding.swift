extension CALayer {
  static let archivedKeys = [
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform",
    "sublayerTransform", "contentsRect", "contentsCenter", "contentsScale", "contentsGravity",
    "magnificationFilter", "minificationFilter", "hidden", "doubleSided", "masksToBounds",
    "opaque", "backgroundColor", "cornerRadius", "maskedCorners", "cornerCurve", "borderWidth",
    "borderColor", "opacity", "allowsGroupOpacity", "shouldRasterize", "rasterizationScale",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath",
    "needsDisplayOnBoundsChange", "speed", "timeOffset", "beginTime", "name",
  ]

  final func encodeProperties(to archive: PropertyArchive) {
    for key in archivedKeys { archive.encode(value(forKey: key), key) }
    archive.encode(objects: mask.map { [$0] }, "mask")
    archive.encode(objects: sublayers, "sublayers")
  }

  // An archive without an entry leaves the property at its default.
  final func decodeProperties(from archive: PropertyArchive) {
    for key in archivedKeys {
      guard let value = archive.value(key) else { continue }
      setValue(value is NSNull ? nil : value, forKey: key)
    }
    if let layer = archive.objects(CALayer.self, "mask")?.first { mask = layer }
    if let layers = archive.objects(CALayer.self, "sublayers") { sublayers = layers }
  }
}
