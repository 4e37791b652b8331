import UIKit

/// What values can be chosen, and in which steps.
extension RangeSliderControl {
  /// The distance between the values that can be chosen, counted from ``minimumValue``; default 0,
  /// which means any.
  ///
  /// The maximum can always be chosen, even after a shorter last step. A negative step counts as
  /// zero; one that is not finite is ignored. So is one so fine that there would be more than 2³¹.
  @IBInspectable public dynamic var step: CGFloat {
    get { CGFloat(model.step) }
    set { changeRules { $0.step = Double(newValue) } }
  }

  /// The values that can be chosen, beside the two bounds; default none, which leaves it to ``step``.
  ///
  /// They are sorted and kept without repetitions; those out of bounds wait there. What is not finite
  /// is left out.
  public var stops: [CGFloat] {
    get { model.stops.map { CGFloat($0) } }
    set { changeRules { $0.stops = newValue.map { Double($0) } } }
  }

  /// The least difference between the two values; default 0.
  ///
  /// Wider than the bounds it is as wide as they are. Negative ones count as zero; what is not finite
  /// is ignored.
  @IBInspectable public dynamic var minimumDistance: CGFloat {
    get { CGFloat(model.minimumDistance) }
    set { changeRules { $0.minimumDistance = Double(newValue) } }
  }

  /// The greatest difference between the two values; default infinity, which means none.
  ///
  /// It yields to ``minimumDistance`` and to the steps. Negative ones count as zero; what is not a
  /// number is ignored.
  @IBInspectable public dynamic var maximumDistance: CGFloat {
    get { CGFloat(model.maximumDistance) }
    set { changeRules { $0.maximumDistance = Double(newValue) } }
  }

  /// How values are spread along the track; default linear.
  ///
  /// A scale that the bounds do not allow works as linear until they do.
  public var scale: SliderScale {
    get { model.scale }
    set { changeRules { $0.scale = newValue } }
  }

  /// Sets bounds and values in one go, without a state in between and without an event.
  ///
  /// `nil` leaves one as it is. Of bounds the wrong way round the maximum holds for both; of values
  /// that do not go together the lower one wins. Out of range they count as for ``minimumValue`` and
  /// ``lowerValue``.
  public func setRange(
    minimum: CGFloat? = nil, maximum: CGFloat? = nil, lower: CGFloat? = nil, upper: CGFloat? = nil
  ) {
    let (minimum, maximum) = (minimum.map { Double($0) }, maximum.map { Double($0) })
    course?.start.set(minimum: minimum, maximum: maximum, lower: nil, upper: nil)
    changeModel {
      $0.set(
        minimum: minimum, maximum: maximum, lower: lower.map { Double($0) },
        upper: upper.map { Double($0) })
    }
  }

  /// Makes a change of bounds or rules; set while a thumb is held it outlasts a cancelled drag, which
  /// puts back the values only.
  func changeRules(_ change: (inout RangeModel) -> Void) {
    if var start = course?.start {
      change(&start)
      course?.start = start
    }
    changeModel(change)
  }
}
