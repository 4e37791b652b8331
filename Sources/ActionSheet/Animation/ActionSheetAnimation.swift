import UIKit

/// An animation with which a sheet appears or disappears.
///
/// It creates an animator. The sheet starts the animator, ends the transition with it, and stops it if
/// the sheet closes while it appears.
///
///     let drop = ActionSheetAnimation { context in
///       UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.6) {
///         context.sheetView.transform =
///           context.isPresenting ? .identity : context.offscreenTransform
///         context.dimmingView.alpha = context.isPresenting ? 1 : 0
///       }
///     }
///
/// The sheet restores its transform and its alpha after each presentation.
public struct ActionSheetAnimation: Sendable {
  /// A Boolean value that determines whether views move or change their size.
  ///
  /// If the user prefers reduced motion, ``fade`` replaces such an animation.
  public let involvesMotion: Bool

  private let preparation: @MainActor @Sendable (Context) -> Void
  private let makeAnimator: @MainActor @Sendable (Context) -> UIViewPropertyAnimator

  /// Creates an animation.
  ///
  /// If an animator is stopped or paused, the transition ends a second after the animator should have
  /// ended.
  ///
  /// - Parameters:
  ///   - involvesMotion: A Boolean value that determines whether views move or change their size.
  ///   - preparation: Sets the state with which a sheet begins to appear. The default is below the
  ///     window, without dimming.
  ///   - animator: Returns the animator, which need not be started.
  public init(
    involvesMotion: Bool = true,
    preparation: @escaping @MainActor @Sendable (Context) -> Void = { $0.moveOffscreen() },
    animator: @escaping @MainActor @Sendable (Context) -> UIViewPropertyAnimator
  ) {
    self.involvesMotion = involvesMotion
    self.preparation = preparation
    makeAnimator = animator
  }

  /// Sets the state with which a sheet begins to appear.
  @MainActor
  public func prepare(_ context: Context) {
    preparation(context)
  }

  /// Returns an animator for a sheet.
  @MainActor
  public func animator(for context: Context) -> UIViewPropertyAnimator {
    makeAnimator(context)
  }
}

extension ActionSheetAnimation {
  /// The views of a sheet that an animation changes, and the state of the transition.
  @MainActor
  public struct Context {
    /// A Boolean value that determines whether the sheet appears, or else disappears.
    public let isPresenting: Bool

    /// The sheet at its place; an animation changes its transform.
    public let sheetView: UIView

    /// The view that dims the content behind the sheet; its alpha is 1 while the sheet is shown.
    public let dimmingView: UIView

    /// The superview of both, as large as the window.
    public let containerView: UIView

    /// The timing of the style.
    public let timing: SheetAnimation

    /// The velocity with which a finger has thrown the sheet, in points per second; positive is down.
    public let velocity: CGFloat

    /// Creates a context.
    public init(
      isPresenting: Bool, sheetView: UIView, dimmingView: UIView, containerView: UIView,
      timing: SheetAnimation = SheetAnimation(), velocity: CGFloat = 0
    ) {
      self.isPresenting = isPresenting
      self.sheetView = sheetView
      self.dimmingView = dimmingView
      self.containerView = containerView
      self.timing = timing
      self.velocity = velocity
    }

    /// The frame of the sheet without its transform, in the coordinates of the container.
    public var restingFrame: CGRect {
      let size = sheetView.bounds.size
      let center = sheetView.center
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }

    /// The transform that moves the sheet from its place to below the window.
    public var offscreenTransform: CGAffineTransform {
      CGAffineTransform(
        translationX: 0, y: max(containerView.bounds.maxY - restingFrame.minY, 0))
    }

    /// Moves the sheet below the window, without dimming.
    public func moveOffscreen() {
      sheetView.transform = offscreenTransform
      dimmingView.alpha = 0
    }

    /// Hides or shows the sheet without changing the alpha of a view that contains visual effects.
    fileprivate func setFaded(_ isFaded: Bool) {
      if let sheet = sheetView as? ActionSheetControl {
        if isFaded { sheet.layoutIfNeeded() }
        sheet.container.isFaded = isFaded
      } else {
        sheetView.alpha = isFaded ? 0 : 1
      }
      dimmingView.alpha = isFaded ? 0 : 1
    }

    /// The transform that moves the sheet to the center of the window and makes it too small to be seen.
    fileprivate var vanishingTransform: CGAffineTransform {
      let frame = restingFrame
      let bounds = containerView.bounds
      // A transform with a scale of zero cannot be inverted, which the conversion of points needs.
      return CGAffineTransform(
        translationX: bounds.midX - frame.midX, y: bounds.midY - frame.midY
      ).scaledBy(x: 0.01, y: 0.01)
    }
  }
}

extension ActionSheetAnimation {
  /// A slide from below the window and back, with the timing of the style.
  ///
  /// A sheet that a finger has thrown goes on with the velocity of the finger.
  public static let slide = ActionSheetAnimation { context in
    let animator = UIViewPropertyAnimator(
      duration: context.timing.duration, timingParameters: slideTiming(for: context))
    animator.addAnimations {
      if context.isPresenting {
        context.sheetView.transform = .identity
        context.dimmingView.alpha = 1
      } else {
        context.moveOffscreen()
      }
    }
    return animator
  }

  /// The animation of dialogs: they fade in while they shrink into place, and fade out.
  static let pop = ActionSheetAnimation(
    preparation: { context in
      context.sheetView.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      context.setFaded(true)
    },
    animator: { context in
      UIViewPropertyAnimator(duration: context.timing.duration, dampingRatio: 1) {
        if context.isPresenting { context.sheetView.transform = .identity }
        context.setFaded(!context.isPresenting)
      }
    })

  /// A fade with the duration of the style, which replaces every animation that moves views if the user
  /// prefers reduced motion.
  public static let fade = makeFade(duration: nil)

  /// Returns a fade with a duration in seconds; negative and non-finite durations count as 0.
  public static func fade(duration: TimeInterval) -> ActionSheetAnimation {
    makeFade(duration: duration)
  }

  /// A flight to the center of the window, where the sheet shrinks and fades, in half a second.
  public static let shrink = shrink(duration: 0.5)

  /// Returns ``shrink`` with a duration in seconds; negative and non-finite durations count as 0.
  public static func shrink(duration: TimeInterval) -> ActionSheetAnimation {
    makeFade(duration: duration) { $0.vanishingTransform }
  }

  /// Returns a fade, during which the sheet moves from a transform to its place or back, if there is one.
  private static func makeFade(
    duration: TimeInterval?,
    from transform: (@MainActor @Sendable (Context) -> CGAffineTransform)? = nil
  ) -> ActionSheetAnimation {
    ActionSheetAnimation(
      involvesMotion: transform != nil,
      preparation: { context in
        if let transform { context.sheetView.transform = transform(context) }
        context.setFaded(true)
      },
      animator: { context in
        let duration = duration ?? context.timing.duration
        let end = transform.map { context.isPresenting ? .identity : $0(context) }
        return UIViewPropertyAnimator(
          duration: duration.isFinite ? max(duration, 0) : 0, curve: .easeInOut
        ) {
          if let end { context.sheetView.transform = end }
          context.setFaded(!context.isPresenting)
        }
      })
  }

  @MainActor
  private static func slideTiming(for context: Context) -> any UITimingCurveProvider {
    if context.isPresenting {
      return UISpringTimingParameters(
        dampingRatio: context.timing.dampingRatio, velocity: context.timing.initialVelocity)
    }
    guard context.velocity > 0 else { return UICubicTimingParameters(animationCurve: .easeInOut) }
    let velocity = SheetDrag.springVelocity(
      context.velocity, from: context.sheetView.transform.ty, to: context.offscreenTransform.ty)
    return UISpringTimingParameters(dampingRatio: 1, velocity: velocity)
  }
}
