import CCairo
import Foundation

extension CGContext {
  /// Remembers transform, clip and all parameters; the current path is not among them.
  public func saveGState() {
    savedStates.append(.state(state))
    cairo_save(cairo)
  }

  /// Goes back to the state last saved. Without one, or with a transparency layer begun since, the
  /// call is ignored with a message.
  public func restoreGState() {
    guard case .state(let saved)? = savedStates.last else {
      PortableLog.report("CGContext: restoreGState() without a matching saveGState() was ignored.")
      return
    }
    savedStates.removeLast()
    state = saved
    cairo_restore(cairo)
  }
}
