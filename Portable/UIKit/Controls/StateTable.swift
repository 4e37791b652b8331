/// Values per control state.
struct StateTable<Value> {
  // By raw value: a state is not Hashable, as no imported option set is.
  private var values: [UIControl.State.RawValue: Value] = [:]

  /// The states with a value of their own, in a fixed order.
  var states: [UIControl.State] { values.keys.sorted().map(UIControl.State.init) }

  /// The value set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value shown in a state: its own, else the one for normal.
  func value(for state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }
}
