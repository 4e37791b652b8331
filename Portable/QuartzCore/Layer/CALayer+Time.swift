extension CALayer {
  /// The layer's time for a time of the clock.
  func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let parent = (presented ?? self).tree.parent?.localTime(time) ?? time
    let timing = values.rare.timing
    if values.rare === RareLayerValues.standard || timing.isIdentity { return parent }
    return (parent - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  /// The time of the clock for the layer's time; a layer of speed 0 gives when its time stood still.
  func globalTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let timing = values.rare.timing
    var parent = time
    if !timing.isIdentity {
      let speed = Double(timing.speed)
      parent = speed == 0 ? timing.beginTime : (time - timing.timeOffset) / speed + timing.beginTime
    }
    return (presented ?? self).tree.parent?.globalTime(parent) ?? parent
  }
}
