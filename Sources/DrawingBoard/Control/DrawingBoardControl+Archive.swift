import Foundation
import UIKit

/// The settings of a board in an archive, other than the inspectable properties.
extension DrawingBoardControl {
  private static let limitsKey = "ControlKit.DrawingBoard.limits"
  private static let brushKey = "ControlKit.DrawingBoard.brush"

  func encodeSettings(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    storage.encode(with: coder)
    if let data = ArchivedBrush(brush)?.data { coder.encode(data as NSData, forKey: Self.brushKey) }
    let limits = historyLimits
    guard limits != HistoryLimits() else { return }
    let values: [NSNumber] = [
      NSNumber(value: limits.residentRadius), NSNumber(value: limits.memoryByteLimit),
      NSNumber(value: limits.diskByteLimit), NSNumber(value: limits.stepLimit ?? -1),
      NSNumber(value: limits.mergeInterval),
    ]
    coder.encode(values as NSArray, forKey: Self.limitsKey)
  }

  func decodeSettings(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let data = coder.decodeOptional(NSData.self, forKey: Self.brushKey)
    if let archived = data.flatMap({ ArchivedBrush(data: $0 as Data) }) { brush = archived.brush }
    guard let values = coder.decodeList(of: NSNumber.self, forKey: Self.limitsKey),
      values.count == 5
    else { return }
    let stepLimit = values[3].intValue
    historyLimits = HistoryLimits(
      residentRadius: values[0].intValue, memoryByteLimit: values[1].intValue,
      diskByteLimit: values[2].intValue, stepLimit: stepLimit < 0 ? nil : stepLimit,
      mergeInterval: values[4].doubleValue)
  }
}

extension BoardStorage {
  private static let folderKey = "ControlKit.DrawingBoard.folder"
  private static let backupKey = "ControlKit.DrawingBoard.leavesHistoryOutOfBackups"

  /// Creates a storage with the folder and the backup setting of an archive.
  init(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let path = coder.decodeOptional(NSString.self, forKey: Self.folderKey) {
      folder = URL(fileURLWithPath: path.expandingTildeInPath, isDirectory: true)
    }
    isBackedUp = !coder.decodeBool(forKey: Self.backupKey)
  }

  func encode(with coder: NSCoder) {
    if let folder {
      // The path of the app's container changes when the app is installed again.
      let (path, home) = (folder.path, NSHomeDirectory() + "/")
      let relative = path.hasPrefix(home) ? "~/" + path.dropFirst(home.count) : path
      coder.encode(relative as NSString, forKey: Self.folderKey)
    }
    if !isBackedUp { coder.encode(true, forKey: Self.backupKey) }
  }
}

extension NSCoder {
  /// Returns an archived object; `nil` if there is none.
  func decodeOptional<Object: NSObject & NSSecureCoding>(
    _ type: Object.Type, forKey key: String
  ) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// Returns the elements of an archived array; `nil` if there is none, or it has others.
  func decodeList<Element: NSObject & NSSecureCoding>(
    of type: Element.Type, forKey key: String
  ) -> [Element]? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: [NSArray.self, type], forKey: key) as? [Element]
  }
}
