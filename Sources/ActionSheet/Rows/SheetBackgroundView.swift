import ControlCore
import UIKit

/// The appearance of a background without its traits.
struct BackgroundAppearance: Equatable {
  var material: SheetMaterial?
  var glassTint: UIColor?

  var tint: UIColor
  var highlight: UIColor
  var corners: CACornerMask
  var radius: CGFloat
  var curve: CALayerCornerCurve

  @MainActor
  fileprivate var effect: UIVisualEffect? { material?.visualEffect(tint: glassTint) }
}

/// The background of a row, of a group, or of the whole sheet.
///
/// The blur is lowest: it would take up a tint below it together with what shows beside its rounded
/// corners, and blur the two into dark corners. It is made anew only when the material is another.
///
///     SheetBackgroundView
///     ├── blur        UIVisualEffectView, only where the material blurs; tinted if it is glass
///     ├── tint        a color, clear over glass
///     └── highlight   a color, while pressed
@MainActor
final class SheetBackgroundView: ControlPart {
  private var tint = UIView()
  private var highlight = UIView()
  private var blur: UIVisualEffectView?
  private var appearance: BackgroundAppearance?

  init() {
    super.init(frame: .zero)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    highlight.isHidden = true
    for part in [tint, highlight] { add(part) }
  }

  /// Replaces the colors that were over glass: a view cannot give up the corners of the display.
  private func replaceColors() {
    for part in [tint, highlight] { part.removeFromSuperview() }
    let (isHighlighted, alpha) = (isHighlighted, tint.alpha)
    (tint, highlight) = (UIView(), UIView())
    self.isHighlighted = isHighlighted
    for part in [tint, highlight] {
      part.alpha = alpha
      add(part)
    }
  }

  private func add(_ part: UIView) {
    part.frame = bounds
    part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    part.isUserInteractionEnabled = false
    addSubview(part)
  }

  var isHighlighted: Bool {
    get { !highlight.isHidden }
    set { highlight.isHidden = !newValue }
  }

  /// A Boolean value that determines whether nothing of the background is visible.
  ///
  /// It changes the effect of the blur: a view with a visual effect, and its superviews, must keep
  /// their alpha at 1. Set it in an animation to fade.
  var isFaded = false {
    didSet {
      guard isFaded != oldValue else { return }
      blur?.effect = isFaded ? nil : appearance?.effect
      tint.alpha = isFaded ? 0 : 1
      highlight.alpha = isFaded ? 0 : 1
    }
  }

  func apply(_ new: BackgroundAppearance) {
    guard new != appearance else { return }
    let old = appearance
    appearance = new
    if new.material != old?.material || new.glassTint != old?.glassTint { setEffect(new.effect) }
    if old?.material == .glass, new.material != .glass { replaceColors() }
    tint.backgroundColor = new.tint
    highlight.backgroundColor = new.highlight
    for layer in [tint.layer, highlight.layer, blur?.layer].compactMap({ $0 }) {
      layer.cornerRadius = new.corners.isEmpty ? 0 : new.radius
      layer.maskedCorners = new.corners
      layer.cornerCurve = new.curve
    }
    setConcentricCorners(new)
  }

  /// Makes the corners of glass follow those of the display, with the radius as the minimum.
  private func setConcentricCorners(_ appearance: BackgroundAppearance) {
    guard #available(iOS 26, *), let blur, appearance.material == .glass else { return }
    let minimum = UICornerRadius.containerConcentric(minimum: appearance.radius)
    let top = appearance.corners.contains(.layerMinXMinYCorner) ? minimum : .fixed(0)
    let bottom = appearance.corners.contains(.layerMinXMaxYCorner) ? minimum : .fixed(0)
    let corners = UICornerConfiguration.corners(
      topLeftRadius: top, topRightRadius: top, bottomLeftRadius: bottom,
      bottomRightRadius: bottom)
    for view in [blur, tint, highlight] { view.cornerConfiguration = corners }
  }

  var isDrawn: Bool { appearance.map { $0.material != nil || !$0.tint.isClear } ?? false }

  func radius(of corner: UIRectCorner) -> CGFloat {
    guard let appearance else { return 0 }
    guard #available(iOS 26, *), let blur, appearance.material == .glass else {
      return appearance.radius
    }
    return blur.effectiveRadius(corner: corner)
  }

  private func setEffect(_ effect: UIVisualEffect?) {
    guard let effect else {
      blur?.removeFromSuperview()
      blur = nil
      return
    }
    // Glass has the shape of its corners by itself, and a shadow around it.
    let isClipped = appearance?.material != .glass
    if let blur {
      blur.clipsToBounds = isClipped
      if !isFaded { blur.effect = effect }
      return
    }
    let view = UIVisualEffectView(effect: isFaded ? nil : effect)
    view.clipsToBounds = isClipped
    add(view)
    sendSubviewToBack(view)
    blur = view
  }
}
