import UIKit

/// The encoding of styles as dictionaries, which an archive stores.
///
/// A dynamic color is archived as `UIColor` archives it. A value that an archive lacks, or that has another
/// type, is not set.
extension SheetStyle {
  private static let presetKey = "preset"

  /// Returns the preset, and the values of some members by their names.
  func archived(_ members: StyleMembers) -> [String: Any] {
    var values: [String: Any] = [Self.presetKey: preset.rawValue]
    members.forEach { values["\($0)"] = archivedValue(of: $0) }
    return values
  }

  /// Creates a style from an archive; the members that are there count as set.
  init?(archived values: [String: Any]) {
    guard let name = values[Self.presetKey] as? String, let preset = Preset(rawValue: name) else {
      return nil
    }
    self = preset.style(in: .classic)
    for member in StyleMember.allCases {
      if let value = values["\(member)"] { set(member, toArchived: value) }
    }
  }

  private func archivedValue(of member: StyleMember) -> Any {
    switch member.place {
    case .length(let path): number(metrics[keyPath: path])
    case .optionalLength(let path): metrics[keyPath: path].map(number) ?? NSNull()
    case .fillsWidth: metrics.fillsWidth
    case .topSpacing: [metrics.topSpacing.lowerBound, metrics.topSpacing.upperBound].map(number)
    case .font(let path): fonts[keyPath: path].archived
    case .flag(let path): self[keyPath: path]
    case .material: Self.materials.firstIndex(of: material) ?? 0
    case .behavior(let behavior): self[behavior: behavior]
    case .duration: NSNumber(value: animation.duration)
    case .animation(let path): number(animation[keyPath: path])
    case .color(let path): colors[keyPath: path]
    case .optionalColor(let path): colors[keyPath: path] ?? NSNull()
    }
  }

  private mutating func set(_ member: StyleMember, toArchived value: Any) {
    let number = (value as? NSNumber).map { CGFloat($0.doubleValue) }
    let flag = (value as? NSNumber)?.boolValue
    switch member.place {
    case .length(let path): if let number { metrics[keyPath: path] = number }
    case .optionalLength(let path): metrics[keyPath: path] = number
    case .fillsWidth: if let flag { metrics.fillsWidth = flag }
    case .topSpacing:
      let ends = (value as? [NSNumber])?.map { CGFloat($0.doubleValue) } ?? []
      if ends.count == 2, ends[0] <= ends[1] { metrics.topSpacing = ends[0]...ends[1] }
    case .font(let path):
      if let font = SheetFont(archived: value) { fonts[keyPath: path] = font }
    case .flag(let path): if let flag { self[keyPath: path] = flag }
    case .material:
      if let index = number.map({ Int($0) }), Self.materials.indices.contains(index) {
        material = Self.materials[index]
      }
    case .behavior(let behavior): if let flag { self[behavior: behavior] = flag }
    case .duration: if let number { animation.duration = Double(number) }
    case .animation(let path): if let number { animation[keyPath: path] = number }
    case .color(let path): if let color = value as? UIColor { colors[keyPath: path] = color }
    case .optionalColor(let path): colors[keyPath: path] = value as? UIColor
    }
  }

  private func number(_ value: CGFloat) -> NSNumber { NSNumber(value: Double(value)) }

  private static let materials: [SheetMaterial] = [
    .glass, .ultraThin, .thin, .regular, .thick, .opaque,
  ]
}
