import CoreGraphics

/// What a range slider knows of the touch it follows, from the moment that lands.
struct TouchCourse: Equatable, Sendable {
  /// What the touch does.
  enum Purpose: Equatable, Sendable {
    /// It drags a thumb or both.
    case drag(ThumbDrag)

    /// It may turn out a tap on the bare track, which a thumb then goes to.
    case tap(Thumb, at: CGPoint)
  }

  /// How far a finger may slip and still tap, in points: 10.
  static let tapSlop: CGFloat = 10

  /// What the touch does.
  var purpose: Purpose

  /// The values at touch-down, and the rules that hold now.
  var start: RangeModel

  /// Where values lay when the touch was last looked at.
  var geometry: SliderGeometry

  /// What the finger feels.
  var feedback: DragFeedback

  /// Whether `.valueChanged` was sent.
  var hasAnnounced = false

  /// Whether `.editingDidBegin` was sent.
  var hasBegun = false

  /// Follows a touch from here on.
  init(
    _ purpose: Purpose, model: RangeModel, geometry: SliderGeometry, collision: ThumbCollision
  ) {
    self.purpose = purpose
    start = model
    self.geometry = geometry
    let thumbs: ThumbSet = if case .drag(let drag) = purpose { drag.thumbs } else { [] }
    feedback = DragFeedback(holding: thumbs, in: model, collision: collision)
  }

  /// The drag, unless the touch may be a tap.
  var drag: ThumbDrag? {
    get { if case .drag(let drag) = purpose { drag } else { nil } }
    set { if let newValue { purpose = .drag(newValue) } }
  }

  /// What brings about the changes of the touch.
  var source: RangeChange.Source {
    switch purpose {
    case .drag(let drag): drag.hold == .range ? .rangeDrag : .touch
    case .tap: .trackTap
    }
  }

  /// The thumbs held; none while undecided.
  var thumbs: ThumbSet {
    switch purpose {
    case .drag(let drag): drag.thumbs
    case .tap(let thumb, _): ThumbSet(thumb)
    }
  }
}
