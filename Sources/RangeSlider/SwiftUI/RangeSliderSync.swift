/// The synchronization of a binding and a slider.
///
/// It stores the latest value of the binding. An update with the value that the slider has just
/// written sets nothing, and a slider with the value of the binding writes nothing.
struct RangeSliderSync<Value: BinaryFloatingPoint>: Equatable {
  /// The properties of the declarative view.
  struct Input: Equatable {
    var range: ClosedRange<Value>
    var bounds: ClosedRange<Value>

    /// The distance between stops, or `nil` for none.
    var step: Value?
  }

  /// The properties to set on the slider.
  struct Settings: Equatable {
    var lower: Double
    var upper: Double
    var minimum: Double
    var maximum: Double
    var step: Double
  }

  /// An effect on the owner of the binding.
  enum Effect: Equatable {
    /// An interaction begins or ends.
    case editing(Bool)

    /// A value is written to the binding.
    case write(ClosedRange<Value>)
  }

  private var known: Input?
  private var isEditing = false

  init() {}

  // MARK: From the binding to the slider

  /// Returns the properties to set for a new state of the view, or `nil` if nothing has changed.
  mutating func update(to input: Input) -> Settings? {
    guard input != known else { return nil }
    known = input
    return Settings(
      lower: Double(input.range.lowerBound), upper: Double(input.range.upperBound),
      minimum: Double(input.bounds.lowerBound), maximum: Double(input.bounds.upperBound),
      step: input.step.map { Double($0) } ?? 0)
  }

  // MARK: From the slider to the binding

  /// Handles the beginning of an interaction.
  mutating func began() -> [Effect] {
    guard !isEditing else { return [] }
    isEditing = true
    return [.editing(true)]
  }

  /// Handles a change by the user.
  ///
  /// A change by a key or an assistive technology has no beginning of its own and begins here.
  mutating func changed(lower: Double, upper: Double) -> [Effect] {
    let range = Self.range(lower, upper)
    guard range != known?.range else { return [] }
    let start = began()
    known?.range = range
    return start + [.write(range)]
  }

  /// Handles the end of an interaction.
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
