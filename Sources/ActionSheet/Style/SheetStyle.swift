import ControlCore
import UIKit

/// A value that describes the appearance, the animation and the behavior of a sheet.
///
/// A style is a preset and members that were set. Take a preset, or a style without one, and set what is to
/// differ:
///
///     var style = SheetStyle.classic
///     style.metrics.cornerRadius = 24
///     window.traitOverrides.actionSheetStyle = style
///
/// Each member is optional: only what was set counts, whatever it equals, and reading a member that was not set
/// returns the value that it has without that. So styles can lie over each other in layers, from the lowest to
/// the highest:
///
/// 1. The preset in the design of the running system, for a sheet or a dialog. It is the preset of the sheet's
///    style or, if that has none, of the container's; without any it is ``system``.
/// 2. The appearance proxy of ``ActionSheetControl``.
/// 3. The container: the trait `actionSheetStyle` of a view, a controller, a window or a scene.
/// 4. The sheet: ``ActionSheetControl/style``, and the properties of the control that stand for its members.
///
/// One rule merges them: each member has the value of the highest layer that sets it. The sheet shows the result,
/// and so does its `style`, in which only the members of the sheet itself count as set.
///
/// Two styles are equal if all members have the same values, and the same are set.
public struct SheetStyle: Equatable, Sendable {
  /// The preset of the style, or of the layers below it.
  @StyleMember var preset = Preset.system

  /// The lengths.
  public var metrics = SheetMetrics()

  /// The fonts.
  public var fonts = SheetFonts()

  /// The colors.
  public var colors = SheetColors()

  /// The timing of the appearance and the disappearance.
  public var animation = SheetAnimation()

  /// The material of the backgrounds; the default is ``SheetMaterial/glass``.
  @StyleMember public var material = SheetMaterial.glass

  /// A Boolean value that determines whether each row has a background of its own.
  ///
  /// The gaps between groups are then transparent. If the value is `false`, the sheet has one background.
  /// The default is `true`.
  @StyleMember public var separatesRows = true

  /// A Boolean value that determines whether corners have a continuous curve; the default is `true`.
  @StyleMember public var usesContinuousCorners = true

  /// A Boolean value that determines whether the header stays while the rows below it scroll; the default
  /// is `true`.
  @StyleMember public var pinsHeader = true

  /// A Boolean value that determines whether cancel actions are below all other rows.
  ///
  /// If the value is `false`, they are where they were added. The default is `true`.
  @StyleMember public var pinsCancel = true

  /// A Boolean value that determines whether the texts of actions are at the leading edge.
  ///
  /// If the value is `false`, they are centered. The default is `false`.
  @StyleMember public var alignsLeading = false

  // MARK: Behavior

  /// A Boolean value that determines whether a tap beside the sheet, or on a gap between groups, closes it.
  ///
  /// If the value is `false`, such a tap has no effect. The default is `true`, in a dialog `false`.
  @StyleMember public var closesOnBackgroundTap = true

  /// A Boolean value that determines whether the rows scroll if they do not fit; the default is `true`.
  @StyleMember public var allowsScrolling = true

  /// A Boolean value that determines whether a finger can slide over the rows and chooses the one from which it
  /// lifts; the default is `true`.
  @StyleMember public var allowsSliding = true

  /// A Boolean value that determines whether sliding to another row plays haptic feedback; the default is `true`.
  @StyleMember public var playsHaptics = true

  /// A Boolean value that determines whether gestures behind the sheet are canceled when it appears; the default
  /// is `true`.
  @StyleMember public var interruptsGestures = true

  /// A Boolean value that determines whether dragging the sheet down closes it; the default is `false`.
  @StyleMember public var closesOnSwipe = false

  /// A Boolean value that determines whether the sheet closes when the app enters the background; the default
  /// is `false`.
  @StyleMember public var closesInBackground = false

  /// A Boolean value that determines whether the sheet closes when its window changes between portrait and
  /// landscape; the default is `false`.
  @StyleMember public var closesOnRotation = false

  /// Creates a style in which nothing is set.
  ///
  /// Its members have the values of ``system`` in the design up to iOS 18.
  public init() {}
}

/// The rule for merging.
extension SheetStyle {
  /// Returns the style with the members that a higher layer sets.
  func merging(_ higher: SheetStyle?, as origin: StyleOrigin = .inherited) -> SheetStyle {
    guard let higher else { return self }
    var style = self
    style.$preset.merge(higher.$preset, as: origin)
    style.metrics.merge(higher.metrics, as: origin)
    style.fonts.merge(higher.fonts, as: origin)
    style.colors.merge(higher.colors, as: origin)
    style.animation.merge(higher.animation, as: origin)
    style.$material.merge(higher.$material, as: origin)
    style.$separatesRows.merge(higher.$separatesRows, as: origin)
    style.$usesContinuousCorners.merge(higher.$usesContinuousCorners, as: origin)
    style.$pinsHeader.merge(higher.$pinsHeader, as: origin)
    style.$pinsCancel.merge(higher.$pinsCancel, as: origin)
    style.$alignsLeading.merge(higher.$alignsLeading, as: origin)
    style.$closesOnBackgroundTap.merge(higher.$closesOnBackgroundTap, as: origin)
    style.$allowsScrolling.merge(higher.$allowsScrolling, as: origin)
    style.$allowsSliding.merge(higher.$allowsSliding, as: origin)
    style.$playsHaptics.merge(higher.$playsHaptics, as: origin)
    style.$interruptsGestures.merge(higher.$interruptsGestures, as: origin)
    style.$closesOnSwipe.merge(higher.$closesOnSwipe, as: origin)
    style.$closesInBackground.merge(higher.$closesInBackground, as: origin)
    style.$closesOnRotation.merge(higher.$closesOnRotation, as: origin)
    return style
  }
}

/// The layers of a sheet above its preset, apart from that of its container.
struct StyleLayers {
  /// What the appearance proxy has set; `nil` for nothing.
  var proxy: SheetStyle?

  /// A Boolean value that determines whether UIKit applies appearance proxies.
  ///
  /// UIKit does so after `willMove(toWindow:)` and before `didMoveToWindow()`, and what is set meanwhile is the
  /// proxy's.
  var appliesProxies = false

  /// What was set on the sheet; `nil` for nothing.
  var own: SheetStyle?

  /// Returns the style that a sheet or a dialog has, with the style of the traits and the design of the system.
  func resolved(
    in container: SheetStyle?, design: SystemDesign, form: UIAlertController.Style = .actionSheet
  ) -> SheetStyle {
    let preset = [own, container].lazy.compactMap { $0 }.first { $0.$preset.origin == .own }?
      .preset
    var base = (preset ?? .system).style(in: design, form: form)
    base.$preset.origin = .preset
    return base.merging(proxy).merging(container).merging(own, as: .own)
  }
}
