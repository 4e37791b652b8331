import UIKit
import UIKitHost

/// What documents are shown on, and what the program that shows them has.
@MainActor
public struct DocumentSetup {
  /// The device, whose measures are those of the document unless ``keepsSize`` is set.
  public var device = HostDevice.phone
  /// Whether the document is shown in the size of the device instead of its own. Default `false`.
  public var keepsSize = false
  public var appearance = HostAppearance()
  /// The modules of the classes that are linked, by the names of the classes.
  public var modules: [String: String] = [:]
  /// Called with the window before it is laid out.
  public var prepare: (UIWindow) -> Void = { _ in }

  public init() {}
}
