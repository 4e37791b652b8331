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
    case .number(let path): number(self[keyPath: path])
    case .optionalLength(let path): self[keyPath: path].map(number) ?? NSNull()
    case .duration(let path): NSNumber(value: self[keyPath: path])
    case .flag(let path): self[keyPath: path]
    case .font(let path): self[keyPath: path].archived
    case .color(let path): self[keyPath: path]
    case .optionalColor(let path): self[keyPath: path] ?? NSNull()
    case .topSpacing: [metrics.topSpacing.lowerBound, metrics.topSpacing.upperBound].map(number)
    case .material: Self.materials.firstIndex(of: material) ?? 0
    }
  }

  private mutating func set(_ member: StyleMember, toArchived value: Any) {
    let number = (value as? NSNumber).map { CGFloat($0.doubleValue) }
    switch member.place {
    case .number(let path): if let number { self[keyPath: path] = number }
    case .optionalLength(let path): self[keyPath: path] = number
    case .duration(let path): if let number { self[keyPath: path] = Double(number) }
    case .flag(let path):
      if let value = value as? NSNumber { self[keyPath: path] = value.boolValue }
    case .font(let path): if let font = SheetFont(archived: value) { self[keyPath: path] = font }
    case .color(let path): if let color = value as? UIColor { self[keyPath: path] = color }
    case .optionalColor(let path): self[keyPath: path] = value as? UIColor
    case .topSpacing:
      let ends = (value as? [NSNumber])?.map { CGFloat($0.doubleValue) } ?? []
      if ends.count == 2, ends[0] <= ends[1] { metrics.topSpacing = ends[0]...ends[1] }
    case .material:
      if let index = number.map({ Int($0) }), Self.materials.indices.contains(index) {
        material = Self.materials[index]
      }
    }
  }

  private func number(_ value: CGFloat) -> NSNumber { NSNumber(value: Double(value)) }

  private static let materials: [SheetMaterial] = [
    .glass, .ultraThin, .thin, .regular, .thick, .opaque,
  ]
}
