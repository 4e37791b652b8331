import Foundation

// Required constraints that exclude each other.
extension LayoutEngine {
  /// Reports a conflict and picks the constraint to break.
  ///
  /// - Parameters:
  ///   - conflict: The constraints.
  ///   - system: The system that is being solved, which the engine's own must not be read for.
  /// - Returns: The constraint to break.
  func breakOne(
    of conflict: [LayoutSystem.ConstraintID], in system: LayoutSystem
  ) -> LayoutSystem.ConstraintID {
    let known = conflict.compactMap { id in owners[id].map { (id: id, constraint: $0) } }
    // Frames that the app set and the system's own rules stay as long as a constraint can yield.
    guard let victim = known.first, !isFitting || known.isEmpty == false else {
      return conflict[0]
    }
    if !isFitting {
      report(known.map(\.constraint), broken: victim.constraint, conflict, in: system)
    }
    return victim.id
  }

  private func report(
    _ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint,
    _ conflict: [LayoutSystem.ConstraintID], in system: LayoutSystem
  ) {
    var lines = constraints.sorted { $0.serial < $1.serial }.map { "    \"\($0.summary)\"" }
    lines += conflict.compactMap { describeOwn($0, in: system) }
    PortableLog.report(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint 
      \(broken.summary)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """)
  }

  private func describeOwn(_ id: LayoutSystem.ConstraintID, in system: LayoutSystem) -> String? {
    guard owners[id] == nil, let variable = system.firstVariable(of: id),
      let item = itemsOfVariables[Int(variable)]
    else { return nil }
    let attribute =
      switch variable {
      case item.x: "minX"
      case item.y: "minY"
      case item.width: "width"
      default: "height"
      }
    if let guide = item.guide {
      return "    \"<NSLayoutConstraint '\(guide.identifier)' \(attribute)>\""
    }
    guard let view = item.view else { return nil }
    let value = -(system.constant(of: id))
    return
      "    \"<NSAutoresizingMaskLayoutConstraint \(view.diagnosticName).\(attribute) == \(value)   (active)>\""
  }
}

extension LayoutSystem {
  func firstVariable(of id: ConstraintID) -> Variable? {
    records[Int(id.index)].terms.first?.variable
  }
  func constant(of id: ConstraintID) -> Double { records[Int(id.index)].constant }
}
