/// Decides what goes from a binding to a slider and what goes back, and nothing twice.
///
/// It keeps what the binding held last, whoever wrote it. So an update that brings back what the
/// slider itself has just written touches nothing, and a slider that ends where the binding is
/// writes nothing. It knows neither the binding nor the slider; each call takes constant time.
struct RangeSliderSync<Value: BinaryFloatingPoint>: Equatable {
  /// What a declarative view asks of a slider.
  struct Input: Equatable {
    var range: ClosedRange<Value>
    var bounds: ClosedRange<Value>

    /// The distance between stops; `nil` for none.
    var step: Value?
  }

  /// What the slider is to be set to.
  struct Settings: Equatable {
    var lower: Double
    var upper: Double
    var minimum: Double
    var maximum: Double
    var step: Double
  }

  /// What the owner of the binding is told.
  enum Effect: Equatable {
    /// The user begins or ends changing the range.
    case editing(Bool)

    /// The binding takes a value.
    case write(ClosedRange<Value>)
  }

  private var known: Input?
  private var isEditing = false

  init() {}

  // MARK: From the binding to the slider

  /// What to set on the slider for a new state of the view; `nil` when it has that already.
  ///
  /// Bounds, values and step come together, for one call of the slider's atomic setter.
  mutating func update(to input: Input) -> Settings? {
    guard input != known else { return nil }
    known = input
    return Settings(
      lower: Double(input.range.lowerBound), upper: Double(input.range.upperBound),
      minimum: Double(input.bounds.lowerBound), maximum: Double(input.bounds.upperBound),
      step: input.step.map { Double($0) } ?? 0)
  }

  // MARK: From the slider to the binding

  /// The user takes hold of the slider.
  mutating func began() -> [Effect] {
    guard !isEditing else { return [] }
    isEditing = true
    return [.editing(true)]
  }

  /// The user has changed a value.
  ///
  /// A change without a beginning, as keys and screen readers make it, begins here.
  mutating func changed(lower: Double, upper: Double) -> [Effect] {
    let range = Self.range(lower, upper)
    guard range != known?.range else { return [] }
    let start = began()
    known?.range = range
    return start + [.write(range)]
  }

  /// The user lets go; what there was to write has been written.
  mutating func ended() -> [Effect] {
    guard isEditing else { return [] }
    isEditing = false
    return [.editing(false)]
  }

  // Rounding to a shorter type may bring the two together, never out of order.
  private static func range(_ lower: Double, _ upper: Double) -> ClosedRange<Value> {
    Value(lower)...max(Value(lower), Value(upper))
  }
}
