/// The differences between values with and without touches.
extension SliderValues {
  /// Returns the thumbs with other values than before.
  func changedThumbs(since before: SliderValues) -> ThumbSet {
    guard values != before.values else { return [] }
    var thumbs: ThumbSet = []
    for index in 0..<count where values[index] != before.values[index] {
      thumbs.insert(ThumbSet(Thumb(rawValue: index)))
    }
    return thumbs
  }

  /// Applies a change from outside during drags to the values without these drags.
  ///
  /// - Parameters:
  ///   - new: The values and rules after the change.
  ///   - old: The values and rules before it.
  ///   - drags: The drags. Thumbs that they hold and have moved keep the values that they had without them.
  ///   - claimed: The thumbs that other touches may move, which stay between stops.
  mutating func follow(
    _ new: SliderValues, from old: SliderValues, during drags: [ThumbDrag],
    claimed: ThumbSet = ThumbSet(rawValue: 0)
  ) {
    guard self != old else {
      self = new
      return
    }
    var result = new
    result.smoothThumbs = new.smoothThumbs.intersection(claimed)
    result.requests.values = requests.values
    result.requests.thumbs = requests.thumbs
    result.requests.latestThumb = requests.latestThumb
    var held = ThumbSet(rawValue: 0)
    for drag in drags { held.formUnion(drag.target.thumbs(of: count)) }
    func thumbAtStart(_ thumb: Thumb) -> Thumb {
      drags.lazy.map { $0.thumbAtStart(thumb) }.first { $0 != thumb } ?? thumb
    }
    for thumb in (0..<ThumbNumbers.limit).map(Thumb.init) {
      let (request, previous) = (new.requests.value(of: thumb), old.requests.value(of: thumb))
      let original = thumbAtStart(thumb)
      let isMoved = held.contains(thumb) && previous != requests.value(of: original)
      guard let request, request != previous, !isMoved else { continue }
      result.requests.set(request, of: original)
    }
    let latest = new.requests.latestThumb
    if latest != old.requests.latestThumb, !held.contains(latest) {
      result.requests.latestThumb = thumbAtStart(latest)
    }
    result.resolve()
    self = result
  }
}

extension SliderValues.Requests {
  /// Returns the requested value of a thumb, or `nil` if there is none.
  fileprivate func value(of thumb: Thumb) -> Double? {
    thumbs.contains(thumb) ? values[thumb] : nil
  }

  /// Returns the thumbs whose requests differ.
  func changedThumbs(since before: Self) -> ThumbSet {
    var changed = ThumbSet(rawValue: 0)
    for thumb in (0..<ThumbNumbers.limit).map(Thumb.init)
    where value(of: thumb) != before.value(of: thumb) {
      changed.insert(ThumbSet(thumb))
    }
    return changed
  }

  /// Takes the requests of some thumbs from others.
  mutating func copy(_ copied: ThumbSet, from other: Self) {
    thumbs = thumbs.subtracting(copied).union(other.thumbs.intersection(copied))
    for thumb in copied.thumbs { values[thumb] = other.values[thumb] }
    if copied.contains(other.latestThumb) { latestThumb = other.latestThumb }
  }
}
