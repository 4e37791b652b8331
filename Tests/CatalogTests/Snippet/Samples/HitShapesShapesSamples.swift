// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ControlCore
import ControlExtras
import UIKit

enum Sample_hit_shapes_bounds {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.hitShape = .bounds
    return control
  }
}
enum Sample_hit_shapes_minimum {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.size = CGSize(width: 16, height: 16)
    control.hitShape = .minimum(44)
    return control
  }
}
enum Sample_hit_shapes_outset {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.size = CGSize(width: 88, height: 44)
    control.hitShape = .outset(8)
    return control
  }
}
enum Sample_hit_shapes_circle {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.hitShape = .circle
    return control
  }
}
enum Sample_hit_shapes_ellipse {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.hitShape = .ellipse
    return control
  }
}
enum Sample_hit_shapes_capsule {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.hitShape = .capsule
    return control
  }
}
enum Sample_hit_shapes_rounded {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.hitShape = .rounded(20)
    return control
  }
}
enum Sample_hit_shapes_ring {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.size = CGSize(width: 80, height: 80)
    control.hitShape = .ring(inner: 18, outer: 38)
    return control
  }
}
enum Sample_hit_shapes_path {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.size = CGSize(width: 84, height: 80)
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map { index in
        let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
        return CGPoint(x: 0.5 + 0.5 * cos(angle), y: 0.52 + 0.5 * sin(angle))
      })
    star.closeSubpath()
    control.hitShape = .path(HitPath(star, space: .unit))
    return control
  }
}
enum Sample_hit_shapes_image {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.size = CGSize(width: 112, height: 72)
    let heart = UIImage(
      systemName: "heart.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 64, weight: .regular))
    control.hitShape = .alphaMask(heart, contentMode: .scaleAspectFit)
    return control
  }
}
enum Sample_hit_shapes_union {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.hitShape = .union(
      .padded(.ellipse, top: 0, left: 0, bottom: 0, right: 38),
      .padded(.ellipse, top: 0, left: 38, bottom: 0, right: 0))
    return control
  }
}
enum Sample_hit_shapes_intersection {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.hitShape = .intersection(
      .padded(.ellipse, top: 0, left: 0, bottom: 0, right: 38),
      .padded(.ellipse, top: 0, left: 38, bottom: 0, right: 0))
    return control
  }
}
enum Sample_hit_shapes_difference {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.hitShape = .difference(
      .padded(.ellipse, top: 0, left: 0, bottom: 0, right: 38),
      .padded(.ellipse, top: 0, left: 38, bottom: 0, right: 0))
    return control
  }
}
enum Sample_hit_shapes_padded {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.hitShape = HitShape.ellipse.padded(
      by: UIEdgeInsets(top: 4, left: 40, bottom: 4, right: 4))
    return control
  }
}
enum Sample_hit_shapes_limited {
  /// A control that draws the points that its hit shape contains.
  final class HitShapeControl: Control {
    /// The distance between two points, in points.
    private static let step: CGFloat = 4

    /// The size of the control, in points.
    var size = CGSize(width: 112, height: 64) {
      didSet { invalidateContentSize() }
    }

    override var hitShape: HitShape {
      didSet { setNeedsContentLayout() }
    }

    private let dots = CAShapeLayer()

    override func commonInit() {
      super.commonInit()
      layer.borderWidth = 1
      layer.addSublayer(dots)
      updateColors()
    }

    override var contentSize: ContentSize { ContentSize(width: size.width, height: size.height) }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      updateColors()
    }

    override func traitsChanged() {
      super.traitsChanged()
      updateColors()
    }

    private func updateColors() {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      dots.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutContent() {
      super.layoutContent()
      // A shape can be larger than its control.
      let room = bounds.insetBy(dx: -60, dy: -60)
      let area = hitShape.boundingRect(in: bounds).intersection(room)
      let path = CGMutablePath()
      for x in stride(from: area.minX + Self.step / 2, to: area.maxX, by: Self.step) {
        for y in stride(from: area.minY + Self.step / 2, to: area.maxY, by: Self.step)
        where hitShape.contains(CGPoint(x: x, y: y), in: bounds) {
          path.addEllipse(in: CGRect(x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4))
        }
      }
      dots.path = path
    }
  }

  @MainActor
  static func makeHitShape() -> HitShapeControl {
    let control = HitShapeControl()
    control.size = CGSize(width: 24, height: 24)
    control.hitShape = .limited(
      .outset(26), neighbors: [CGRect(x: 44, y: 0, width: 24, height: 24)])
    return control
  }
}
