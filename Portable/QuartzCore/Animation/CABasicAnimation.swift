/// An animation between two values of a property.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  var hasValues: Bool { fromValue != nil || toValue != nil || byValue != nil }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func encodeValues(to archive: PropertyArchive) {
    super.encodeValues(to: archive)
    archive.encode(fromValue, "fromValue")
    archive.encode(toValue, "toValue")
    archive.encode(byValue, "byValue")
  }

  override func decodeValues(from archive: PropertyArchive) {
    super.decodeValues(from: archive)
    fromValue = archive.present("fromValue")
    toValue = archive.present("toValue")
    byValue = archive.present("byValue")
  }

  override func value(at progress: Double, base: AnimatableValue?) -> AnimatableValue? {
    guard let (from, to) = ends(over: base) else { return nil }
    return from.interpolated(to: to, at: fraction(at: progress))
  }

  /// How far the value has moved from the first to the second.
  func fraction(at progress: Double) -> Double { paced(progress) }

  /// The first and last value, completed from the value shown without the animation.
  func ends(over base: AnimatableValue?) -> (AnimatableValue, AnimatableValue)? {
    let from = AnimatableValue(fromValue)
    let to = AnimatableValue(toValue)
    let by = AnimatableValue(byValue)
    let rest = isAdditive ? base?.scaled(by: 0) : base
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return from.adding(by).map { (from, $0) }
    case (nil, let to?, let by?): return to.adding(by.scaled(by: -1)).map { ($0, to) }
    case (let from?, nil, nil): return rest.map { (from, $0) }
    case (nil, let to?, nil): return rest.map { ($0, to) }
    case (nil, nil, let by?): return rest.flatMap { rest in rest.adding(by).map { (rest, $0) } }
    case (nil, nil, nil): return nil
    }
  }
}
