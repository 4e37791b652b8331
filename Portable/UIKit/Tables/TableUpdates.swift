import Foundation

/// The changes of one batch: what goes by its old place, what comes by its new one.
struct TableUpdates {
  /// Whether the changes are being shown just now.
  var isAnimating = false
}
