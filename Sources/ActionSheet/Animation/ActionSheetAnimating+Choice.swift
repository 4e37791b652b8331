import UIKit

extension ActionSheetAnimating where Self == SlideSheetAnimation {
  /// In from below the window, and out again.
  public static var slide: SlideSheetAnimation { SlideSheetAnimation() }
}

extension ActionSheetAnimating where Self == FadeSheetAnimation {
  /// In and out at its place.
  public static var fade: FadeSheetAnimation { FadeSheetAnimation() }
}

extension ActionSheetAnimating where Self == ShrinkSheetAnimation {
  /// To the middle of the window, and gone.
  public static var shrink: ShrinkSheetAnimation { ShrinkSheetAnimation() }
}

/// Which animation a sheet takes.
@MainActor
enum SheetAnimationChoice {
  /// The first of the animations that there is, the slide if there is none, or a fade in its place
  /// where it moves things and the user wants less of that.
  ///
  /// - Parameters:
  ///   - candidates: The animations in the order of their precedence.
  ///   - reducesMotion: Whether the user asks for less motion.
  /// - Returns: The animation to take.
  static func animation(
    among candidates: [(any ActionSheetAnimating)?], reducesMotion: Bool
  ) -> any ActionSheetAnimating {
    let chosen = candidates.lazy.compactMap { $0 }.first ?? SlideSheetAnimation()
    return reducesMotion && chosen.involvesMotion ? FadeSheetAnimation() : chosen
  }

  /// Whether the user asks for less motion, or for fades in place of movements.
  static var userReducesMotion: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }
}
