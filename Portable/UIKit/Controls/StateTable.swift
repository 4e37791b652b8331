/// Values per control state.
struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The states with a value of their own, in a fixed order.
  var states: [UIControl.State] { values.keys.sorted { $0.rawValue < $1.rawValue } }

  var isEmpty: Bool { values.isEmpty }

  /// The value set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value shown in a state: its own, else the one for normal.
  func value(for state: UIControl.State) -> Value? {
    values[state] ?? values[.normal]
  }
}
