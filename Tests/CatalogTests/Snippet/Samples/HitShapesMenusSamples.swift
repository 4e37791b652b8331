// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ControlCore
import ControlExtras
import UIKit

enum Sample_hit_shapes_default {
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
    control.size = CGSize(width: 264, height: 264)
    control.hitShape = .ring(inner: 80, outer: 130)
    return control
  }
}
enum Sample_hit_shapes_touched {
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
    control.size = CGSize(width: 264, height: 264)
    control.hitShape = .ring(inner: 34, outer: 80)
    return control
  }
}
